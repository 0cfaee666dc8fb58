import { createStore } from 'zustand/vanilla';
import { sharedPhotos } from '../contract/index.ts';
import type { SharedPhoto } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Clock } from '../kernel/ports.ts';
import type { FileLine, LocalFile, TransportProblem } from '../kernel/transport.ts';
import { digestOf, emptyQueue, mergePhoto } from './photoQueue.ts';
import type { PhotoQueue, QueuedPhoto } from './photoQueue.ts';
import { photoProblem } from './photos.ts';
import type { PhotoProblem } from './photos.ts';

export interface PhotoSenderPorts {
  readonly gateway: Gateway;
  readonly clock: Clock;
  /** Fetched when the first photo is sent. */
  readonly line: () => Promise<FileLine>;
  readonly newIdempotencyKey: () => string;
  /** Resolves with true once the customer is signed in again, with false when that will not happen. */
  readonly signedInAgain: () => Promise<boolean>;
  /** Key of the visit (SHARE-32). */
  readonly session: string;
}

export interface PhotoSender {
  readonly store: {
    getState(): PhotoQueue;
    getInitialState(): PhotoQueue;
    subscribe(listener: (state: PhotoQueue, before: PhotoQueue) => void): () => void;
  };
  /** Loads the photos of this visit, also those of which the lab has a part; then sends those that wait. */
  start(): Promise<void>;
  /** Photos that were chosen: an interrupted one is continued, the others begin. */
  add(files: readonly LocalFile[]): Promise<void>;
  /** Takes a photo back, also from the lab. */
  remove(key: string): Promise<void>;
  /** Takes every refused photo off the list. */
  clearRefused(): Promise<void>;
  /** Continues every interrupted photo whose file is known. */
  resume(): void;
  close(): void;
}

/** Uploads at the same time: photos are small, and each has a few answers to wait for. */
const parallel = 3;
/** Milliseconds between two questions whether the lab has read the photos; long lists are asked for less often. */
const pause = 1_000;
const pausePerPhoto = 5;
const problems: Partial<Record<TransportProblem, PhotoProblem>> = {
  tooLarge: 'large',
  labFull: 'full',
  unreadable: 'unreadable',
  elsewhere: 'elsewhere',
};

