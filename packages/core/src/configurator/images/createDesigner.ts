import { createStore } from 'zustand/vanilla';
import { createImageProject, projectImages } from '../../contract/index.ts';
import type { ImageProject, ProjectImage } from '../../contract/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { FileLine, LocalFile, TransportProblem } from '../../kernel/transport.ts';
import { createSha256 } from '../../preflight/index.ts';
import { imageProblem, mergeImage, noImages, reducedName } from './images.ts';
import type { DesignerImage, DesignerImages, ImageProblem } from './images.ts';

export interface DesignerPorts {
  readonly gateway: Gateway;
  readonly clock: Clock;
  /** Fetched when the first image is sent. */
  readonly line: () => Promise<FileLine>;
  readonly newIdempotencyKey: () => string;
  /** Code of the customer. */
  readonly code: string;
  /** Name of the configuration, such as `Wall Set Designer`. */
  readonly name: string;
}

export interface Designer {
  readonly store: {
    getState(): DesignerImages;
    getInitialState(): DesignerImages;
    subscribe(listener: (state: DesignerImages, before: DesignerImages) => void): () => void;
  };
  /**
   * Loads the images, also those of which the lab has a part: from any computer, after any reload.
   * @param project that of the quote; '' = the one of new configurations.
   */
  open(project: string): Promise<void>;
  reload(): Promise<void>;
  /** Images that were chosen: an interrupted one is continued, the others begin. */
  add(files: readonly LocalFile[]): Promise<void>;
  /** Takes an image back, also from the lab; one that a saved quote uses stays. */
  remove(key: string): Promise<void>;
  /** Continues every interrupted image whose file is known. */
  resume(): void;
  close(): void;
}

const mebibyte = 1_048_576;
/** Milliseconds between two questions whether the lab has read an image. */
const pause = 1_000;
const problems: Partial<Record<TransportProblem, ImageProblem>> = {
  tooLarge: 'large',
  labFull: 'full',
  unreadable: 'unreadable',
  elsewhere: 'elsewhere',
  refused: 'kind',
};

