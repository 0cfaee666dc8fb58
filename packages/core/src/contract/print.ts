import * as v from 'valibot';
import { configuredPrice } from './configuredPrice.ts';
import { endpoint } from './endpoint.ts';
import { imageStates } from './designer.ts';
import { count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/**
 * `bytes`: of a document as JSON (UTF-8). `photos`, `photo` and `sum`: photos of one project, bytes of one and of all of
 * them. `versions`: kept of one project, the newest among them. `pieces`: copies of all sheets of one order.
 */
export const printLimits = {
  bytes: 8_000_000,
  photos: 3_000,
  photo: 200_000_000,
  sum: 30_000_000_000,
  versions: 20,
  pieces: 10_000,
} as const;

/** Of the saves of one device within so many minutes, the first and the last are kept as versions. */
export const versionMinutes = 10;

/** Chosen by the editor, so that a save whose answer was lost is the same project when it is sent again. */
const uuid = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const revision = v.pipe(v.string(), v.regex(/^\d{1,9}$/));
/** A document of `core/layout`: whoever reads it checks it with `readProject`. */
const document = v.record(v.string(), v.unknown());

export const printSession = endpoint({
  id: 'print.session',
  method: 'GET',
  via: 'direct',
  path: '/printbox/getSession',
  summary:
    'The key of a session of the print editor. It names the visit and is no right: each call has its own session.',
  cites: ['GW2-14', 'PRINT-02', 'PRINT-11'],
  answer: v.object({ session_key: text }),
});

export const printForCheckout = endpoint({
  id: 'print.forCheckout',
  method: 'GET',
  via: 'direct',
  path: '/printbox/getProject4Checkout/{project_id}',
  // It may reserve the number of an order: never repeated, cached or accepted from another site (GW2-38).
  effect: 'write',
  summary:
    'What the checkout of a project needs. The number of its order stays the same until it is ordered. 422 while a photo is not at the lab or the project cannot be printed as it is, with the first obstacle in `fields`.',
  cites: ['GW2-24', 'GW2-38', 'PRINT-04', 'PRINT-05'],
  answer: v.object({
    /** Pieces: the copies of all prints or cards, else of the book or calendar. */
    quantity: count,
    family_id: text,
    order_code: text,
    products: listOf(
      v.object({
        /** `simple` or `pro` (PRINT-10). */
        'editor-type': v.object({ value: text }),
      }),
    ),
  }),
});
export type PrintCheckout = v.InferOutput<typeof printForCheckout.answer>;

const printSize = v.object({
  /** In centimetres, such as `13x18`. */
  size: text,
  /** Geometry of `core/geometry`, lengths in millimetres. */
  geometry: v.object({
    page_w: numeric,
    page_h: numeric,
    bleed: numeric,
    safe: numeric,
    gutter: numeric,
    binding: v.picklist(['layflat', 'bound']),
    cover: v.nullish(v.object({ wrap: numeric, spine: numeric, leaf: numeric }), null),
  }),
  pages: v.object({ min: count, max: count, step: count }),
  /** Major units of one piece, or of the least number of pages; null = this customer sees no price. */
  price: numeric,
  /** Prices of one piece from a number of pieces on, the fewest first. */
  tiers: listOf(v.object({ from: count, price: numeric })),
});
export type PrintSize = v.InferOutput<typeof printSize>;

export const printProducts = endpoint({
  id: 'print.products',
  method: 'GET',
  path: '/api/customer/print/products/{family_id}',
  summary: 'The products of a family that the customer can make in the editor, with their sizes.',
  cites: ['ours', 'PRINT-16'],
  answer: v.object({
    currency: text,
    products: listOf(
      v.object({
        slug: text,
        name: text,
        module_id: text,
        sizes: listOf(printSize),
        /** Pieces are sold in multiples of it. */
        pack: v.pipe(
          count,
          v.transform((pieces) => Math.max(1, pieces)),
        ),
        /** Choices beside the size, which a document names in `options`; the labels are in the customer’s language. */
        options: listOf(
          v.object({
            name: text,
            label: text,
            initial: text,
            choices: listOf(v.object({ value: text, label: text })),
          }),
        ),
      }),
    ),
  }),
});

/** A project as the lab keeps it. */
const keptProject = v.object({
  uuid: text,
  /** Counts its saves. */
  rev: count,
  /** ISO time of the last save, and the device that it came from: browser and system in a word each. */
  saved_at: text,
  browser: text,
  system: text,
  /** Its newest document, with the same `rev`. */
  project: document,
  /** Of an upload of a photo: metadata `project` and `signature` of the tus request to `/files/`. */
  pID: text,
  signature: text,
  /** Number of the order that was made of it last; '' = none. */
  ordered: text,
});
export type KeptPrintProject = v.InferOutput<typeof keptProject>;

export const createPrintProject = endpoint({
  id: 'print.create',
  method: 'POST',
  path: '/api/customer/print/projects/create',
  summary:
    'A new project of a product in one of its sizes, empty. With the uuid of one of the customer’s own: that one. 409 when the product is no longer sold.',
  cites: ['ours', 'PRINT-16'],
  body: v.object({
    uuid,
    slug: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    size: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
    /** The module of the address (PRINT-16, PRINT-17); '' = the product’s own. */
    module_id: v.optional(v.pipe(v.string(), v.regex(/^\d{0,6}$/)), ''),
  }),
  answer: keptProject,
});

export const readPrintProject = endpoint({
  id: 'print.read',
  method: 'GET',
  path: '/api/customer/print/projects/{uuid}',
  summary: 'A project with its newest document. Another customer’s project does not exist.',
  cites: ['ours', 'PRINT-16'],
  answer: keptProject,
});

export const savePrintProject = endpoint({
  id: 'print.save',
  method: 'POST',
  path: '/api/customer/print/projects/save',
  encoding: 'bytes',
  mostBytes: printLimits.bytes,
  summary:
    'Saves a document (JSON of `core/layout`, at most 8 MB) over the revision that it began with; a first save of an unknown uuid with revision 0 makes the project. 409 when the lab has another revision: its `fields` are that one’s `rev`, `saved_at`, `browser` and `system`. The same document once more is no new revision. 422 for a document that the lab cannot read, with the place in `fields`.',
  cites: ['ours', 'STATE-06'],
  query: v.object({
    uuid,
    /** The revision that was loaded or saved last. */
    rev: revision,
  }),
  answer: v.object({ rev: count, saved_at: text }),
});

export const printVersions = endpoint({
  id: 'print.versions',
  method: 'GET',
  path: '/api/customer/print/versions/{uuid}',
  summary:
    'The versions of a project that the lab keeps, the newest first: 20 at most. Of the saves of one device within ten minutes the first and the last are kept.',
  cites: ['ours'],
  answer: v.object({
    versions: rowsOf(
      v.object({
        rev: count,
        saved_at: text,
        browser: text,
        system: text,
        /** Its sheets, and the photos that are used in it. */
        sheets: count,
        photos: count,
        /** The version that it was restored from; 0 = it was saved. */
        restored: count,
      }),
    ),
  }),
});

export const readPrintVersion = endpoint({
  id: 'print.version',
  method: 'GET',
  path: '/api/customer/print/versions/{uuid}/{rev}',
  summary: 'The document of a version, to look at before it is restored.',
  cites: ['ours'],
  answer: v.object({ rev: count, saved_at: text, project: document }),
});

export const restorePrintVersion = endpoint({
  id: 'print.restore',
  method: 'POST',
  path: '/api/customer/print/versions/restore',
  summary:
    'Makes a kept version the newest revision; what was the newest stays among the versions. 409 as `save`.',
  cites: ['ours'],
  body: v.object({ uuid, rev: revision, version: revision }),
  answer: keptProject,
});

const printPhoto = v.object({
  /** Of the upload: `/files/{id}` of tus. */
  id: text,
  /** SHA-256 of its file: the `hash` by which a document names its photo, whatever project it was sent into. */
  sha256: text,
  name: text,
  size: count,
  /** Bytes that are safely on the lab's disk. */
  offset: count,
  state: v.fallback(v.picklist(imageStates), 'partial'),
  /** Code of the finding that refuses it (P-CHECKS); '' = none. */
  problem: text,
  /** Upright pixels; 0 until it is ready. */
  width: count,
  height: count,
  /** As a document's `icc`. */
  icc: text,
  /** ISO time at which it was taken, as its sender has read it; '' = not known. */
  taken_at: text,
  /** Addresses of a picture for the tray and of one to edit with; '' = not made yet. */
  thumb: text,
  proxy: text,
  /** A kept version of a project, or an order, has it: it cannot be removed. */
  used: flag,
});
export type PrintPhoto = v.InferOutput<typeof printPhoto>;

export const printPhotos = endpoint({
  id: 'print.photos',
  method: 'GET',
  path: '/api/customer/print/photos/{uuid}',
  summary:
    'The photos that were sent into a project, and those of its document that came from another one, the oldest first. A photo is sent to `/files/` (tus 1.0.0) with the metadata project, signature, filename, sha256, mtime and taken_at (ISO time, may be absent); DELETE removes one that is not used.',
  cites: ['ours', 'STATE-06'],
  answer: v.object({ photos: rowsOf(printPhoto) }),
});

export const printPrice = endpoint({
  id: 'print.price',
  method: 'GET',
  path: '/api/customer/print/price/{uuid}',
  summary:
    'The price of the newest revision of a project today, as its checkout charges it. The lab counts copies and pages itself.',
  cites: ['ours', 'CONF-27'],
  query: v.object({
    /** Pieces of a book; '' = those of its document. Prints, cards and calendars count their own copies. */
    quantity: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?)?$/)), ''),
  }),
  answer: v.object({
    rev: count,
    /** Pieces. */
    quantity: count,
    /** Sheets of prints, cards or a calendar; pages of a book. */
    pages: count,
    /** null = this person sees no prices. */
    price: v.nullish(configuredPrice, null),
    /** ISO day on which it is ready to ship when it is ordered today; '' = not known. */
    dispatch_date: text,
  }),
});
