/**
 * The part of valibot that the contract is written in, for the elements, where the library would be a tenth of what is
 * loaded: the same names, the same answers, without its messages. `schema.small.test.ts` reads the whole contract with
 * both; a name that is missing here fails the build.
 */
type Read = { readonly value: unknown } | { readonly at: string };
type Run = (value: unknown) => Read;

interface Schema {
  readonly type: string;
  readonly run: Run;
  /** Of `optional` and `nullish`: stands for what is missing. */
  readonly default?: unknown;
  /** Of `fallback`: stands for what is wrong. */
  readonly instead?: { readonly value: unknown };
  /** Of `object`. */
  readonly entries?: Entries;
}
type Entries = Readonly<Record<string, Schema>>;
interface Action {
  readonly act: Run;
}

const wrong: Read = { at: '' };
const inside = (key: string | number, read: Read): Read =>
  'at' in read ? { at: read.at === '' ? String(key) : `${key}.${read.at}` } : read;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/* @__NO_SIDE_EFFECTS__ */
const plain = (type: string, fits: (value: unknown) => boolean): Schema => ({
  type,
  run: (value) => (fits(value) ? { value } : wrong),
});

/* @__NO_SIDE_EFFECTS__ */
export const string = (): Schema => plain('string', (value) => typeof value === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const number = (): Schema =>
  plain('number', (value) => typeof value === 'number' && !Number.isNaN(value));
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (): Schema => plain('boolean', (value) => typeof value === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const unknown = (): Schema => plain('unknown', () => true);
/* @__NO_SIDE_EFFECTS__ */
export const literal = (only: unknown): Schema => plain('literal', (value) => value === only);
/* @__NO_SIDE_EFFECTS__ */
export const picklist = (options: readonly unknown[]): Schema =>
  plain('picklist', (value) => options.includes(value));
/* @__NO_SIDE_EFFECTS__ */
export const custom = (check: (value: unknown) => boolean): Schema => plain('custom', check);

/* @__NO_SIDE_EFFECTS__ */
const standIn = (
  type: string,
  isMissing: (value: unknown) => boolean,
  wrapped: Schema,
  given: unknown,
): Schema => ({
  type,
  default: given,
  run(value) {
    const present = isMissing(value) && given !== undefined ? given : value;
    return isMissing(present) ? { value: present } : wrapped.run(present);
  },
});
/* @__NO_SIDE_EFFECTS__ */
export const optional = (wrapped: Schema, given?: unknown): Schema =>
  standIn('optional', (value) => value === undefined, wrapped, given);
/* @__NO_SIDE_EFFECTS__ */
export const nullish = (wrapped: Schema, given?: unknown): Schema =>
  standIn('nullish', (value) => value === undefined || value === null, wrapped, given);

/* @__NO_SIDE_EFFECTS__ */
export const fallback = (wrapped: Schema, value: unknown): Schema => ({
  ...wrapped,
  instead: { value },
  run(given) {
    const read = wrapped.run(given);
    return 'at' in read ? { value } : read;
  },
});

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Schema[]): Schema => ({
  type: 'union',
  run(value) {
    for (const option of options) {
      const read = option.run(value);
      if ('value' in read) return read;
    }
    return wrong;
  },
});

/* @__NO_SIDE_EFFECTS__ */
export const array = (item: Schema): Schema => ({
  type: 'array',
  run(value) {
    if (!Array.isArray(value)) return wrong;
    const read: unknown[] = [];
    for (const [index, each] of value.entries()) {
      const entry = inside(index, item.run(each));
      if ('at' in entry) return entry;
      read.push(entry.value);
    }
    return { value: read };
  },
});

const mayMiss = ({ type }: Schema) => type === 'optional' || type === 'nullish';

const unsafe = ['__proto__', 'prototype', 'constructor'];

/* @__NO_SIDE_EFFECTS__ */
const shaped = (type: string, entries: Entries, rest: Schema | null): Schema => ({
  type,
  entries,
  run(value) {
    if (!isRecord(value)) return wrong;
    const read: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(entries)) {
      if (key in value || (mayMiss(entry) && entry.default !== undefined)) {
        const field = inside(key, entry.run(key in value ? value[key] : entry.default));
        if ('at' in field) return field;
        read[key] = field.value;
      } else if (entry.instead) read[key] = entry.instead.value;
      else if (!mayMiss(entry)) return { at: key };
    }
    for (const [key, each] of rest ? Object.entries(value) : []) {
      if (!rest || unsafe.includes(key) || key in entries) continue;
      const field = inside(key, rest.run(each));
      if ('at' in field) return field;
      read[key] = field.value;
    }
    return { value: read };
  },
});
/* @__NO_SIDE_EFFECTS__ */
export const object = (entries: Entries): Schema => shaped('object', entries, null);
/* @__NO_SIDE_EFFECTS__ */
export const objectWithRest = (entries: Entries, rest: Schema): Schema =>
  shaped('object_with_rest', entries, rest);
