export { printHash, printPath, readPrintHash, readPrintPath } from './address.ts';
export type { PrintAddress, PrintStep } from './address.ts';
export {
  bookDensities,
  bookStyles,
  boxAt,
  canAddSpread,
  canRemoveSpread,
  dropPhoto,
  fillOptionsOf,
  itemAt,
  pageNumbers,
  pagesForPhotos,
  pagesOfSpread,
  pagesWithin,
  placePhotos,
  readingOrder,
  setBooks,
  setPages,
  withFill,
} from './books.ts';
export type { BookDensity, BookStyle, FilledBook } from './books.ts';
export { openDraft, readKeptProject } from './draft.ts';
export type { Draft, DraftStore, OpenedDraft } from './draft.ts';
export { createEditor } from './editor.ts';
export type { Editor, EditorState } from './editor.ts';
export { createGatewayPrintLab } from './gatewayPrintLab.ts';
export type { GatewayPrintLabPorts } from './gatewayPrintLab.ts';
export { dragHandle, dragItems, dragTurn, itemsWithin, nudge, resizedBox } from './gestures.ts';
export type { Gestured, Handle } from './gestures.ts';
export { asPhotos, createPhotoSender } from './photoSender.ts';
export type {
  PhotoProblem,
  PhotoSender,
  PhotoSenderPorts,
  PhotoTaking,
  PhotoUpload,
  PhotoUploads,
} from './photoSender.ts';
export type {
  LabPhoto,
  OpenedPrint,
  PrintChoice,
  PrintLab,
  PrintOption,
  PrintPrice,
  PrintVersion,
} from './printLab.ts';
export {
  addDirectedPrints,
  asPrints,
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
export type { PrintContent, PrintDirection, PrintEdge, PrintLooks, ResolutionLevel } from './prints.ts';
export { needsEditorType, printEditorConfig, printStoreName } from './host/config.ts';
export type { PrintConfigSource, PrintEditorConfig } from './host/config.ts';
export { createPrintAdapter } from './host/createPrintAdapter.ts';
export type {
  PrintAdapter,
  PrintAdapterPorts,
  PrintHost,
  PrintListeners,
  PrintProblem,
  PrintScript,
} from './host/createPrintAdapter.ts';
export { findPrintScript, preparePrintScript } from './host/findPrintScript.ts';
export { createPrintSession } from './host/printSession.ts';
export type { PrintSession, PrintSessionState } from './host/printSession.ts';
export { readPhoto } from './readPhoto.ts';
export type { PhotoRefusal, ReadPhoto } from './readPhoto.ts';
export { saveDelay } from './saver.ts';
export type { SaverPorts, SaveState } from './saver.ts';
