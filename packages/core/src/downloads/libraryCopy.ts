import { readLibraryNode } from '../contract/index.ts';
import type { LibraryNode } from '../contract/index.ts';
import type { Clock, KeyValue } from '../kernel/ports.ts';
import { storageKeys } from '../kernel/storage/keys.ts';
import { readStoredJson } from '../kernel/storage/storedJson.ts';

/** A library as the lab sent it: one tree, or three parallel ones (LIB-09). */
export interface LibraryTrees {
  readonly hi: readonly LibraryNode[];
  readonly low?: readonly LibraryNode[];
  readonly icon?: readonly LibraryNode[];
}

/** Whose libraries a browser keeps. */
export interface LibraryReader {
  /** Code of the customer; '' = nobody is signed in, for whom nothing is kept. */
  readonly customer: string;
  readonly language: string;
}

interface Ports {
  readonly storage: KeyValue;
  readonly clock: Pick<Clock, 'now'>;
}

/** Milliseconds that a library is kept (LIB-15). */
const longest = 3_600_000;
/** Characters of all of them: drafts and settings share the browser’s store, and larger trees are asked for again. */
const mostLetters = 1_000_000;

/** The library of a name that this browser has kept for the reader; null = none of the last hour (LIB-15). */
export function readLibraryCopy(
  { storage, clock }: Ports,
  reader: LibraryReader,
  name: string,
): LibraryTrees | null {
  const copy = copiesOf(storage, reader)[name];
  const age = clock.now().getTime() - (copy?.at ?? 0);
  return copy !== undefined && age >= 0 && age < longest ? readTrees(copy.trees) : null;
}

/** Keeps a library that the lab has just sent, beside the others of the same reader. */
export function writeLibraryCopy(
  { storage, clock }: Ports,
  reader: LibraryReader,
  name: string,
  trees: LibraryTrees,
): void {
  if (reader.customer === '') return;
  const copies = { ...copiesOf(storage, reader), [name]: { at: clock.now().getTime(), trees } };
  const text = JSON.stringify({ ...reader, copies });
  if (text.length <= mostLetters) storage.set(storageKeys.libraries, text);
  else storage.remove(storageKeys.libraries);
}

type Copies = Readonly<Record<string, { readonly at: number; readonly trees: unknown }>>;

/** Another customer’s, or those of another language, are dropped. */
function copiesOf(storage: KeyValue, { customer, language }: LibraryReader): Copies {
  if (customer === '') return {};
  const found = readStoredJson(storage, storageKeys.libraries, (value) => {
    if (!isRecord(value) || value['customer'] !== customer || value['language'] !== language) return null;
    const { copies } = value;
    if (!isRecord(copies)) return null;
    const entries = Object.entries(copies).flatMap(([name, copy]) =>
      isRecord(copy) && typeof copy['at'] === 'number'
        ? [[name, { at: copy['at'], trees: copy['trees'] }]]
        : [],
    );
    return Object.fromEntries(entries) as Copies;
  });
  return found ?? {};
}

function readTrees(value: unknown): LibraryTrees | null {
  if (!isRecord(value) || !Array.isArray(value['hi'])) return null;
  const nodesOf = (tree: unknown) =>
    Array.isArray(tree) ? tree.map(readLibraryNode).filter((node) => node !== null) : [];
  return { hi: nodesOf(value['hi']), low: nodesOf(value['low']), icon: nodesOf(value['icon']) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
