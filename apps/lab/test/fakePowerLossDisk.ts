import { basename, dirname } from 'node:path';
import type { DiskCalls, DiskFile } from '../src/files/disk.ts';

/**
 * A file system in memory that loses power (T-D2): bytes that were not synced survive or are lost, in
 * any mixture that a journaling file system allows. It breaks when it is told to, at any call.
 */
export interface FakePowerLossDisk extends DiskCalls {
  /** Every call after this number of further calls fails, as if the machine were off. */
  cutAfter(calls: number): void;
  /** Restores the power, with the synced bytes and a random part of the others. */
  powerOn(random: () => number): void;
  /** Every n-th sync fails with EIO, and the bytes that it should have written are lost. 0 = none. */
  failSync(every: number): void;
  /** Maximum total size of all files, in bytes. */
  limit(bytes: number): void;
}

interface Inode {
  now: Buffer;
  kept: Buffer;
  changed: Date;
}
interface Folder {
  now: Map<string, Inode>;
  kept: Map<string, Inode>;
}

const failure = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

export function createFakePowerLossDisk(
  options: { readonly syncs: boolean } = { syncs: true },
): FakePowerLossDisk {
  const folders = new Map<string, Folder>();
  /** Renames since the last sync of either folder: each one survives completely or not at all. */
  let renames: { readonly undo: () => void; readonly folders: readonly string[] }[] = [];
  let left = Infinity;
  let failing = 0;
  let syncs = 0;
  let most = Infinity;

  const called = async (name: string) => {
    await Promise.resolve();
    left -= 1;
    if (left < 0) throw failure('EPOWER', name);
  };
  const folderOf = (path: string): Folder => {
    const folder = folders.get(dirname(path));
    if (!folder) throw failure('ENOENT', 'open');
    return folder;
  };
  const fileAt = (path: string): Inode => {
    const file = folderOf(path).now.get(basename(path));
    if (!file) throw failure('ENOENT', 'open');
    return file;
  };
  const used = () =>
    [...folders.values()].reduce(
      (sum, { now }) => sum + [...now.values()].reduce((bytes, file) => bytes + file.now.length, 0),
      0,
    );
  const keep = (file: Inode) => {
    syncs += 1;
    if (failing > 0 && syncs % failing === 0) {
      // As on Linux, the pages are dropped and counted as clean.
      file.now = Buffer.from(file.kept);
      throw failure('EIO', 'fdatasync');
    }
    if (options.syncs) file.kept = Buffer.from(file.now);
  };

  const openFolder = (path: string): DiskFile => ({
    ...noFile,
    async sync() {
      await called('fsync');
      const folder = folders.get(path);
      if (!folder || !options.syncs) return;
      folder.kept = new Map(folder.now);
      renames = renames.filter((rename) => !rename.folders.includes(path));
    },
  });
  const openFile = (file: Inode): DiskFile => ({
    async stat() {
      await called('fstat');
      return { size: file.now.length };
    },
    async truncate(length) {
      await called('ftruncate');
      file.now = Buffer.from(file.now.subarray(0, length));
    },
    async writev(parts, position) {
      await called('writev');
      // Writes half of the bytes, as a disk may: the caller continues with the rest.
      const all = Buffer.concat(parts);
      const piece = all.length > 1 ? all.subarray(0, Math.ceil(all.length / 2)) : all;
      const end = position + piece.length;
      if (used() - file.now.length + Math.max(file.now.length, end) > most) throw failure('ENOSPC', 'writev');
      const grown = Buffer.alloc(Math.max(file.now.length, end));
      file.now.copy(grown);
      piece.copy(grown, position);
      file.now = grown;
      return { bytesWritten: piece.length };
    },
    async writeFile(bytes) {
      await called('write');
      file.now = Buffer.from(bytes);
    },
    async sync() {
      await called('fsync');
      keep(file);
    },
    async datasync() {
      await called('fdatasync');
      keep(file);
    },
    close: async () => undefined,
  });

  return {
    cutAfter: (calls) => void (left = calls),
    failSync: (every) => void (failing = every),
    limit: (bytes) => void (most = bytes),
    powerOn(random) {
      left = Infinity;
      for (const rename of renames.toReversed()) if (random() < 0.5) rename.undo();
      renames = [];
      for (const folder of folders.values()) {
        for (const name of new Set([...folder.now.keys(), ...folder.kept.keys()])) {
          const [now, kept] = [folder.now.get(name), folder.kept.get(name)];
          if (now === kept) continue;
          const survivor = random() < 0.5 ? kept : now;
          if (survivor) folder.now.set(name, survivor);
          else folder.now.delete(name);
        }
        folder.kept = new Map(folder.now);
      }
      for (const { now } of folders.values())
        for (const file of now.values()) {
          const fate = random();
          if (fate < 0.4) file.now = Buffer.from(file.kept);
          // The new length survived and the bytes did not: zeros in place of unsynced bytes.
          else if (fate < 0.7) file.now = withZeros(file);
          file.kept = Buffer.from(file.now);
        }
    },

    async mkdir(path) {
      await called('mkdir');
      for (let at = path; at !== dirname(at); at = dirname(at))
        if (!folders.has(at)) folders.set(at, { now: new Map(), kept: new Map() });
    },
    async open(path, flags) {
      await called('open');
      if (folders.has(path)) return openFolder(path);
      const folder = folderOf(path);
      const there = folder.now.get(basename(path));
      if (there && flags === 'wx') throw failure('EEXIST', 'open');
      if (!there && flags === 'r+') throw failure('ENOENT', 'open');
      const file = there ?? { now: Buffer.alloc(0), kept: Buffer.alloc(0), changed: new Date() };
      folder.now.set(basename(path), file);
      if (flags === 'w') file.now = Buffer.alloc(0);
      return openFile(file);
    },
    async readdir(path) {
      await called('readdir');
      return [...(folders.get(path)?.now.keys() ?? [])];
    },
    async readFile(path) {
      await called('read');
      return Buffer.from(fileAt(path).now);
    },
    async rename(from, to) {
      await called('rename');
      const [source, target] = [folderOf(from), folderOf(to)];
      const file = fileAt(from);
      source.now.delete(basename(from));
      target.now.set(basename(to), file);
      // Until a folder is synced, the journal holds both halves of a rename or none.
      source.kept.delete(basename(from));
      target.kept.set(basename(to), file);
      const undo = () => {
        for (const each of [target.now, target.kept]) each.delete(basename(to));
        for (const each of [source.now, source.kept]) each.set(basename(from), file);
      };
      renames.push({ undo, folders: [dirname(from), dirname(to)] });
    },
    async rm(path) {
      await called('unlink');
      folderOf(path).now.delete(basename(path));
    },
    async stat(path) {
      await called('stat');
      const { now, changed } = fileAt(path);
      return { size: now.length, mtime: changed };
    },
    async *createReadStream(path, { end }) {
      await called('read');
      yield Buffer.from(fileAt(path).now.subarray(0, end + 1));
    },
  };
}

function withZeros({ now, kept }: Inode): Buffer {
  const bytes = Buffer.alloc(now.length);
  kept.copy(bytes);
  return bytes;
}

const none = () => Promise.reject(failure('EISDIR', 'write'));
const noFile: DiskFile = {
  stat: none,
  truncate: none,
  writev: none,
  writeFile: none,
  sync: none,
  datasync: none,
  close: async () => undefined,
};
