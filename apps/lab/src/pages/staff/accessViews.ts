import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { StaffPerson } from '../../identity/staffTable.ts';
import { staffRoles } from '../../identity/staffRoles.ts';
import type { Markup } from '../markup.ts';
import type { StaffSession } from './session.ts';
import type { AccessTexts } from './texts/access.ts';

type Session = Pick<StaffSession, 'csrf'>;

const form = ({ csrf }: Session, action: string, content: Markup): Markup =>
  html`<form class="stack" method="post" action="/staff/${action}" enctype="multipart/form-data">
    <input type="hidden" name="csrf" value="${csrf}" />${content}
  </form>`;

const problemView = (problem: string): Markup =>
  problem === '' ? html`` : html`<p class="problem" role="alert">${problem}</p>`;

const codeField = (texts: AccessTexts): Markup =>
  html`<label
    >${texts.code}
    <input
      name="code"
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
      maxlength="40"
      required
      autofocus
  /></label>`;

/** Asks for the second factor of a sign-in. */
export function codeView(texts: AccessTexts, session: Session, problem: string): Markup {
  return html`<h1>${texts.title}</h1>
    <p class="lead">${texts.codeLead}</p>
    ${problemView(problem)}
    ${form(
      session,
      'code',
      html`${codeField(texts)}
        <p><button class="button">${texts.continue}</button></p>`,
    )}`;
}

/** The set-up: a QR code, the same key in letters, and a code that proves that the app has it. */
export function setUpView(
  texts: AccessTexts,
  session: Session,
  given: {
    readonly secret: string;
    readonly address: string;
    readonly required: boolean;
    readonly problem: string;
  },
): Markup {
  const { secret, address, required, problem } = given;
  return html`<h1>${texts.title}</h1>
    ${required ? html`<p class="lead">${texts.setUpRequired}</p>` : html``}
    <p>${texts.setUpLead}</p>
    ${problemView(problem)}
    <div class="qr" role="img" aria-label="${texts.qrCode}">${raw(renderSVG(address, { border: 4 }))}</div>
    <p>${texts.key}<br /><code>${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
    ${form(
      session,
      'second-factor',
      html`<input type="hidden" name="secret" value="${secret}" />
        ${codeField(texts)}
        <p><button class="button">${texts.turnOn}</button></p>`,
    )}`;
}

/** Instead of the set-up, while the lab has no key to seal the secret with. */
export function noKeyView(texts: AccessTexts, required: boolean): Markup {
  return html`<h1>${texts.title}</h1>
    ${required ? html`<p class="lead">${texts.setUpRequired}</p>` : html``} ${problemView(texts.noKey)}`;
}

/** The recovery codes, shown once. */
export function recoveryCodesView(texts: AccessTexts, codes: readonly string[]): Markup {
  return html`<h1>${texts.recoveryTitle}</h1>
    <p class="notice" role="status">${texts.isOn}</p>
    <p class="lead">${texts.recoveryLead}</p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a class="button" href="/staff/">${texts.codesSaved}</a></p>`;
}

export function secondFactorOnView(
  texts: AccessTexts,
  session: Session,
  {
    left,
    required,
    problem,
  }: { readonly left: number; readonly required: boolean; readonly problem: string },
): Markup {
  return html`<h1>${texts.title}</h1>
    <p class="lead">${texts.isOn} ${texts.codesLeft(left)}</p>
    ${problemView(problem)}
    ${required
      ? html``
      : html`<p>${texts.turnOffLead}</p>
          ${form(
            session,
            'second-factor/off',
            html`${codeField(texts)}
              <p><button class="button quiet">${texts.turnOff}</button></p>`,
          )}`}`;
}

/** The accounts of the lab's staff, for administrators. */
export function peopleView(
  texts: AccessTexts,
  session: Session,
  given: { readonly people: readonly StaffPerson[]; readonly saved: boolean; readonly problem: string },
): Markup {
  const { people, saved, problem } = given;
  return html`<h1>${texts.people}</h1>
    <p class="lead">${texts.peopleLead}</p>
    ${saved ? html`<p class="notice" role="status">${texts.saved}</p>` : html``} ${problemView(problem)}
    <ul class="rows">
      ${people.map(
        (person) =>
          html`<li>
            <h2>${person.name} ${person.surname}</h2>
            <p class="quiet">
              ${person.email} · ${person.totpSecret === '' ? texts.withoutCode : texts.withCode}
            </p>
            ${form(
              session,
              `people/${String(person.id)}/role`,
              html`<label
                  >${texts.role}
                  <select name="role" aria-label="${texts.role}: ${person.name} ${person.surname}">
                    ${staffRoles.map(
                      (role) =>
                        html`<option value="${role}" ${role === person.role ? html`selected` : html``}>
                          ${texts.roles[role]}
                        </option>`,
                    )}
                  </select></label
                >
                <p><button class="button quiet">${texts.save}</button></p>`,
            )}
            ${person.totpSecret === ''
              ? html``
              : form(
                  session,
                  `people/${String(person.id)}/reset`,
                  html`<p><button class="button quiet">${texts.reset}</button></p>`,
                )}
          </li>`,
      )}
    </ul>`;
}
