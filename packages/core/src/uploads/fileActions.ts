import { acceptFindings } from '../contract/index.ts';
import type { Announcement } from './announcement.ts';
import { choose, resumeOrReplace } from './choose.ts';
import type { UploaderContext } from './context.ts';
import type { Uploader } from './interface.ts';
import type { Queue } from './queue.ts';
import type { UploadRow } from './state.ts';

type FileActions = Pick<Uploader, 'add' | 'replace' | 'accept'> & {
  /** Resumes half files whose own file the browser finds again; `ask` asks the person for those that need it. */
  recall(ask: boolean): Promise<void>;
};

/** The actions on chosen files that leave the slots of other files alone. */
export function createFileActions(
  { ports, store, patch, findRow, isClosed }: UploaderContext,
  queue: Queue,
  announcement: Announcement,
  readLedger: () => Promise<void>,
): FileActions {
  const { gateway, memory, discard, createId } = ports;
  const choosing = { store, patch, discard, createId, announce: announcement.write };
  const memoryKey = ({ uploadId, announced, key }: UploadRow) => uploadId ?? announced ?? key;
  const halfFiles = () =>
    store.getState().rows.filter(({ status, local }) => status === 'needsFile' && local === null);

  /** Ends the row and the upload of a file that gives way to another one. */
  async function end(former: UploadRow | undefined): Promise<void> {
    if (!former) return;
    queue.stop(former.key);
    store.setState(({ rows }) => ({ rows: rows.filter(({ key }) => key !== former.key) }));
    const withdrawal = announcement.write();
    if (former.uploadId !== null && !(await discard(former.uploadId))) await readLedger();
    await withdrawal;
  }

  return {
    async add(files) {
      await choose(files, choosing);
      await announcement.write();
      queue.pump();
    },

    async replace(key, file) {
      const former = findRow(key);
      await end(former);
      await choose([file], { ...choosing, slot: former?.slot ?? '' });
      await announcement.write();
      queue.pump();
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
      const found = await memory.find(halfFiles().map(memoryKey), ask);
      if (isClosed()) return;
      store.setState({ asleep: found.asleep });
      for (const half of halfFiles()) {
        const file = found.files.get(memoryKey(half));
        if (file) await resumeOrReplace(half, file, choosing);
      }
      queue.pump();
    },
  };
}
