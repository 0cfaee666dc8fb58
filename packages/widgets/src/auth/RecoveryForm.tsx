import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { RecoverOutcome } from '@trade-area/core/auth';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useReportedFailure } from '../kit/failures.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { authTexts, passwordTexts } from './strings.ts';

/** Props of {@link RecoveryForm}. */
export interface RecoveryFormProps {
  /** 'Back to login' leads here. */
  readonly loginHref: string;
}

/**
 * Asks for the first of the two recovery e-mails (SES-16, SES-17).
 *
 * @example
 * <RecoveryForm loginHref="/sign-in" />
 */
export const RecoveryForm = withBoundary(function RecoveryForm({
  loginHref,
}: RecoveryFormProps): ReactElement {
  const t = useText(passwordTexts);
  const words = useText(authTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RecoverOutcome | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useReportedFailure(outcome?.kind === 'failed' ? outcome.failure : undefined);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    const answered = await session.recover(email);
    setBusy(false);
    setOutcome(answered);
    if (answered.kind === 'refused') input.current?.focus();
  };

  if (outcome?.kind === 'sent') {
    return (
      <div className="ta-auth">
        <Notice tone="success" title={t('recoverySent')} announce="alert">
          {t('recoveryNext')}
        </Notice>
        <Button variant="primary" wide href={loginHref}>
          {t('backToLogin')}
        </Button>
      </div>
    );
  }
  const refusal = outcome?.kind === 'refused' ? outcome.text || t(outcome.key) : undefined;
  return (
    <form
      className="ta-auth"
      part="form"
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={words('email')} required error={refusal}>
        <TextInput
          controlRef={input}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={320}
          value={email}
          onValue={setEmail}
        />
      </Field>
      {outcome?.kind === 'failed' && (
        <Notice tone="danger" announce="alert">
          {failureText(outcome.failure)}
        </Notice>
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('recoveryButton')}
      </Button>
      <p className="ta-auth__links">
        <Button variant="link" href={loginHref}>
          {t('backToLogin')}
        </Button>
      </p>
    </form>
  );
});
