import type { Finding } from '@trade-area/core/contract';
import type { BlobStore, FileStore } from './fileStore.ts';
import type { Locks } from './locks.ts';

/** Everything that works on uploaded files. */
export interface UploadServices {
  readonly files: FileStore;
  /** Files beside messages, in the same store. */
  readonly blobs: BlobStore;
  readonly locks: Locks;
  readonly arrivals: Arrivals;
  readonly maintenance: Maintenance;
  readonly production: Production;
  close(): Promise<void>;
}

/** Reads and checks the files that have arrived. */
export interface Arrivals {
  /** A file has all its bytes, or its sender has said what they should be: look at it when both are so. */
  enqueue(id: string): void;
  /** Inspects a file again for the slot it stands in now; null when its order is gone. */
  inspectAgain(upload: { readonly id: string; readonly size: number }): Promise<InspectionResult | null>;
  /** Resolves when nothing is being looked at. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The result of an inspection as the ledger stores it. */
export interface InspectionResult {
  readonly findings: Finding[];
  readonly facts: Record<string, unknown>;
  /** Whether a small picture was made. */
  readonly thumbnail: boolean;
}

/** Makes what is printed from what was sent: the fixed files beside the originals, and the proof of the whole order. */
export interface Production {
  /** The files of an order were given to the lab. */
  enqueue(orderId: number): void;
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface CleanUp {
  /** Unfinished uploads that nobody came back to. */
  readonly expired: number;
  /** Files that no row tells of. */
  readonly rowless: number;
  /** Files of orders that were deleted. */
  readonly deleted: number;
}

/** Looks after the folder of uploads (T-D10). */
export interface Maintenance {
  /** Cleans every hour, checks every day, until `close`. */
  start(): void;
  cleanUp(): Promise<CleanUp>;
  check(): Promise<CheckResult>;
  /** Resolves when nothing of it is under way. */
  close(): Promise<void>;
}

/** `missing`: a row without its file; `extra`: a file without a row; the others are what became of the bytes. */
export type FileFault = 'missing' | 'empty' | 'truncated' | 'changed' | 'extra';

export interface CheckResult {
  /** Finished files in the ledger, and those of them that were looked at: equal, or the check did not reach all. */
  readonly files: number;
  readonly checked: number;
  readonly faults: readonly { readonly id: string; readonly fault: FileFault }[];
}