/** The images of a configuration (CONF-02): sent one after the other, kept by the lab. */
export function createDesigner(ports: DesignerPorts): Designer {
  const { gateway, clock, line, code, newIdempotencyKey } = ports;
  const store = createStore<DesignerImages>()(() => noImages);
  const images = () => store.getState().images;
  const byKey = (key: string) => images().find((each) => each.key === key);
  const patch = (key: string, change: Partial<DesignerImage>) =>
    store.setState(({ images: before }) => ({
      images: before.map((each) => (each.key === key ? { ...each, ...change } : each)),
    }));
  let project: ImageProject | null = null;
  let wanted = '';
  let loading = 0;
  let running: { readonly key: string; stop(): void } | null = null;
  let stopWaiting: () => void = () => undefined;
  let isClosed = false;

  async function load(): Promise<void> {
    const number = (loading += 1);
    store.setState({ isLoading: true, failure: null });
    if (!project || (wanted !== '' && project.pID !== wanted)) {
      const made = await gateway.call(createImageProject, {
        path: { cod: code, name: reducedName(ports.name) },
        query: wanted === '' ? {} : { pID: wanted },
      });
      if (number !== loading) return;
      if (!made.ok) return store.setState({ isLoading: false, failure: made.failure });
      project = made.value;
      store.setState({ project: made.value.pID });
    }
    await refresh(number);
  }

  async function refresh(number: number): Promise<void> {
    if (!project) return;
    stopWaiting();
    const answer = await gateway.call(projectImages, { path: { cod: code, pID: project.pID } });
    if (number !== loading) return;
    if (!answer.ok) return store.setState({ isLoading: false, failure: answer.failure });
    const known = images();
    // An image whose sending has begun may be told before this page knows its id.
    const isSame = (row: DesignerImage, image: ProjectImage) =>
      row.id === '' ? row.sha256 !== '' && row.sha256 === image.sha256 : row.id === image.id;
    const told = answer.value.map((image) =>
      mergeImage(
        image,
        known.find((row) => isSame(row, image)),
      ),
    );
    const own = known.filter(
      (row) =>
        (row.id === '' || row.state === 'sending') && !answer.value.some((image) => isSame(row, image)),
    );
    store.setState({ isLoading: false, failure: null, images: [...told, ...own] });
    if (images().some(({ state }) => state === 'checking'))
      stopWaiting = clock.after(pause, () => void refresh(number));
  }

  function pump(): void {
    const next =
      running || isClosed || !project ? undefined : images().find(({ state }) => state === 'waiting');
    if (next?.file && project) void send(next, next.file, project);
  }

  async function send(image: DesignerImage, file: LocalFile, into: ImageProject): Promise<void> {
    const { key } = image;
    const current = { key, stop: () => undefined as void };
    running = current;
    const isMine = () => running === current && !isClosed;
    const end = () => {
      if (running !== current) return;
      running = null;
      pump();
    };
    patch(key, { state: 'sending', problem: null });
    const sha256 = image.sha256 === '' ? await digestOf(file).catch(() => '') : image.sha256;
    const transport = sha256 === '' ? null : await line().catch(() => null);
    if (!isMine()) return;
    if (sha256 === '') patch(key, { state: 'refused', problem: 'unreadable' });
    else if (!transport) patch(key, { state: 'interrupted' });
    if (!transport) return end();
    patch(key, { sha256 });
    const sending = transport.send({
      file,
      uploadId: image.id === '' ? null : image.id,
      metadata: {
        project: into.pID,
        signature: into.signature,
        filename: file.name,
        mtime: String(file.mtime),
        sha256,
      },
      onBegun: (id) => void (isMine() && patch(key, { id })),
      onProgress: (sent) => void (isMine() && patch(key, { sent })),
      onRetry: () => undefined,
      onDone: () => {
        if (!isMine()) return;
        patch(key, { state: 'checking', sent: file.size });
        void refresh(loading).finally(end);
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
      await refresh(loading);
      const row = byKey(key);
      if (row?.state === 'interrupted' && row.file) patch(key, { state: 'waiting', id: '', sent: 0 });
      return;
    }
    if (problem === 'offline' || problem === 'signIn') {
      patch(key, { state: 'interrupted' });
      if (problem !== 'signIn') return;
      // The question signs in again over the page; then the image continues.
      await refresh(loading);
      if (store.getState().failure === null && byKey(key)?.file) patch(key, { state: 'waiting' });
      return;
    }
    patch(key, {
      state: problem === 'elsewhere' ? 'interrupted' : 'refused',
      problem: problems[problem] ?? null,
    });
  }

  const rowOf = (file: LocalFile, sha256: string): DesignerImage => {
    const problem = imageProblem(file, images().filter(({ state }) => state !== 'refused').length);
    return {
      key: newIdempotencyKey(),
      id: '',
      name: file.name,
      size: file.size,
      state: problem ? 'refused' : 'waiting',
      sent: 0,
      width: 0,
      height: 0,
      thumb: '',
      problem,
      sha256,
      file,
    };
  };

  return {
    store,

    async open(id) {
      isClosed = false;
      if (project && (id === '' || id === project.pID) && !store.getState().failure) {
        pump();
        return;
      }
      if (id !== wanted || (project && id !== project.pID)) project = null;
      wanted = id;
      await load();
      pump();
    },

    reload: load,

    async add(chosen) {
      for (const file of chosen) {
        const alike = images().filter((row) => row.state !== 'refused' && row.size === file.size);
        const sha256 = alike.length > 0 ? await digestOf(file).catch(() => '') : '';
        const same = alike.find((row) =>
          row.sha256 === ''
            ? row.file?.name === file.name && row.file.mtime === file.mtime
            : row.sha256 === sha256,
        );
        // Chosen twice: it is here already, or on its way.
        if (same && same.state !== 'interrupted') continue;
        if (same) patch(same.key, { file, state: 'waiting', problem: null });
        else {
          const row = rowOf(file, sha256);
          store.setState(({ images: before }) => ({ images: [...before, row] }));
        }
        pump();
      }
    },

    async remove(key) {
      const removed = byKey(key);
      if (!removed) return;
      store.setState({ isKept: false });
      if (running?.key === key) {
        running.stop();
        running = null;
      }
      const isGone =
        removed.id === '' ||
        (await line().then(
          (given) => given.discard(removed.id),
          () => false,
        ));
      if (isGone)
        store.setState(({ images: before }) => ({ images: before.filter((row) => row.key !== key) }));
      else store.setState({ isKept: true });
      pump();
    },

    resume() {
      for (const { key, state, file } of images())
        if (state === 'interrupted' && file) patch(key, { state: 'waiting' });
      pump();
    },

    close() {
      isClosed = true;
      loading += 1;
      stopWaiting();
      running?.stop();
      running = null;
    },
  };
}

/** SHA-256 of the whole file: an image that is continued must be the one that was begun (T-D5). */
async function digestOf(file: LocalFile): Promise<string> {
  const hash = createSha256();
  for (let at = 0; at < file.size; at += mebibyte)
    hash.update(await file.read(at, Math.min(mebibyte, file.size - at)));
  return hash.digest();
}
