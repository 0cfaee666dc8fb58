import { useRef, useState } from 'react';
import type { CsvForm } from '@trade-area/core/contract';
import { csvFormFor } from '@trade-area/core/kernel';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useCustomerRegion, useSessionArea } from './provider.tsx';
import { saveFile } from './saveFile.ts';
import { useLanguage } from './text/engine.tsx';

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

/** A CSV file of a list. */
export interface CsvFile<Wish extends readonly unknown[]> extends FileTask {
  /** Saves it as a spreadsheet of the reader opens it. */
  readonly save: (...wish: Wish) => Promise<void>;
  /** Saves it with commas and decimal points; null = `save` does so already (DEC-26). */
  readonly saveEnglish: ((...wish: Wish) => Promise<void>) | null;
  /** Asks for the latest file once more. */
  readonly retry: () => Promise<void>;
}

/** Saves a CSV that the lab makes, named after what is in it and the day. */
export function useCsvFile<Wish extends readonly unknown[]>(
  name: string,
  ask: (form: CsvForm, ...wish: Wish) => Promise<Result<string>>,
): CsvFile<Wish> {
  const { today } = useSessionArea();
  const form = csvFormFor({ language: useLanguage(), ...useCustomerRegion() });
  const [state, setState] = useState(noFile);
  const latest = useRef<(() => Promise<void>) | null>(null);
  const save = async (as: CsvForm, wish: Wish) => {
    latest.current = () => save(as, wish);
    setState({ ...noFile, working: true });
    const outcome = await ask(as, ...wish);
    if (!outcome.ok) return setState({ ...noFile, failure: outcome.failure });
    const text = outcome.value.startsWith(byteOrderMark) ? outcome.value : byteOrderMark + outcome.value;
    saveFile(`${name}-${today()}.csv`, text, 'text/csv;charset=utf-8');
    setState({ ...noFile, done: true });
  };
  return {
    ...state,
    dismiss: () => setState(noFile),
    save: (...wish) => save(form, wish),
    saveEnglish: form === 'comma' ? null : (...wish) => save('comma', wish),
    retry: async () => latest.current?.(),
  };
}
