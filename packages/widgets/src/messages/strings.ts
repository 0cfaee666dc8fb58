import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // The conversation of one order
  title: 'Messages',
  empty: 'Nothing has been written about this order yet.',
  emptyHint: 'Ask the lab anything about it: somebody answers within a working day.',
  /** Who wrote a message. */
  you: 'You',
  lab: 'The lab',
  labPerson: '{{name}}, the lab',
  /** Button in place of an unread message (MSG-07). */
  readNew: 'Read new message',
  /** Under a message of the customer. */
  readBy: 'Read by the lab {{when}}',
  notRead: 'Sent, not read yet',
  /** MSG-03. */
  readMore: 'Read more',
  readLess: 'Read less',
  /** 'Rispondi' (MSG-05, MSG-22). */
  reply: 'Reply',
  needsAnswer: 'Needs your answer',
  answered: 'Answered',
  /** A message that is files alone; 'File inviati' on the wire (MSG-22). */
  filesSent: 'Files sent',
  /** Spoken name of a file's button. */
  attachment: 'Save {{name}}',
  attachmentFailed: '{{name}} could not be fetched.',

  // Writing
  boxLabel: 'Your message to the lab',
  /** In place of the box (MSG-04). */
  boxHidden: 'The lab has asked a question above. Please reply to it first, so that production can go on.',
  /** MSG-06. */
  attach: 'ATTACH FILES',
  attachHint: 'JPEG, PNG, GIF, TIFF, PDF or ZIP, up to 25 MB each. You can also drop files here.',
  /** Beside a file on its way. */
  sending: 'On its way …',
  /** MSG-06: goes on with interrupted files. */
  resume: 'RESUME UPLOAD',
  /** After a reload the browser has let go of the files. */
  chooseAgain: 'An upload was interrupted. To go on with it, choose again: {{names}}. Or remove it.',
  fileWaiting: 'Waiting',
  fileInterrupted: 'Interrupted',
  fileLabFull: 'The lab has no room for it at the moment.',
  fileUnreadable: 'It cannot be read. Was it moved?',
  fileElsewhere: 'Another tab is sending it.',
  fileHere: 'Arrived',
  removeFile: 'Remove {{name}}',
  fileKind: 'This kind of file cannot be sent here.',
  fileEmpty: 'This file is empty.',
  fileLarge: 'This file is larger than 25 MB.',
  fileMany: 'A message carries at most 20 files.',
  fileFailed: 'It did not arrive.',
  send: 'Send',
  /** MSG-11. */
  sentTitle: 'Thank you',
  sentText: 'Your message has been forwarded to the studio and will be processed soon.',
  /** MSG-24. */
  sorry: 'We are sorry',
  unexpected: 'Unexpected error',
  /** Heading of the window for an answer. */
  replyTitle: 'Reply to the lab',
  replyLabel: 'Your answer',
  cancel: 'Cancel',
  close: 'Close',

  // Trouble ticket (MSG-17, MSG-18)
  ticketTitle: 'Something is wrong with this order?',
  ticketTime: 'We answer within 24-48 hours.',
  ticketPhotos: 'Two photos help us to see what happened.',
  ticketClaims: 'Please report damage within two weeks of receipt: until {{date}}.',
  ticketOver: 'The two weeks ended on {{date}}. You can still write to us, but a claim may be denied.',
  ticketMail: 'Or write to {{mail}}.',
  ticketOpen: 'Report a problem',
  ticketItem: 'Which item?',
  ticketWhole: 'The whole order',
  ticketPacking: 'The packaging',
  ticketKind: 'What is wrong?',
  kindDamaged: 'Damaged on the way',
  kindColour: 'Colours or print',
  kindBinding: 'Binding or cover',
  kindMissing: 'Something is missing',
  kindWrong: 'Not what I ordered',
  kindOther: 'Something else',
  ticketWords: 'What do you see?',
  ticketWordsHint: 'On which page, since when, and what you would like us to do.',
  ticketSend: 'Send the ticket',
  /** Above a message that is a ticket. */
  ticketTag: 'Trouble ticket: {{item}}',
  chooseOne: 'Please choose …',

  // All conversations
  inboxTitle: 'Messages',
  inboxEmpty: 'There are no messages yet',
  inboxEmptyHint: 'What you and the lab write about your orders will be here.',
  waitsForYou: 'Needs your answer',
  newCount_one: '{{count}} new',
  newCount_other: '{{count}} new',
  count_one: '{{count}} message',
  count_other: '{{count}} messages',
  /** Before the last words when the customer wrote them. */
  youPrefix: 'You: {{text}}',
  /** In place of the couple, when an order has no names. */
  noNames: 'Order {{code}}',
  /** Spoken name of the link in the portal's head. */
  pager: 'Pages of your messages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {{page}}',
  position: '{{page}} of {{pages}}',

  // Courier pickup
  pickupTitle: 'Courier pickup',
  /** In place of a page that does not come (PICK-04). */
  pickupLate: 'The courier’s page cannot be shown here.',
  /** Above a page that has not said that it is there: browsers do not tell a refusal (PICK-04). */
  pickupSilent: 'If nothing is shown here, the courier does not allow it. Its own page shows the same.',
  pickupOpen: 'Open it in a new tab',

  // News by e-mail
  noticesTitle: 'News by e-mail',
  noticesIntro: 'Choose what we write to you about, and how often.',
  noticeMessage: 'A new message from the lab',
  noticeSlipped: 'A promised date has moved',
  noticeShipped: 'An order was shipped',
  choiceOff: 'Never',
  choiceEach: 'Each time',
  choiceDaily: 'Once a day, together',
  noticesSaved: 'Saved',
} as const;

export type MessagesTexts = typeof english;

/** Words of conversations, trouble tickets, the inbox and news by e-mail. */
export const messagesTexts = defineTexts('messages', english);
