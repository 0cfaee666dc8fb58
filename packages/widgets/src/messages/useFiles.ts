import { useCallback, useEffect, useRef, useState } from 'react';
import { attachFile, detachFile } from '@trade-area/core/contract';
import { fileProblem } from '@trade-area/core/messages';
import type { FileProblem } from '@trade-area/core/messages';
import { newKey } from '../kit/newKey.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useHold } from '../kit/useHold.ts';

export interface SentFile {
  readonly key: string;
  readonly file: File;
  readonly state: 'sending' | 'here' | 'failed' | 'refused';
  readonly problem: FileProblem | null;
  /** The lab's id of it, once it has arrived. */
  readonly id: string;
}

export interface Files {
  readonly folder: string;
  readonly list: readonly SentFile[];
  /** Files that have arrived. */
  readonly here: number;
  readonly sending: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (key: string) => void;
  readonly again: (key: string) => void;
  /** The message was sent: the next one has a folder of its own. */
  readonly clear: () => void;
}

/** The files of a message that is being written: each is sent as soon as it is chosen, one after the other. */
export function useFiles(code: string): Files {
  const { session } = useSessionArea();
  const [folder, setFolder] = useState(newKey);
  const [list, setList] = useState<readonly SentFile[]>([]);
  const working = useRef(false);
  const sending = list.some(({ state }) => state === 'sending');
  useHold(
    list.some(({ state }) => state === 'sending' || state === 'here'),
    `files of ${code}`,
  );

  const change = useCallback(
    (key: string, part: Partial<SentFile>) =>
      setList((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each))),
    [],
  );

  const next = list.find(({ state }) => state === 'sending');
  useEffect(() => {
    if (!next || working.current) return;
    working.current = true;
    const query = { cod_order: code, upload_folder: folder, name: next.file.name };
    void session.gateway.call(attachFile, { query, bytes: next.file }).then((outcome) => {
      working.current = false;
      const refused =
        !outcome.ok && (outcome.failure.kind === 'invalid' || outcome.failure.kind === 'tooLarge');
      change(
        next.key,
        outcome.ok
          ? { state: 'here', id: outcome.value.id_attachment }
          : refused
            ? { state: 'refused', problem: outcome.failure.kind === 'tooLarge' ? 'large' : 'kind' }
            : { state: 'failed' },
      );
    });
  }, [next, code, folder, session, change]);

  return {
    folder,
    list,
    here: list.filter(({ state }) => state === 'here').length,
    sending,
    add: useCallback((files) => {
      // Now: an input's list is emptied before the state is worked out.
      const chosen = [...files];
      setList((before) => {
        const added: SentFile[] = [];
        for (const file of chosen) {
          const kept = [...before, ...added].filter(({ state }) => state !== 'refused').length;
          const problem = fileProblem(file, kept);
          added.push({ key: newKey(), file, problem, id: '', state: problem ? 'refused' : 'sending' });
        }
        return [...before, ...added];
      });
    }, []),
    remove: useCallback(
      (key) => {
        const found = list.find((each) => each.key === key);
        setList((before) => before.filter((each) => each.key !== key));
        if (found?.id)
          void session.gateway.call(detachFile, { body: { cod_order: code, id_attachment: found.id } });
      },
      [list, session, code],
    ),
    again: useCallback((key) => change(key, { state: 'sending', problem: null }), [change]),
    clear: useCallback(() => {
      setFolder(newKey());
      setList([]);
    }, []),
  };
}
