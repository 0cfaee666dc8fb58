import type { Hono } from 'hono';
import { activateRecovery } from '../auth/recovery.ts';
import type { Lab } from '../base/lab.ts';
import { deviceCookie, deviceOfCookies } from '../identity/devices.ts';
import { createToken } from '../identity/tokens.ts';
import { html } from 'hono/html';
import { formLimits, readForm } from './form.ts';
import { siteLanguage } from './language.ts';
import { sitePage } from './page.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { siteTexts } from './siteTexts.ts';

/**
 * The page of the link in the first recovery mail. Opening it changes nothing, because mail scanners open links; the
 * button submits the change.
 */
export function addRecovery(app: Hono, lab: Lab): void {
  app.get('/auth/recovery/activate', (context) => {
    const language = siteLanguage(context);
    const texts = siteTexts(language);
    const code = context.req.query('code') ?? '';
    return sitePage(context, lab, {
      title: texts.recoveryTitle,
      language,
      body: html`<h1>${texts.recoveryTitle}</h1>
        <p class="lead">${texts.recoveryLead}</p>
        <form method="post" action="/auth/recovery/activate?lang=${language}">
          <input type="hidden" name="code" value="${code.slice(0, 100)}" />
          <button class="button">${texts.recoveryButton}</button>
        </form>`,
    });
  });

  app.post('/auth/recovery/activate', async (context) => {
    const language = siteLanguage(context);
    const texts = siteTexts(language);
    requireSameOrigin(context, lab);
    const code = (await readForm(context, formLimits.public)).text('code');
    const device = deviceOfCookies(context.req.header('cookie') ?? '') || createToken();
    const done = code !== '' && (await activateRecovery(lab, code, device));
    if (done) context.header('set-cookie', deviceCookie(device, lab.config.portal.labOrigin));
    const signIn = `${lab.config.portal.portalOrigin}/ta/login`;
    return sitePage(context, lab, {
      title: texts.recoveryTitle,
      language,
      status: done ? 200 : 410,
      body: done
        ? html`<h1>${texts.recoverySent}</h1>
            <p class="lead">${texts.recoverySentLead(lab.config.recovery.temporaryPasswordMinutes)}</p>
            <p><a class="button" href="${signIn}">${texts.signIn}</a></p>`
        : html`<h1>${texts.recoveryGone}</h1>
            <p class="lead">${texts.recoveryGoneLead}</p>
            <p>
              <a class="button" href="${lab.config.portal.portalOrigin}/ta/recovery-password"
                >${texts.recoveryAgain}</a
              >
            </p>`,
    });
  });
}
