import { useState } from 'react';
import type { SharingOutcome } from '@trade-area/core/sharing';

export interface Change {
  readonly isRunning: boolean;
  /** Of the last attempt that did not succeed; null = none. */
  readonly outcome: SharingOutcome | null;
  /** Does nothing while one is running. */
  readonly run: (work: () => Promise<SharingOutcome>, onDone: () => void) => Promise<void>;
}

/** One change of photos at a time. */
export function useChange(): Change {
  const [state, setState] = useState<Omit<Change, 'run'>>({ isRunning: false, outcome: null });
  return {
    ...state,
    async run(work, onDone) {
      if (state.isRunning) return;
      setState({ isRunning: true, outcome: null });
      const outcome = await work();
      setState({ isRunning: false, outcome: outcome.kind === 'done' ? null : outcome });
      if (outcome.kind === 'done') onDone();
    },
  };
}
