import { useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { libraryArchive, libraryFile } from '@trade-area/core/contract';
import { lastPart } from '@trade-area/core/downloads';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useSessionArea } from '../kit/provider.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { useLanguage } from '../kit/text/engine.tsx';
import { useFileNotes } from '../kit/useFileNotes.ts';
import { isModifiedClick } from '../ui/dom.ts';
import { WaitDialog } from './WaitDialog.tsx';

/** A file that is downloaded: by the call when it has a key, else by its address alone. */
export interface WishedFile {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly href: string;
  /** Bytes; 0 = not known. */
  readonly size: number;
}

/** A download that is under way, or that has failed. */
export interface RunningDownload {
  readonly name: string;
  /** Several files in one. */
  readonly isArchive: boolean;
  readonly received: number;
  /** null = not known. */
  readonly total: number | null;
  readonly failure: Failure | null;
}

/** Longer files are left to the browser, which writes them to the disk as they arrive. */
const mostInMemory = 50_000_000;

export interface FileDownload {
  /** For the press of a link to the file: the browser follows it by itself where that is better. */
  readonly press: (event: MouseEvent, file: WishedFile) => void;
  readonly start: (file: WishedFile) => void;
  /** Several files as one ZIP. */
  readonly archive: (ids: readonly string[], bytes: number | null) => void;
  /** To be drawn anywhere: 'Please wait', and what went wrong (DOC-12, DOC-22). */
  readonly dialog: ReactElement | null;
}

/** Downloads with a dialog while they are under way; each is noted before it begins, and never waits for the note (DOC-05). */
export function useFileDownload(): FileDownload {
  const { gateway, today } = useSessionArea();
  const lang = useLanguage();
  const note = useFileNotes();
  const [running, setRunning] = useState<RunningDownload | null>(null);
  const current = useRef<AbortController | null>(null);
  const again = useRef<() => void>(() => undefined);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setRunning(null);
  };

  const run = async (
    first: Pick<RunningDownload, 'name' | 'isArchive' | 'total'>,
    ask: (options: {
      readonly signal: AbortSignal;
      readonly onProgress: (received: number, total: number | null) => void;
    }) => Promise<Result<ArrayBuffer>>,
    filename: string,
  ) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    again.current = () => void run(first, ask, filename);
    const state = { ...first, received: 0, failure: null };
    setRunning(state);
    const outcome = await ask({
      signal: controller.signal,
      onProgress: (received, total) => {
        if (current.current === controller) setRunning({ ...state, received, total: total ?? first.total });
      },
    });
    // Another download, or the person, has ended this one.
    if (current.current !== controller) return;
    current.current = null;
    if (!outcome.ok) return setRunning({ ...state, failure: outcome.failure });
    setRunning(null);
    saveFile(filename, outcome.value, 'application/octet-stream');
  };

  const start = ({ id, name, key, size }: WishedFile) => {
    note('download', id);
    void run(
      { name, isArchive: false, total: size > 0 ? size : null },
      (options) => gateway.call(libraryFile, { path: { key }, query: { lang } }, options),
      lastPart(key),
    );
  };

  return {
    start,
    press(event, file) {
      if (isModifiedClick(event) || file.key === '' || file.size > mostInMemory) {
        note('download', file.id);
        return;
      }
      event.preventDefault();
      start(file);
    },
    archive(ids, bytes) {
      // The lab itself records what a ZIP holds.
      const name = `library-${today()}.zip`;
      void run(
        { name, isArchive: true, total: bytes },
        (options) => gateway.call(libraryArchive, { query: { lang }, body: { ids: [...ids] } }, options),
        name,
      );
    },
    dialog: running && <WaitDialog running={running} onStop={stop} onRetry={() => again.current()} />,
  };
}
