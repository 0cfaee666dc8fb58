import { useEffect, useState } from 'react';
import type { Language } from '@trade-area/core/contract';
import { loadPolicy } from './policy.ts';
import type { Policy } from './policy.ts';

/** The policy, on two axes: is it here, and could it be had. */
export interface PolicyView {
  readonly policy: Policy | null;
  /** There is nothing to show, because it could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The policy in the language spoken; the former one stays until the next is here. */
export function usePolicy(language: Language): PolicyView {
  const [policy, setPolicy] = useState<Policy | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    loadPolicy(language).then(
      (loaded) => {
        if (!wanted) return;
        setPolicy(loaded);
        setFailed(false);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  const retry = () => void loadPolicy(language).then(setPolicy, () => setFailed(true));
  return { policy, failed: failed && policy === null, retry };
}
