import type { LocalFile } from '../kernel/transport.ts';

/** The browser's way back to chosen files across a reload, kept under the ids that only their owner's ledger tells. */
export interface FileMemory {
  keep(uploadId: string, file: LocalFile): void;
  forget(uploadIds: readonly string[]): void;
  /**
   * The files of those uploads that may be read. `asleep`: how many more there are when the person allows it, which
   * `ask` asks them; the browser wants a press for that.
   */
  find(
    uploadIds: readonly string[],
    ask: boolean,
  ): Promise<{ readonly files: ReadonlyMap<string, LocalFile>; readonly asleep: number }>;
}
