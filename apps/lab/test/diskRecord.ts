import {
  cpSync,
  fstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A file's identity, which survives its names. */
interface Inode {
  /** Path at the start of the record; '' of a file that was created later. */
  readonly base: string;
}
interface Change {
  readonly kind: 'write' | 'truncate';
  readonly inode: Inode;
  readonly offset: number;
  readonly bytes: Buffer;
}
/** A change of names: all of it happened, or nothing. `remove` and `add` are relative paths. */
interface Entry {
  readonly kind: 'entry';
  readonly remove: string | null;
  readonly add: { readonly path: string; readonly inode: Inode | 'folder' } | null;
}
type Event =
  | Change
  | Entry
  /** The inode's first `count` changes are on the disk. */
  | { readonly kind: 'sync'; readonly inode: Inode; readonly count: number }
  | { readonly kind: 'syncFolder'; readonly path: string }
  | { readonly kind: 'acknowledged'; readonly what: unknown };

/** The part of what was not synced that is on the disk after all. */
export type Kept = 'nothing' | 'everything' | 'some';

/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Everything that happened to a folder from a moment on, in order: writes, lengths, names, syncs, and what was
 * acknowledged. `materialize` makes the folder as a loss of power after any event may leave it (T-D2, T-E3).
 */
export class DiskRecord {
  readonly events: Event[] = [];
  readonly #root: string;
  readonly #inodes = new Map<number, Inode>();
  readonly #changes = new Map<Inode, number>();

  constructor(root: string) {
    this.#root = root;
  }

  acknowledge(what: unknown): void {
    this.events.push({ kind: 'acknowledged', what });
  }
  /** The acknowledgements before the event `end`. */
  acknowledged(end: number): unknown[] {
    return this.events.slice(0, end).flatMap((event) => (event.kind === 'acknowledged' ? [event.what] : []));
  }

  change(descriptor: number | string, kind: Change['kind'], offset: number, bytes: Buffer): void {
    const inode = this.#inodeOf(descriptor);
    this.#changes.set(inode, (this.#changes.get(inode) ?? 0) + 1);
    this.events.push({ kind, inode, offset, bytes });
  }
  /** Call it before the sync; what it returns, after it has succeeded. */
  sync(descriptor: number): () => void {
    const inode = this.#inodeOf(descriptor);
    const count = this.#changes.get(inode) ?? 0;
    return () => void this.events.push({ kind: 'sync', inode, count });
  }
  syncFolder(path: string): void {
    this.events.push({ kind: 'syncFolder', path: relative(this.#root, path) });
  }
  created(path: string, isFolder: boolean): void {
    const { ino } = statSync(path);
    const inode: Inode = { base: '' };
    if (!isFolder) this.#inodes.set(ino, inode);
    this.#entry(null, path, isFolder ? 'folder' : inode);
  }
  renamed(from: string, to: string): void {
    this.#entry(from, to, this.#inodeOf(to));
  }
  removed(path: string): void {
    this.#entry(path, null, 'folder');
  }

  #entry(remove: string | null, add: string | null, inode: Inode | 'folder'): void {
    this.events.push({
      kind: 'entry',
      remove: remove === null ? null : relative(this.#root, remove),
      add: add === null ? null : { path: relative(this.#root, add), inode },
    });
  }
  #inodeOf(file: number | string): Inode {
    const { ino } = typeof file === 'number' ? fstatSync(file) : statSync(file);
    const known = this.#inodes.get(ino);
    if (known) return known;
    const path = typeof file === 'string' ? file : this.#paths.get(file);
    const fresh: Inode = { base: path === undefined ? '' : relative(this.#root, path) };
    this.#inodes.set(ino, fresh);
    return fresh;
  }
  /** Paths under which descriptors were opened. */
  readonly #paths = new Map<number, string>();
  opened(descriptor: number, path: string): void {
    this.#paths.set(descriptor, path);
    this.#inodeOf(descriptor);
  }

  /**
   * Makes the folder `target` as the disk may hold it when power is lost after `end` events: what was synced, and a
   * part of the rest, torn at 512 bytes or 4 KiB. `base` is a copy of the folder at the start of the record; `kept` says
   * how much of the rest is there, by default any.
   */
  materialize(
    base: string,
    target: string,
    end: number,
    random: Random,
    kept: Kept = (['nothing', 'everything', 'some'] as const)[Math.floor(random() * 3)] ?? 'some',
  ): void {
    const events = this.events.slice(0, end);
    const synced = new Map<Inode, number>();
    const durableEntries = new Set<Entry>();
    let pending: Entry[] = [];
    for (const event of events) {
      // A sync that began earlier may end later, and keeps less.
      if (event.kind === 'sync') synced.set(event.inode, Math.max(event.count, synced.get(event.inode) ?? 0));
      else if (event.kind === 'entry') pending.push(event);
      else if (event.kind === 'syncFolder') {
        const touches = (path: string | null | undefined) => path != null && folderOf(path) === event.path;
        for (const entry of pending)
          if (touches(entry.remove) || touches(entry.add?.path)) durableEntries.add(entry);
        pending = pending.filter((entry) => !durableEntries.has(entry));
      }
    }
    const survives = () => kept === 'everything' || (kept === 'some' && random() < 0.5);
    const sector = random() < 0.5 ? 512 : 4096;

    rmSync(target, { recursive: true, force: true });
    cpSync(base, target, { recursive: true });
    const changes = new Map<Inode, Change[]>();
    for (const event of events)
      if (event.kind === 'write' || event.kind === 'truncate')
        changes.set(event.inode, [...(changes.get(event.inode) ?? []), event]);
    const contents = new Map<Inode, Buffer>();
    for (const [inode, list] of changes) {
      const durable = synced.get(inode) ?? 0;
      let bytes: Buffer = inode.base === '' ? Buffer.alloc(0) : readFileSync(join(base, inode.base));
      for (const [index, each] of list.entries())
        if (index < durable || survives())
          bytes = apply(bytes, each, index < durable ? null : { sector, survives });
      contents.set(inode, bytes);
    }
    const placed = new Map<string, Inode>();
    for (const inode of contents.keys()) if (inode.base !== '') placed.set(inode.base, inode);
    for (const event of events) {
      if (event.kind !== 'entry' || !(durableEntries.has(event) || survives())) continue;
      change(target, placed, event);
    }
    for (const [path, inode] of placed) {
      const bytes = contents.get(inode);
      if (bytes) writeFileSync(join(target, path), bytes);
    }
  }
}

const folderOf = (path: string) => (dirname(path) === '.' ? '' : dirname(path));

/** Applies a change of names; one whose premises were lost is lost too. */
function change(target: string, placed: Map<string, Inode>, { remove, add }: Entry): void {
  try {
    if (add && remove !== null) {
      renameSync(join(target, remove), join(target, add.path));
      placed.delete(add.path);
      const inode = placed.get(remove);
      placed.delete(remove);
      if (inode) placed.set(add.path, inode);
    } else if (add?.inode === 'folder') mkdirSync(join(target, add.path));
    else if (add) {
      writeFileSync(join(target, add.path), '', { flag: 'wx' });
      placed.set(add.path, add.inode as Inode);
    } else if (remove !== null) {
      rmSync(join(target, remove), { recursive: true });
      placed.delete(remove);
    }
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function apply(
  bytes: Buffer,
  { kind, offset, bytes: written }: Change,
  tear: { readonly sector: number; readonly survives: () => boolean } | null,
): Buffer {
  if (kind === 'truncate') {
    const cut = Buffer.alloc(offset);
    bytes.copy(cut, 0, 0, offset);
    return cut;
  }
  const end = offset + written.length;
  const grown = end > bytes.length ? Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]) : bytes;
  for (let at = 0; at < written.length; ) {
    const next = Math.min(
      written.length,
      tear ? at + tear.sector - ((offset + at) % tear.sector) : written.length,
    );
    if (!tear || tear.survives()) written.copy(grown, offset + at, at, next);
    at = next;
  }
  return grown;
}
