import { pagesField, sizeField, valueOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { pictureField } from './images.ts';
import { problemOfChoice } from './problems.ts';
import type { OptionTerms, ProductTerms } from './terms.ts';

/**
 * A complete configuration: what the fields say, for the rest the initial value, or the first choice that goes with what
 * was chosen. Names that the product does not know
 * are left out, except those of pictures; a value of the wrong type stays as it was written, for `findProblems`.
 *
 * @example
 * completeConfiguration(terms, [{ name: 'Pages', numberValue: 40 }]);
 */
export function completeConfiguration(
  terms: ProductTerms,
  fields: readonly Readonly<Record<string, unknown>>[],
): Configuration {
  const given = new Map<string, string | number>();
  for (const field of fields) {
    const value = valueOf(field);
    if (typeof field['name'] === 'string' && value !== undefined) given.set(field['name'].trim(), value);
  }
  const complete = new Map<string, string | number>();
  const first = terms.sizes[0]?.size ?? '';
  if (first !== '') complete.set(sizeField, String(given.get(sizeField) ?? first));
  if (terms.pages) complete.set(pagesField, asNumber(given.get(pagesField) ?? terms.pages.least));
  for (const option of terms.options)
    complete.set(option.name, normalised(option, given.get(option.name) ?? option.initial));
  for (const option of terms.options) {
    if (option.kind !== 'choice' || given.has(option.name)) continue;
    const isPossible = (value: string) => problemOfChoice(terms, option, value, complete) === null;
    const first = [option.initial, ...option.choices.map(({ value }) => value)].find(isPossible);
    if (first !== undefined) complete.set(option.name, first);
  }
  for (const [name, value] of given) if (pictureField.test(name)) complete.set(name, value);
  return complete;
}

function normalised({ kind }: OptionTerms, value: string | number): string | number {
  return kind === 'number' || kind === 'flag' ? asNumber(value) : String(value);
}

function asNumber(value: string | number): string | number {
  const digits = typeof value === 'string' ? value.trim() : value;
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : value;
}
