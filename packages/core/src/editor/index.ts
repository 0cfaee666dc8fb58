export { printHash, printPath, readPrintHash, readPrintPath } from './address.ts';
export type { PrintAddress, PrintStep } from './address.ts';
export { openDraft, readKeptProject } from './draft.ts';
export type { Draft, DraftStore, OpenedDraft } from './draft.ts';
export { createEditor } from './editor.ts';
export type { Editor, EditorState } from './editor.ts';
export { createGatewayPrintLab } from './gatewayPrintLab.ts';
export type { GatewayPrintLabPorts } from './gatewayPrintLab.ts';
export { createPhotoSender } from './photoSender.ts';
export type {
  PhotoProblem,
  PhotoSender,
  PhotoSenderPorts,
  PhotoUpload,
  PhotoUploads,
  PrintLooks,
} from './photoSender.ts';
export type { LabPhoto, OpenedPrint, PrintChoice, PrintLab, PrintPrice } from './printLab.ts';
export {
  addDirectedPrints,
  changePrintSize,
  choicesOfModule,
  croppedPart,
  edgeOf,
  printContent,
  printDirections,
  printEdges,
  resolutionLevel,
  setEdge,
  setFilter,
  turnPaper,
} from './prints.ts';
export type { PrintContent, PrintDirection, PrintEdge, ResolutionLevel } from './prints.ts';
export { readPhoto } from './readPhoto.ts';
export type { PhotoRefusal, ReadPhoto } from './readPhoto.ts';
export { saveDelay } from './saver.ts';
export type { SaverPorts, SaveState } from './saver.ts';
