export { createTextIndex } from './createTextIndex.ts';
export type { TextIndex, TextRow } from './createTextIndex.ts';
