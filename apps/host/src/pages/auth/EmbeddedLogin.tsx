import './auth.css';
import { ChangePasswordForm, LoginForm, Notice, useSessionState, useText } from '@trade-area/widgets';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { base } from '../../portal/addresses.ts';
import { postToParent } from '../../portal/postToParent.ts';
import { usePortal } from '../../portal/usePortal.ts';
import { authPageTexts } from './strings.ts';
import { useDestination } from './useDestination.ts';
import { useSignInPage } from './useSignInPage.ts';

/**
 * The login in a frame: no head and no title; after the sign-in it notifies exactly the configured parent and stays
 * (SES-06, SES-35, EMB-16). On a page of its own it is an ordinary login.
 */
export function EmbeddedLogin() {
  const t = useText(authPageTexts);
  const { config, tradeArea } = usePortal();
  const { session } = tradeArea;
  const [query] = useSearchParams();
  const { openDestination } = useDestination();
  const isFramed = window.parent !== window;
  const person = useSessionState((state) => (state.phase === 'signedIn' ? state.person : null));
  const mustChangePassword = useSessionState((state) => state.mustChangePassword);
  // The parent is notified of a sign-in in this frame only, not of one in another tab.
  const [isParentNotified, setParentNotified] = useState(false);
  const { onAttempt } = useSignInPage(
    useCallback(
      () => (isFramed ? undefined : openDestination({ kind: 'signedIn', redirectTo: '' })),
      [isFramed, openDestination],
    ),
  );

  const notifyParent = () => {
    const message = session.loginMessage();
    if (message) postToParent(window, message, config.loginParents);
    setParentNotified(true);
  };

  return (
    <main className="auth-embedded" tabIndex={-1}>
      {person && isParentNotified && !mustChangePassword ? (
        <Notice tone="success" announce="status">
          {t('embeddedSignedIn', { name: person.company || `${person.name} ${person.surname}` })}
        </Notice>
      ) : person && mustChangePassword && isFramed ? (
        <ChangePasswordForm temporary email={person.email} onChanged={notifyParent} />
      ) : (
        <LoginForm
          as={query.get('as')?.slice(0, 40) || undefined}
          of={query.get('of')?.slice(0, 100) || undefined}
          landingPage={`${base}login?ev=InPopUp`}
          recoveryHref={`${base}recovery-password`}
          signUpHref={config.links.signUp}
          linkTarget="_blank"
          onAttempt={onAttempt}
          onSignedIn={(outcome) => {
            if (!isFramed) openDestination(outcome);
            else if (outcome.kind === 'signedIn') notifyParent();
          }}
          onLeave={(address) => void window.open(address, '_blank', 'noopener')}
        />
      )}
    </main>
  );
}
