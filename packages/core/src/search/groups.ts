import type { SearchEntry, SearchKind } from './entries.ts';

/** The list of all entries. */
export interface MoreEntries {
  readonly href: string;
  /** null = too many to count. */
  readonly total: number | null;
}

/** The answer of one source to a search. */
export interface SearchPart {
  readonly kind: SearchKind;
  /** The best first; undefined = not known yet. */
  readonly entries: readonly SearchEntry[] | undefined;
  /** Words are similar, not the same. */
  readonly isSimilar?: boolean;
  /** Where all of them are listed; null = all are shown, or there is no such list. */
  readonly more?: MoreEntries | null;
}

/** A part as it is shown. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
  readonly isWaiting: boolean;
  readonly isSimilar: boolean;
  readonly more: MoreEntries | null;
}

/** Groups stay in this order, whichever answer comes first: the list must not move under a finger. */
const order: readonly SearchKind[] = ['page', 'order', 'product', 'message', 'faq', 'document'];
const mostEntries = 6;

/** The groups that are shown: those with entries, and those whose answer is awaited. */
export function groupEntries(parts: readonly SearchPart[]): readonly SearchGroup[] {
  return order.flatMap((kind) => {
    const part = parts.find((each) => each.kind === kind);
    if (!part || part.entries?.length === 0) return [];
    return [
      {
        kind,
        entries: part.entries?.slice(0, mostEntries) ?? [],
        isWaiting: part.entries === undefined,
        isSimilar: part.isSimilar ?? false,
        more: part.more ?? null,
      },
    ];
  });
}

/** Keys of what can be chosen, from top to bottom: `order 2600123`, and `order more` for the list of all. */
export function optionsOf(groups: readonly SearchGroup[]): readonly string[] {
  return groups.flatMap(({ kind, entries, more }) => [
    ...entries.map(({ id }) => `${kind} ${id}`),
    ...(more ? [`${kind} more`] : []),
  ]);
}

/** The option that a key leads to: the lists are circles. `active` that is gone counts as the first. */
export function stepOption(
  options: readonly string[],
  active: string,
  key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End',
): string {
  if (options.length === 0) return '';
  const at = Math.max(0, options.indexOf(active));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[key];
  return options[(to + options.length) % options.length] ?? '';
}
