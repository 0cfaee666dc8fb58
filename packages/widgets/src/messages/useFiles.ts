import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFileSender } from '@trade-area/core/messages';
import type { SentFile } from '@trade-area/core/messages';
import { useStore } from 'zustand';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useUploadLine } from '../kit/upload/line.ts';
import { localFile } from '../kit/upload/localFiles.ts';
import { useKeepSession } from '../kit/useKeepSession.ts';

export interface Files {
  readonly folder: string;
  readonly list: readonly SentFile[];
  /** Files that have arrived. */
  readonly here: number;
  /** Files that have not, and may: the message waits for them (MSG-28). */
  readonly coming: number;
  /** Names of files of which the lab has a part: 'RESUME UPLOAD' (MSG-06). */
  readonly interrupted: readonly string[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  /** Resumes the files that are available; false when the person has to choose a file once more. */
  readonly resume: () => boolean;
  /** The message was sent: the next one has a folder of its own. */
  readonly clear: () => void;
}

/** The files of a message that is being written; `purpose` keeps those of an answer and of a ticket apart. */
export function useFiles(code: string, purpose: string): Files {
  const { session } = useSessionArea();
  const line = useUploadLine();
  const [sender] = useState(() =>
    createFileSender({ gateway: session.gateway, line, code, purpose, newIdempotencyKey }),
  );
  useEffect(() => {
    void sender.start();
    return () => sender.close();
  }, [sender]);
  const { folder, files: list } = useStore(sender.store);
  const stopped = list.filter(({ state }) => state === 'interrupted');
  useKeepSession(
    list.some(({ state }) => state !== 'refused'),
    `files of ${code}`,
  );
  const calls = useMemo(
    () => ({
      // Now: an input's list is emptied before anything else happens.
      add: (files: Iterable<File>) => void sender.add([...files].map((file) => localFile(file))),
      remove: (key: string) => sender.remove(key),
      clear: () => sender.clear(),
    }),
    [sender],
  );
  const missing = stopped.some(({ file }) => file === null);
  return {
    ...calls,
    folder,
    list,
    here: list.filter(({ state }) => state === 'here').length,
    coming: list.filter(({ state }) => state !== 'here' && state !== 'refused').length,
    interrupted: stopped.map(({ name }) => name),
    resume: useCallback(() => {
      sender.resume();
      return !missing;
    }, [sender, missing]),
  };
}
