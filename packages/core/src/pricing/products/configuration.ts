import type { Condition } from './terms.ts';

/** A field of the wire: it has a text or a number, never both (CONF-16, CONF-29). */
export type Field =
  | { readonly name: string; readonly stringValue: string }
  | { readonly name: string; readonly numberValue: number };

/** Names of the fields that are no option: size and pages have terms of their own. */
export const sizeField = 'Size';
export const pagesField = 'Pages';
/** 1 = a sample: its promotions are those of samples. */
export const samplesField = 'Samples';
export const imagesField = 'Images';
/** The maker of the layout, and the style of a layout that the lab designs. */
export const layoutField = 'LayoutBy';
export const layoutStyleField = 'LayoutStyle';
export const copySizeField = 'CopySize';
export const copiesField = 'Copies';

/** The chosen values by field. A number is kept as a number, a flag as 0 or 1. */
export type Configuration = ReadonlyMap<string, string | number>;

/** The value of a field: the number when it is finite, else the text (CONF-29). undefined = neither. */
export function valueOf(field: Readonly<Record<string, unknown>>): string | number | undefined {
  const { numberValue, stringValue } = field;
  if (typeof numberValue === 'number' && Number.isFinite(numberValue)) return numberValue;
  return typeof stringValue === 'string' ? stringValue : undefined;
}

/** The fields of a configuration, in its order. */
export function fieldsOf(configuration: Configuration): Field[] {
  return [...configuration].map(([name, value]) =>
    typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
  );
}

/** Whether an option or a choice with these conditions is offered now. */
export function holds(when: readonly Condition[], configuration: Configuration): boolean {
  return when.length === 0 || when.some((condition) => meets(condition, configuration));
}

export function meets({ option, values }: Condition, configuration: Configuration): boolean {
  const value = String(configuration.get(option) ?? '').trim();
  return values.length === 0 ? value !== '' && value !== '0' : values.includes(value);
}

/** The number of a field; 0 when it holds none. */
export function countOf(configuration: Configuration, name: string): number {
  const value = configuration.get(name);
  return typeof value === 'number' ? value : 0;
}
