import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { fail } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import type { Remote } from './useRemote.ts';

/** A component in its own file, loaded when it is first needed; a file that does not come can be asked for again. */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
): Remote<{ readonly Late: ComponentType<Props> }> {
  const [loaded, setLoaded] = useState<{ readonly Late: ComponentType<Props> }>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(true);

  useEffect(() => {
    let wanted = true;
    setAsking(true);
    load().then(
      (Late) => {
        if (!wanted) return;
        setLoaded({ Late });
        setAsking(false);
      },
      () => {
        if (!wanted) return;
        setFailure(fail('offline', { endpoint: name }).failure);
        setAsking(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, name, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { data: loaded, failure: loaded ? undefined : failure, asking, retry };
}
