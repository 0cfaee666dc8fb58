// Long because it is one queue: reading, sending and what the lab says of a photo change the same rows.
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../kernel/ports.ts';
import type { LocalFile, TransportProblem } from '../kernel/transport.ts';
import { addPhotos, findPhoto, updatePhoto } from '../layout/index.ts';
import type { Act, PrintProject, ProjectPhoto } from '../layout/index.ts';
import { createSha256 } from '../preflight/index.ts';
import type { Editor } from './editor.ts';
import type { LabPhoto, PrintLab } from './printLab.ts';
import { readPhoto } from './readPhoto.ts';
import type { PhotoRefusal } from './readPhoto.ts';

/** Reason that a photo is not at the lab. */
export type PhotoProblem =
  | PhotoRefusal
  | 'large'
  | 'full'
  | 'elsewhere'
  /** The lab has looked at it: it cannot be printed. */
  | 'unprintable';

/** A photo that was chosen on this device, on its way to the lab. */
export interface PhotoUpload {
  /** Id of the photo in the project. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  /** `checking`: the lab reads it. `interrupted`: it is continued as soon as the lab answers. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'ready' | 'interrupted' | 'refused';
  readonly problem: PhotoProblem | null;
  readonly file: LocalFile;
}

export interface PhotoUploads {
  readonly uploads: readonly PhotoUpload[];
  /** Files that became no photo. */
  readonly refused: readonly { readonly name: string; readonly problem: PhotoRefusal }[];
  /** Files whose headers are still being read. */
  readonly reading: number;
}

export interface PhotoSender {
  readonly store: StoreApi<PhotoUploads>;
  /**
   * Files that were chosen: each new photo comes into the project, and `taking` gives it its place; a photo whose bytes
   * are missing gets them again.
   */
  add(files: readonly LocalFile[], taking: PhotoTaking): Promise<void>;
  /** Continues every interrupted photo. */
  resume(): void;
  dismissRefused(): void;
  close(): void;
}

/** The act by which new photos come into a project. */
export interface PhotoTaking {
  readonly act: Act;
  /** The project with the new photos in their places. */
  readonly place: (project: PrintProject, photoIds: readonly string[]) => PrintProject;
}

/** Photos of a book wait beside it until they are placed. */
export const asPhotos: PhotoTaking = { act: 'addPhotos', place: (project) => project };

export interface PhotoSenderPorts {
  readonly clock: Clock;
  readonly lab: Pick<PrintLab, 'line' | 'photos'>;
  /** Fields that go along with each photo; null while the lab does not answer. */
  readonly uploadFields: () => Promise<Readonly<Record<string, string>> | null>;
  /** Letters and digits, never the same twice. */
  readonly newId: () => string;
}

const mebibyte = 1_048_576;
/** Photos that are sent at the same time. */
const parallel = 3;
/** Files whose headers are read before their prints appear. */
const batch = 12;
/** Milliseconds between two questions whether the lab has read the photos. */
const pause = 1_000;

const problems: Partial<Record<TransportProblem, PhotoProblem>> = {
  tooLarge: 'large',
  labFull: 'full',
  unreadable: 'unreadable',
  elsewhere: 'elsewhere',
  refused: 'unprintable',
};

