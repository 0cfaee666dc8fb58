import type { ExpectedSlot } from '../contract/index.ts';
import { clashes, halvesOf } from './slots.ts';

/** '2' before '10', and letters as people sort them, whatever the language. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
export const byName = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** Words by which covers are known, in the five languages. */
const coverWords =
  /(^|[^a-z])(cover|copertina|couverture|portada|cubierta|tapa|umschlag|einband|deckel)([^a-z]|$)/i;

/** The last number of a name without its ending, of six digits at most; null when it has none. */
export function numberOf(name: string): number | null {
  const stem = name.replace(/\.[^.]*$/, '');
  const last = stem.match(/\d+/g)?.at(-1);
  return last === undefined ? null : Number(last.slice(-6));
}

export interface Arrangement {
  /** Slot to file. */
  readonly assigned: ReadonlyMap<string, string>;
  readonly tray: readonly string[];
  /** Numbers that are missing between the first and the last. */
  readonly gaps: readonly number[];
  /** Numbers that come more than once. */
  readonly doubles: readonly number[];
  /** '1, 10, 2' elsewhere: the numbers have no leading zeros. */
  readonly unpadded: boolean;
}

/**
 * Puts files into the free slots by their names: a cover by its word, the others by their numbers where these are
 * plainly the numbers of the sheets, else one after the other in natural order.
 *
 * @example
 * const files = [{ key: 'a', name: '001.jpg' }];
 * const slots = [{ slot: 'spread-001', kind: 'spread', number: 1 }];
 * arrange(files, slots).assigned.get('spread-001'); // 'a'
 */
export function arrange(
  files: readonly { readonly key: string; readonly name: string }[],
  slots: readonly Pick<ExpectedSlot, 'slot' | 'kind' | 'number'>[],
): Arrangement {
  const assigned = new Map<string, string>();
  const sorted = [...files].sort((a, b) => byName(a.name, b.name));
  const cover = slots.find(({ kind }) => kind === 'cover');
  const coverFile = cover && sorted.find(({ name }) => coverWords.test(name));
  if (cover && coverFile) assigned.set(cover.slot, coverFile.key);
  const rest = sorted.filter((file) => file !== coverFile);
  const free = slots.filter(({ kind }) => kind !== 'cover');

  const numbers = rest.map(({ name }) => numberOf(name));
  const givenNumbers = numbers.filter((number) => number !== null);
  const doubles = [
    ...new Set(givenNumbers.filter((number, index) => givenNumbers.indexOf(number) !== index)),
  ];
  const numbered = rest.length > 0 && givenNumbers.length === rest.length && doubles.length === 0;
  const bySlot = numbered && givenNumbers.every((number) => free.some((slot) => slot.number === number));
  const tray: string[] = [];
  rest.forEach((file, index) => {
    const slot = bySlot ? free.find(({ number }) => number === numbers[index]) : free[index];
    if (slot) assigned.set(slot.slot, file.key);
    else tray.push(file.key);
  });
  return {
    assigned,
    tray,
    doubles,
    gaps: numbered ? gapsOf(givenNumbers) : [],
    unpadded: isUnpadded(rest.map(({ name }) => name)),
  };
}

/**
 * Puts single pages into the halves of the double pages that nothing else fills, 1 + 2, 3 + 4 and so on: by their
 * numbers where these are plainly those of the pages, else one after the other. Slot to file.
 */
export function arrangePages(
  files: readonly { readonly key: string; readonly name: string }[],
  slots: readonly ExpectedSlot[],
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const free = slots
    .filter(({ kind }) => kind === 'spread')
    .flatMap(halvesOf)
    .filter(({ slot }) => !taken.some((other) => clashes(slot, other)));
  const sorted = [...files].sort((a, b) => byName(a.name, b.name));
  const numbers = sorted.map(({ name }) => numberOf(name));
  const byNumber =
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => free.some((page) => page.number === number));
  const assigned = new Map<string, string>();
  for (const [index, { key }] of sorted.entries()) {
    const page = byNumber ? free.find(({ number }) => number === numbers[index]) : free[index];
    if (page) assigned.set(page.slot, key);
  }
  return assigned;
}

function gapsOf(numbers: readonly number[]): number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (high - low > 500) return [];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter(
    (number) => !numbers.includes(number),
  );
}

function isUnpadded(names: readonly string[]): boolean {
  const plain = [...names].sort();
  const natural = [...names].sort(byName);
  return (
    plain.some((name, index) => name !== natural[index]) && names.every((name) => numberOf(name) !== null)
  );
}
