import * as v from 'valibot';

/** A tag as it is chosen: a value of a category. */
export interface ChosenTag {
  readonly categoria: string;
  readonly valore: string;
}

const chosenTag = v.object({
  categoria: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  valore: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
});
const photoId = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const mostTags = 40;
const mostOrders = 20;
const tagList = v.pipe(v.array(chosenTag), v.maxLength(mostTags));
/** A list is an object too, and would read as a map of its positions. */
const isNoList = v.check((value) => !Array.isArray(value), 'an object');
const elements = v.pipe(v.unknown(), isNoList, v.record(photoId, tagList));
const links = v.pipe(
  v.unknown(),
  isNoList,
  v.record(
    photoId,
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
      v.minLength(1),
      v.maxLength(mostOrders),
    ),
  ),
);
// Old pages send ids as numbers.
const photoList = v.array(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
    photoId,
  ),
);

/**
 * The forms of photo sharing hold JSON (SHARE-33). `selectedElements`: photo id → chosen tags; `listPhotoShare`: photo ids;
 * `addLinkedOrder`: photo id → codes of added orders. These write and read it; a text of another shape reads as null.
 */
export const writeElements = (tags: ReadonlyMap<string, readonly ChosenTag[]>): string =>
  JSON.stringify(
    Object.fromEntries([...tags].map(([id, chosen]) => [id, chosen.map((tag) => writeTag(tag))])),
  );

export const writeLinks = (orders: ReadonlyMap<string, readonly string[]>): string =>
  JSON.stringify(Object.fromEntries(orders));

export const writePhotoList = (ids: readonly string[]): string => JSON.stringify(ids);

/** The filter of the gallery: JSON list of tags. */
export const writeTags = (tags: readonly ChosenTag[]): string =>
  JSON.stringify(tags.map((tag) => writeTag(tag)));

export function readElements(text: string): ReadonlyMap<string, readonly ChosenTag[]> | null {
  const read = v.safeParse(elements, parse(text));
  return read.success ? new Map(Object.entries(read.output)) : null;
}

export function readLinks(text: string): ReadonlyMap<string, readonly string[]> | null {
  const read = v.safeParse(links, parse(text));
  return read.success ? new Map(Object.entries(read.output)) : null;
}

export function readPhotoList(text: string): readonly string[] | null {
  const read = v.safeParse(photoList, parse(text));
  return read.success ? [...new Set(read.output)] : null;
}

export function readTags(text: string): readonly ChosenTag[] | null {
  const read = v.safeParse(tagList, parse(text));
  return read.success ? read.output : null;
}

const writeTag = ({ categoria, valore }: ChosenTag): ChosenTag => ({ categoria, valore });

/** undefined for a text that is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
