/**
 * A print project: the one document that the editor changes, the lab keeps and the print files are made from. Lengths
 * are millimetres from the top left corner of the trimmed sheet, sizes of type are points, angles are degrees clockwise.
 */
import * as v from 'valibot';
import { cropLimits, aligns, valigns } from '../geometry/index.ts';
import { projectLimits as limits } from './limits.ts';

/** Number of the newest form of the document. `migrate.ts` brings an older one up to it. */
export const projectSchema = 2;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Letters, digits, `-` and `_`; it does not begin with `_`, so that no id is a name of JavaScript’s own. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w-]{0,39}$/));
const color = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/),
  v.transform((value) => value.toLowerCase()),
);
const share = between(0, 1);
/** '' or an address of this or a named server: no other protocol is followed. */
const address = v.pipe(v.string(), v.maxLength(1_000), v.regex(/^(?:\/(?!\/).*|https?:\/\/.*)?$/));

/** Colour spaces of photos, recognised by their primaries. */
export const photoProfiles = ['srgb', 'adobergb', 'p3', 'prophoto', 'none'] as const;
/** `local` exists only on the device that added it, `ready` is at the lab, `gone` was there. */
export const photoStates = ['local', 'uploading', 'ready', 'failed', 'gone'] as const;
export const photoFilters = ['none', 'bw', 'sepia'] as const;
/** Families of fonts that the lab prints with; the files are those of `packages/scene/embed/fonts.mjs`. */
export const projectFonts = ['eb-garamond', 'lato', 'dancing-script', 'fraunces'] as const;

const focus = v.object({ x: share, y: share });

const photo = v.object({
  id,
  /** Name of its file. */
  name: text(limits.nameCharacters),
  /** Pixels, upright: after the orientation that the camera noted. */
  w: whole(1, limits.photoSide),
  h: whole(1, limits.photoSide),
  /** ISO time at which it was taken; null = not known. */
  taken_at: v.nullable(text(40)),
  hash: text(80),
  icc: v.picklist(photoProfiles),
  /** The spot that stays visible and away from folds, as shares of width and height. */
  focus,
  stars: whole(0, 5),
  /** Addresses of a smaller picture to edit with and of a thumbnail; '' = not made yet. */
  proxy: address,
  thumb: address,
  status: v.picklist(photoStates),
});
export type ProjectPhoto = v.InferOutput<typeof photo>;

const crop = v.object({
  cx: share,
  cy: share,
  zoom: between(1, cropLimits.zoom),
  quarter: v.picklist([0, 1, 2, 3]),
  fine: between(-cropLimits.fine, cropLimits.fine),
  flip: v.boolean(),
});

const box = {
  id,
  x: between(-limits.distance, limits.distance),
  y: between(-limits.distance, limits.distance),
  w: between(1, limits.pageSide * 2 + 500),
  h: between(1, limits.pageSide * 2 + 500),
  rot: between(-360, 360),
  /** Moves, turns and changes its size only after it was unlocked. */
  lock: v.boolean(),
};

const photoItem = v.object({
  kind: v.literal('photo'),
  ...box,
  /** The photo in it; null = an empty box. */
  photoId: v.nullable(id),
  crop,
  /** Line inside the edge of the box; `width` 0 = none. */
  border: v.object({ width: between(0, 50), color }),
  /** Of its corners. */
  radius: between(0, 500),
  shadow: v.boolean(),
  filter: v.picklist(photoFilters),
});
export type PhotoItem = v.InferOutput<typeof photoItem>;

const textStyle = {
  font: v.picklist(projectFonts),
  pt: between(limits.type.least, limits.type.most),
  /** Distance of baselines as a multiple of the size. */
  lead: between(0.5, 5),
  /** Thousandths of the em. */
  track: between(-200, 1_000),
  color,
  align: v.picklist(aligns),
  valign: v.picklist(valigns),
};

const textItem = v.object({
  kind: v.literal('text'),
  ...box,
  text: text(limits.textCharacters),
  ...textStyle,
});
export type TextItem = v.InferOutput<typeof textItem>;

const item = v.variant('kind', [photoItem, textItem]);
export type ProjectItem = v.InferOutput<typeof item>;

const background = v.object({ color, photoId: v.nullable(id), opacity: share });

const spread = v.object({
  id,
  kind: v.picklist(['cover', 'inner', 'single']),
  /** Width and height of the page exchanged: a print in the other direction. */
  turned: v.boolean(),
  /** Pieces of a print; those of a book stand on its first sheet, its cover, and its other sheets have 1. */
  copies: whole(1, limits.copies),
  /** Automatic layout leaves it as it is. */
  locked: v.boolean(),
  bg: background,
  /** Each page has a layout of its own. */
  perPage: v.boolean(),
  /** Id of the template that arranged it; '' = by hand. */
  template: text(80),
  /** From the back to the front. */
  items: v.pipe(v.array(item), v.maxLength(limits.items)),
});
export type ProjectSpread = v.InferOutput<typeof spread>;

const geometry = v.object({
  page_w: between(20, limits.pageSide),
  page_h: between(20, limits.pageSide),
  bleed: between(0, 30),
  safe: between(0, 60),
  gutter: between(0, 60),
  binding: v.picklist(['layflat', 'bound']),
  cover: v.nullable(v.object({ wrap: between(0, 60), spine: between(0, 100), leaf: between(0, 10) })),
});

const calendar = v.object({
  /** First month, `yyyy-mm`. */
  start: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  locale: v.picklist(['en', 'it', 'es', 'fr', 'de']),
  /** Country whose holidays are marked; '' = none. */
  holidays: v.picklist(['', 'it', 'es', 'fr', 'de', 'gb', 'us']),
  style: v.picklist(['classic', 'modern', 'strip']),
});

/** Further choices of the product, by the names of its options on the wire; one that is not named is as usual. */
const options = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/)), v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))),
  v.maxEntries(20),
);

export const projectDocument = v.object({
  uuid: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  schema: v.literal(projectSchema),
  /** Counts the versions that the lab has kept; 0 = never saved. */
  rev: whole(0, 1_000_000_000),
  name: text(limits.nameCharacters),
  /** 275 photo book, 27 prints, 292 cards, 334 calendars. */
  family_id: whole(1, 1_000_000),
  /** 0 = the family's own. */
  module_id: whole(0, 1_000_000),
  product_code: text(80),
  /** In centimetres, such as `30x30`. */
  size: text(20),
  geometry,
  pages: v.object({ min: whole(1, 1_000), max: whole(1, 1_000), step: whole(1, 8) }),
  photos: v.pipe(v.array(photo), v.maxLength(limits.photos)),
  spreads: v.pipe(v.array(spread), v.maxLength(limits.spreads)),
  cover: v.nullable(spread),
  calendar: v.nullable(calendar),
  options,
  /** Type of a new text box. */
  text_style: v.object(textStyle),
  /** Seed of the last automatic layout. */
  seed: whole(0, 4_294_967_295),
  /** Findings that are printed anyway (`findingKey`). */
  accepted: v.pipe(v.array(text(200)), v.maxLength(limits.acceptedFindings)),
  /** Number in the next id of a spread or an item. It only grows, so that no id is given twice. */
  next: whole(1, 1_000_000_000),
});
export type PrintProject = v.InferOutput<typeof projectDocument>;
export type TextStyle = PrintProject['text_style'];
export type CalendarSettings = v.InferOutput<typeof calendar>;
