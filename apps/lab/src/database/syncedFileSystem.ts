import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The parts of Emscripten's NODEFS that this file replaces. They are internals: package.json pins the version of PGlite,
 * and `syncedFileSystem.test.ts` fails when a commit no longer syncs.
 */
export interface NodeFileSystem {
  realPath(node: FileNode): string;
  /** Turns an error of Node into the errno that PostgreSQL reads. */
  tryFSOperation<T>(work: () => T): T;
  readonly node_ops: {
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode;
    rename(node: FileNode, folder: FileNode, name: string): void;
    unlink(parent: FileNode, name: string): void;
    rmdir(parent: FileNode, name: string): void;
    setattr(node: FileNode, attributes: FileAttributes): void;
  };
  readonly stream_ops: {
    fsync?(stream: FileStream): number;
    write(stream: FileStream, bytes: Uint8Array, offset: number, length: number, position: number): number;
    setattr(stream: FileStream, attributes: FileAttributes): void;
    open(stream: FileStream): void;
    close(stream: FileStream): void;
  };
}
export interface FileNode {
  name: string;
  readonly parent: FileNode;
  readonly mode: number;
}
export interface FileStream {
  readonly node: FileNode;
  /** Descriptor of the operating system. */
  readonly nfd?: number;
  readonly shared: { readonly refcount: number };
}
export interface FileAttributes {
  /** New length of the file. */
  readonly size?: number;
}

/** How often the disk was asked to keep what was written. */
export interface SyncCounts {
  files: number;
  folders: number;
  /** Bytes written to the write-ahead log. */
  logBytes: number;
}

type InitializeOptions = Parameters<NodeFS['init']>[1];
type InitializeResult = Awaited<ReturnType<NodeFS['init']>>;

/**
 * PGlite's file system on a folder, with syncs: PostgreSQL's `fsync` reaches the disk, and so do the entries of folders in
 * which a file was created, renamed or removed. As PGlite comes, `fsync` does nothing.
 */
export class SyncedFileSystem extends NodeFS {
  readonly counts: SyncCounts = { files: 0, folders: 0, logBytes: 0 };
  /** Folders whose entries changed since their last sync. */
  readonly #changed = new Set<string>();
  readonly #open = new Set<number>();

  override async init(engine: PGlite, options: InitializeOptions): Promise<InitializeResult> {
    const { emscriptenOpts } = await super.init(engine, options);
    const mount = (module: { readonly NODEFS: unknown }) => this.prepare(module.NODEFS as NodeFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mount] } };
  }

  /** Closes what an engine that was aborted left open. */
  closeOpenFiles(): void {
    for (const descriptor of this.#open) closeSync(descriptor);
    this.#open.clear();
  }

  /** Replaces the operations of one instance's NODEFS; it is mounted, and no database file is open yet. */
  protected prepare(files: NodeFileSystem): void {
    const { node_ops: nodes, stream_ops: streams } = files;
    const { mknod, rename, unlink, rmdir } = nodes;
    const { write, open, close } = streams;
    const note = (folder: FileNode) => void this.#changed.add(files.realPath(folder));

    streams.fsync = (stream) => {
      files.tryFSOperation(() => this.#sync(files.realPath(stream.node), stream));
      return 0;
    };
    streams.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position);
      if (stream.node.parent.name === 'pg_wal') this.counts.logBytes += written;
      return written;
    };
    streams.open = (stream) => {
      open(stream);
      if (stream.nfd !== undefined) this.#open.add(stream.nfd);
    };
    streams.close = (stream) => {
      close(stream);
      if (stream.nfd !== undefined && stream.shared.refcount === 0) this.#open.delete(stream.nfd);
    };
    nodes.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      note(parent);
      return node;
    };
    nodes.rename = (node, folder, name) => {
      note(node.parent);
      note(folder);
      rename(node, folder, name);
    };
    nodes.unlink = (parent, name) => {
      unlink(parent, name);
      note(parent);
    };
    nodes.rmdir = (parent, name) => {
      rmdir(parent, name);
      this.#changed.delete(join(files.realPath(parent), name));
      note(parent);
    };
  }

  #sync(path: string, { nfd, node }: FileStream): void {
    if (isFolder(node.mode) || nfd === undefined) this.#changed.add(path);
    else {
      this.syncFile(nfd);
      this.counts.files += 1;
    }
    // Temporary files of queries are removed at every start: their folder needs no sync.
    for (const folder of this.#changed) {
      if (folder.endsWith('pgsql_tmp')) continue;
      this.syncFolder(folder);
      this.counts.folders += 1;
      this.#changed.delete(folder);
    }
  }

  /** Writes the bytes and the length of an open file to the disk. */
  protected syncFile(descriptor: number): void {
    fdatasyncSync(descriptor);
  }

  /** Writes the entries of a folder to the disk. */
  protected syncFolder(path: string): void {
    syncFolderNow(path);
  }
}

const isFolder = (mode: number) => (mode & 0o170000) === 0o040000;

/** Syncs a folder's entries. Windows cannot open a folder; there the entry is kept with the file. */
export function syncFolderNow(path: string): void {
  if (process.platform === 'win32') return;
  syncPath(path);
}

/** Syncs every file and folder below `folder`, and the entry of `folder` itself in its parent. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) syncPath(path);
    else if (entry.isDirectory()) syncFolderNow(path);
  }
  syncFolderNow(folder);
  syncFolderNow(dirname(folder.endsWith(sep) ? folder.slice(0, -1) : folder));
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
