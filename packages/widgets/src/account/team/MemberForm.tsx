import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { isEmail } from '@trade-area/core/account';
import { rights } from '@trade-area/core/contract';
import type { Member, Right } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useKeepSession } from '../../kit/useKeepSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { rightTexts } from './rightTexts.ts';
import { teamTexts } from './teamStrings.ts';
import type { TypedMember } from './useTeam.ts';

export interface MemberFormProps {
  /** The person who is changed; null = a person is invited. */
  readonly member: Member | null;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSave: (typed: TypedMember) => void;
  readonly onClose: () => void;
}

/** The form of one person in a dialog: name, e-mail of a new one, and rights. */
export function MemberForm({ member, busy, failure, onSave, onClose }: MemberFormProps): ReactElement {
  const t = useText(teamTexts);
  const failureText = useFailureText();
  const [typed, setTyped] = useState<TypedMember>({
    name: member?.name ?? '',
    surname: member?.surname ?? '',
    email: member?.email ?? '',
    rights: member?.rights ?? ['orders'],
  });
  const [isTried, setTried] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  useKeepSession(true, 'a person of the studio is being entered');

  const lacksName = typed.name.trim() === '';
  const email = typed.email.trim();
  const badEmail = email === '' ? t('missing') : isEmail(email) ? '' : t('badEmail');
  const isTaken = failure?.kind === 'invalid' && failure.fields['email'] !== undefined;
  const set = (part: Partial<TypedMember>) => setTyped({ ...typed, ...part });
  const setRight = (right: Right, isGiven: boolean) =>
    set({ rights: rights.filter((each) => (each === right ? isGiven : typed.rights.includes(each))) });

  const submit = () => {
    setTried(true);
    if (lacksName) return nameRef.current?.focus();
    if (badEmail !== '') return emailRef.current?.focus();
    onSave(typed);
  };
  const name = `${member?.name ?? ''} ${member?.surname ?? ''}`.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeOnBackdrop={false}
      title={member ? t('changeTitle', { name }) : t('inviteTitle')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" busy={busy} onClick={submit}>
            {member ? t('save') : t('sendInvitation')}
          </Button>
        </>
      }
    >
      <form
        className="ta-team-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t('name')} error={isTried && lacksName ? t('missing') : undefined} required>
          <TextInput
            controlRef={nameRef}
            initialFocus
            value={typed.name}
            onValue={(value) => set({ name: value })}
            maxLength={80}
            autoComplete="off"
            dir="auto"
          />
        </Field>
        <Field label={t('surname')} note={t('optional')}>
          <TextInput
            value={typed.surname}
            onValue={(value) => set({ surname: value })}
            maxLength={80}
            autoComplete="off"
            dir="auto"
          />
        </Field>
        {!member && (
          <Field
            label={t('email')}
            hint={t('emailHint')}
            error={isTaken ? t('emailTaken') : isTried && badEmail !== '' ? badEmail : undefined}
            required
          >
            <TextInput
              controlRef={emailRef}
              type="email"
              value={typed.email}
              onValue={(value) => set({ email: value })}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        )}
        <fieldset className="ta-team-rights">
          <legend className="ta-field__label">{t('rights')}</legend>
          {rights.map((right) => (
            <div key={right}>
              <Checkbox checked={typed.rights.includes(right)} onChecked={(given) => setRight(right, given)}>
                {t(rightTexts[right].name)}
              </Checkbox>
              <p className="ta-quiet ta-team-rights__hint">{t(rightTexts[right].hint)}</p>
            </div>
          ))}
        </fieldset>
        {failure && !isTaken && (
          <Notice tone="danger" announce="alert">
            {failureText(failure)}
          </Notice>
        )}
        {/* Enter in a field sends the form; the button that is seen is in the footer. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
