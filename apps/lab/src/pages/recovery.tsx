import type { Hono } from 'hono';
import { activateRecovery } from '../auth/recovery.ts';
import type { Lab } from '../base/lab.ts';
import { deviceCookie, deviceOfCookies } from '../identity/devices.ts';
import { createToken } from '../identity/tokens.ts';
import { Button } from '@trade-area/widgets/ui';
import { formLimits, readForm } from './form.ts';
import { drawSitePage } from './draw.tsx';
import { siteLanguage } from './language.ts';
import { PageHead, Row } from './parts/Page.tsx';
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
    return drawSitePage(context, lab, {
      title: texts.recoveryTitle,
      language,
      body: (
        <>
          <PageHead title={texts.recoveryTitle} lead={texts.recoveryLead} />
          <form method="post" action={`/auth/recovery/activate?lang=${language}`}>
            <input type="hidden" name="code" value={code.slice(0, 100)} />
            <Button type="submit" variant="primary">
              {texts.recoveryButton}
            </Button>
          </form>
        </>
      ),
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
    return drawSitePage(context, lab, {
      title: texts.recoveryTitle,
      language,
      status: done ? 200 : 410,
      body: done ? (
        <>
          <PageHead
            title={texts.recoverySent}
            lead={texts.recoverySentLead(lab.config.recovery.temporaryPasswordMinutes)}
          />
          <Row>
            <Button href={signIn} variant="primary">
              {texts.signIn}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <PageHead title={texts.recoveryGone} lead={texts.recoveryGoneLead} />
          <Row>
            <Button href={`${lab.config.portal.portalOrigin}/ta/recovery-password`} variant="primary">
              {texts.recoveryAgain}
            </Button>
          </Row>
        </>
      ),
    });
  });
}
