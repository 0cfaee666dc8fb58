import type { ReactNode } from 'react';
import { Button, Field, Select } from '@trade-area/widgets/ui';
import { encode } from 'uqr';
import type { StaffPerson } from '../../identity/staffTable.ts';
import { staffRoles } from '../../identity/staffRoles.ts';
import { TextField, unheard } from '../parts/fields.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import { DeskForm, Outcome, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import type { AccessTexts } from './texts/access.ts';

type Session = Pick<StaffSession, 'csrf'>;

const codeField = (texts: AccessTexts): ReactNode => (
  <TextField
    label={texts.code}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
    initialFocus
  />
);

/** Asks for the second factor of a sign-in. */
export function codeView(texts: AccessTexts, session: Session, problem: string): ReactNode {
  return (
    <>
      <PageHead title={texts.title} lead={texts.codeLead} />
      <Problem>{problem}</Problem>
      <DeskForm session={session} action="/staff/code">
        {codeField(texts)}
        <Send>{texts.continue}</Send>
      </DeskForm>
    </>
  );
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
): ReactNode {
  const { secret, address, required, problem } = given;
  return (
    <>
      <PageHead title={texts.title} lead={required ? texts.setUpRequired : undefined} />
      <p className="ta-page-text">{texts.setUpLead}</p>
      <Problem>{problem}</Problem>
      <QrCode label={texts.qrCode}>{address}</QrCode>
      <p>
        {texts.key}
        <br />
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <DeskForm session={session} action="/staff/second-factor">
        <input type="hidden" name="secret" value={secret} />
        {codeField(texts)}
        <Send>{texts.turnOn}</Send>
      </DeskForm>
    </>
  );
}

/** The modules of a QR code stay dark on light in the dark theme too: cameras expect it. */
function QrCode({ label, children }: { readonly label: string; readonly children: string }) {
  const { data, size } = encode(children, { border: 4 });
  const modules = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="ta-page-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modules.join('')} />
    </svg>
  );
}

/** Instead of the set-up, while the lab has no key to seal the secret with. */
export function noKeyView(texts: AccessTexts, required: boolean): ReactNode {
  return (
    <>
      <PageHead title={texts.title} lead={required ? texts.setUpRequired : undefined} />
      <Problem>{texts.noKey}</Problem>
    </>
  );
}

/** The recovery codes, shown once. */
export function recoveryCodesView(texts: AccessTexts, codes: readonly string[]): ReactNode {
  return (
    <>
      <PageHead title={texts.recoveryTitle} lead={texts.recoveryLead} />
      <Outcome>{texts.isOn}</Outcome>
      <ul className="ta-page-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button href="/staff/" variant="primary">
          {texts.codesSaved}
        </Button>
      </Row>
    </>
  );
}

export function secondFactorOnView(
  texts: AccessTexts,
  session: Session,
  {
    left,
    required,
    problem,
  }: { readonly left: number; readonly required: boolean; readonly problem: string },
): ReactNode {
  return (
    <>
      <PageHead title={texts.title} lead={`${texts.isOn} ${texts.codesLeft(left)}`} />
      <Problem>{problem}</Problem>
      {!required && (
        <>
          <p className="ta-page-text">{texts.turnOffLead}</p>
          <DeskForm session={session} action="/staff/second-factor/off">
            {codeField(texts)}
            <Send primary={false}>{texts.turnOff}</Send>
          </DeskForm>
        </>
      )}
    </>
  );
}

/** The accounts of the lab's staff, for administrators. */
export function peopleView(
  texts: AccessTexts,
  session: Session,
  given: { readonly people: readonly StaffPerson[]; readonly saved: boolean; readonly problem: string },
): ReactNode {
  const { people, saved, problem } = given;
  return (
    <>
      <PageHead title={texts.people} lead={texts.peopleLead} />
      <Outcome>{saved ? texts.saved : ''}</Outcome>
      <Problem>{problem}</Problem>
      <ul className="ta-page-rows">
        {people.map((person) => (
          <li key={person.id} className="ta-page-stack">
            <h2 className="ta-subtitle">{`${person.name} ${person.surname}`}</h2>
            <p className="ta-quiet">
              {`${person.email} · ${person.totpSecret === '' ? texts.withoutCode : texts.withCode}`}
            </p>
            <DeskForm session={session} action={`/staff/people/${String(person.id)}/role`}>
              <Field label={texts.role}>
                <Select
                  name="role"
                  aria-label={`${texts.role}: ${person.name} ${person.surname}`}
                  value={person.role}
                  onValue={unheard}
                  options={staffRoles.map((role) => ({ value: role, label: texts.roles[role] }))}
                />
              </Field>
              <Send primary={false}>{texts.save}</Send>
            </DeskForm>
            {person.totpSecret !== '' && (
              <DeskForm session={session} action={`/staff/people/${String(person.id)}/reset`}>
                <Send primary={false}>{texts.reset}</Send>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
