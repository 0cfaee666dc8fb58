import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Link above the product's name. */
  back: 'Back',
  goToStore: 'Go to the store',
  missingTitle: 'This product isn’t available',
  missingText: 'It’s no longer sold, or your account can’t order it.',
  missingQuoteTitle: 'This quote isn’t available',
  missingQuoteText: 'It was removed, or it belongs to another account.',

  // Form
  product: 'Product',
  size: 'Size',
  pages: 'Pages',
  /** Headings of the parts of the form. */
  partAlbum: 'Format and materials',
  partBox: 'Box',
  partCopies: 'Parent copies',
  partLayout: 'Layout',
  partColor: 'Color correction',
  /** Hints under a number. */
  range: '{{least}} to {{most}}',
  rangeSteps: '{{least}} to {{most}}, in steps of {{step}}',
  /** Beside the number of images of a layout that the lab designs; a number or a range, and the pages that it is for. */
  imagesAdvice: 'Recommended for {{pages}} pages: {{images}}.',
  /** After it: how the chosen number compares. */
  imagesFewer: 'You have chosen fewer.',
  imagesFit: 'Your number fits.',
  imagesMore: 'You have chosen more.',
  /** Spoken names of the buttons beside a number. */
  less: 'Decrease: {{name}}',
  more: 'Increase: {{name}}',
  /** Hint under a text. */
  counter: '{{used}} of {{longest}} characters',
  /** Under a choice that cannot be made now. */
  choiceNotSold: 'No longer sold',
  choiceNotInSize: 'Not available in this size',
  choiceNotWithThis: 'Not available with your other choices',
  choiceGroupTooHigh: 'Needs a higher-grade cover material',
  choiceExcluded: 'Not available with your other choices',

  // Problems of the configuration, under their field and in the list beside the price
  notSold: '“{{value}}” is no longer sold. Choose another option.',
  notInSize: '“{{value}}” isn’t available in this size. Choose another option or another size.',
  notWithThis: '“{{value}}” isn’t available with your other choices. Choose another option.',
  excluded: '“{{value}}” isn’t available with your other choices. Choose another option.',
  groupTooHigh: '“{{value}}” needs a higher-grade cover material.',
  notANumber: 'Enter a number.',
  tooFew: 'Enter {{limit}} or more.',
  tooMany: 'Enter {{limit}} or less.',
  betweenSteps: 'This number isn’t possible. Enter {{limit}}.',
  tooLong: 'Use {{limit}} characters or fewer.',
  problems_one: '{{count}} thing to change before you can order',
  problems_other: '{{count}} things to change before you can order',
  problemOf: '{{name}}: {{text}}',
  /** After a choice that took others back. */
  dropped: 'Reset because of your last choice: {{names}}',

  // Price
  price: 'Price',
  exclNote: 'excl. VAT and shipping',
  inclNote: 'incl. VAT and shipping',
  retailNote: 'recommended retail price',
  noPrice: 'Prices aren’t shown for this account.',
  /** The same for a visitor. */
  noVisitorPrice: 'Sign in to see prices.',
  stale: 'Updating price…',
  priceFailed: 'Couldn’t update the price',
  /** Buttons below the picture, and the spoken name of their group. */
  views: 'View',
  viewFront: 'Front',
  viewSpine: 'Spine',
  viewSide: 'Side',
  viewDetail: 'Detail',
  viewOpen: 'Open',
  viewInBox: 'In the box',
  viewRoom: 'In the room',
  /** Over the product’s picture, after the 3D view was lost. */
  sceneLost: 'The 3D view stopped. Your choices are kept.',
  /** Below a picture of the product that stays in place of the scene, before the chosen colors. */
  posterOnly: 'The picture shows the product, not your choices. Your colors:',
  posterColored:
    'The picture shows the product in the chosen color, without your other choices. Your colors:',
  /** Below the product’s picture, where a device draws 3D slowly, and the button that shows it all the same. */
  sceneSlow: '3D is slow on this device, so you see a picture. Your choices and the price still work.',
  showScene: 'Show in 3D anyway',
  days: 'Production: {{days}} working days',
  /** With the lab's date: all files of the order are in today. */
  dispatch: 'Estimated dispatch: {{date}}, if all files arrive today',
  /** Parts of the sentence that says product and price. */
  sentencePages_one: '{{formatted}} page',
  sentencePages_other: '{{formatted}} pages',

  // Quote and checkout
  save: 'Save quote',
  /** Button below the price details: the quote is saved, and its PDF offer can be made. */
  offer: 'PDF offer for your customer…',
  saved: 'Quote saved.',
  saveFailed: 'Couldn’t save the quote',
  saveAsNew: 'Save as new quote',
  conflictTitle: 'This quote was changed in another window',
  conflictText: 'Save your version as a new quote, or load the latest version.',
  loadLatest: 'Load latest version',
  /** Before the page is left with choices that are not saved. */
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your latest choices are in no quote and will be lost.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
  /** Above the form of a quote of several pieces, as those that are made of a past order. */
  piecesText_one: 'This quote is for {{formatted}} piece.',
  piecesText_other:
    'This quote is for {{formatted}} pieces. The price here is for one; the checkout shows the price for all of them.',
  orderedTitle: 'This quote has been ordered',
  orderedText: 'To order it again or change it, save it as a new quote.',
  priceChanged: 'The price has changed since you last saved: {{before}} → {{now}}.',
  acceptPrice: 'Accept new price',
  checkout: 'Continue to checkout',
  /** Beside a saved quote on another site: the order goes on in the portal. */
  continueInPortal: 'Continue in Trade Area',
  /** Button of a visitor, and title of the dialog that it opens. */
  signInToOrder: 'Sign in to order',
  signInToOrderText: 'Your choices are kept and saved as a quote.',
  /** Between saving and the checkout; the second in place of the first while the quote is in the cart. */
  addToCart: 'Add to cart',
  updateCart: 'Update cart',
  /** Notices beside the link to the cart; the third while nothing was pressed. */
  cartAdded: 'Added to your cart.',
  cartUpdated: 'Your cart is updated.',
  cartHolds: 'This quote is in your cart.',
  viewCart: 'View cart',
  cartFailed: 'Couldn’t add it to your cart',
  opening: 'Opening checkout…',
  /** The quote was saved, and the lab gave it no order number (CONF-20). */
  noNumber: 'Something went wrong, try again!',
  noNumberText: 'Your quote is saved.',
  checkoutFailed: 'Couldn’t open the checkout',
} as const;

export type ConfiguratorTexts = typeof english;

/** Words of the configurator. */
export const configuratorTexts = defineTexts('configurator', english);
