import type { ExpectedSlot } from '../contract/index.ts';

/** The place of a PDF that has a page for every double page of the order. */
export const allSpreads = 'spreads';

/**
 * Where a file of an order may stand: in one of its places, in all double pages together, or in one half of a double
 * page, `spread-003-l` or `spread-003-r`, whose pictures the lab joins.
 */
export interface Place extends Omit<ExpectedSlot, 'kind'> {
  readonly kind: ExpectedSlot['kind'] | 'page' | 'spreads';
}

const spreadsOf = (slots: readonly ExpectedSlot[]) => slots.filter(({ kind }) => kind === 'spread');

/** All double pages as one place; null for an order with fewer than two. */
export function bookPlace(slots: readonly ExpectedSlot[]): Place | null {
  const spreads = spreadsOf(slots);
  const [first, last] = [spreads[0], spreads.at(-1)];
  if (!first || !last || first === last) return null;
  return { ...first, slot: allSpreads, kind: 'spreads', number: spreads.length, last_page: last.last_page };
}

/** The two single pages of a double page, the left one first. */
export function halvesOf(spread: ExpectedSlot): readonly [Place, Place] {
  const half = (side: 'l' | 'r', page: number): Place => ({
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

/** A place by its name; null when the order has none of it. */
export function placeOf(slots: readonly ExpectedSlot[], name: string): Place | null {
  const whole = slots.find(({ slot }) => slot === name);
  if (whole) return whole;
  if (name === allSpreads) return bookPlace(slots);
  const spread = spreadsOf(slots).find(({ slot }) => isHalf(name) && name.slice(0, -2) === slot);
  return (spread && halvesOf(spread).find(({ slot }) => slot === name)) ?? null;
}

/** A half of a double page. */
export const isHalf = (name: string): boolean => /-[lr]$/.test(name);
/** A place that is more or less than one sheet. */
export const isPart = (name: string): boolean => name === allSpreads || isHalf(name);

/** Whether two places share paper: a file in one leaves no room for a file in the other. */
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
