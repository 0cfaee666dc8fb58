import { acceptFindings } from '../contract/index.ts';
import { choose, resumeOrReplace } from './choose.ts';
import type { UploaderContext } from './context.ts';
import type { Uploader } from './interface.ts';
import type { Queue } from './queue.ts';

type FileActions = Pick<Uploader, 'add' | 'replace' | 'remove' | 'accept'> & {
  /** Resumes half files whose own file the browser finds again; `ask` asks the person for those that need it. */
  recall(ask: boolean): Promise<void>;
};

/** The actions on chosen files that leave the slots of other files alone. */
export function createFileActions(
  { ports, store, patch, findRow, isClosed }: UploaderContext,
  queue: Queue,
  readLedger: () => Promise<void>,
): FileActions {
  const { gateway, memory, discard } = ports;
  const choosing = { store, patch, discard };
  const halfFiles = () =>
    store.getState().rows.filter(({ status, local }) => status === 'needsFile' && local === null);

  const actions: FileActions = {
    async add(files) {
      await choose(files, choosing);
      queue.pump();
    },

    async replace(key, file) {
      const former = findRow(key);
      await actions.remove(key);
      await choose([file], { ...choosing, slot: former?.slot ?? '' });
      queue.pump();
    },

    async remove(key) {
      const removed = findRow(key);
      if (!removed) return;
      queue.stop(key);
      store.setState(({ rows }) => ({ rows: rows.filter((row) => row.key !== key) }));
      if (removed.uploadId !== null && !(await discard(removed.uploadId))) await readLedger();
    },

    async accept(key) {
      const checked = findRow(key);
      if (!checked) return;
      const codes = checked.findings.filter(({ level }) => level === 'warn').map(({ code }) => code);
      patch(key, { accepted: codes });
      if (checked.uploadId === null) return;
      const answer = await gateway.call(acceptFindings, { body: { upload: checked.uploadId, codes } });
      if (!answer.ok) patch(key, { accepted: checked.accepted });
    },

    async recall(ask) {
      if (!memory || halfFiles().length === 0) return;
      const found = await memory.find(
        halfFiles().flatMap(({ uploadId }) => uploadId ?? []),
        ask,
      );
      if (isClosed()) return;
      store.setState({ asleep: found.asleep });
      for (const half of halfFiles()) {
        const file = found.files.get(half.uploadId ?? '');
        if (file) await resumeOrReplace(half, file, choosing);
      }
      queue.pump();
    },
  };
  return actions;
}
