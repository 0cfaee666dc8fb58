/** The tus server's own idea of a lock. */
export interface Lock {
  lock(signal: AbortSignal, release: () => Promise<void> | void): Promise<void>;
  unlock(): Promise<void>;
}
export interface Locks {
  newLock(id: string): Lock;
  close(): Promise<void>;
}
