/** How a chosen file travels to the lab, for every feature that sends files: of an order, or beside a message. */

/** Any piece of a file; shorter than asked at its end. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  read(at: number, length: number): Promise<Uint8Array>;
}

/** A file that the person chose. */
export interface LocalFile extends ByteSource {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly mtime: number;
  /** The browser's own file, for the transport and for pictures. */
  readonly blob: unknown;
  /** By which the browser finds it again after a reload, where it can. */
  readonly handle?: unknown;
}

export type TransportProblem =
  /** 401: the session or pass has ended. */
  | 'signIn'
  /** No answer after every repetition. */
  | 'offline'
  /** 404 or 410: the lab does not know this upload (any more). */
  | 'gone'
  /** 413: larger than a file or an order may be. */
  | 'tooLarge'
  /** 507. */
  | 'labFull'
  /** The file cannot be read: moved, deleted or changed since it was chosen. */
  | 'unreadable'
  /** Another tab of this browser is sending it. */
  | 'elsewhere'
  | 'refused';

export interface SendingOrder {
  readonly file: LocalFile;
  /** The upload to go on with; null begins one. */
  readonly uploadId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly onBegun: (uploadId: string) => void;
  /** Bytes of the file that were sent; those that the lab has acknowledged come after. */
  readonly onProgress: (sent: number) => void;
  /** A break in the line; the transport repeats by itself. */
  readonly onRetry: () => void;
  readonly onDone: () => void;
  /** `requestId`: of the answer that refused, absent without an answer; a person passes its reference on to the lab. */
  readonly onProblem: (problem: TransportProblem, requestId?: string) => void;
  /**
   * Finds the upload that the lab began for this file although its answer was lost; null when there is none. Called
   * before the upload starts again. Default: it starts again.
   */
  readonly findUploadId?: () => Promise<string | null>;
  /** After `elsewhere`: the other tab has stopped sending this file, finished or not. Default: not awaited. */
  readonly onFree?: () => void;
}

/** tus, given by argument: core knows no browser. */
export interface Transport {
  send(order: SendingOrder): { stop(): void };
}

/** A transport that also takes back what it began. */
export interface FileLine extends Transport {
  /** Ends an upload at the lab; true also when it is gone already. */
  discard(uploadId: string): Promise<boolean>;
}
