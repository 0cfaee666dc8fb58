import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { fileBytes, count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/** `unread` is the count of the home variant; without it an entry counts as 1 (ORD-51). */
export const unreadMessages = endpoint({
  id: 'messages.unread',
  method: 'GET',
  path: '/api/customer/orders/unread_messages',
  summary: 'Orders with unread messages from the lab.',
  cites: ['GW-04', 'MSG-15'],
  answer: listOf(v.object({ cod_order: text, unread: numeric })),
});
export type UnreadMessage = v.InferOutput<typeof unreadMessages.answer>[number];

/** A file of a message. `size` (bytes) and `type` are ours. */
const attachment = v.object({
  id_contacts: text,
  id_attachment: text,
  original_name: text,
  size: count,
  type: text,
});
export type Attachment = v.InferOutput<typeof attachment>;

/** One message of an order (MSG-02). `author`, `answers` and `item` are ours. */
const message = v.object({
  id: text,
  /** The words, as plain text: whatever looks like markup is to be shown as it is. */
  txt_public: text,
  /** Whom it is for: 'client' (the lab wrote it) or 'studio' (the customer did). */
  fao: text,
  /** ISO moment. */
  ts_created: text,
  /** ISO moment at which the other side opened it, '' while it is unread. */
  ts_read: text,
  /** A question of the lab that production waits for. */
  is_missing: flag,
  /** 'open' or 'answered' with `is_missing`, else ''. */
  is_missing_status: text,
  /** How many files. */
  attachments: count,
  /** How many files of an upload that is not finished (MSG-27). */
  uploads: count,
  category: text,
  category_template: text,
  attach: listOf(attachment),
  /** Its author at the lab; '' when the customer wrote it. */
  author: text,
  /** Id of the message this one answers, '' for none. */
  answers: text,
  /** Of a trouble ticket: what it is about. */
  item: text,
});
export type Message = v.InferOutput<typeof message>;

const orderCode = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const messageId = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'digits'));
/** Old pages send the flag as a number or as text. */
const inter = v.optional(v.union([v.string(), v.number()]));

export const orderMessages = endpoint({
  id: 'messages.list',
  method: 'GET',
  path: '/api/customer/orders/messages/{id}',
  summary: 'Messages of one order, oldest first.',
  cites: ['GW-33', 'MSG-01', 'MSG-02'],
  answer: rowsOf(message),
});

/** Longest message, in characters. */
export const longestMessage = 10_000;
/** Category of a trouble ticket (MSG-18). */
export const ticketCategory = 'trouble ticket';
/** Template of the answer to missing information (MSG-12). */
export const missingTemplate = 'missing_response_confirmation';

