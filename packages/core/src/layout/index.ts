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
// | `cards.ts`                   | cards: their sides, texts and layout; `cardDesigns.ts`, `cardLayouts.ts` and `cardWords.ts` are data |
// | `calendarPage.ts`            | what a calendar's page has beside its items; `calendarMonth.ts` the days, `holidays.ts` the holidays |
// | `calendarActs.ts`            | settings, layout and automatic filling of a calendar                                      |
// | `templates.ts`               | the templates (`pageLayouts.ts` is their data) and their boxes on a sheet                |
// | `justified.ts`               | rows without cropping                                                                    |
// | `fill.ts`                    | automatic layout of a book                                                               |
// | `checks.ts`                  | what would go wrong on paper, and its fixes                                              |
// | `looks.ts`                   | filters, shadows and corners, alike on the screen and on paper                           |
// | `snap.ts`                    | where a moved box snaps                                                                  |
// | `salience.ts`                | where the subject of a photo is                                                          |
export { fillCalendar, fillEmptyMonths, layOutCalendar, setCalendar } from './calendarActs.ts';
export { calendarMonths, calendarYears, monthAt, monthName, monthOf } from './calendarMonth.ts';
export type { CalendarDay, CalendarMonth } from './calendarMonth.ts';
export { calendarParts } from './calendarPage.ts';
export type { CalendarPart } from './calendarPage.ts';
export { calendarStyles } from './calendarStyles.ts';
export { cardDesigns, cardSets, designsForModule, findCardDesign } from './cardDesigns.ts';
export type { CardDesign, CardSet } from './cardDesigns.ts';
export type { CardRole } from './cardLayouts.ts';
export {
  cardSides,
  choiceOfCard,
  designOf,
  fillCard,
  foldOption,
  isFolded,
  languageOfCard,
  layOutCard,
  setOption,
  sideOf,
  textsOfCard,
} from './cards.ts';
export type { CardChoice, CardSide, CardText } from './cards.ts';
export { cardPlaceholders } from './cardWords.ts';
export { diffProjects } from './change.ts';
export type { ProjectChange } from './change.ts';
export { applyFix } from './fixes.ts';
export { backgroundCrop, acceptFinding, canOrder, checkProject, checks } from './checks.ts';
export type { Check, CheckOptions, FindingLevel, Fix, ProjectFinding } from './checks.ts';
export { dpiLimits, dpiOf, focusOnSheet } from './checkRules.ts';
export {
  bookGeometry,
  calendarGeometry,
  calendarPages,
  cardGeometry,
  createProject,
  emptySpread,
  isLoose,
  photoBox,
  plainText,
  printFamilies,
  printGeometry,
  spreadsFor,
  textBox,
  usualCalendar,
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
export { holidayCountries, holidaysOf } from './holidays.ts';
export type { Holiday, HolidayCountry, HolidayKey } from './holidays.ts';
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
export { printLanguages } from './printWords.ts';
export type { PrintLanguage } from './printWords.ts';
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
  setPieces,
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
