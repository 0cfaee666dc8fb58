import { useCallback, useState } from 'react';
import { shareSessionForm } from '@trade-area/core/contract';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import { useDraft } from '../kit/useDraft.ts';

export interface Visit {
  /** The key by which this page lists only the photos of this upload (SHARE-32). */
  readonly key: string;
  /** There are photos that were not shared yet: a reload finds them again. */
  readonly keep: () => void;
  /** They were shared: the next photos have a visit of their own. */
  readonly end: () => void;
}

/** One visit of the upload page: random, and the same after a reload while it has photos. */
export function useVisit(): Visit {
  const [saved, save] = useDraft('shared photos');
  const [key, setKey] = useState(() => (shareSessionForm.test(saved) ? saved : newIdempotencyKey()));
  const keep = useCallback(() => {
    if (saved !== key) save(key);
  }, [saved, save, key]);
  const end = useCallback(() => {
    save('');
    setKey(newIdempotencyKey());
  }, [save]);
  return { key, keep, end };
}
