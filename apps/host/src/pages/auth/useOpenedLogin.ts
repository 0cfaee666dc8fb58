import { useSessionState, useTradeArea } from '@trade-area/widgets';
import { useEffect, useRef, useState } from 'react';

/** What {@link useOpenedLogin} gives. */
export interface OpenedLogin {
  /** For the form: whether its own sign-in is under way. */
  readonly onAttempt: (running: boolean) => void;
}

/**
 * Opening a sign-in page ends the session of this page first (SES-05, SES-35). Who was led here because it had ended
 * already ends nothing more: another tab may have signed in meanwhile, and its session is taken.
 * @param onElsewhere called when another tab signed in while the form was open.
 */
export function useOpenedLogin(onElsewhere: () => void): OpenedLogin {
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
