import { createStore } from 'zustand/vanilla';
import { detachFile, uploadStatus } from '../contract/index.ts';
import type { WaitingFile } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { FileLine, LocalFile, TransportProblem } from '../kernel/transport.ts';
import { createSha256 } from '../preflight/index.ts';
import { fileProblem } from './files.ts';
import type { FileProblem } from './files.ts';

export type SentFileProblem = FileProblem | 'full' | 'unreadable' | 'elsewhere';

/** A file beside a message that is being written. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `interrupted`: the lab has a part of it; it is resumed, never started again. */
  readonly state: 'waiting' | 'sending' | 'here' | 'interrupted' | 'refused';
  /** Bytes that have left here; after a reload those that the lab has. */
  readonly sent: number;
  readonly problem: SentFileProblem | null;
  /** null after a reload: the person chooses it once more. */
  readonly file: LocalFile | null;
  readonly uploadId: string | null;
  /** The lab's name of the arrived file. */
  readonly id: string;
  readonly sha256: string;
}

export interface FilesInWork {
  /** The folder by which the message names its files; '' before the first. */
  readonly folder: string;
  readonly files: readonly SentFile[];
}

export interface FileSenderPorts {
  readonly gateway: Gateway;
  /** Fetched when the first file is sent. */
  readonly line: () => Promise<FileLine>;
  /** Order code. */
  readonly code: string;
  /** The kind of message, so that an answer's files are not taken for a ticket's: `message`, `ticket`, `reply-77`. */
  readonly purpose: string;
  /** Makes a key that is unique to one action. */
  readonly newIdempotencyKey: () => string;
}

export interface FileSender {
  readonly store: {
    getState(): FilesInWork;
    getInitialState(): FilesInWork;
    subscribe(listener: (state: FilesInWork, before: FilesInWork) => void): () => void;
  };
  /** Asks the lab what was left of a message that was not sent (MSG-06): from any computer, after any crash. */
  start(): Promise<void>;
  /** Files that were chosen: an interrupted one is resumed, the others start. */
  add(files: readonly LocalFile[]): Promise<void>;
  remove(key: string): void;
  /** Resumes every interrupted upload whose file is available. */
  resume(): void;
  /** The message was sent: the next one has a folder of its own. */
  clear(): void;
  close(): void;
}

const mebibyte = 1_048_576;
const nothing: FilesInWork = { folder: '', files: [] };
const problems: Partial<Record<TransportProblem, SentFileProblem>> = {
  tooLarge: 'large',
  labFull: 'full',
  unreadable: 'unreadable',
  elsewhere: 'elsewhere',
  refused: 'kind',
};

