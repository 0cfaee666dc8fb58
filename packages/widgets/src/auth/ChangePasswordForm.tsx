import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { passwordChecks } from '@trade-area/core/auth';
import type { ChangePasswordOutcome } from '@trade-area/core/auth';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useReportedFailure } from '../kit/failures.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { knownRefusal } from './labTexts.ts';
import { authTexts, passwordTexts } from './strings.ts';
import { useKeepSession } from '../kit/useKeepSession.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** The old password is the temporary one of an e-mail (SES-34). Default false. */
  readonly temporary?: boolean | undefined;
  /** E-mail of the account, for password managers; not shown. */
  readonly email?: string | undefined;
  /** Called after the change, which the form has said already. */
  readonly onChanged?: (() => void) | undefined;
}

type Problem = Exclude<ChangePasswordOutcome, { kind: 'changed' }>;

/**
 * Old password, new password, confirmation (ACC-20, ACC-21, ACC-22).
 *
 * @example
 * <ChangePasswordForm email="studio@example.com" onChanged={() => navigate('/')} />
 */
export const ChangePasswordForm = withBoundary(function ChangePasswordForm({
  temporary,
  email = '',
  onChanged,
}: ChangePasswordFormProps): ReactElement {
  const t = useText(passwordTexts);
  const words = useText(authTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<Problem | 'changed' | null>(null);
  const [leftEmpty, setLeftEmpty] = useState(false);
  const oldRef = useRef<HTMLInputElement>(null);
  useReportedFailure(state !== 'changed' && state?.kind === 'failed' ? state.failure : undefined);

  const checks = passwordChecks(next);
  const valid = old !== '' && checks.hasLetter && checks.hasDigit && checks.isLongEnough && again === next;
  const someEmpty = old === '' || next === '' || again === '';
  useKeepSession(old !== '' || next !== '' || again !== '', 'a new password is being typed');

  const send = async () => {
    if (busy) return;
    if (someEmpty) return setState({ kind: 'refused', key: 'insertAll', text: '' });
    if (!valid) return;
    setBusy(true);
    setState(null);
    const outcome = await session.changePassword({ old, next });
    setBusy(false);
    if (outcome.kind !== 'changed') {
      setState(outcome);
      if (outcome.kind === 'refused') oldRef.current?.focus();
      return;
    }
    setOld('');
    setNext('');
    setAgain('');
    setLeftEmpty(false);
    setState('changed');
    onChanged?.();
  };
  const showRefusal = ({ key, text }: { key: 'insertAll' | 'notChanged'; text: string }) => {
    const refusalKey = knownRefusal(text);
    return refusalKey ? t(refusalKey) : text || t(key);
  };
  // The button is off until the form is valid (ACC-20), and then Enter would be silent.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !valid) void send();
  };
  // ACC-30: a field that was left empty is said beside the button that stays off. The button in the field is part of it,
  // and a window that loses the focus leaves no field.
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const field = target.closest('.ta-input-frame');
    if (target.matches(':focus') || field?.querySelector('input')?.value !== '') return;
    if (!field.contains(relatedTarget)) setLeftEmpty(true);
  };
  const refused = state !== null && state !== 'changed';
  const shared = {
    maxLength: 1024,
    showLabel: words('showPassword'),
    hideLabel: words('hidePassword'),
  } as const;

  return (
    <form
      className="ta-auth"
      part="form"
      method="post"
      noValidate
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        label={t(temporary ? 'temporaryPassword' : 'oldPassword')}
        hint={temporary ? t('temporaryHint') : undefined}
        required
      >
        <PasswordInput
          {...shared}
          controlRef={oldRef}
          autoComplete="current-password"
          value={old}
          onValue={setOld}
        />
      </Field>
      <Field label={t('newPassword')} hint={<PasswordRules password={next} />} required>
        <PasswordInput {...shared} autoComplete="new-password" value={next} onValue={setNext} />
      </Field>
      <Field
        label={t('confirmPassword')}
        error={again !== '' && again !== next && !next.startsWith(again) ? t('notTheSame') : undefined}
        required
      >
        <PasswordInput {...shared} autoComplete="new-password" value={again} onValue={setAgain} />
      </Field>
      {state === 'changed' && (
        <Notice tone="success" announce="status">
          {t('changed')}
        </Notice>
      )}
      {refused && (
        <Notice tone="danger" announce="alert">
          {state.kind === 'failed' ? failureText(state.failure) : showRefusal(state)}
        </Notice>
      )}
      <Button type="submit" variant="primary" wide busy={busy} disabled={!valid && !busy}>
        {t('changeButton')}
      </Button>
      <p className="ta-quiet" role="status">
        {leftEmpty && someEmpty && !refused && t('insertAll')}
      </p>
    </form>
  );
});
