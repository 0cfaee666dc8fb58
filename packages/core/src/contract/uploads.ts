import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { announcedFinding, finding } from './finding.ts';
import { count, flag, listOf, rowsOf, text } from './wire.ts';

/** Most bytes of one file, of all files of one order, and of one request (P-TRANSPORT). */
export const uploadLimits = { file: 2 * 1024 ** 3, order: 6 * 1024 ** 3, chunk: 8 * 1024 ** 2 } as const;

/** Days an unfinished upload is kept. */
export const uploadDays = 14;

/**
 * How far a file is. `partial`: bytes or the sender's checksum are missing. `arrived`: all are there, the lab reads them. `damaged`: what
 * arrived is not what was sent. `checked`: SHA-256 agreed and the findings are known.
 */
export const uploadStates = ['partial', 'arrived', 'damaged', 'checked'] as const;
export type UploadState = (typeof uploadStates)[number];

/** A slot of the order that a file fills. Millimetres are those of the finished, trimmed sheet. */
export const expectedSlot = v.object({
  slot: text,
  kind: v.picklist(['cover', 'spread', 'image']),
  /** From 1 within its kind. */
  number: count,
  /** Pages of a spread, 0 for others. */
  first_page: count,
  last_page: count,
  w_mm: v.number(),
  h_mm: v.number(),
  bleed_mm: v.number(),
  required: flag,
});
export type ExpectedSlot = v.InferOutput<typeof expectedSlot>;

