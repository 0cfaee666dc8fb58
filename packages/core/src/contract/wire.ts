/**
 * Scalars as they really arrive. The documents give field names but few types, and the old gateway sends numbers
 * as strings and flags as 0/1; these schemas accept each form and give one type.
 */
import * as v from 'valibot';

/** The meaning of a tolerant schema, for the generated documentation; `entry` is the schema of a list's members. */
export interface WireMeaning extends Record<string, unknown> {
  readonly wire: 'text' | 'numeric' | 'count' | 'flag' | 'list';
  readonly entry?: v.GenericSchema;
}
const means = (meaning: WireMeaning) => meaning;

/** A string; a number becomes its digits, null and missing become ''. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((value) => String(value)),
  v.metadata(means({ wire: 'text' })),
);

/** A finite number; a numeric string is read, anything else is null. */
export const numeric = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value): number | null => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value !== 'string' || value.trim() === '') return null;
    const read = Number(value);
    return Number.isFinite(read) ? read : null;
  }),
  v.metadata(means({ wire: 'numeric' })),
);

/**
 * How a CSV file is written. `comma`: commas between cells and decimal points. `semicolon`: semicolons and decimal commas,
 * which a spreadsheet of Italy, France, Germany or Spain opens by double click (DEC-26). Days are `yyyy-mm-dd` in both: every
 * spreadsheet reads them as a date, whatever its country.
 */
export const csvForms = ['comma', 'semicolon'] as const;
export type CsvForm = (typeof csvForms)[number];
/** Absent = `comma`. */
export const csvForm = v.optional(v.picklist(csvForms));

/** A whole number of at least 0; anything else is 0. */
export const count = v.pipe(
  numeric,
  v.transform((value) => Math.max(0, Math.trunc(value ?? 0))),
  v.metadata(means({ wire: 'count' })),
);

/** true for true, 1, '1', 'true'; false for anything else. */
export const flag = v.pipe(
  v.nullish(v.unknown(), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  v.metadata(means({ wire: 'flag' })),
);

/** The entries that fit; the others are left out. */
function fitting<T extends v.GenericSchema>(entry: T, items: readonly unknown[]): v.InferOutput<T>[] {
  const validItems: v.InferOutput<T>[] = [];
  for (const item of items) {
    const read = v.safeParse(entry, item);
    if (read.success) validItems.push(read.output);
  }
  return validItems;
}

/** The answer of a call with `answerType: 'file'`: the bytes as they are. */
export const fileBytes = v.custom<ArrayBuffer>(() => true);

/** A list; null, missing or another shape is the empty list, an entry that does not fit is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T extends v.GenericSchema>(entry: T) {
  return v.pipe(
    v.nullish(v.unknown(), []),
    v.transform((value): v.InferOutput<T>[] => (Array.isArray(value) ? fitting(entry, value) : [])),
    v.metadata(means({ wire: 'list', entry })),
  );
}

/**
 * The list of an answer: it must be present and a list, because an empty screen would claim that there are no
 * entries. An entry that does not fit is left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<T extends v.GenericSchema>(entry: T) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => fitting(entry, items)),
    v.metadata(means({ wire: 'list', entry })),
  );
}
