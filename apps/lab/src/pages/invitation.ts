import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { acceptInvitation, findInvitation } from '../auth/invitations.ts';
import type { Lab } from '../base/lab.ts';
import { deviceCookie, deviceOfCookies } from '../identity/devices.ts';
import { createToken } from '../identity/tokens.ts';
import { formLimits, readForm } from './form.ts';
import { invitationTexts } from './invitationTexts.ts';
import { siteLanguage } from './language.ts';
import { sitePage } from './page.ts';
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
      return sitePage(context, lab, {
        title: texts.gone,
        language,
        status: 410,
        body: html`<h1>${texts.gone}</h1>
          <p class="lead">${texts.goneLead}</p>
          <p><a class="button" href="${portalOrigin}/ta/login">${texts.signIn}</a></p>`,
      });
    const passwordField = (name: string, label: string) =>
      html`<label
        >${label}
        <input
          name="${name}"
          type="password"
          autocomplete="new-password"
          minlength="7"
          maxlength="128"
          required
          aria-describedby="rules"
      /></label>`;
    return sitePage(context, lab, {
      title: texts.title,
      language,
      status: problem === '' ? 200 : 422,
      formTargets: [portalOrigin],
      body: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.lead(invitation.email)}</p>
        ${problem === '' ? html`` : html`<p class="problem" role="alert">${problem}</p>`}
        <form class="stack" method="post" action="${path}?lang=${language}">
          <input type="hidden" name="code" value="${code}" />
          ${passwordField('password', texts.password)}
          <p class="quiet" id="rules">${texts.rules}</p>
          ${passwordField('repeat', texts.repeat)}
          <p><button class="button">${texts.save}</button></p>
        </form>`,
    });
  }
}
