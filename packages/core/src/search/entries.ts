import { createTextIndex } from '../textIndex/index.ts';

export type SearchKind = 'page' | 'order' | 'product' | 'message' | 'faq' | 'document';

/** Something that the search of the portal leads to. */
export interface SearchEntry {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** A second line; '' = none. */
  readonly detail: string;
  /** Address within the portal, `/ta/…`. */
  readonly href: string;
  /** Other words that people use for it; not shown. */
  readonly words?: string;
  /** Text that is searched and not shown. */
  readonly text?: string;
  /** Language of title and detail when it is not the reader's. */
  readonly lang?: string | undefined;
}

export interface EntryIndex {
  /** Entries that fit, the best first. */
  find(text: string): readonly SearchEntry[];
}

/** An index of entries that are all here: products, questions, pages. */
export function createEntryIndex(entries: readonly SearchEntry[]): EntryIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = createTextIndex(
    entries.map(({ id, title, detail, words = '', text = '' }) => ({
      id,
      title,
      words,
      text: `${detail}\n${text}`,
    })),
  );
  return {
    find: (text) => index.search(text).flatMap((id) => byId.get(id) ?? []),
  };
}
