import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // The conversation of one order
  title: 'Messages',
  empty: 'No messages about this order yet.',
  emptyHint: 'Ask the lab anything about this order. We reply within one working day.',
  /** Author of a message. */
  you: 'You',
  lab: 'The lab',
  labPerson: '{{name}} at the lab',
  /** Button in place of an unread message (MSG-07). */
  readNew: 'Read new message',
  /** Under a message of the customer. */
  readBy: 'Read by the lab {{when}}',
  notRead: 'Sent, not read yet',
  /** Below a long message (MSG-03). */
  readMore: 'Read more',
  readLess: 'Read less',
  /** 'Rispondi' (MSG-05, MSG-22). */
  reply: 'Reply',
  needsAnswer: 'Needs your reply',
  answered: 'Answered',
  /** A message that is files alone; 'File inviati' on the wire (MSG-22). */
  filesSent: 'Files sent',
  /** Spoken name of a file's button. */
  attachment: 'Download {{name}}',
  attachmentFailed: 'Couldn’t download {{name}}.',

  // Writing
  boxLabel: 'Your message to the lab',
  /** Under the box while its files are not uploaded (MSG-28). */
  boxWaits: 'Available again once your files are uploaded.',
  boxInterrupted: 'Resume or remove the interrupted files to continue.',
  /** In place of the box (MSG-04). */
  boxHidden: 'The lab has asked you a question above. Reply to it first so production can continue.',
  /** The file picker below the text (MSG-06). */
  attach: 'ATTACH FILES',
  attachHint: 'JPEG, PNG, GIF, TIFF, PDF or ZIP, up to 25 MB each. You can also drop files here.',
  /** Beside a file on its way. */
  sending: 'Uploading…',
  /** MSG-06: resumes interrupted files. */
  resume: 'RESUME UPLOAD',
  /** After a reload the browser no longer has the files. */
  chooseAgain: 'An upload was interrupted. To resume it, choose {{names}} again, or remove it.',
  fileWaiting: 'Waiting',
  fileInterrupted: 'Interrupted',
  fileLabFull: 'The lab’s storage is full. Try again later.',
  fileUnreadable: 'This file can’t be read. It may have been moved.',
  fileElsewhere: 'Uploading in another tab.',
  fileHere: 'Uploaded',
  removeFile: 'Remove {{name}}',
  fileKind: 'This file type isn’t supported.',
  fileEmpty: 'This file is empty.',
  fileLarge: 'This file is larger than 25 MB.',
  fileMany: 'You can attach up to 20 files.',
  fileFailed: 'Upload failed.',
  send: 'Send',
  /** After a message was sent (MSG-11). */
  sentTitle: 'Thank you',
  sentText: 'Your message has been forwarded to the studio and will be processed soon.',
  /** Alert after a message could not be sent (MSG-24). */
  sorry: 'We are sorry',
  unexpected: 'Unexpected error',
  /** Heading of the window for an answer. */
  replyTitle: 'Reply to the lab',
  replyLabel: 'Your reply',
  /** Title of the question on top of an order’s page, and the button of its answer. */
  questionTitle: 'Production is waiting for your answer',
  answerLabel: 'Your answer',
  replySend: 'Send reply',
  cancel: 'Cancel',
  close: 'Close',

  // Trouble ticket (MSG-17, MSG-18)
  ticketTitle: 'Is something wrong with this order?',
  ticketTime: 'We reply within 24-48 hours.',
  ticketPhotos: 'Two photos help us see what happened.',
  /** The same before the delivery. */
  ticketClaimsLater: 'Report damage within two weeks of delivery.',
  ticketClaims: 'Report damage within two weeks of receipt, by {{date}}.',
  ticketOver: 'The two weeks ended on {{date}}. You can still contact us, but a claim may be declined.',
  ticketMail: 'Or write to {{mail}}.',
  ticketOpen: 'Report a problem',
  ticketItem: 'Which item?',
  ticketWhole: 'The whole order',
  ticketPacking: 'The packaging',
  ticketKind: 'What is wrong?',
  kindDamaged: 'Damaged in transit',
  kindColour: 'Colour or print',
  kindBinding: 'Binding or cover',
  kindMissing: 'Something is missing',
  kindWrong: 'Not what I ordered',
  kindOther: 'Something else',
  ticketWords: 'Describe the problem',
  ticketWordsHint: 'Which page, when you noticed it, and what you’d like us to do.',
  ticketSend: 'Send ticket',
  /** Above a message that is a ticket. */
  ticketTag: 'Trouble ticket: {{item}}',
  chooseOne: 'Choose…',

  // All conversations
  inboxTitle: 'Messages',
  inboxEmpty: 'No messages yet',
  inboxEmptyHint: 'Messages between you and the lab about your orders appear here.',
  waitsForYou: 'Needs your reply',
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

  // Courier pickup
  pickupTitle: 'Courier pickup',
  /** In place of a page that does not come (PICK-04). */
  pickupLate: 'The courier’s page can’t be shown here.',
  /** Above a page that has not said that it is there: browsers do not tell a refusal (PICK-04). */
  pickupSilent:
    'If nothing appears below, the courier doesn’t allow its page to be embedded. Open it in a new tab instead.',
  pickupOpen: 'Open in a new tab',

  // News by e-mail
  noticesTitle: 'E-mail notifications',
  noticesIntro: 'Choose what we e-mail you about, and how often.',
  noticeMessage: 'New message from the lab',
  noticeSlipped: 'Change to an estimated dispatch date',
  noticeShipped: 'Order shipped',
  choiceOff: 'Never',
  choiceEach: 'Immediately',
  choiceDaily: 'Daily summary',
  noticesSaved: 'Saved.',
} as const;

export type MessagesTexts = typeof english;

/** Words of conversations, trouble tickets, the inbox and news by e-mail. */
export const messagesTexts = defineTexts('messages', english);
