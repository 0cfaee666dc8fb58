import type { ExpectedSlot } from '../contract/index.ts';

/** Name of the slot for a PDF that has a page for every spread of the order. */
export const allSpreads = 'spreads';

/**
 * A slot for a file of an order: one of its sheets, all spreads together, or one half of a spread, `spread-003-l` or
 * `spread-003-r`, whose images the lab joins.
 */
export interface Slot extends Omit<ExpectedSlot, 'kind'> {
  readonly kind: ExpectedSlot['kind'] | 'page' | 'spreads';
}

const spreadsOf = (slots: readonly ExpectedSlot[]) => slots.filter(({ kind }) => kind === 'spread');

/** All spreads as one slot; null for an order with fewer than two. */
export function allSpreadsSlot(slots: readonly ExpectedSlot[]): Slot | null {
  const spreads = spreadsOf(slots);
  const [first, last] = [spreads[0], spreads.at(-1)];
  if (!first || !last || first === last) return null;
  return { ...first, slot: allSpreads, kind: 'spreads', number: spreads.length, last_page: last.last_page };
}

/** The two single pages of a spread, the left one first. */
export function halvesOf(spread: ExpectedSlot): readonly [Slot, Slot] {
  const half = (side: 'l' | 'r', page: number): Slot => ({
    ...spread,
    slot: `${spread.slot}-${side}`,
    kind: 'page',
    number: page,
    first_page: page,
    last_page: page,
    w_mm: spread.w_mm / 2,
  });
  return [half('l', spread.first_page), half('r', spread.last_page)];
}

/** A slot by its name; null when the order has none of it. */
export function findSlot(slots: readonly ExpectedSlot[], name: string): Slot | null {
  const whole = slots.find(({ slot }) => slot === name);
  if (whole) return whole;
  if (name === allSpreads) return allSpreadsSlot(slots);
  const spread = spreadsOf(slots).find(({ slot }) => isHalf(name) && name.slice(0, -2) === slot);
  return (spread && halvesOf(spread).find(({ slot }) => slot === name)) ?? null;
}

/** Whether this is the name of one half of a spread. */
export const isHalf = (name: string): boolean => /-[lr]$/.test(name);
/** Whether this slot is more or less than one sheet. */
export const isPart = (name: string): boolean => name === allSpreads || isHalf(name);

/** Whether two slots share paper: a file in one leaves no room for a file in the other. */
export function clashes(a: string, b: string): boolean {
  const over = (larger: string, smaller: string) =>
    (larger === allSpreads && smaller.startsWith('spread-')) ||
    (isHalf(smaller) && smaller.slice(0, -2) === larger);
  return a !== '' && (a === b || over(a, b) || over(b, a));
}

/** The files that fill a slot: one file, or both halves. Empty while a half is missing. `files`: by the name of their slot. */
export function fillersOf<T>(slot: Pick<ExpectedSlot, 'slot' | 'kind'>, files: ReadonlyMap<string, T>): T[] {
  const whole = files.get(slot.slot) ?? (slot.kind === 'spread' ? files.get(allSpreads) : undefined);
  if (whole !== undefined) return [whole];
  const [left, right] = [files.get(`${slot.slot}-l`), files.get(`${slot.slot}-r`)];
  return left !== undefined && right !== undefined ? [left, right] : [];
}
