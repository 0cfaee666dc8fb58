import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useSessionArea, useSessionState } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import type { ElementSettings } from './settings.ts';
import { elementTexts } from '../strings.ts';
import type { ElementTexts } from '../strings.ts';

const loadSignIn = () => import('./SignInHere.tsx').then((module) => module.SignInHere);

/** The text that tells a signed-out visitor the purpose of a widget. */
type Invitation = Extract<
  keyof ElementTexts,
  `signIn${'First' | 'Account' | 'Payments' | 'Cards' | 'Messages' | 'Upload' | 'Cart' | 'Photos' | 'Projects' | 'Documents' | 'Prints'}`
>;

export interface SignedInOnlyProps {
  readonly settings: ElementSettings;
  /** The skeleton until it is known whether a customer is signed in. */
  readonly waiting: ReactNode;
  /** Default: to see the orders. */
  readonly invitation?: Invitation;
  readonly children: ReactNode;
}

/**
 * Shows a widget to a signed-in customer. Anybody else is told, and may sign in here, unless the page signs its
 * people in by itself. A widget never leads its page away (T-A9).
 */
export function SignedInOnly({
  settings,
  waiting,
  invitation = 'signInFirst',
  children,
}: SignedInOnlyProps): ReactElement {
  const t = useText(elementTexts);
  const { session } = useSessionArea();
  const phase = useSessionState((state) => state.phase);
  const failure = useSessionState((state) => state.startFailure);
  const working = useSessionState((state) => state.working);
  const ended = useSessionState((state) => state.ended);
  const [asked, setAsked] = useState(false);

  if (phase === 'signedIn') return <>{children}</>;
  if (phase === 'starting') {
    const remote = {
      data: undefined,
      failure: failure ?? undefined,
      asking: working === 'start',
      retry: () => void session.start(),
    };
    return (
      <DataView remote={remote} waiting={waiting}>
        {() => null}
      </DataView>
    );
  }
  const title = t(ended === 'expired' ? 'sessionEnded' : invitation);
  if (settings.session) {
    return (
      <EmptyState
        title={title}
        action={
          <Button variant="quiet" onClick={() => void session.start()}>
            {t('lookAgain')}
          </Button>
        }
      >
        {t('signInOnPage')}
      </EmptyState>
    );
  }
  if (asked) {
    return <SignIn gateway={settings.gateway} waiting={waiting} />;
  }
  return (
    <EmptyState title={title} action={<Button onClick={() => setAsked(true)}>{t('signIn')}</Button>}>
      {t('signInHint')}
    </EmptyState>
  );
}

/** The sign-in form of a widget, which loads when it is drawn. */
export function SignIn({
  gateway,
  waiting,
}: {
  readonly gateway: string;
  readonly waiting: ReactNode;
}): ReactElement {
  const file = useLazyComponent(loadSignIn, 'auth.form');
  return (
    <DataView remote={file} waiting={waiting}>
      {({ Lazy }) => <Lazy gateway={gateway} />}
    </DataView>
  );
}
