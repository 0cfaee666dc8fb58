import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  // Start: form, orientation, design, then photos
  noChoices: 'No cards available',
  startTitle: 'Design cards',
  startLead: 'Choose a design and add your photos. You can change everything later.',
  form: 'Format',
  formFlat: 'Flat',
  formFlatHint: 'Front and back',
  formFolded: 'Folded',
  formFoldedHint: 'Four pages, opens to twice the width',
  design: 'Design',
  /** Spoken name of a design; its title is what the card says. */
  designOf: 'Design {{number}}: {{title}}',
  startHint: 'No photos at hand?',
  startEmpty: 'Start without photos',

  // The card
  sides: 'Sides of the card',
  sideFront: 'Front',
  sideBack: 'Back',
  sideOutside: 'Outside',
  sideInside: 'Inside',
  outsideHint: 'Back page on the left, front page on the right.',
  card: 'Card',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  texts: 'Text',
  textTitle: 'Title',
  textNames: 'Names',
  textDate: 'Date',
  textMessage: 'Message',
  textOther: 'Text {{number}}',
  noTexts: 'This side has no text.',

  // Photos of a sheet, of cards and calendars
  photos: 'Photos',
  photoNumber: 'Photo {{number}}',
  photoNamed: 'Photo {{number}}: {{name}}',
  photoEmpty: 'Photo {{number}}: no photo yet',
  choosePhoto: 'Choose photo',
  choosePhotoFor: 'Choose photo {{number}}',
  replace: 'Replace',
  replaceOf: 'Replace {{name}}',
  cropOf: 'Crop {{name}}',
  takeOutOf: 'Remove {{name}} from the page',
  noBoxes: 'This side has no photo.',
  pickTitle: 'Choose a photo',
  pickNone: 'No photos yet. Add some first.',
  photoInUse: '{{name}}, in use',

  // Design
  changeDesign: 'Change design',
  actOptions: 'Change options',

  // Order
  finish: 'Review and order',
  backToCard: 'Back to the card',
  packOf: '{{count}} cards, {{price}} each',
  checkPlaceholder: 'This is still the sample text. Write over it, or clear it.',
  checkSheets: 'The card needs both of its sides.',
} as const;

export type CardEditorTexts = typeof english;

/** Texts of the editor of cards, beside those of every editor of prints. */
export const cardEditorTexts = defineTexts('cardEditor', english);
