import { fstatSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SyncedFileSystem } from '../src/database/syncedFileSystem.ts';
import type { NodeFileSystem } from '../src/database/syncedFileSystem.ts';
import { systemDisk } from '../src/files/disk.ts';
import type { DiskCalls, DiskFile } from '../src/files/disk.ts';
import type { DiskRecord } from './diskRecord.ts';

/** The database's file system, recorded. */
export class RecordedFileSystem extends SyncedFileSystem {
  readonly #record: DiskRecord;

  constructor(folder: string, record: DiskRecord) {
    super(folder);
    this.#record = record;
  }
  protected override prepare(files: NodeFileSystem): void {
    super.prepare(files);
    const record = this.#record;
    const { node_ops: nodes, stream_ops: streams } = files;
    const { mknod, rename, unlink, rmdir, setattr } = nodes;
    const { open, write, setattr: setOpen } = streams;
    streams.open = (stream) => {
      open(stream);
      if (stream.nfd !== undefined && fstatSync(stream.nfd).isFile())
        record.opened(stream.nfd, files.realPath(stream.node));
    };
    streams.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position);
      const copy = Buffer.from(bytes.slice(offset, offset + written));
      record.change(stream.nfd ?? -1, 'write', position, copy);
      return written;
    };
    streams.setattr = (stream, attributes) => {
      setOpen(stream, attributes);
      if (attributes.size !== undefined)
        record.change(stream.nfd ?? -1, 'truncate', attributes.size, Buffer.alloc(0));
    };
    nodes.setattr = (node, attributes) => {
      setattr(node, attributes);
      if (attributes.size !== undefined)
        record.change(files.realPath(node), 'truncate', attributes.size, Buffer.alloc(0));
    };
    nodes.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const path = files.realPath(node);
      record.created(path, statSync(path).isDirectory());
      return node;
    };
    nodes.rename = (node, folder, name) => {
      const from = files.realPath(node);
      rename(node, folder, name);
      record.renamed(from, join(files.realPath(folder), name));
    };
    nodes.unlink = (parent, name) => {
      unlink(parent, name);
      record.removed(join(files.realPath(parent), name));
    };
    nodes.rmdir = (parent, name) => {
      rmdir(parent, name);
      record.removed(join(files.realPath(parent), name));
    };
  }
  protected override syncFile(descriptor: number): void {
    const synced = this.#record.sync(descriptor);
    super.syncFile(descriptor);
    synced();
  }
  protected override async syncFileLater(descriptor: number): Promise<void> {
    const synced = this.#record.sync(descriptor);
    await super.syncFileLater(descriptor);
    synced();
  }
  protected override syncFolder(path: string): void {
    super.syncFolder(path);
    this.#record.syncFolder(path);
  }
}

/** The calls of the file stores, recorded in the same order. */
export function recordedDisk(record: DiskRecord): DiskCalls {
  return {
    ...systemDisk,
    async mkdir(path, options) {
      const first = await systemDisk.mkdir(path, options);
      if (first !== undefined)
        for (const each of foldersFrom(String(first), path)) record.created(each, true);
      return first;
    },
    async open(path, flags) {
      const existed = statOf(path);
      const file = (await systemDisk.open(path, flags)) as DiskFile & { readonly fd: number };
      if (existed?.isDirectory())
        return { ...pass(file), sync: () => file.sync().then(() => record.syncFolder(path)) };
      if (existed) record.opened(file.fd, path);
      else record.created(path, false);
      if (existed && flags === 'w') record.change(file.fd, 'truncate', 0, Buffer.alloc(0));
      const sync = async (work: () => Promise<void>) => {
        const synced = record.sync(file.fd);
        await work();
        synced();
      };
      return {
        ...pass(file),
        async truncate(length) {
          await file.truncate(length);
          record.change(file.fd, 'truncate', length, Buffer.alloc(0));
        },
        async writev(parts, position) {
          const { bytesWritten } = await file.writev(parts, position);
          record.change(file.fd, 'write', position, Buffer.concat(parts).subarray(0, bytesWritten));
          return { bytesWritten };
        },
        async writeFile(bytes) {
          await file.writeFile(bytes);
          record.change(file.fd, 'write', 0, Buffer.from(bytes));
        },
        sync: () => sync(() => file.sync()),
        datasync: () => sync(() => file.datasync()),
      };
    },
    async rename(from, to) {
      await systemDisk.rename(from, to);
      record.renamed(from, to);
    },
    async rm(path, options) {
      const existed = statOf(path) !== null;
      await systemDisk.rm(path, options);
      if (existed) record.removed(path);
    },
  };
}

/** Every folder from `first` down to `last`. */
function foldersFrom(first: string, last: string): string[] {
  const names = relative(first, last).split('/').filter(Boolean);
  return [first, ...names.map((_name, index) => join(first, ...names.slice(0, index + 1)))];
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false }) ?? null;
const pass = (file: DiskFile): DiskFile => ({
  stat: () => file.stat(),
  truncate: (length) => file.truncate(length),
  writev: (parts, position) => file.writev(parts, position),
  writeFile: (bytes) => file.writeFile(bytes),
  sync: () => file.sync(),
  datasync: () => file.datasync(),
  close: () => file.close(),
});
