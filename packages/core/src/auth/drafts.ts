import { storageKeys } from '../kernel/storage/keys.ts';
import type { KeyValue } from '../kernel/ports.ts';

/** Text that one customer typed and has not sent yet. Never a password. */
export interface Drafts {
  /** '' when there is none, or it is another customer's. */
  read(name: string): string;
  /** An empty text removes the draft; one longer than any of our fields is not kept. */
  write(name: string, text: string): void;
}

const longest = 20_000;
const most = 20;

interface Kept {
  readonly customer: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Drafts that outlive a full redirect to the login (DEC-02). They belong to one customer: the session removes them
 * at a sign-out and when another customer signs in, and no other customer's draft is ever read here (T-A9).
 * @param customer the signed-in customer's code, '' when signed out.
 */
export function createDrafts(storage: KeyValue, customer: () => string): Drafts {
  const readDrafts = (): Kept => {
    const mine = { customer: customer(), texts: {} };
    const found = parse(storage.get(storageKeys.drafts));
    return found !== null && found.customer === mine.customer && mine.customer !== '' ? found : mine;
  };
  return {
    read(name) {
      const { texts } = readDrafts();
      return Object.hasOwn(texts, name) ? (texts[name] ?? '') : '';
    },
    write(name, text) {
      const { customer: owner, texts } = readDrafts();
      if (owner === '' || text.length > longest) return;
      const others = Object.entries(texts).filter(([each]) => each !== name);
      const next = text === '' ? others : [...others, [name, text] as const].slice(-most);
      if (next.length === 0) return storage.remove(storageKeys.drafts);
      storage.set(storageKeys.drafts, JSON.stringify({ customer: owner, texts: Object.fromEntries(next) }));
    },
  };
}

function parse(stored: string | null): Kept | null {
  try {
    const read: unknown = JSON.parse(stored ?? '');
    if (typeof read !== 'object' || read === null) return null;
    const { customer, texts } = read as { customer?: unknown; texts?: unknown };
    if (typeof customer !== 'string' || typeof texts !== 'object' || texts === null) return null;
    const strings = Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { customer, texts: Object.fromEntries(strings) };
  } catch {
    return null;
  }
}
