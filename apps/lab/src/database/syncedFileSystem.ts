import { closeSync, fdatasync, fdatasyncSync, fstatSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { LogSync } from './logSync.ts';

/**
 * The parts of Emscripten's NODEFS that this file replaces. They are internals: package.json pins the version of PGlite,
 * and `syncedFileSystem.long.test.ts` fails when a commit no longer syncs.
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
 *
 * After `deferLogSyncs` the sync of a commit is put off until `whenSynced`; a change of any other file comes after it.
 */
export class SyncedFileSystem extends NodeFS {
  readonly counts: SyncCounts = { files: 0, folders: 0, logBytes: 0 };
  /** Folders whose entries changed since their last sync. */
  readonly #changed = new Set<string>();
  readonly #open = new Set<number>();
  #log: LogSync | null = null;

  override async init(engine: PGlite, options: InitializeOptions): Promise<InitializeResult> {
    const { emscriptenOpts } = await super.init(engine, options);
    const mount = (module: { readonly NODEFS: unknown }) => this.prepare(module.NODEFS as NodeFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mount] } };
  }

  /** From now on commits share syncs, which whoever answers must wait for. @param onFailed must stop the engine. */
  deferLogSyncs(onFailed: (failure: Error) => void): void {
    const count = () => void (this.counts.files += 1);
    this.#log = new LogSync(
      {
        syncFile: (descriptor) => {
          this.syncFile(descriptor);
          count();
        },
        syncFileLater: (descriptor) => this.syncFileLater(descriptor).then(count),
      },
      onFailed,
    );
  }

  /** Resolves when all that was committed is on the disk; null when it is. Rejects when that is not known. */
  whenSynced(): Promise<void> | null {
    return this.#log?.whenSynced() ?? null;
  }

  /** Every sync is made at once again, as while the engine opens. */
  endDeferral(): void {
    this.#log?.end();
    this.#log = null;
  }

  /** Ends the work of an engine that was aborted: closes what it left open; who waits is told the reason. */
  abandon(reason: Error): void {
    this.#log?.abandon(reason);
    for (const descriptor of this.#open) closeSync(descriptor);
    this.#open.clear();
  }

  /** Replaces the operations of one instance's NODEFS; it is mounted, and no database file is open yet. */
  protected prepare(files: NodeFileSystem): void {
    const { node_ops: nodes, stream_ops: streams } = files;
    const { mknod, rename, unlink, rmdir, setattr } = nodes;
    const { write, open, close, setattr: setOpen } = streams;
    const note = (folder: FileNode) => void this.#changed.add(files.realPath(folder));
    // Not an errno: PostgreSQL would take the failure of this sync for one of the file that it changes, and go on.
    const syncLogBefore = () => this.#log?.syncNow();

    streams.fsync = (stream) => {
      const path = files.realPath(stream.node);
      const log = isLog(stream.node) && !this.#hasChangedFolders() ? this.#log : null;
      files.tryFSOperation(() => (log ? log.request(path) : this.#sync(path, stream)));
      return 0;
    };
    streams.write = (stream, bytes, offset, length, position) => {
      const toLog = isLog(stream.node);
      if (!toLog && !isNewPage(stream, bytes, offset, length, position)) syncLogBefore();
      const written = write(stream, bytes, offset, length, position);
      if (toLog) this.counts.logBytes += written;
      return written;
    };
    streams.setattr = (stream, attributes) => {
      syncLogBefore();
      setOpen(stream, attributes);
    };
    nodes.setattr = (node, attributes) => {
      syncLogBefore();
      setattr(node, attributes);
    };
    streams.open = (stream) => {
      open(stream);
      if (stream.nfd !== undefined) this.#open.add(stream.nfd);
    };
    streams.close = (stream) => {
      close(stream);
      if (stream.nfd === undefined || stream.shared.refcount > 0) return;
      this.#open.delete(stream.nfd);
      if (isLog(stream.node)) this.#log?.close(files.realPath(stream.node));
    };
    nodes.mknod = (parent, name, mode, device) => {
      syncLogBefore();
      const node = mknod(parent, name, mode, device);
      note(parent);
      return node;
    };
    nodes.rename = (node, folder, name) => {
      syncLogBefore();
      note(node.parent);
      note(folder);
      rename(node, folder, name);
    };
    nodes.unlink = (parent, name) => {
      syncLogBefore();
      unlink(parent, name);
      note(parent);
    };
    nodes.rmdir = (parent, name) => {
      syncLogBefore();
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
    for (const folder of this.#changed) {
      if (isTemporary(folder)) continue;
      this.syncFolder(folder);
      this.counts.folders += 1;
      this.#changed.delete(folder);
    }
  }

  #hasChangedFolders(): boolean {
    for (const folder of this.#changed) if (!isTemporary(folder)) return true;
    return false;
  }

  /** Writes the bytes and the length of an open file to the disk. */
  protected syncFile(descriptor: number): void {
    fdatasyncSync(descriptor);
  }

  /** Likewise, without stopping the event loop. */
  protected syncFileLater(descriptor: number): Promise<void> {
    return syncDescriptor(descriptor);
  }

  /** Writes the entries of a folder to the disk. */
  protected syncFolder(path: string): void {
    syncFolderNow(path);
  }
}

const syncDescriptor = promisify(fdatasync);

/** A segment of the write-ahead log; one that is being made has another name. */
const isLog = ({ parent, name }: FileNode) => parent.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);

/** Temporary files of queries are removed at every start: their folder needs no sync. */
const isTemporary = (folder: string) => folder.endsWith('pgsql_tmp');

/** A page of zeros behind the end of a file, which PostgreSQL writes before the log likewise: no row of it is in the log. */
function isNewPage(
  { nfd }: FileStream,
  memory: Uint8Array,
  offset: number,
  length: number,
  position: number,
): boolean {
  if (nfd === undefined || length === 0 || length % pageSize !== 0) return false;
  const bytes = Buffer.from(memory.buffer, memory.byteOffset + offset, length);
  for (let at = 0; at < length; at += pageSize)
    if (emptyPage.compare(bytes, at, at + pageSize) !== 0) return false;
  return position >= fstatSync(nfd).size;
}
const pageSize = 8192;
const emptyPage = Buffer.alloc(pageSize);

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
