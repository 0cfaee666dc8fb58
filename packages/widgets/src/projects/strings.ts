import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Under the title of the page. */
  lead: 'Designs you’ve started but not ordered yet.',
  /** Link over the tabs, to the home of the store (PROJ-01). */
  back: 'Back to the store',
  /** Spoken name of the tabs, and their titles (PROJ-02). Collections have their own names. */
  tabs: 'Product families',
  wedding: 'Wedding Book',
  young: 'Young Book',
  go: 'Go Book',
  storybook: 'Story Book',
  baby: 'Baby Book',
  magazine: 'Magazine',
  wallart: 'Wallart/Frames',
  photobook: 'Photobook',
  prints: 'Prints',
  cards: 'Cards',
  calendars: 'Calendars',
  /** Button that begins a new project (PROJ-01), and its spoken name with the tab. */
  create: 'Create',
  createOf: 'Create: {{family}}',
  pager: 'Pages of projects',
  /** Over the cards: those of this page. */
  shown_one: '{{count}} project on this page',
  shown_other: '{{count}} projects on this page',
  /** A family without projects (PROJ-13). */
  none: 'No projects found',
  noneHint: 'Projects of this family appear here as soon as you save them.',
  /** Under the cards: saved work of a product without a tab of its own. */
  elsewhere: 'Saved work of other products is among your saved quotes.',
  elsewhereLink: 'Go to saved quotes',

  // A project
  untitled: 'Untitled project',
  /** Product and number (PROJ-04). */
  productAndId: '{{product}} · {{id}}',
  size: '{{width}} × {{height}} cm',
  pages_one: '{{formatted}} page',
  pages_other: '{{formatted}} pages',
  changed: 'Last updated {{time}}',
  notSold: 'No longer available',
  edit: 'Edit',
  editOf: 'Edit {{name}}',
  delete: 'Delete',
  deleteOf: 'Delete {{name}}',
  more: 'More actions for {{name}}',
  rename: 'Rename…',
  proof: 'Proof for the couple…',
  duplicate: 'Duplicate',
  addPicture: 'Add a picture…',
  changePicture: 'Change picture…',
  removePicture: 'Remove picture',
  /** Spoken name of the hidden file field. */
  chooseFile: 'Picture for the project',

  // Delete (PROJ-21)
  deleteTitle: 'Delete project',
  deleteQuestion: 'Do you really want to delete this project?',
  deleteNote: '“{{name}}” can’t be restored here.',
  yes: 'Yes',
  no: 'No',

  // Outcomes
  deleted: '“{{name}}” deleted.',
  duplicated: '“{{name}}” duplicated.',
  pictured: 'The picture of “{{name}}” was changed.',
  unpictured: 'The picture of “{{name}}” was removed.',
  renamed: '“{{name}}” renamed.',
  gone: '“{{name}}” is no longer available. It may have been deleted in another window.',
  openCopy: 'Edit copy',
  dismiss: 'Close',
  actionFailed: 'Couldn’t do this',
  uploading: 'Uploading the picture of “{{name}}”…',
  pictureType: 'Choose a JPEG, PNG or WebP picture.',
  pictureTooLarge: 'This picture is too large. The limit is {{size}}.',
  pictureEmpty: 'This file is empty. Choose another picture.',
  pictureUnreadable: 'This picture can’t be read. Choose another one.',

  // Rename
  renameTitle: 'Rename project',
  name: 'Name',
  /** Advice of the lab (CONST2-10). */
  nameHint: 'Best with at most 12 characters and without symbols.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  renameConflict: 'This project was renamed in another window. Close this window to see its current name.',
} as const;

export type ProjectsTexts = typeof english;

/** Texts of the list of projects. */
export const projectsTexts = defineTexts('projects', english);
