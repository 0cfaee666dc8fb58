export type { FileMemory } from './ports.ts';
export { createRate } from './rate.ts';
export type { Rate } from './rate.ts';
export { canGive, lightOfRow, singlePages, totalsOf } from './state.ts';
export type { RowProblem, RowStatus, Totals, UploaderState, UploadRow } from './state.ts';
export { createUploader } from './uploader.ts';
export type { Uploader, UploaderPorts } from './uploader.ts';
