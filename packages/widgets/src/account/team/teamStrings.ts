import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Under the title of the section. */
  intro:
    'Give the people of your studio a sign-in of their own, with the rights that you choose. You can change or remove it at any time.',
  invite: 'Invite someone',
  /** Titles of the two forms. */
  inviteTitle: 'Invite someone to your account',
  changeTitle: 'Change {{name}}',
  name: 'First name',
  surname: 'Last name',
  email: 'E-mail',
  emailHint: 'We’ll send a link to choose a password. It works once.',
  optional: '(optional)',
  /** Legend of the rights, and each right with what it allows. */
  rights: 'Rights',
  rightOrders: 'Orders',
  rightOrdersHint: 'Place and follow orders, upload files, write messages, share photos.',
  rightPayments: 'Payments',
  rightPaymentsHint: 'See payments and invoices, change cards.',
  rightProfile: 'Profile',
  rightProfileHint: 'Change company details, addresses and notifications.',
  noRights: 'No rights: store, news and help only',
  /** The rights of the owner. */
  allRights: 'Owner: all rights',
  sendInvitation: 'Send invitation',
  save: 'Save',
  cancel: 'Cancel',
  /** Problems of a field. */
  missing: 'This field is required.',
  badEmail: 'Enter an e-mail address, for example anna@studio.photo.',
  emailTaken: 'This e-mail address already signs in to an account. Use another one.',

  /** States of a person. */
  stateInvited: 'Invited',
  stateExpired: 'Invitation expired',
  stateActive: 'Active',
  /** Time in the person’s own formats. */
  lastSignIn: 'Last sign-in {{time}}',
  neverSignedIn: 'Not signed in yet',
  linkEnds: 'The link works until {{time}}',
  /** Without anyone beside the owner. */
  empty: 'Only you sign in to this account.',

  /** Buttons of a row; the second text of each pair is its spoken name. */
  change: 'Change',
  changeOf: 'Change {{name}}',
  again: 'Send again',
  againOf: 'Send the invitation to {{name}} again',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the invitation of {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',

  /** Questions before somebody is removed. */
  removeTitle: 'Remove {{name}}?',
  removeText:
    '{{name}} is signed out everywhere at once and can no longer sign in. Orders and messages stay in your account.',
  withdrawTitle: 'Withdraw the invitation?',
  withdrawText: 'The link that {{name}} received stops working.',

  /** Said after an action. */
  invited: 'The invitation to {{email}} is on its way.',
  changed: '{{name}} was changed. The new rights apply at once.',
  removed: '{{name}} was removed and signed out.',
  withdrawn: 'The invitation was withdrawn.',

  /** The latest acts of the other people. */
  activityTitle: 'Latest activity',
  activityEmpty: 'Nothing yet.',
  actPlaced: 'Placed an order',
  actReordered: 'Ordered again',
  actOrderDeleted: 'Deleted an order',
  actFiles: 'Uploaded or changed files',
  actSent: 'Sent files to the lab',
  actMessage: 'Wrote a message',
  actCard: 'Changed a card',
  actProfile: 'Changed the profile',
  actInvoicing: 'Changed the electronic invoicing',
  actPhotos: 'Changed shared photos',
  actQuote: 'Changed a configuration',
  actOther: 'Changed something',
  /** Link to an order. */
  order: 'Order {{code}}',
} as const;

export type TeamTexts = typeof english;

/** Words of the people of a studio in the account. */
export const teamTexts = defineTexts('team', english);
