import { escapeHtml } from '../base/escapeHtml.ts';
import type { Mail } from '../base/ports/mailer.ts';
import { mailTexts } from './mailTexts.ts';

interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

/** First mail of the recovery: the activation link, valid for `hours`. */
export function activationMail(to: Receiver, { link, hours }: { link: string; hours: number }): Mail {
  const texts = mailTexts(to.language);
  return compose(to, texts.activationSubject, [
    texts.greeting(to.name),
    texts.activation,
    { link, label: texts.activate },
    texts.activationEnds(hours),
    texts.notYou,
  ]);
}

/** Second mail: the temporary password, valid for `minutes`. */
export function temporaryPasswordMail(
  to: Receiver,
  { password, minutes, signIn }: { password: string; minutes: number; signIn: string },
): Mail {
  const texts = mailTexts(to.language);
  return compose(to, texts.passwordSubject, [
    texts.greeting(to.name),
    texts.password,
    password,
    texts.passwordEnds(minutes),
    { link: signIn, label: texts.signIn },
  ]);
}

/** The invitation of a new customer: the link to the page where the first password is set, valid for `days`. */
export function invitationMail(
  to: Receiver,
  { link, days, lab }: { link: string; days: number; lab: string },
): Mail {
  const texts = mailTexts(to.language);
  return compose(to, texts.invitationSubject(lab), [
    texts.greeting(to.name),
    texts.invitation(lab, to.email),
    { link, label: texts.choosePassword },
    texts.invitationEnds(days),
  ]);
}

/** Tells the address that an account had until now that it is no longer the account's. */
export function addressMail(to: Receiver, lab: string): Mail {
  const texts = mailTexts(to.language);
  return compose(to, texts.addressSubject, [
    texts.greeting(to.name),
    texts.address(lab),
    texts.addressNotYou(lab),
  ]);
}

export type Part =
  /** A paragraph; its lines stay lines. */
  | string
  | { readonly link: string; readonly label: string }
  /** Decorative: mail programs that load no pictures lose nothing. */
  | { readonly picture: string };

export function compose(to: Receiver, subject: string, parts: readonly Part[]): Mail {
  const plain = (part: Part) => {
    if (typeof part === 'string') return [part];
    return 'picture' in part ? [] : [`${part.label}:\n${part.link}`];
  };
  const marked = (part: Part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replaceAll(/\r?\n/g, '<br>')}</p>`
      : 'picture' in part
        ? `<p><img src="${escapeHtml(part.picture)}" alt="" width="320"></p>`
        : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  return {
    to: to.email,
    subject,
    text: `${parts.flatMap(plain).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${to.language}"><body>${parts.map(marked).join('')}</body></html>`,
  };
}