/** The files of one message: each is sent as soon as it is chosen, one after the other, and survives a cut line. */
export function createFileSender({
  gateway,
  line,
  code,
  purpose,
  newIdempotencyKey,
}: FileSenderPorts): FileSender {
  const store = createStore<FilesInWork>()(() => nothing);
  let running: { readonly key: string; stop(): void } | null = null;
  let closed = false;

  const files = () => store.getState().files;
  const byKey = (key: string) => files().find((each) => each.key === key);
  const patch = (key: string, change: Partial<SentFile>) =>
    store.setState(({ files: before }) => ({
      files: before.map((each) => (each.key === key ? { ...each, ...change } : each)),
    }));
  const stop = (key: string) => {
    if (running?.key !== key) return;
    running.stop();
    running = null;
  };

  /** The lab's own knowledge; null when it does not answer. A session that has ended is asked for on the way. */
  async function ask(): Promise<readonly WaitingFile[] | null> {
    const answer = await gateway.call(uploadStatus, { body: { cod_order: code } });
    return answer.ok ? answer.value.files : null;
  }

  function begin(file: LocalFile, sha256: string): void {
    // Changed on the disk since the upload started: another file under the same name, sent from its beginning.
    const former = files().find(
      ({ state, name, file: at }) => state === 'interrupted' && !at && name === file.name,
    );
    if (former) sender.remove(former.key);
    const problem = fileProblem(file, files().filter(({ state }) => state !== 'refused').length);
    const row: SentFile = {
      key: newIdempotencyKey(),
      name: file.name,
      size: file.size,
      state: problem ? 'refused' : 'waiting',
      sent: 0,
      problem,
      file,
      uploadId: null,
      id: '',
      sha256,
    };
    store.setState(({ files: before }) => ({ files: [...before, row] }));
  }

  function pump(): void {
    const next = running || closed ? undefined : files().find(({ state }) => state === 'waiting');
    if (next?.file) send(next, next.file);
  }

  function send({ key, uploadId, sha256 }: SentFile, file: LocalFile): void {
    const current = { key, stop: () => undefined as void };
    running = current;
    const mine = () => running === current && !closed;
    const end = () => {
      if (running !== current) return;
      running = null;
      pump();
    };
    const broken = (change: Partial<SentFile>) => {
      if (!mine()) return;
      patch(key, change);
      end();
    };
    const begun = async () => {
      // The upload of an unreadable file is never started.
      const whole = sha256 === '' ? await digestOf(file).catch(() => null) : sha256;
      if (whole === null) return broken({ state: 'refused', problem: 'unreadable' });
      const transport = await line().catch(() => null);
      if (transport === null) return broken({ state: 'interrupted' });
      if (!mine()) return;
      patch(key, { sha256: whole });
      const sending = transport.send({
        file,
        uploadId,
        metadata: {
          order_code: code,
          filename: file.name,
          upload_folder: store.getState().folder,
          mtime: String(file.mtime),
          sha256: whole,
        },
        onBegun: (id) => void (mine() && patch(key, { uploadId: id })),
        onProgress: (sent) => void (mine() && patch(key, { sent })),
        onRetry: () => undefined,
        onDone: () => void (mine() && settle(key).finally(end)),
        onProblem: (problem) => void (mine() && stopped(key, problem).finally(end)),
      });
      current.stop = () => sending.stop();
    };
    patch(key, { state: 'sending', problem: null });
    void begun();
  }

  /** All bytes have left: it is here when the lab says so, under the name it is taken back by. */
  async function settle(key: string): Promise<void> {
    const serverUploads = await ask();
    const row = byKey(key);
    if (!row) return;
    const found = serverUploads?.find(({ upload }) => upload === row.uploadId);
    if (found?.id_attachment)
      patch(key, { state: 'here', id: found.id_attachment, sent: row.size, problem: null });
    else if (serverUploads && !found) patch(key, { state: 'refused', problem: 'kind', uploadId: null });
    else patch(key, { state: 'interrupted' });
  }

  async function stopped(key: string, problem: TransportProblem): Promise<void> {
    // Taken in while its answer was lost, or too old: the lab knows which.
    if (problem === 'gone') {
      await settle(key);
      const row = byKey(key);
      if (row?.state === 'refused' && row.file)
        patch(key, { state: 'waiting', problem: null, sent: 0, uploadId: null });
      return;
    }
    if (problem === 'offline' || problem === 'signIn') {
      patch(key, { state: 'interrupted' });
      // The call signs in again over the page; then the upload continues at the lab's offset.
      if (problem === 'signIn' && (await ask())) patch(key, { state: 'waiting' });
      return;
    }
    const slotProblem = problems[problem] ?? null;
    patch(key, { state: problem === 'elsewhere' ? 'interrupted' : 'refused', problem: slotProblem });
  }

  const rowOf = (waiting: WaitingFile): SentFile => ({
    key: newIdempotencyKey(),
    name: waiting.original_name,
    size: waiting.size,
    state: waiting.id_attachment === '' ? 'interrupted' : 'here',
    sent: waiting.offset,
    problem: null,
    file: null,
    uploadId: waiting.upload === '' ? null : waiting.upload,
    id: waiting.id_attachment,
    sha256: waiting.sha256,
  });

  const sender: FileSender = {
    store,

    async start() {
      closed = false;
      pump();
      const waiting = (await ask())?.filter(({ upload_folder }) => upload_folder.startsWith(`${purpose}-`));
      const folder = waiting?.at(-1)?.upload_folder;
      if (closed || !waiting || folder === undefined || store.getState().folder !== '') return;
      const rows = waiting.filter(({ upload_folder }) => upload_folder === folder).map(rowOf);
      store.setState({ folder, files: rows });
    },

    async add(chosen) {
      if (store.getState().folder === '') store.setState({ folder: `${purpose}-${newIdempotencyKey()}` });
      for (const file of chosen) {
        const alike = files().filter((row) => row.state !== 'refused' && row.size === file.size);
        const sha256 = alike.length > 0 ? await digestOf(file).catch(() => '') : '';
        if (closed) return;
        // Chosen or dropped twice: it is here already, or on its way.
        if (
          alike.some((row) => row.state !== 'interrupted' && row.sha256 === sha256 && row.name === file.name)
        )
          continue;
        const interrupted = alike.filter(({ state }) => state === 'interrupted');
        const begun = interrupted.find((row) =>
          row.sha256 === '' ? row.name === file.name : row.sha256 === sha256,
        );
        if (begun && byKey(begun.key)) patch(begun.key, { file, state: 'waiting', problem: null });
        else begin(file, sha256);
        pump();
      }
    },

    remove(key) {
      const removed = byKey(key);
      if (!removed) return;
      stop(key);
      store.setState(({ files: before }) => ({ files: before.filter((each) => each.key !== key) }));
      if (removed.id !== '')
        void gateway.call(detachFile, { body: { cod_order: code, id_attachment: removed.id } });
      else if (removed.uploadId !== null) {
        const { uploadId } = removed;
        void line().then(
          (given) => given.discard(uploadId),
          () => false,
        );
      }
      pump();
    },

    resume() {
      for (const { key, state, file } of files())
        if (state === 'interrupted' && file) patch(key, { state: 'waiting' });
      pump();
    },

    clear() {
      running?.stop();
      running = null;
      store.setState(nothing);
    },

    close() {
      closed = true;
      running?.stop();
      running = null;
    },
  };
  return sender;
}

/** SHA-256 of the whole file: a resumed file must be the one that was started, and arrive unchanged (T-D5, T-R31). */
async function digestOf(file: LocalFile): Promise<string> {
  const hash = createSha256();
  for (let at = 0; at < file.size; at += mebibyte)
    hash.update(await file.read(at, Math.min(mebibyte, file.size - at)));
  return hash.digest();
}
