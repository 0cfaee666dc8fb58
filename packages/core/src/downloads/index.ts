export {
  documentTabs,
  formatDocumentTab,
  formatLibraryAddress,
  parseDocumentTab,
  parseLibraryAddress,
} from './address.ts';
export type { DocumentTab, LibraryAddress } from './address.ts';
export { openLibraryFolder, searchLibrary } from './browse.ts';
export type { Breadcrumb, FoundEntries, OpenFolder } from './browse.ts';
export { documentTile, lastPart } from './documents.ts';
export type { DocumentAction, DocumentTile } from './documents.ts';
export {
  linksDirectly,
  longestProjectName,
  oldestMac,
  readComputer,
  softwareOffer,
  softwareTutorials,
  softwareTutorialsFolder,
} from './software.ts';
export type { Computer, SoftwareOffer, SoftwareTutorial } from './software.ts';
export { chooseTemplate, followTemplates } from './templates.ts';
export type { TemplateChain, TemplateLevel, TemplateOption } from './templates.ts';
export { readLibraryCopy, writeLibraryCopy } from './libraryCopy.ts';
export type { LibraryReader, LibraryTrees } from './libraryCopy.ts';
export { readLibrary } from './tree.ts';
export type {
  FileVariant,
  FilmCaptions,
  FolderContent,
  FolderSection,
  Library,
  LibraryFile,
  LibraryFolder,
  PreviewKind,
} from './tree.ts';