/** Takes photos into a project and sends them: each is there at once, and at the lab a little later. */
export function createPhotoSender(
  editor: Editor,
  { clock, lab, uploadFields, newId }: PhotoSenderPorts,
): PhotoSender {
  const store = createStore<PhotoUploads>(() => ({ uploads: [], refused: [], reading: 0 }));
  const uploads = () => store.getState().uploads;
  const project = () => editor.store.getState().project;
  const patch = (id: string, change: Partial<PhotoUpload>) =>
    store.setState((state) => ({
      uploads: state.uploads.map((each) => (each.id === id ? { ...each, ...change } : each)),
    }));
  const running = new Map<string, () => void>();
  /** Names of uploads that the lab has given, and what it said of photos: an undone act would forget it. */
  const begun = new Map<string, string>();
  const told = new Map<string, Partial<Omit<ProjectPhoto, 'id'>>>();
  let stopWaiting: () => void = () => undefined;
  let asked = 0;
  let added = 0;
  let isClosed = false;

  /** Writes what is known of a photo into the project, unless it says so already. */
  const noteOf = (id: string, change: Partial<Omit<ProjectPhoto, 'id'>>) => {
    told.set(id, { ...told.get(id), ...change });
    recall(project());
  };
  function recall(now: PrintProject) {
    const stale = now.photos.flatMap((photo) => {
      const known = told.get(photo.id) ?? {};
      const isStale = Object.entries(known).some(
        ([key, value]) => photo[key as keyof ProjectPhoto] !== value,
      );
      return isStale ? [[photo.id, known] as const] : [];
    });
    if (stale.length > 0)
      editor.note((each) => stale.reduce((next, [id, known]) => updatePhoto(next, id, known), each));
  }
  const unsubscribe = editor.store.subscribe((state, before) => {
    if (state.project.photos !== before.project.photos) recall(state.project);
  });

  function pump() {
    while (running.size < parallel) {
      if (isClosed) return;
      const next = uploads().find(({ id, state }) => state === 'waiting' && !running.has(id));
      if (!next) return;
      running.set(next.id, () => undefined);
      void send(next);
    }
  }

  async function send({ id, file }: PhotoUpload): Promise<void> {
    const end = () => {
      running.delete(id);
      pump();
    };
    const stop = (state: PhotoUpload['state'], problem: PhotoProblem | null) => {
      patch(id, { state, problem });
      if (state === 'refused') noteOf(id, { status: 'failed' });
      end();
    };
    patch(id, { state: 'sending', problem: null });
    const hash = findPhoto(project(), id)?.hash || (await digestOf(file).catch(() => ''));
    if (isClosed) return;
    if (hash === '') return stop('refused', 'unreadable');
    noteOf(id, { hash, status: 'uploading' });
    const fields = await uploadFields();
    const transport = fields && (await lab.line().catch(() => null));
    if (isClosed) return;
    if (!fields || !transport) return stop('interrupted', null);
    const taken = findPhoto(project(), id)?.taken_at ?? null;
    const sending = transport.send({
      file,
      uploadId: begun.get(id) ?? null,
      metadata: {
        ...fields,
        filename: file.name,
        mtime: String(file.mtime),
        sha256: hash,
        ...(taken === null ? {} : { taken_at: taken }),
      },
      onBegun: (name) => void begun.set(id, name),
      onProgress: (sent) => patch(id, { sent }),
      onRetry: () => undefined,
      onDone() {
        patch(id, { state: 'checking', sent: file.size });
        end();
        askSoon();
      },
      onProblem(problem) {
        if (problem === 'gone') {
          begun.delete(id);
          // Taken in while its answer was lost, or too old: the lab knows which.
          patch(id, { state: 'interrupted', sent: 0 });
          end();
          void refresh().then(() => again(id));
          return;
        }
        const isPassing = problem === 'offline' || problem === 'signIn' || problem === 'elsewhere';
        stop(isPassing ? 'interrupted' : 'refused', problems[problem] ?? null);
      },
    });
    // A line that ended at once has given its turn to the next photo.
    if (running.has(id)) running.set(id, () => sending.stop());
  }

  function again(id: string) {
    if (uploads().find((each) => each.id === id)?.state === 'interrupted') patch(id, { state: 'waiting' });
    pump();
  }

  function askSoon() {
    stopWaiting();
    stopWaiting = clock.after(pause, () => void refresh());
  }

  /** Asks what the lab has read. */
  async function refresh(): Promise<void> {
    const number = (asked += 1);
    const answer = await lab.photos(project().uuid);
    if (number !== asked || isClosed) return;
    if (answer.ok) {
      for (const photo of answer.value) merge(photo);
      const arrived = answer.value.filter(({ state }) => state === 'arrived').map(({ hash }) => hash);
      markLost(new Set(arrived));
      if (arrived.length > 0) askSoon();
    }
    if (uploads().some(({ state }) => state === 'checking')) askSoon();
    pump();
  }

  /** Photos that neither the lab nor this device has: an upload ended with its page, and the file is chosen once more. */
  function markLost(arrived: ReadonlySet<string>) {
    const own = new Set(uploads().map(({ id }) => id));
    for (const { id, hash, status } of project().photos)
      if ((status === 'local' || status === 'uploading') && !own.has(id) && !arrived.has(hash))
        noteOf(id, { status: 'failed' });
  }

  function merge({ hash, state, record, upload: name }: LabPhoto) {
    if (hash === '') return;
    for (const photo of project().photos.filter((each) => each.hash === hash)) {
      const own = uploads().find(({ id }) => id === photo.id);
      if (state === 'ready') {
        // A lab that was told no time keeps the one that this device has read.
        const { taken_at: taken, ...known } = record;
        noteOf(photo.id, { ...known, ...(taken ? { taken_at: taken } : {}), status: 'ready' });
        if (own) patch(photo.id, { state: 'ready', sent: own.size, problem: null });
      } else if (state === 'refused') {
        noteOf(photo.id, { status: 'failed' });
        if (own) patch(photo.id, { state: 'refused', problem: 'unprintable' });
      } else if (state === 'partial' && !running.has(photo.id)) {
        begun.set(photo.id, name);
      }
    }
  }

  const sameFile = (file: LocalFile) =>
    uploads().find(
      (each) => each.name === file.name && each.size === file.size && each.file.mtime === file.mtime,
    );

  /** The photo of the project whose bytes this device lost, as after a reload, and this file has. */
  async function missingPhoto(file: LocalFile, known: ReadonlySet<string>): Promise<string | null> {
    const alike = project().photos.filter(
      ({ id, name, status }) => name === file.name && status !== 'ready' && !known.has(id),
    );
    for (const { id, hash } of alike)
      if (hash === '' || hash === (await digestOf(file).catch(() => ''))) return id;
    return null;
  }

  const queue = (id: string, file: LocalFile) => {
    const { name, size } = file;
    const row: PhotoUpload = { id, name, size, sent: 0, state: 'waiting', problem: null, file };
    store.setState((state) => ({ uploads: [...state.uploads.filter((each) => each.id !== id), row] }));
  };

  async function addBatch(files: readonly LocalFile[], { act, place }: PhotoTaking, group: string) {
    const known = new Set(uploads().map(({ id }) => id));
    const photos: { readonly photo: ProjectPhoto; readonly file: LocalFile }[] = [];
    for (const file of files) {
      const again = sameFile(file);
      if (again && findPhoto(project(), again.id)) {
        if (again.state === 'interrupted' || again.state === 'refused')
          patch(again.id, { state: 'waiting', file });
        continue;
      }
      const missing = await missingPhoto(file, known);
      if (missing !== null) {
        queue(missing, file);
        continue;
      }
      const read = await readPhoto(file, newId());
      if (read.ok) photos.push({ photo: read.photo, file });
      else
        store.setState(({ refused }) => ({
          refused: [...refused, { name: file.name, problem: read.problem }],
        }));
    }
    if (isClosed) return;
    // Their files are known before the project shows them: a picture that is asked for at once is found.
    for (const { photo, file } of photos) queue(photo.id, file);
    editor.act(
      act,
      (each) => {
        const records = photos.map(({ photo }) => photo);
        return place(
          addPhotos(each, records),
          records.map(({ id }) => id),
        );
      },
      group,
    );
    const used = new Set(project().photos.map(({ id }) => id));
    const left = photos.filter(({ photo }) => !used.has(photo.id));
    if (left.length > 0) {
      const ids = new Set(left.map(({ photo }) => photo.id));
      store.setState((state) => ({
        uploads: state.uploads.filter(({ id }) => !ids.has(id)),
        refused: [
          ...state.refused,
          ...left.map(({ file }) => ({ name: file.name, problem: 'many' as const })),
        ],
      }));
    }
    pump();
  }

  // Photos of an earlier visit may have become ready since.
  if (project().photos.some(({ status }) => status !== 'ready')) void refresh();

  return {
    store,

    async add(files, taking) {
      const group = `add ${(added += 1)}`;
      store.setState(({ reading }) => ({ reading: reading + files.length }));
      for (let at = 0; at < files.length; at += batch) {
        if (isClosed) break;
        const some = files.slice(at, at + batch);
        await addBatch(some, taking, group);
        store.setState(({ reading }) => ({ reading: Math.max(0, reading - some.length) }));
      }
      editor.endGesture();
    },

    resume() {
      for (const { id, state } of uploads()) if (state === 'interrupted') patch(id, { state: 'waiting' });
      pump();
    },

    dismissRefused: () => store.setState({ refused: [] }),

    close() {
      isClosed = true;
      unsubscribe();
      stopWaiting();
      for (const stop of running.values()) stop();
      running.clear();
    },
  };
}

/** SHA-256 of the whole file: a photo that is continued must be the one that was begun. */
async function digestOf(file: LocalFile): Promise<string> {
  const hash = createSha256();
  for (let at = 0; at < file.size; at += mebibyte)
    hash.update(await file.read(at, Math.min(mebibyte, file.size - at)));
  return hash.digest();
}
