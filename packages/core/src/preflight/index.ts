export { arrange, arrangePages, byName, numberOf } from './arrange.ts';
export type { Arrangement } from './arrange.ts';
export { unknownFacts } from './facts.ts';
export type {
  DeepFacts,
  FileFacts,
  FileType,
  PdfBox,
  PdfColour,
  PdfContents,
  PdfFacts,
  PdfModel,
  PdfSheet,
  Side,
} from './facts.ts';
export { findingCodes } from './findingCodes.ts';
export type { FindingCode } from './findingCodes.ts';
export { judgeOptionsFor, judge, mostPixels } from './judge.ts';
export type { JudgeOptions } from './judge.ts';
export { lightOf } from './light.ts';
export { looksOf } from './looks.ts';
export type { FileLooks } from './looks.ts';
export { judgeName } from './orderName.ts';
export { pageFit } from './pageFit.ts';
export type { PageFit, PageForm } from './pageFit.ts';
export { boxOf, isSideways, mostSheets } from './pdfBox.ts';
export { readPdfColours } from './pdfColours.ts';
export { largestPdf } from './pdfRules.ts';
export { printDensity } from './pixels.ts';
export type { Sheet } from './pixels.ts';
export {
  allSpreads,
  allSpreadsSlot,
  clashes,
  fillersOf,
  halvesOf,
  isHalf,
  isPart,
  findSlot,
} from './slots.ts';
export type { Slot } from './slots.ts';
export { readFacts, typeOf } from './read.ts';
export { createSha256 } from './sha256.ts';
export type { Hasher } from './sha256.ts';
export { fitOf, targetOf } from './size.ts';
export { readTakenAt } from './takenAt.ts';
export type { Fit } from './size.ts';
