export type { FileMemory } from './ports.ts';
export { createRate } from './rate.ts';
export type { Rate } from './rate.ts';
export { createPageChange } from './pageChange.ts';
export type { PageChange, PageChangeState } from './pageChange.ts';
export {
  canSubmit,
  interruptibleFiles,
  lightOfRow,
  missingFiles,
  otherPages,
  singlePages,
  totalsOf,
  unusableFiles,
} from './state.ts';
export type { RowProblem, RowStatus, Totals, UploaderState, UploadRow } from './state.ts';
export { createUploader } from './uploader.ts';
export type { Uploader, UploaderPorts } from './interface.ts';
