import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { fail, systemClock } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import type { Remote } from './useRemote.ts';

const defaultTimeoutMs = 10_000;

/**
 * A component in its own file, loaded when it is first needed. A file that does not arrive within `timeoutMs` (T-B9), or
 * cannot be loaded, gives a failure with a retry; when it arrives after all, it is shown.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
  timeoutMs = defaultTimeoutMs,
): Remote<{ readonly Lazy: ComponentType<Props> }> {
  const [loaded, setLoaded] = useState<{ readonly Lazy: ComponentType<Props> }>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(true);

  useEffect(() => {
    let isMounted = true;
    const missing = () => {
      setFailure(fail('offline', { endpoint: name }).failure);
      setAsking(false);
    };
    const stop = systemClock.after(timeoutMs, missing);
    load().then(
      (Lazy) => {
        stop();
        if (!isMounted) return;
        setLoaded({ Lazy });
        setAsking(false);
      },
      () => {
        stop();
        if (isMounted) missing();
      },
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [load, name, timeoutMs, attempt]);

  // Busy from the press itself, not from the effect that follows it: a second press in between would ask twice.
  const retry = useCallback(() => {
    setAsking(true);
    setAttempt((before) => before + 1);
  }, []);
  return { data: loaded, failure: loaded ? undefined : failure, asking, retry };
}
