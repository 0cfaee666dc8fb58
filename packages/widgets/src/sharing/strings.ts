import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Titles of the two pages. */
  shareTitle: 'Share your photos',
  galleryTitle: 'Your shared photos',
  /** Under the title of the upload page. */
  lead: 'Show us photos of your finished albums and prints. With your permission, the lab uses the best ones to present its work.',
  /** Link to the gallery. */
  toGallery: 'View your shared photos',

  /** Spoken name of the upload area, and its contents (SHARE-06). */
  area: 'Upload photos',
  drop: 'Drop photos here',
  areaHint: 'JPG or TIFF, up to {{size}} each.',
  choose: 'Choose photos',
  resume: 'Resume upload',
  resumeHint_one: '{{count}} photo is incomplete. Choose it again to continue.',
  resumeHint_other: '{{count}} photos are incomplete. Choose them again to continue.',
  interrupted_one: 'The upload of {{count}} photo was interrupted. What was uploaded is kept.',
  interrupted_other: 'The upload of {{count}} photos was interrupted. What was uploaded is kept.',
  /** Progress of all photos. */
  progress: 'Uploading photos',
  progressDetail: '{{done}} of {{all}}',
  uploaded_one: '{{count}} photo uploaded',
  uploaded_other: '{{count}} photos uploaded',
  /** Under a list that is cut. */
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  /** How far one photo is. */
  stateWaiting: 'Waiting',
  stateSending: 'Uploading',
  stateChecking: 'Being checked',
  stateInterrupted: 'Interrupted',
  /** Why a photo was not taken. */
  problemKind: 'Only JPG and TIFF photos can be shared. Export the photo as JPG and add it again.',
  problemHeic: 'HEIC photos can’t be shared. Export the photo as JPG and add it again.',
  problemEmpty: 'This file is empty.',
  problemLarge: 'Too large: up to {{size}} per photo.',
  problemMany: 'Up to {{limit}} photos at a time.',
  problemFull: 'The lab has no storage left right now. Try again later.',
  problemUnreadable: 'This file can’t be read any more. Choose it again.',
  problemElsewhere: 'This photo is being uploaded in another window.',
  problemDuplicate: 'You already shared this photo.',
  problemDamaged: 'This file is damaged or not a photo. Export the photo as JPG and add it again.',
  refused_one: '{{count}} photo wasn’t accepted',
  refused_other: '{{count}} photos weren’t accepted',
  clearRefused: 'Clear',
  removeNamed: 'Remove {{name}}',

  /** Photos of this visit, and the bar over them. */
  yourPhotos: 'Photos to share',
  noneYet: 'Photos appear here as soon as they’re uploaded.',
  selectAll: 'Select all',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  selectPhoto: 'Select {{name}}',
  tags: 'Tags',
  linkOrder: 'Link order',
  remove: 'Remove',
  pages: 'Pages of your photos',

  /** Dialog of tags (SHARE-09, SHARE-24). */
  tagTitle_one: 'Tags of {{count}} photo',
  tagTitle_other: 'Tags of {{count}} photos',
  tagBound: 'From the linked order',
  save: 'Save',
  noTags: 'The lab has no tags to choose from.',

  /** Dialog that links orders (SHARE-07, SHARE-08, SHARE-23). */
  orderTitle_one: 'Order shown in {{count}} photo',
  orderTitle_other: 'Order shown in {{count}} photos',
  composition: 'Shows products of several orders',
  orders: 'Shipped orders',
  orderSearch: 'Search shipped orders',
  noOrders: 'No shipped orders yet',
  noOrdersFound: 'No order matches your search.',
  orderLinked: 'Already linked',
  ordersPages: 'Pages of your shipped orders',
  manualCode: 'Order code',
  manualHint: 'Of any customer. Leave it empty to close without linking.',
  link: 'Link',

  /** Terms (SHARE-02). */
  termsAccept: 'I accept the terms for sharing photos',
  termsRead: 'Read the terms',
  termsTitle: 'Terms for sharing photos',
  accept: 'Accept',
  termsEnglish: 'These terms are available in English only.',

  /** The button of the page (SHARE-03), and what it waits for. */
  send: 'SEND',
  sendNeedsPhotos: 'Upload at least one photo first.',
  sendWaits: 'Wait until all photos are uploaded.',
  sendNeedsTerms: 'Accept the terms to continue.',
  /** Failure of SEND, and of a change (SHARE-26). */
  wentWrong: 'Something went wrong, try again!',
  reasonOrder: 'There is no order with this code.',
  reasonOneOrder:
    'One of the photos shows another order already. Choose “Shows products of several orders” first.',
  reasonNotReady: 'Some photos haven’t arrived yet. Wait a moment, then try again.',
  reasonDuplicate: 'You shared one of these photos before. Remove it, then try again.',
  reasonTerms: 'The terms have changed. Read and accept them again.',

  /** After it (SHARE-04). */
  thanksTitle: 'Thank you!',
  thanks_one: 'Your photo is with the lab.',
  thanks_other: 'Your {{count}} photos are with the lab.',
  uploadMore: 'Upload more photos',
  toStore: 'Go to the store',

  /** Gallery (SHARE-11 to SHARE-15). */
  filter: 'Filter by tags',
  clearFilters: 'Clear filters',
  found_one: '{{count}} photo',
  found_other: '{{count}} photos',
  galleryPages: 'Pages of the gallery',
  none: 'You haven’t shared any photos yet',
  noneHint: 'Show us your finished products.',
  noneFound: 'No photos with these tags',
  stateAccepted: 'Permission given',
  stateRevoked: 'Permission revoked',
  sharedOn: 'Shared on {{date}}',
  photographer: 'Photographer {{code}}',
  order_one: 'Order {{codes}}',
  order_other: 'Orders {{codes}}',
  revoke: 'Revoke authorization',
  acceptTerms: 'Accept terms',
  delete: 'Delete',
  /** The same, spoken with the name of the photo. */
  revokeNamed: 'Revoke authorization: {{name}}',
  acceptNamed: 'Accept terms: {{name}}',
  deleteNamed: 'Delete {{name}}',
  downloadNamed: 'Download {{name}}',
  revoked: 'Permission for {{name}} revoked.',
  accepted: 'Permission for {{name}} given.',
  deleted: '{{name}} deleted.',
  deleteTitle: 'Delete this photo?',
  deleteText: '{{name}} is deleted from the lab for good.',
  keep: 'Keep',
  changeFailed: 'Couldn’t change {{name}}.',
  downloadFailed: 'Couldn’t download {{name}}.',
} as const;

export type SharingTexts = typeof english;

/** Texts of photo sharing: upload page, frame and gallery. */
export const sharingTexts = defineTexts('sharing', english);
