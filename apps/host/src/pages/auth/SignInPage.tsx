import { LoginForm, Notice, useSessionState, useText } from '@trade-area/widgets';
import { SignUpForm } from '@trade-area/widgets/portal';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { base } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { authPageTexts } from './strings.ts';
import { useDestination } from './useDestination.ts';
import { useSignInPage } from './useSignInPage.ts';

/** Props of {@link SignInPage}. */
export interface SignInPageProps {
  readonly variant: 'login' | 'signup';
}

const endReasons = {
  expired: 'endedExpired',
  loggedOut: 'endedLoggedOut',
  elsewhere: 'endedElsewhere',
} as const;

/** Both sign-in pages of the portal (SES-01, SES-14): the parameters `redirect`, `as` and `of` of their address. */
export function SignInPage({ variant }: SignInPageProps) {
  const t = useText(authPageTexts);
  const { links } = usePortal().config;
  const [query] = useSearchParams();
  const { destination, openDestination } = useDestination();
  const { onAttempt } = useSignInPage(
    useCallback(() => openDestination({ kind: 'signedIn', redirectTo: '' }), [openDestination]),
  );
  const ended = useSessionState((state) => state.ended);
  // Why the page was opened. An attempt to sign in does not remove it.
  const [reason, setReason] = useState(ended);
  if (ended !== null && ended !== reason) setReason(ended);

  const as = shownAs(query.get('as'));
  const Form = variant === 'login' ? LoginForm : SignUpForm;
  return (
    <AuthLayout
      title={t(variant === 'login' ? 'loginTitle' : 'signUpTitle')}
      lead={t(variant === 'login' ? 'loginLead' : 'signUpLead')}
    >
      {reason && (
        <Notice tone="info" announce="status">
          {t(endReasons[reason])}
        </Notice>
      )}
      {as && <Notice tone="info">{t('actingAs', { code: as })}</Notice>}
      <Form
        as={as}
        of={query.get('of')?.slice(0, 100) || undefined}
        landingPage={destination}
        recoveryHref={`${base}recovery-password`}
        signUpHref={links.signUp}
        takesFocus={window.matchMedia('(pointer: fine)').matches}
        onAttempt={onAttempt}
        onSignedIn={openDestination}
        onLeave={(address) => window.location.assign(address)}
      />
    </AuthLayout>
  );
}

/** A customer code or e-mail; any other value in the address is neither shown nor sent. */
function shownAs(as: string | null): string | undefined {
  return as !== null && /^[\w.@+-]{1,40}$/.test(as) ? as : undefined;
}