/** The photos of one visit of the upload page: sent by tus, three at a time, and kept by the lab. */
export function createPhotoSender(ports: PhotoSenderPorts): PhotoSender {
  const { gateway, clock, line, newIdempotencyKey, signedInAgain, session } = ports;
  const store = createStore<PhotoQueue>()(() => emptyQueue);
  const photos = () => store.getState().photos;
  const byKey = (key: string) => photos().find((each) => each.key === key);
  const patch = (key: string, change: Partial<QueuedPhoto>) =>
    store.setState(({ photos: before }) => ({
      photos: before.map((each) => (each.key === key ? { ...each, ...change } : each)),
    }));
  const drop = (keys: readonly string[]) =>
    store.setState(({ photos: before }) => ({ photos: before.filter(({ key }) => !keys.includes(key)) }));
  const running = new Map<string, { stop(): void }>();
  let asked = 0;
  let stopWaiting: () => void = () => undefined;
  let isClosed = false;

  async function refresh(): Promise<void> {
    const number = (asked += 1);
    stopWaiting();
    const ask = () => gateway.call(sharedPhotos, { query: { session_key: session } });
    let answer = await ask();
    if (!answer.ok && answer.failure.kind === 'unauthorized' && (await signedInAgain())) answer = await ask();
    if (number !== asked || isClosed) return;
    if (!answer.ok) return store.setState({ isLoading: false, failure: answer.failure });
    const known = new Map(photos().map((row) => [row.upload === '' ? row.sha256 : row.upload, row]));
    // A photo whose sending has begun may be told before this page knows its upload.
    const rowFor = (photo: SharedPhoto) => known.get(photo.s3_key) ?? known.get(photo.sha256);
    const told = answer.value.result.map((photo) => mergePhoto(photo, rowFor(photo)));
    const toldKeys = new Set(told.map(({ key }) => key));
    const isOnlyHere = ({ key, upload, state }: QueuedPhoto) =>
      !toldKeys.has(key) && (upload === '' || state === 'sending');
    store.setState({
      ...{ isLoading: false, failure: null },
      photos: [...told, ...photos().filter(isOnlyHere)],
    });
    if (told.some(({ state }) => state === 'checking'))
      stopWaiting = clock.after(Math.max(pause, told.length * pausePerPhoto), () => void refresh());
  }

  function pump(): void {
    if (isClosed) return;
    while (running.size < parallel) {
      const next = photos().find(({ key, state }) => state === 'waiting' && !running.has(key));
      if (!next?.file) return;
      void send(next, next.file);
    }
  }

  async function send(photo: QueuedPhoto, file: LocalFile): Promise<void> {
    const { key } = photo;
    const current = { stop: () => undefined as void };
    running.set(key, current);
    const isMine = () => running.get(key) === current && !isClosed;
    const end = () => {
      if (running.get(key) !== current) return;
      running.delete(key);
      pump();
    };
    patch(key, { state: 'sending', problem: null });
    const sha256 = photo.sha256 === '' ? await digestOf(file).catch(() => '') : photo.sha256;
    if (!isMine()) return;
    if (sha256 === '') {
      patch(key, { state: 'refused', problem: 'unreadable' });
      return end();
    }
    if (photos().some((row) => row.key !== key && row.sha256 === sha256 && row.state !== 'refused')) {
      patch(key, { state: 'refused', problem: 'duplicate', sha256 });
      return end();
    }
    patch(key, { sha256 });
    const transport = await line().catch(() => null);
    if (!isMine()) return;
    if (!transport) {
      patch(key, { state: 'interrupted' });
      return end();
    }
    const sending = transport.send({
      file,
      uploadId: photo.upload === '' ? null : photo.upload,
      metadata: { share_session: session, filename: file.name, mtime: String(file.mtime), sha256 },
      onBegun: (upload) => void (isMine() && patch(key, { upload })),
      onProgress: (sent) => void (isMine() && patch(key, { sent })),
      onRetry: () => undefined,
      onDone: () => {
        if (!isMine()) return;
        patch(key, { state: 'checking', sent: file.size });
        end();
        // Asked once for the photos that arrive together.
        stopWaiting();
        stopWaiting = clock.after(pause, () => void refresh());
      },
      onProblem: (problem) => {
        if (isMine()) void stopped(key, problem).finally(end);
      },
    });
    current.stop = () => sending.stop();
  }

  async function stopped(key: string, problem: TransportProblem): Promise<void> {
    if (problem === 'gone') {
      // Taken in while its answer was lost, or too old: the lab knows which.
      patch(key, { state: 'interrupted' });
      await refresh();
      const row = byKey(key);
      if (row?.state === 'interrupted' && row.file) patch(key, { state: 'waiting', upload: '', sent: 0 });
      return;
    }
    if (problem === 'offline' || problem === 'signIn') {
      patch(key, { state: 'interrupted' });
      if (problem !== 'signIn' || !(await signedInAgain())) return;
      if (byKey(key)?.file) patch(key, { state: 'waiting' });
      return;
    }
    if (problem === 'refused') {
      const isKnown = await isSharedBefore(byKey(key)?.sha256 ?? '');
      patch(key, { state: 'refused', problem: isKnown ? 'duplicate' : 'kind' });
      return;
    }
    patch(key, {
      state: problem === 'elsewhere' ? 'interrupted' : 'refused',
      problem: problems[problem] ?? null,
    });
  }

  /** The lab refuses a photo that it has already; it is told apart from a file that is no photo. */
  async function isSharedBefore(sha256: string): Promise<boolean> {
    const answer = await gateway.call(sharedPhotos, { query: { sha256, page: '1' } });
    return answer.ok && answer.value.result.length > 0;
  }

  const rowOf = (file: LocalFile, sha256: string, problem: PhotoProblem | null): QueuedPhoto => ({
    key: newIdempotencyKey(),
    upload: '',
    id: '',
    name: file.name,
    size: file.size,
    state: problem ? 'refused' : 'waiting',
    sent: 0,
    problem,
    sha256,
    file,
  });

  async function takeBack({ key, upload }: QueuedPhoto): Promise<boolean> {
    running.get(key)?.stop();
    running.delete(key);
    if (upload === '') return true;
    return line().then(
      (given) => given.discard(upload),
      () => false,
    );
  }

  return {
    store,

    async start() {
      isClosed = false;
      await refresh();
      pump();
    },

    async add(chosen) {
      // The page around may have removed photos since: one of those can be chosen again.
      if (photos().some(({ state }) => state === 'ready')) await refresh();
      let count = photos().filter(({ state }) => state !== 'refused').length;
      const added: QueuedPhoto[] = [];
      for (const file of chosen) {
        const alike = photos().filter((row) => row.state !== 'refused' && row.size === file.size);
        const sha256 = alike.length > 0 ? await digestOf(file).catch(() => '') : '';
        const same = [...alike, ...added].find((row) =>
          row.sha256 === '' || sha256 === ''
            ? row.name === file.name && row.size === file.size && row.file?.mtime === file.mtime
            : row.sha256 === sha256,
        );
        // Chosen twice: it is here already, or on its way.
        if (same && same.state !== 'interrupted') continue;
        if (same) {
          patch(same.key, { file, state: 'waiting', problem: null });
          continue;
        }
        const problem = photoProblem(file, count);
        if (!problem) count += 1;
        added.push(rowOf(file, sha256, problem));
      }
      // All at once: two thousand dropped photos draw the list once.
      if (added.length > 0) store.setState(({ photos: before }) => ({ photos: [...before, ...added] }));
      pump();
    },

    async remove(key) {
      const removed = byKey(key);
      if (removed && (await takeBack(removed))) drop([key]);
      pump();
    },

    async clearRefused() {
      const refused = photos().filter(({ state }) => state === 'refused');
      const gone: string[] = [];
      for (const row of refused) if (await takeBack(row)) gone.push(row.key);
      drop(gone);
    },

    resume() {
      store.setState(({ photos: before }) => ({
        photos: before.map((row) =>
          row.state === 'interrupted' && row.file ? { ...row, state: 'waiting' as const } : row,
        ),
      }));
      pump();
    },

    close() {
      isClosed = true;
      asked += 1;
      stopWaiting();
      for (const { stop } of running.values()) stop();
      running.clear();
    },
  };
}
