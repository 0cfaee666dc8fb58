import { useCallback, useEffect, useState } from 'react';
import type { PrintChoice, PrintLab } from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';

/** Products and sizes that prints can be made in; null until the lab has answered. */
export function useChoices(lab: PrintLab) {
  const [answer, setAnswer] = useState<{
    readonly choices: readonly PrintChoice[] | null;
    readonly failure: Failure | null;
  }>({ choices: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void lab.choices().then((result) => {
      if (isLeft) return;
      setAnswer(
        result.ok ? { choices: result.value, failure: null } : { choices: null, failure: result.failure },
      );
    });
    return () => {
      isLeft = true;
    };
  }, [lab, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...answer, retry };
}
