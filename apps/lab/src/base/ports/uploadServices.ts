import type { Finding } from '@trade-area/core/contract';
import type { BlobStore, FileStore } from './fileStore.ts';
import type { Locks } from './locks.ts';

/** The services for uploaded files. */
export interface UploadServices {
  readonly files: FileStore;
  /** Attachments of messages, in the same store. */
  readonly blobs: BlobStore;
  readonly locks: Locks;
  readonly arrivals: Arrivals;
  readonly maintenance: Maintenance;
  readonly production: Production;
  close(): Promise<void>;
}

/** Reads and checks the files that have arrived. */
export interface Arrivals {
  /** Inspects a file once all its bytes and its sender's checksum have arrived. */
  enqueue(id: string): void;
  /** Inspects a file again for the slot it stands in now; null when its order is gone. */
  inspectAgain(upload: { readonly id: string; readonly size: number }): Promise<InspectionResult | null>;
  /** Resolves when no inspection is running. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The result of an inspection as the ledger stores it. */
export interface InspectionResult {
  readonly findings: Finding[];
  readonly facts: Record<string, unknown>;
  /** Whether a thumbnail exists. */
  readonly thumbnail: boolean;
}

/** Creates the print files from the originals: the fixed files beside them, and the proof of the whole order. */
export interface Production {
  /** Queues an order whose files were submitted. */
  enqueue(orderId: number): void;
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface CleanUp {
  /** Unfinished uploads that expired. */
  readonly expired: number;
  /** Files without a row. */
  readonly orphaned: number;
  /** Files of orders that were deleted. */
  readonly deleted: number;
}

/** Maintains the folder of uploads (T-D10). */
export interface Maintenance {
  /** Cleans up every hour and checks every day, until `close`. */
  start(): void;
  cleanUp(): Promise<CleanUp>;
  check(): Promise<CheckResult>;
  /** Resolves when no run is under way. */
  close(): Promise<void>;
}

/** `missing`: a row without its file; `extra`: a file without a row; the others describe damaged bytes. */
export type FileFault = 'missing' | 'empty' | 'truncated' | 'changed' | 'extra';

export interface CheckResult {
  /** Finished files in the ledger, and those of them that were checked; they differ when the check stopped early. */
  readonly files: number;
  readonly checked: number;
  readonly faults: readonly { readonly id: string; readonly fault: FileFault }[];
}
