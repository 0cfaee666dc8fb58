import { useSessionState, useTradeArea } from '@trade-area/widgets';
import { useEffect, useRef, useState } from 'react';

/** Result of {@link useSignInPage}. */
export interface SignInPageState {
  /** For the form: tells whether its own sign-in is under way. */
  readonly onAttempt: (running: boolean) => void;
}

/**
 * Ends the session when a sign-in page is opened (SES-05, SES-35). A session that had ended already is only checked:
 * another tab may have signed in meanwhile, and its session is taken over.
 * @param onElsewhere called when another tab signed in while the form was open.
 */
export function useSignInPage(onElsewhere: () => void): SignInPageState {
  const { session } = useTradeArea();
  const phase = useSessionState((state) => state.phase);
  const [opened, setOpened] = useState(false);
  const running = useRef(false);

  useEffect(() => {
    if (session.store.getState().phase === 'signedOut') session.recheck();
    else void session.openLogin();
    setOpened(true);
  }, [session]);

  useEffect(() => {
    if (opened && phase === 'signedIn' && !running.current) onElsewhere();
  }, [opened, phase, onElsewhere]);

  return { onAttempt: (now) => void (running.current = now) };
}