export const uploadedFile = v.object({
  id: text,
  name: text,
  size: count,
  /** Bytes that are safely on the lab's disk. */
  offset: count,
  /** Milliseconds since 1970, as the sender's disk had it. */
  mtime: count,
  /** SHA-256 of first and last MiB: tells whether a chosen file is this one. */
  edges: text,
  sha256: text,
  /**
   * '' = unassigned. Besides the slots of the order: `spreads`, a PDF with a page for each spread, and
   * `<spread>-l`, `<spread>-r`, single pages that the lab joins.
   */
  slot: text,
  state: v.fallback(v.picklist(uploadStates), 'partial'),
  findings: listOf(finding),
  /** Codes of warnings that were accepted. */
  accepted: listOf(text),
  thumbnail: flag,
  /** Upright pixels; 0 of a PDF, and until the lab has checked the file. */
  width: count,
  height: count,
  /** Pixels that an inch of the paper gets in this slot; 0 without a slot, and where the shape is another. */
  density: count,
  /** Colour profile: `sRGB`, `AdobeRGB`, the name of another one, `none`; '' until it is known. */
  profile: text,
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

/** A file that its sender has chosen and of which no upload has begun. */
export const announcedFile = v.object({
  /** Chosen by the sender: 128 random bits. */
  id: text,
  name: text,
  size: count,
  mtime: count,
  /** '' = unassigned. */
  slot: text,
  /** A `block` among them: the sender's own check refused the file, so it will not be sent. */
  findings: listOf(finding),
});
export type AnnouncedFile = v.InferOutput<typeof announcedFile>;

/** The files that an order expects and those that have arrived; not about money. */
export const uploadLedger = v.object({
  order: v.object({
    code: text,
    article: text,
    size: text,
    sposa: text,
    sposo: text,
    name: text,
    date: text,
    /** Sales area of the customer, by which the date is written: an American order has the month first. */
    area: text,
    pages: count,
    /** Colour profile the order asks for: sRGB or AdobeRGB. */
    profile: text,
    /** Address of the product's template in the size and the profile of the order; '' when the lab has none. */
    template: text,
  }),
  slots: rowsOf(expectedSlot),
  files: rowsOf(uploadedFile),
  /** Chosen files of which no upload has begun. The older form of this answer has none. */
  announced: listOf(announcedFile),
  /** The files can still be sent or changed. */
  open: flag,
  /** When the files were submitted for printing; '' before. */
  sent: text,
  /** Id of the proof PDF, served at `/files/<id>/proof`; '' until the lab has made it. */
  proof: text,
  /** Bytes of all files of the order. */
  used: count,
});
export type UploadLedger = v.InferOutput<typeof uploadLedger>;

const orderCode = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Id of an upload on the wire. */
export const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
/** Bytes, or milliseconds since 1970. */
const nonNegativeInteger = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
const announcedId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Most files that one order announces: more than any order has, fewer than a mistaken drop of a whole disk. */
export const mostAnnouncedFiles = 2_000;

export const exchangeUploadTicket = endpoint({
  id: 'uploads.open',
  method: 'POST',
  via: 'direct',
  path: '/embed/uploader',
  access: 'public',
  encoding: 'form',
  summary:
    'Exchanges the ticket of a frame for a pass for the files of one order, which ends with the session.',
  cites: ['EMB-02', 'ORD-33', 'DEC-01'],
  body: v.object({ order_code: v.string(), ta_token: v.string() }),
  answer: v.object({ pass: text }),
});

export const readLedger = endpoint({
  id: 'uploads.ledger',
  method: 'POST',
  path: '/api/customer/uploads/ledger',
  effect: 'read',
  summary:
    'The files that an order expects, those that have arrived, and the progress of the rest. 404 when the order does not exist or belongs to another customer.',
  cites: ['P-SLOTS', 'P-RESUME', 'EMB-18', 'ours'],
  body: v.object({ order_code: orderCode }),
  answer: uploadLedger,
});

export const announceFiles = endpoint({
  id: 'uploads.announce',
  method: 'POST',
  path: '/api/customer/uploads/announce',
  summary:
    'Writes down which files were chosen, before the first byte of any is sent: a known id is replaced, ids in `withdrawn` are removed. A file that the order has already (same name, size and time) is not listed twice. The begin of its upload (metadata `announced`) takes a file off the list.',
  cites: ['P-RESUME', 'ours'],
  body: v.object({
    order_code: orderCode,
    files: v.pipe(
      v.array(
        v.object({
          id: announcedId,
          name: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
          size: nonNegativeInteger,
          mtime: nonNegativeInteger,
          slot: v.pipe(v.string(), v.maxLength(20)),
          findings: v.pipe(v.array(announcedFinding), v.maxLength(30)),
        }),
      ),
      v.maxLength(mostAnnouncedFiles),
    ),
    withdrawn: v.pipe(v.array(announcedId), v.maxLength(mostAnnouncedFiles)),
  }),
  answer: v.object({ success: flag }),
});

export const verifyUpload = endpoint({
  id: 'uploads.verify',
  method: 'POST',
  path: '/api/customer/uploads/verify',
  summary:
    'Reports the sender’s SHA-256 of the whole file; the lab compares it with the stored bytes, then checks the picture.',
  cites: ['P-TRANSPORT', 'T-D2', 'T-D5'],
  body: v.object({ upload: uploadId, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  answer: v.object({ state: text }),
});

export const assignUpload = endpoint({
  id: 'uploads.place',
  method: 'POST',
  path: '/api/customer/uploads/place',
  summary:
    'Assigns a file to a slot of its order, to all spreads (`spreads`), or to half of one (`spread-003-l`, `-r`); an empty slot makes it unassigned. A file on the same sheet becomes unassigned.',
  cites: ['P-UPLOAD'],
  body: v.object({ upload: uploadId, slot: v.pipe(v.string(), v.maxLength(20)) }),
  answer: v.object({ success: flag }),
});

export const acceptFindings = endpoint({
  id: 'uploads.accept',
  method: 'POST',
  path: '/api/customer/uploads/accept',
  summary:
    'Accepts warnings of a file by their codes; stored with name and time. Blocking findings cannot be accepted.',
  cites: ['P-UPLOAD'],
  body: v.object({
    upload: uploadId,
    codes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(30)),
  }),
  answer: v.object({ success: flag }),
});

export const submitUploads = endpoint({
  id: 'uploads.send',
  method: 'POST',
  path: '/api/customer/uploads/send',
  summary:
    'Submits the files: writes the manifest, unblocks the order and sends a message. A repeated call answers the same.',
  cites: ['P-SUBMIT', 'EMB-06', 'EMB-14'],
  body: v.object({ order_code: orderCode }),
  answer: v.object({ folder: text, files: count, warnings: count }),
});

/** Most pages that any product of the lab has. */
const mostPages = 400;

/** A number of pages that the order may have. Prices are in hundredths of the currency's unit. */
export const pageChoice = v.object({
  pages: count,
  /** Change of the order's price; with VAT, or without VAT when `total` is null. Below zero: it costs less. */
  difference: v.number(),
  /** Price of the order then, with VAT; null = it has no price yet. */
  total: v.nullish(v.number(), null),
});
export type PageChoice = v.InferOutput<typeof pageChoice>;

export const readPageChoices = endpoint({
  id: 'uploads.pageChoices',
  method: 'POST',
  path: '/api/customer/uploads/pages',
  effect: 'read',
  summary:
    'The page counts that an order may have, each with its price. No choices: the order has no pages, or the lab has no price for its size.',
  cites: ['P-CHECK-PAGES', 'CAT-SIZES', 'ours'],
  body: v.object({ order_code: orderCode }),
  answer: v.object({
    /** As the order is now. */
    pages: count,
    currency: text,
    choices: rowsOf(pageChoice),
  }),
});
export type PageChoices = v.InferOutput<typeof readPageChoices.answer>;

export const changePages = endpoint({
  id: 'uploads.changePages',
  method: 'POST',
  path: '/api/customer/uploads/pages/change',
  summary:
    'Changes the page count of an order that waits for its files, at the total that was shown: 409 when the total has changed. Files whose slot is gone become unassigned, and the cover is checked again. A repeated call answers the same.',
  cites: ['P-CHECK-PAGES', 'ours'],
  body: v.object({
    order_code: orderCode,
    pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages)),
    /** Of the choice; null = it had none. */
    total: v.nullish(v.pipe(v.number(), v.integer()), null),
  }),
  answer: v.object({ pages: count }),
});

export const changeMethod = endpoint({
  id: 'uploads.changeMethod',
  method: 'POST',
  via: 'direct',
  path: '/embed/change-method',
  access: 'public',
  encoding: 'form',
  summary:
    'Chooses how the files of a blocked order are provided. The ticket in `ta_token` authorises the call.',
  cites: ['EMB-03', 'EMB-07', 'EMB-17'],
  body: v.object({
    order_code: v.string(),
    ta_token: v.string(),
    method: v.picklist(['upload', 'lab']),
  }),
  answer: v.object({ success: flag }),
});
