// Print projects as documents, pure and alike in the browser, its workers and the lab.
//
// | file               | holds                                                                                   |
// | ------------------ | --------------------------------------------------------------------------------------- |
// | `document.ts`      | the document: `projectDocument` (schema) and `PrintProject` (type)                       |
// | `limits.ts`        | bounds of a document                                                                     |
// | `migrate.ts`       | from an older schema to the newest                                                       |
// | `readProject.ts`   | `readProject`, `readProjectText`: any stored or received document, checked; `sheetsOf`   |
// | `createProject.ts` | a new project of a product                                                               |
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
export { advisedNameCharacters, projectLimits } from './limits.ts';
export { migrate } from './migrate.ts';
export type { Migrated, Migration } from './migrate.ts';
export { readProject, readProjectText, sheetsOf } from './readProject.ts';
export type { ProjectProblem, ReadProject } from './readProject.ts';