/* @__NO_SIDE_EFFECTS__ */
export const looseObject = (entries: Entries): Schema => objectWithRest(entries, unknown());
/* @__NO_SIDE_EFFECTS__ */
export const partial = ({ entries = {} }: Schema): Schema =>
  object(Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, optional(entry)])));

/* @__NO_SIDE_EFFECTS__ */
export const record = (name: Schema, entry: Schema): Schema => ({
  type: 'record',
  run(value) {
    if (!isRecord(value)) return wrong;
    const read: Record<string, unknown> = {};
    for (const [key, each] of Object.entries(value)) {
      if (unsafe.includes(key)) continue;
      const field = inside(key, entry.run(each));
      const named = name.run(key);
      if ('at' in field || 'at' in named) return 'at' in field ? field : { at: key };
      read[String(named.value)] = field.value;
    }
    return { value: read };
  },
});

/** The first schema with what is done to its value after it. */
/* @__NO_SIDE_EFFECTS__ */
export function pipe(first: Schema, ...after: readonly (Action | Schema)[]): Schema {
  return {
    ...first,
    run(value) {
      let read = first.run(value);
      for (const next of after) {
        if ('at' in read) return read;
        read = 'act' in next ? next.act(read.value) : next.run(read.value);
      }
      return read;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export const transform = (change: (value: never) => unknown): Action => ({
  act: (value) => ({ value: change(value as never) }),
});
/* @__NO_SIDE_EFFECTS__ */
export const check = (fits: (value: never) => boolean): Action => ({
  act: (value) => (fits(value as never) ? { value } : wrong),
});
/* @__NO_SIDE_EFFECTS__ */
export const metadata = (): Action => check(() => true);
/* @__NO_SIDE_EFFECTS__ */
export const trim = (): Action => transform((value: string) => value.trim());
type Sized = { readonly length: number };
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number): Action => check(({ length }: Sized) => length >= least);
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number): Action => check(({ length }: Sized) => length <= most);
/* @__NO_SIDE_EFFECTS__ */
export const minValue = (least: number): Action => check((value: number) => value >= least);
/* @__NO_SIDE_EFFECTS__ */
export const maxValue = (most: number): Action => check((value: number) => value <= most);
/* @__NO_SIDE_EFFECTS__ */
export const integer = (): Action => check((value: number) => Number.isInteger(value));
/* @__NO_SIDE_EFFECTS__ */
export const regex = (form: RegExp): Action => check((value: string) => form.test(value));
/* @__NO_SIDE_EFFECTS__ */
export const isoDate = (): Action => regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u);

interface Issue {
  readonly at: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function safeParse(
  { run }: Schema,
  value: unknown,
): { success: true; output: unknown } | { success: false; issues: readonly Issue[] } {
  const read = run(value);
  return 'at' in read ? { success: false, issues: [read] } : { success: true, output: read.value };
}

/* @__NO_SIDE_EFFECTS__ */
export const is = (wanted: Schema, value: unknown): boolean => 'value' in wanted.run(value);
/* @__NO_SIDE_EFFECTS__ */
export const getDotPath = ({ at }: Issue): string | null => (at === '' ? null : at);

/* @__NO_SIDE_EFFECTS__ */
export function parse({ run }: Schema, value: unknown): unknown {
  const read = run(value);
  if ('at' in read) throw new TypeError(`ta: not as it should be at '${read.at}'`);
  return read.value;
}