export const addMessage = endpoint({
  id: 'messages.add',
  method: 'POST',
  path: '/api/customer/orders/add_messages',
  summary:
    'Sends a message with the files of `upload_folder`. `contact_id` names the message that it answers. Honours `Idempotency-Key`. Answer: all messages of the order.',
  cites: ['GW-34', 'MSG-10', 'MSG-11', 'MSG-12', 'MSG-18'],
  body: v.object({
    cod_order: orderCode,
    txt_public: v.pipe(v.string(), v.maxLength(longestMessage)),
    /** The status the sender saw; decides nothing. */
    order_status: v.optional(v.union([v.string(), v.number()])),
    contact_id: v.optional(v.union([messageId, v.literal('')])),
    template: v.optional(v.pipe(v.string(), v.maxLength(100))),
    question: v.optional(v.pipe(v.string(), v.maxLength(longestMessage))),
    question_formatted: v.optional(v.pipe(v.string(), v.maxLength(longestMessage * 2))),
    lin: v.optional(v.pipe(v.string(), v.maxLength(10))),
    upload_folder: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Ours: 'trouble ticket', or ''. */
    category: v.optional(v.picklist(['', ticketCategory])),
    /** Ours, of a trouble ticket: what it is about. */
    item: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: rowsOf(message),
});

export const readMessage = endpoint({
  id: 'messages.read',
  method: 'POST',
  path: '/api/customer/orders/read_messages',
  summary: 'Marks one message of the lab as read. While staff act as the customer, the message stays unread.',
  cites: ['GW-35', 'MSG-07', 'MSG-08'],
  body: v.object({ cod_order: orderCode, id: messageId, inter }),
  answer: v.object({ success: flag }),
});

/** Bytes of one file beside a message, and how many files a message may have (MSG-25). */
export const largestAttachment = 25 * 1_048_576;
export const mostAttachments = 20;

/** Endings of files that may stand beside a message; the bytes are looked at too (MSG-25). */
export const attachmentEndings = ['jpg', 'jpeg', 'png', 'gif', 'tif', 'tiff', 'pdf', 'zip'] as const;

/** A file of a message that is still being written: the lab's own knowledge of it, whatever the browser remembers. */
const waitingFile = v.object({
  upload_folder: text,
  /** The resumable upload it comes or came by, '' when it was sent in one piece. */
  upload: text,
  /** '' until all of it has arrived. */
  id_attachment: text,
  original_name: text,
  size: count,
  /** Bytes that are safely on the lab's disk. */
  offset: count,
  /** Of the whole file, as its sender has it. */
  sha256: text,
});
export type WaitingFile = v.InferOutput<typeof waitingFile>;

/** Days that files without their message are kept. */
export const waitingDays = 14;

export const uploadStatus = endpoint({
  id: 'messages.uploadStatus',
  method: 'POST',
  via: 'direct',
  path: '/scripts/get_upload_status',
  encoding: 'form',
  effect: 'read',
  summary:
    'The interrupted uploads of message drafts with their progress, the newest `upload_folder` last. A file is uploaded to `/files/` (tus 1.0.0) with the metadata order_code, filename, upload_folder and, for verification of the whole file, sha256.',
  cites: ['GW-36', 'MSG-06', 'MSG-14', 'MSG-28'],
  body: v.object({ cod_order: orderCode }),
  answer: v.object({ success: flag, interrupted: flag, files: listOf(waitingFile) }),
});

/** Name of the files of one message until it is sent: a word of the sender's own. */
export const uploadFolderForm = /^[\w-]{8,100}$/;

export const attachFile = endpoint({
  id: 'messages.attach',
  method: 'POST',
  path: '/api/customer/orders/attach_file',
  encoding: 'bytes',
  summary:
    'Uploads one file of a message draft: picture, PDF or ZIP, at most 25 MB. The body is the file. All files of one message have the same `upload_folder`.',
  cites: ['ours', 'MSG-14', 'MSG-25'],
  query: v.object({
    cod_order: orderCode,
    /** A word of the sender's own, unique for its message. */
    upload_folder: v.pipe(
      v.string(),
      v.regex(uploadFolderForm, '8 to 100 letters, digits, hyphens or underscores'),
    ),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
  answer: v.object({ upload_folder: text, ...attachment.entries }),
});

export const detachFile = endpoint({
  id: 'messages.detach',
  method: 'POST',
  path: '/api/customer/orders/detach_file',
  summary: 'Deletes a file of a message draft. Deleting one that does not exist succeeds.',
  cites: ['ours'],
  body: v.object({ cod_order: orderCode, id_attachment: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({ success: flag }),
});

export const contactAttachments = endpoint({
  id: 'messages.attachments',
  method: 'POST',
  via: 'direct',
  path: '/scripts/get_contact_attachments',
  encoding: 'form',
  effect: 'read',
  summary: 'Files of one message.',
  cites: ['GW-37', 'MSG-13'],
  body: v.object({ cod_order: orderCode, id_contact: messageId }),
  answer: rowsOf(attachment),
});

export const serveAttachment = endpoint({
  id: 'messages.serveAttachment',
  method: 'GET',
  via: 'direct',
  path: '/scripts/serve_attachment',
  answerType: 'file',
  summary: 'One file of a message, always as a download and never displayed on the lab’s origin.',
  cites: ['GW-38', 'MSG-13', 'T-D9'],
  query: v.object({
    cod_order: orderCode,
    id_contact: messageId,
    id_attachment: v.pipe(v.string(), v.maxLength(40)),
  }),
  answer: fileBytes,
});

/** One order's conversation as the inbox shows it. */
const thread = v.object({
  cod_order: text,
  article: text,
  event: v.optional(v.object({ name: text, sposa: text, sposo: text, date: text }), {
    name: '',
    sposa: '',
    sposo: '',
    date: '',
  }),
  messages: count,
  unread: count,
  /** A question of the lab waits for an answer. */
  open_question: flag,
  /** Of the latest message: its first words, whom it is for, how many files it has, and its moment. */
  last: v.object({ txt_public: text, fao: text, ts_created: text, attachments: count }),
});
export type MessageThread = v.InferOutput<typeof thread>;

export const threadsPerPage = 20;

export const messageThreads = endpoint({
  id: 'messages.threads',
  method: 'GET',
  path: '/api/customer/orders/threads[/{page}]',
  summary: 'Conversations of all orders: open questions and unread ones first, then the latest.',
  cites: ['ours'],
  answer: v.object({ threads: rowsOf(thread), page: count, pages: count, total: count, unread: count }),
});

/** Events a customer may be told of by e-mail, and how (issue: Notifications). */
export const notificationKinds = ['message', 'slipped', 'shipped'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChoices = ['off', 'each', 'daily'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

const choices = v.object({
  message: v.picklist(notificationChoices),
  slipped: v.picklist(notificationChoices),
  shipped: v.picklist(notificationChoices),
});
export type NotificationSettings = v.InferOutput<typeof choices>;

export const notificationSettings = endpoint({
  id: 'messages.notifications',
  method: 'GET',
  path: '/api/customer/notifications',
  summary: 'The e-mail notifications of each kind: never, immediately, or once a day.',
  cites: ['ours'],
  answer: choices,
});

export const saveNotifications = endpoint({
  id: 'messages.saveNotifications',
  method: 'POST',
  path: '/api/customer/notifications/save',
  summary: 'Saves the setting of the given kinds; the others stay as they are.',
  cites: ['ours'],
  body: v.partial(choices),
  answer: choices,
});
