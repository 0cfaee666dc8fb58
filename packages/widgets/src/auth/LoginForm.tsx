import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { authTexts } from './strings.ts';
import { useSignIn } from './useSignIn.ts';
import type { SignedIn } from './useSignIn.ts';

/** Props of {@link LoginForm} and {@link SignUpForm}. */
export interface LoginFormProps {
  /** Signed in; with `mustChangePassword` a new password is asked for next (SES-34). */
  readonly onSignedIn?: ((outcome: SignedIn) => void) | undefined;
  /** True when an attempt begins, false when it did not succeed. */
  readonly onAttempt?: ((running: boolean) => void) | undefined;
  /** The account lives in the old area, at this address with its single-use ticket. Default: a link to it is shown. */
  readonly onLeave?: ((address: string) => void) | undefined;
  /** Act as another customer; honoured for internal accounts only (SES-11). */
  readonly as?: string | undefined;
  /** Passed on unchanged (SES-30). */
  readonly of?: string | undefined;
  /** Path the sign-in leads to, recorded with the visit. */
  readonly landingPage?: string | undefined;
  /** Fills the e-mail at first. Default ''. */
  readonly email?: string | undefined;
  /** 'Lost your password' leads here; without it there is no such link (SES-02). */
  readonly recoveryHref?: string | undefined;
  /** 'Sign Up' leads here; without it there is no such link (SES-02). */
  readonly signUpHref?: string | undefined;
  /** Browsing context of the links; `_blank` inside a frame. Default: the same. */
  readonly linkTarget?: '_blank' | '_top' | undefined;
  /** Called before a link is followed; `preventDefault()` keeps the person here. */
  readonly onLink?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Takes the focus when it appears. Default false. */
  readonly takesFocus?: boolean | undefined;
}

/**
 * Sign-in with e-mail and password (SES-02, SES-03, SES-04, SES-38).
 *
 * @example
 * <LoginForm recoveryHref="https://lab.example/ta/recovery-password" />
 */
export const LoginForm = withBoundary(function LoginForm(props: LoginFormProps): ReactElement {
  return <CredentialsForm {...props} identity="email" />;
});

/** The second variant: the customer's company or e-mail, and SIGN UP (SES-14, SES-29). */
export const SignUpForm = withBoundary(function SignUpForm(props: LoginFormProps): ReactElement {
  return <CredentialsForm {...props} identity="company" />;
});

interface CredentialsFormProps extends LoginFormProps {
  readonly identity: 'email' | 'company';
}

function CredentialsForm(props: CredentialsFormProps): ReactElement {
  const { identity, as, of, landingPage, onLeave, recoveryHref, signUpHref, linkTarget, onLink } = props;
  const t = useText(authTexts);
  const { config } = useSessionArea();
  const { busy, problem, forget, submit } = useSignIn(props.onSignedIn, props.onAttempt);
  const [name, setName] = useState(props.email ?? '');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const atFirst = useRef(props.takesFocus);
  useEffect(() => {
    if (!atFirst.current) return;
    (nameRef.current?.value ? passwordRef : nameRef).current?.focus();
  }, []);

  const send = async () => {
    const variantFields = { as, of, landingPage };
    const givenFields = Object.fromEntries(
      Object.entries(variantFields).filter(([, value]) => value !== undefined),
    );
    const refusal = await submit({ email: name, password, ...givenFields });
    if (refusal?.kind === 'oldArea' && refusal.reason === 'oldAreaOnly' && refusal.address !== '')
      onLeave?.(refusal.address);
    if (refusal?.kind !== 'refused') return;
    if (refusal.key === 'wrongCredentials') setPassword('');
    const nameIsEmpty = refusal.key === 'insertCredentials' && name.trim() === '';
    (nameIsEmpty ? nameRef : passwordRef).current?.focus();
  };
  const watchCapsLock = (event: KeyboardEvent) => {
    if (event.target === passwordRef.current) setCapsLock(event.getModifierState('CapsLock'));
  };
  const type = (change: (value: string) => void) => (value: string) => {
    change(value);
    if (problem?.kind === 'refused') forget();
  };
  const link = (href: string | undefined, label: string) =>
    href && (
      <Button variant="link" href={href} target={linkTarget} onClick={(event) => onLink?.(href, event)}>
        {label}
      </Button>
    );

  if (problem?.kind === 'oldArea') {
    return (
      <SignInProblem
        problem={problem}
        identity={identity}
        credentials={{ email: name.trim(), password }}
        oldArea={config.links.oldArea}
      />
    );
  }
  return (
    <form
      className="ta-auth"
      part="form"
      method="post"
      noValidate
      aria-busy={busy}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t(identity)} required>
        <TextInput
          controlRef={nameRef}
          type={identity === 'email' ? 'email' : 'text'}
          name={identity}
          autoComplete="username"
          maxLength={320}
          value={name}
          onValue={type(setName)}
        />
      </Field>
      <Field label={t('password')} required hint={capsLock ? t('capsLock') : undefined}>
        <PasswordInput
          controlRef={passwordRef}
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          value={password}
          onValue={type(setPassword)}
          onBlur={() => setCapsLock(false)}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      </Field>
      {problem && <SignInProblem problem={problem} identity={identity} />}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t(identity === 'email' ? 'signIn' : 'signUpButton')}
      </Button>
      {(recoveryHref || signUpHref) && (
        <p className="ta-auth__links">
          {link(recoveryHref, t('lostPassword'))}
          {link(signUpHref, t('signUp'))}
        </p>
      )}
    </form>
  );
}
