/** A lock as the tus server expects it. */
export interface Lock {
  lock(signal: AbortSignal, release: () => Promise<void> | void): Promise<void>;
  unlock(): Promise<void>;
}
export interface Locks {
  newLock(id: string): Lock;
  close(): Promise<void>;
}
