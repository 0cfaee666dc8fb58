import { useState } from 'react';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useSessionArea } from './provider.tsx';
import { saveFile } from './saveFile.ts';

/** The state of a file that is being made and saved. */
export interface FileTask {
  readonly working: boolean;
  readonly failure: Failure | null;
  readonly done: boolean;
  /** The notice was read. */
  readonly dismiss: () => void;
}

/** Nothing asked for, or forgotten again. */
export const noFile: Omit<FileTask, 'dismiss'> = { working: false, failure: null, done: false };
/** Says "UTF-8" to a spreadsheet; reading an answer as text takes it away. */
const byteOrderMark = '\uFEFF';

/** Saves a CSV that the lab makes, named after what is in it and the day. */
export function useCsvFile<Wish extends readonly unknown[]>(
  name: string,
  ask: (...wish: Wish) => Promise<Result<string>>,
): FileTask & { readonly save: (...wish: Wish) => Promise<void> } {
  const { today } = useSessionArea();
  const [state, setState] = useState(noFile);
  return {
    ...state,
    dismiss: () => setState(noFile),
    async save(...wish) {
      setState({ ...noFile, working: true });
      const outcome = await ask(...wish);
      if (!outcome.ok) return setState({ ...noFile, failure: outcome.failure });
      const text = outcome.value.startsWith(byteOrderMark) ? outcome.value : byteOrderMark + outcome.value;
      saveFile(`${name}-${today()}.csv`, text, 'text/csv;charset=utf-8');
      setState({ ...noFile, done: true });
    },
  };
}
