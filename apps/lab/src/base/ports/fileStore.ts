/** Where the bytes of uploads are kept. The ledger alone says how many of them count. */
export interface FileStore {
  /** A new empty file; its name is safely kept when this answers. */
  create(id: string): Promise<void>;
  /**
   * Opens an unfinished file for writing from `offset` on; what is behind it was never acknowledged and goes. At 0 a file
   * that is not there is made: a lab may have been killed after it wrote the row and before it made the file.
   * @throws ShortFile when less than `offset` is there.
   */
  open(id: string, offset: number): Promise<FileWriter>;
  /**
   * All `size` bytes were acknowledged: makes them one file that can be read. Doing it again changes nothing.
   * @throws ShortFile when they are not all there.
   */
  gather(id: string, size: number): Promise<void>;
  /** The bytes of a gathered file up to `size`. */
  read(id: string, size: number): AsyncIterable<Buffer>;
  /** Moves a file among the finished ones; doing it again changes nothing. */
  finish(id: string): Promise<void>;
  /** A file and everything that was made from it. */
  remove(id: string): Promise<void>;
  /** A gathered file as a path for a program that reads files by itself, good until it is given back. */
  borrow(id: string, size: number): Promise<BorrowedFile>;
  /** Files that the lab made from a file, stored beside it and never instead of it. */
  putMade(kind: MadeKind, id: string, bytes: Uint8Array): Promise<void>;
  made(kind: MadeKind, id: string): Promise<Buffer | null>;
  /** Whether a name found in the store is one that the lab gives. */
  isId(name: string): boolean;
  /** Everything that is kept, with its length. */
  list(): Promise<KeptFile[]>;
}

/** Whole files that come at once, under random names that the lab chose: attachments of messages. */
export interface BlobStore {
  /** When this answers, the bytes are safely kept. Doing it again changes nothing. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no file of this name with so many bytes. */
  read(name: string, size: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** Nothing happens when it is not there. */
  remove(name: string): Promise<void>;
}

/** `thumbs`: small pictures for people; `fixed`: the file that is printed; `proofs`: PDF of a whole order. */
export const madeKinds = ['thumbs', 'fixed', 'proofs'] as const;
export type MadeKind = (typeof madeKinds)[number];

export interface KeptFile {
  readonly id: string;
  readonly bytes: number;
  readonly finished: boolean;
  readonly changed: Date;
}

export interface BorrowedFile {
  readonly path: string;
  giveBack(): Promise<void>;
}

export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything written is safely kept. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A file holds less than was acknowledged of it: what had said to keep it did not. */
export class ShortFile extends Error {
  override readonly name = 'ShortFile';
  /** Bytes that are there. */
  readonly kept: number;

  constructor(kept: number) {
    super('ta: a file is shorter than what was acknowledged of it');
    this.kept = kept;
  }
}

/** A store that refused to take or give bytes; `code` is `ENOSPC` when it is full. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`ta: the store of files refused (${code})`, options);
    this.code = code;
  }
}

const blobName = /^[0-9a-f]{32}$/;
/** Whether a name is one of a blob store: 128 random bits in hexadecimal, nothing that a request says. */
export const isBlobName = (name: string): boolean => blobName.test(name);

const idShape = /^[A-Za-z0-9_-]{22}$/;
export const isUploadId = (name: string): boolean => idShape.test(name);
