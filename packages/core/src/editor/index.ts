export { openDraft } from './draft.ts';
export type { Draft, DraftStore, OpenedDraft } from './draft.ts';
export { createEditor } from './editor.ts';
export type { Editor, EditorState } from './editor.ts';
export { saveDelay } from './saver.ts';
export type { SaverPorts, SaveState } from './saver.ts';
