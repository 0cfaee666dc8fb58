import type { Gateway } from '../gateway/index.ts';
import type { Clock } from '../kernel/ports.ts';
import type { LocalFile, Transport } from '../kernel/transport.ts';
import type { FileMemory } from './ports.ts';
import type { UploaderState } from './state.ts';

export interface UploaderPorts {
  readonly gateway: Gateway;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly orderCode: string;
  /** Resolves with true once the customer is signed in again, with false when that will not happen. */
  readonly signedInAgain: () => Promise<boolean>;
  /** A new random id of 32 hexadecimal digits, for the list of chosen files. */
  readonly createId: () => string;
  /** Ends an upload at the lab. */
  readonly discard: (uploadId: string) => Promise<boolean>;
  /**
   * Calls the listener when the device is online again or the page becomes visible again; the answer ends it.
   * Default: never.
   */
  readonly wakes?: (listener: () => void) => () => void;
  /** Finds chosen files again after a reload. Default: none, the person chooses them again. */
  readonly memory?: FileMemory;
}

export interface Uploader {
  readonly store: {
    getState(): UploaderState;
    getInitialState(): UploaderState;
    subscribe(listener: (state: UploaderState, before: UploaderState) => void): () => void;
  };
  /** Reads the ledger; again after a failure. */
  start(): Promise<void>;
  /** Takes files that were chosen or dropped: resumes those the lab has half of, assigns the others to free slots. */
  add(files: readonly LocalFile[]): Promise<void>;
  /** Puts another file into the slot of one. */
  replace(key: string, file: LocalFile): Promise<void>;
  /** Removes a file, for `undoRemoval` to restore. */
  remove(key: string): Promise<void>;
  /** Leaves out every file that was chosen on another page and is not at the lab in full. */
  leaveOutMissing(): Promise<void>;
  /** Restores what the last removal took; the lab's copy, where it still has one, so that nothing is sent again. */
  undoRemoval(): Promise<void>;
  /** The removals stand: none of them can be undone any more. */
  forgetRemovals(): void;
  /**
   * Moves a file to a slot; '' to the tray. The file that was there changes slots with it; other files for the same
   * paper (a whole spread and its halves, all spreads and each of them) go to the tray.
   */
  move(key: string, slot: string): Promise<void>;
  /** Puts all single pages into the halves of spreads: the lab joins them. */
  pairSinglePages(): Promise<void>;
  /** Reads the slots of an order whose pages were changed, and assigns the unassigned files to the free ones. */
  assignUnassignedFiles(): Promise<void>;
  /** Accepts the warnings of a file: the person read them and wants it printed. */
  accept(key: string): Promise<void>;
  /**
   * Resumes the half files that the browser finds again. It may ask the person for permission, which browsers allow
   * only during a press.
   */
  recall(): Promise<void>;
  pause(): void;
  resume(): void;
  retry(key: string): void;
  retryAll(): void;
  /** Submits the order with its files to the lab. */
  submitOrder(): Promise<void>;
  close(): void;
}
