import type { Crop, Extent } from '@trade-area/core/pricing';
import type { Finding } from '@trade-area/core/contract';
import type { Queries } from '../../database/open.ts';
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
  readonly cropImage: CropImage;
  /** Ends the processes that inspect files: their jobs fail, and are given back by a lab that stops. */
  stopInspecting(): void;
  close(): Promise<void>;
}

/**
 * The part of an image that its frame shows, with bleed around it, as a JPG; null when the image cannot be read.
 * `frame` and `bleed` are in the same unit of length.
 */
export type CropImage = (
  image: { readonly id: string; readonly size: number; readonly facts: object },
  seen: { readonly frame: Extent; readonly bleed: number; readonly crop: Crop },
) => Promise<Uint8Array | null>;

/** Writes that belong into one transaction with the end of a job. */
export type ResultWrites = (queries: Queries) => Promise<unknown>;

/** Reads and checks the files that have arrived. */
export interface Arrivals {
  /**
   * Compares a file with its sender's checksum and inspects it, once all its bytes and the checksum have arrived.
   * @returns the writes of its result, which answer false, with nothing written, when the file was moved meanwhile and
   *   must be inspected again; null when there is nothing to inspect.
   */
  inspect(id: string): Promise<((queries: Queries) => Promise<boolean>) | null>;
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
  /** @returns the writes of the result; null when the order has no submitted files, or has its proof. */
  produce(orderId: number): Promise<ResultWrites | null>;
}

export interface CleanUp {
  /** Unfinished uploads that expired. */
  readonly expired: number;
  /** Files without a row. */
  readonly orphaned: number;
  /** Files of orders that were deleted, and removed files that can no longer be restored. */
  readonly deleted: number;
}

/** Maintains the folder of uploads (T-D10). */
export interface Maintenance {
  /** Ends early when the signal is aborted. */
  cleanUp(signal?: AbortSignal): Promise<CleanUp>;
  check(signal?: AbortSignal): Promise<CheckResult>;
}

/** `missing`: a row without its file; `extra`: a file without a row; the others describe damaged bytes. */
export type FileFault = 'missing' | 'empty' | 'truncated' | 'changed' | 'extra';

export interface CheckResult {
  /** Finished files in the ledger, and those of them that were checked; they differ when the check stopped early. */
  readonly files: number;
  readonly checked: number;
  readonly faults: readonly { readonly id: string; readonly fault: FileFault }[];
}
