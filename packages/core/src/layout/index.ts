// Print projects as documents, pure and alike in the browser, its workers and the lab.
//
// | file                         | holds                                                                                   |
// | ---------------------------- | --------------------------------------------------------------------------------------- |
// | `document.ts`                | the document: `projectDocument` (schema) and `PrintProject` (type)                       |
// | `limits.ts`                  | bounds of a document                                                                     |
// | `migrate.ts`                 | from an older schema to the newest                                                       |
// | `readProject.ts`             | `readProject`, `readProjectText`: any stored or received document, checked; `sheetsOf`   |
// | `createProject.ts`           | a new project of a product                                                               |
// | `sheets.ts`                  | reading a project: its sheets' guides, items, photos and their uses                      |
// | `photoActs.ts` … `*Acts.ts`  | acts of a person as pure functions                                                       |
// | `change.ts`, `history.ts`    | differences of two states; undo, redo and the list of acts                               |
// | `templates.ts`               | the templates (`pageLayouts.ts` is their data) and their boxes on a sheet                |
// | `justified.ts`               | rows without cropping                                                                    |
// | `fill.ts`                    | automatic layout of a book                                                               |
// | `checks.ts`                  | what would go wrong on paper, and its fixes                                              |
// | `looks.ts`                   | filters, shadows and corners, alike on the screen and on paper                           |
// | `snap.ts`                    | where a moved box snaps                                                                  |
// | `salience.ts`                | where the subject of a photo is                                                          |
export { diffProjects } from './change.ts';
export type { ProjectChange } from './change.ts';
export { applyFix } from './fixes.ts';
export { backgroundCrop, acceptFinding, canOrder, checkProject, checks } from './checks.ts';
export type { Check, CheckOptions, FindingLevel, Fix, ProjectFinding } from './checks.ts';
export { dpiLimits, dpiOf, focusOnSheet } from './checkRules.ts';
export {
  bookGeometry,
  createProject,
  emptySpread,
  isLoose,
  photoBox,
  plainText,
  printFamilies,
  printGeometry,
  spreadsFor,
  textBox,
} from './createProject.ts';
export type { ProjectProduct } from './createProject.ts';
export {
  photoFilters,
  photoProfiles,
  photoStates,
  projectDocument,
  projectFonts,
  projectSchema,
} from './document.ts';
export type {
  CalendarSettings,
  PhotoItem,
  PrintProject,
  ProjectItem,
  ProjectPhoto,
  ProjectSpread,
  TextItem,
  TextStyle,
} from './document.ts';
export { fillProject } from './fill.ts';
export type { FillOptions } from './fill.ts';
export { keepOffFolds, spotOnSheet } from './foldCrop.ts';
export { acts, closeGroup, mostSteps, noHistory, record, redo, travelTo, undo } from './history.ts';
export type { Act, History, HistoryStep, Travelled } from './history.ts';
export {
  addText,
  alignItems,
  distributeItems,
  lockItems,
  moveItems,
  pasteItems,
  removeItems,
  reorderItem,
  resizeItem,
  sameSize,
  setBookType,
  setText,
  styleTexts,
  turnItems,
} from './itemActs.ts';
export type { Alignment, Order } from './itemActs.ts';
export { justifiedRows } from './justified.ts';
export { addToSheet, applyTemplate, photosOnSheet, suggestTemplates, takeFromSheet } from './layoutActs.ts';
export { advisedNameCharacters, projectLimits } from './limits.ts';
export { colourOf, cornerOf, filterTable, lightnessOf, sepiaTint, shadowLook } from './looks.ts';
export type { Colour } from './looks.ts';
export { migrate } from './migrate.ts';
export type { Migrated, Migration } from './migrate.ts';
export { byTime, momentsOf } from './moments.ts';
export {
  addBox,
  addPhotos,
  copyPhoto,
  emptyBoxes,
  firstCrop,
  foundFocus,
  placeInBox,
  ratePhoto,
  removePhotos,
  setCrop,
  setFocus,
  stylePhotos,
  swapPhotos,
  updatePhoto,
} from './photoActs.ts';
export { readProject, readProjectText, sheetsOf } from './readProject.ts';
export type { ProjectProblem, ReadProject } from './readProject.ts';
export {
  copiesOf,
  findItem,
  findPhoto,
  findSheet,
  guidesFor,
  pagesOf,
  piecesOf,
  sheetOfItem,
  unusedPhotos,
  usesOf,
} from './sheets.ts';
export { salientSpot } from './salience.ts';
export type { SmallPicture } from './salience.ts';
export { snapBox, snapEdge, snapTargets } from './snap.ts';
export type { Snapped, SnapLine } from './snap.ts';
export {
  addPrints,
  addSpread,
  duplicateSpread,
  lockSpread,
  moveSpread,
  removeSpread,
  setBackground,
  setCopies,
  turnPrint,
} from './spreadActs.ts';
export {
  findTemplate,
  mostPhotos,
  slotsOf,
  templates,
  templatesFor,
  templateTags,
  usualGap,
} from './templates.ts';
export type { Template, TemplateTag } from './templates.ts';
