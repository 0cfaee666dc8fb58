import type { Context, Hono } from 'hono';
import { Button, Notice } from '@trade-area/widgets/ui';
import { acceptInvitation, findInvitation } from '../auth/invitations.ts';
import type { Lab } from '../base/lab.ts';
import { deviceCookie, deviceOfCookies } from '../identity/devices.ts';
import { createToken } from '../identity/tokens.ts';
import { drawSitePage } from './draw.tsx';
import { formLimits, readForm } from './form.ts';
import { invitationTexts } from './invitationTexts.ts';
import { siteLanguage } from './language.ts';
import { PageHead, Row } from './parts/Page.tsx';
import { TextField } from './parts/fields.tsx';
import { requireSameOrigin } from './sameOrigin.ts';

const path = '/auth/invitation';
/** Characters of a code at most; longer ones are no code. */
const longestCode = 100;

/**
 * The page of the link in an invitation: the new customer sets the first password and goes on to the portal, signed in.
 * Opening it changes nothing, because mail scanners open links.
 */
export function addInvitation(app: Hono, lab: Lab): void {
  const { portalOrigin, labOrigin } = lab.config.portal;

  app.get(path, (context) => showForm(context, (context.req.query('code') ?? '').slice(0, longestCode)));

  app.post(path, async (context) => {
    const texts = invitationTexts(siteLanguage(context));
    requireSameOrigin(context, lab);
    const { text: field } = await readForm(context, formLimits.public);
    const code = field('code').slice(0, longestCode);
    const password = field('password');
    if (password !== field('repeat')) return showForm(context, code, texts.different);
    const device = deviceOfCookies(context.req.header('cookie') ?? '') || createToken();
    const agent = context.req.header('user-agent') ?? '';
    const accepted = await acceptInvitation(lab, { code, password, device, agent });
    if (!accepted.done) return showForm(context, code, accepted.problem === 'weak' ? texts.weak : '');
    context.header('set-cookie', deviceCookie(device, labOrigin));
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.redirect(`${portalOrigin}/ta/?ta_token=${accepted.token}`, 303);
  });

  /** Passwords that were typed are not sent back. */
  async function showForm(context: Context, code: string, problem = '') {
    const language = siteLanguage(context);
    const texts = invitationTexts(language);
    const invitation = code === '' ? null : await findInvitation(lab, code);
    if (!invitation)
      return drawSitePage(context, lab, {
        title: texts.gone,
        language,
        status: 410,
        body: (
          <>
            <PageHead title={texts.gone} lead={texts.goneLead} />
            <Row>
              <Button href={`${portalOrigin}/ta/login`} variant="primary">
                {texts.signIn}
              </Button>
            </Row>
          </>
        ),
      });
    const password = {
      type: 'password',
      autoComplete: 'new-password',
      minLength: 7,
      maxLength: 128,
      required: true,
    } as const;
    return drawSitePage(context, lab, {
      title: texts.title,
      language,
      status: problem === '' ? 200 : 422,
      formTargets: [portalOrigin],
      body: (
        <>
          <PageHead title={texts.title} lead={texts.lead(invitation.email)} />
          {problem !== '' && (
            <Notice tone="danger" announce="alert">
              {problem}
            </Notice>
          )}
          <form
            className="ta-page-stack ta-page-stack--narrow"
            method="post"
            action={`${path}?lang=${language}`}
          >
            <input type="hidden" name="code" value={code} />
            <TextField {...password} name="password" label={texts.password} hint={texts.rules} />
            <TextField {...password} name="repeat" label={texts.repeat} />
            <Row>
              <Button type="submit" variant="primary">
                {texts.save}
              </Button>
            </Row>
          </form>
        </>
      ),
    });
  }
}
