/** Where the bytes of uploads are kept. The ledger alone says how many of them count. */
export interface FileStore {
  /** A new empty file; its name is on the disk when this answers. */
  create(id: string): Promise<void>;
  /** Opens an unfinished file for writing from `offset` on; what is behind it was never acknowledged and goes. */
  open(id: string, offset: number): Promise<FileWriter>;
  /** The bytes of a file, finished or not, up to `size`. */
  read(id: string, size: number): AsyncIterable<Buffer>;
  /** Moves a file among the finished ones; doing it again changes nothing. */
  finish(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Path for a program that reads files by itself; the file must be there. */
  pathOf(id: string): string;
  /** Small pictures that the lab has made. */
  putThumbnail(id: string, bytes: Uint8Array): Promise<void>;
  thumbnail(id: string): Promise<Buffer | null>;
  /** Whether a name found on the disk is one that the lab gives. */
  isId(name: string): boolean;
  /** Everything that is kept, with its length. */
  list(): Promise<
    { readonly id: string; readonly bytes: number; readonly finished: boolean; readonly changed: Date }[]
  >;
}

export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when everything written is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}
