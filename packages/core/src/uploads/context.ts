import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { UploadLedger } from '../contract/index.ts';
import type { UploaderPorts } from './interface.ts';
import { initialUploader } from './state.ts';
import type { UploaderState, UploadRow } from './state.ts';

/** The state and the ports that the parts of one uploader share. */
export interface UploaderContext {
  /** As given; `discard` also remembers which uploads ended here. */
  readonly ports: UploaderPorts;
  readonly store: StoreApi<UploaderState>;
  readonly patch: (key: string, change: Partial<UploadRow>) => void;
  readonly findRow: (key: string) => UploadRow | undefined;
  /** Leaves out uploads that ended here: an answer that was on its way before does not bring them back. */
  readonly withoutDiscarded: (files: UploadLedger['files']) => UploadLedger['files'];
  /** An upload was removed here, or has been restored. */
  readonly setDiscarded: (uploadId: string, isDiscarded: boolean) => void;
  readonly isClosed: () => boolean;
  readonly setClosed: (closed: boolean) => void;
}

export function createContext(input: UploaderPorts): UploaderContext {
  const discarded = new Set<string>();
  const store = createStore<UploaderState>()(() => initialUploader);
  let isClosed = false;

  function setDiscarded(uploadId: string, isDiscarded: boolean): void {
    if (!isDiscarded) return void discarded.delete(uploadId);
    discarded.add(uploadId);
    input.memory?.forget([uploadId]);
  }

  async function discard(uploadId: string): Promise<boolean> {
    setDiscarded(uploadId, true);
    const done = await input.discard(uploadId);
    if (!done) setDiscarded(uploadId, false);
    return done;
  }

  return {
    ports: { ...input, discard },
    store,
    patch: (key, change) =>
      store.setState(({ rows }) => ({
        rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
      })),
    findRow: (key) => store.getState().rows.find((row) => row.key === key),
    withoutDiscarded: (files) => files.filter(({ id }) => !discarded.has(id)),
    setDiscarded,
    isClosed: () => isClosed,
    setClosed: (closed) => void (isClosed = closed),
  };
}
