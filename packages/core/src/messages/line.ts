import type { ByteSource } from '../preflight/index.ts';

/** A file that the person chose for a message. */
export interface ChosenFile extends ByteSource {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly mtime: number;
  /** The browser's own file. */
  readonly blob: unknown;
}

export interface FileOrder {
  readonly file: ChosenFile;
  /** The upload to go on with; null begins one. */
  readonly uploadId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly onBegun: (uploadId: string) => void;
  readonly onProgress: (sent: number) => void;
  readonly onRetry: () => void;
  readonly onDone: () => void;
  readonly onProblem: (problem: FileLineProblem) => void;
}

/** Why a file stopped on its way; the words of `uploads` for the same. */
export type FileLineProblem =
  | 'signIn'
  | 'offline'
  | 'gone'
  | 'tooLarge'
  | 'labFull'
  | 'unreadable'
  | 'elsewhere'
  | 'refused';

/** tus, given by argument: core knows no browser. */
export interface FileLine {
  send(order: FileOrder): { stop(): void };
  /** Ends an upload at the lab; true also when it is gone already. */
  discard(uploadId: string): Promise<boolean>;
}
