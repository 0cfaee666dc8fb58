import { useEffect, useState } from 'react';
import type { Language } from '@trade-area/core/contract';
import { loadPolicy } from './loadPolicy.ts';
import type { Policy } from './policy.ts';

/** The policy, and whether loading it failed. */
export interface PolicyView {
  readonly policy: Policy | null;
  /** It could not be loaded, and there is no former one to show. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the policy in a language. The former one stays until the next is loaded. */
export function usePolicy(language: Language): PolicyView {
  const [policy, setPolicy] = useState<Policy | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    loadPolicy(language).then(
      (loaded) => {
        if (!isCurrent) return;
        setPolicy(loaded);
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const retry = () => void loadPolicy(language).then(setPolicy, () => setFailed(true));
  return { policy, failed: failed && policy === null, retry };
}
