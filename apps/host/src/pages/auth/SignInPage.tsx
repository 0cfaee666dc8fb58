import { LoginForm, Notice, useSessionState, useText } from '@trade-area/widgets';
import { SignUpForm } from '@trade-area/widgets/portal';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { base } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authPageTexts } from './strings.ts';
import { useDestination } from './useDestination.ts';
import { useOpenedLogin } from './useOpenedLogin.ts';

/** Props of {@link SignInPage}. */
export interface SignInPageProps {
  readonly variant: 'login' | 'signup';
}

const endings = {
  expired: 'endedExpired',
  loggedOut: 'endedLoggedOut',
  elsewhere: 'endedElsewhere',
} as const;

/** Both sign-in pages of the portal (SES-01, SES-14): the parameters `redirect`, `as` and `of` of their address. */
export function SignInPage({ variant }: SignInPageProps) {
  const t = useText(authPageTexts);
  const { links } = usePortal().config;
  const [query] = useSearchParams();
  const { wished, goOn } = useDestination();
  const { onAttempt } = useOpenedLogin(useCallback(() => goOn({ kind: 'signedIn', redirectTo: '' }), [goOn]));
  const ended = useSessionState((state) => state.ended);
  // Why the person is here, as it was when they came: an attempt does not take it away.
  const [reason, setReason] = useState(ended);
  if (ended !== null && ended !== reason) setReason(ended);

  const as = shown(query.get('as'));
  const Form = variant === 'login' ? LoginForm : SignUpForm;
  return (
    <AuthFrame
      title={t(variant === 'login' ? 'loginTitle' : 'signUpTitle')}
      lead={t(variant === 'login' ? 'loginLead' : 'signUpLead')}
    >
      {reason && (
        <Notice tone="info" announce="status">
          {t(endings[reason])}
        </Notice>
      )}
      {as && <Notice tone="info">{t('actingAs', { code: as })}</Notice>}
      <Form
        as={as}
        of={query.get('of')?.slice(0, 100) || undefined}
        landingPage={wished}
        recoveryHref={`${base}recovery-password`}
        signUpHref={links.signUp}
        takesFocus={window.matchMedia('(pointer: fine)').matches}
        onAttempt={onAttempt}
        onSignedIn={goOn}
        onLeave={(address) => window.location.assign(address)}
      />
    </AuthFrame>
  );
}

/** A customer code or e-mail; anything else of the address is not shown and not sent. */
function shown(as: string | null): string | undefined {
  return as !== null && /^[\w.@+-]{1,40}$/.test(as) ? as : undefined;
}
