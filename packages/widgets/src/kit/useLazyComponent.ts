import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { fail, systemClock } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import type { Remote } from './useRemote.ts';

/** Milliseconds until a file that does not come is said (T-B9). */
const patience = 10_000;

/**
 * A component in its own file, loaded when it is first needed; a file that does not come within `limit` milliseconds, or
 * not at all, is said and can be asked for again. One that comes after all is shown.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
  limit = patience,
): Remote<{ readonly Lazy: ComponentType<Props> }> {
  const [loaded, setLoaded] = useState<{ readonly Lazy: ComponentType<Props> }>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(true);

  useEffect(() => {
    let wanted = true;
    setAsking(true);
    const missing = () => {
      setFailure(fail('offline', { endpoint: name }).failure);
      setAsking(false);
    };
    const stop = systemClock.after(limit, missing);
    load().then(
      (Lazy) => {
        stop();
        if (!wanted) return;
        setLoaded({ Lazy });
        setAsking(false);
      },
      () => {
        stop();
        if (wanted) missing();
      },
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [load, name, limit, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { data: loaded, failure: loaded ? undefined : failure, asking, retry };
}
