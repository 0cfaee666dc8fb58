import type { Hono } from 'hono';
import { activateRecovery } from '../auth/recovery.ts';
import type { Lab } from '../base/lab.ts';
import { html } from 'hono/html';
import { siteLanguage } from './language.ts';
import { sitePage } from './page.ts';
import { siteWords } from './words.ts';

/**
 * The page of the link in the first recovery mail. Opening it changes nothing, because mail scanners open links; the
 * button submits the change.
 */
export function addRecovery(app: Hono, lab: Lab): void {
  app.get('/auth/recovery/activate', (context) => {
    const language = siteLanguage(context);
    const words = siteWords(language);
    const code = context.req.query('code') ?? '';
    return sitePage(context, lab, {
      title: words.recoveryTitle,
      language,
      body: html`<h1>${words.recoveryTitle}</h1>
        <p class="lead">${words.recoveryLead}</p>
        <form method="post" action="/auth/recovery/activate?lang=${language}">
          <input type="hidden" name="code" value="${code.slice(0, 100)}" />
          <button class="button">${words.recoveryButton}</button>
        </form>`,
    });
  });

  app.post('/auth/recovery/activate', async (context) => {
    const language = siteLanguage(context);
    const words = siteWords(language);
    const tooLong = Number(context.req.header('content-length') ?? '0') > 1_000;
    const form = tooLong ? {} : await context.req.parseBody();
    const code = form['code'];
    const done = typeof code === 'string' && (await activateRecovery(lab, code));
    const signIn = `${lab.config.portal.portalOrigin}/ta/login`;
    return sitePage(context, lab, {
      title: words.recoveryTitle,
      language,
      status: done ? 200 : 410,
      body: done
        ? html`<h1>${words.recoverySent}</h1>
            <p class="lead">${words.recoverySentLead(lab.config.recovery.temporaryPasswordMinutes)}</p>
            <p><a class="button" href="${signIn}">${words.signIn}</a></p>`
        : html`<h1>${words.recoveryGone}</h1>
            <p class="lead">${words.recoveryGoneLead}</p>
            <p>
              <a class="button" href="${lab.config.portal.portalOrigin}/ta/recovery-password"
                >${words.recoveryAgain}</a
              >
            </p>`,
    });
  });
}
