/**
 * Divides the modules that several entries share into files. A file for each set of entries would be exact, and hundreds
 * of files; so files are joined, and modules moved to other files, as long as that costs less: bytes that some entry loads
 * without using them, against what each further file costs.
 */

/** A module, by whose id others name it. */
export interface Module {
  readonly bytes: number;
  /** Modules that run before it. */
  readonly imports: readonly string[];
  /** Modules that it loads later. */
  readonly later: readonly string[];
}

/** A module that a page loads. */
export interface Entry {
  /** Shared files that it may load at once. */
  readonly mostFiles: number;
  /** How much a byte of it counts. */
  readonly weight: number;
}

export interface DivideOptions {
  /** By the ids of their modules. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Bytes, before they are packed, that a further file costs: a request, its imports, and what packs worse alone. */
  readonly bytesPerFile: number;
  /** Bytes that a file costs beyond those that an entry may load. */
  readonly bytesPerFileTooMany: number;
  /** How much a byte counts of what is loaded later, when something is already shown. */
  readonly laterWeight: number;
}

/** Modules that the same entries and parts need: they are never apart. */
interface Piece {
  readonly ids: readonly string[];
  readonly bytes: number;
  /** Numbers of the entries and parts. */
  readonly users: readonly number[];
  readonly imports: Set<Piece>;
}

interface File {
  readonly pieces: readonly Piece[];
  readonly bytes: number;
  /** 1 for each entry and part that needs something of it. */
  readonly users: Uint8Array;
}

/** Files that take the place of others. */
interface Change {
  readonly before: readonly File[];
  readonly after: readonly File[];
  readonly gain: number;
}

/** The shared files: ids of modules, those of each file together. Modules with one user are in none of them. */
export function divide(
  modules: ReadonlyMap<string, Module>,
  options: DivideOptions,
): readonly (readonly string[])[] {
  const { roots, pieces } = read(modules, [...options.entries.keys()]);
  const shared = pieces.filter(({ users }) => users.length > 1);
  const costs = createCosts(roots, options);
  let files: readonly File[] = shared.map((piece) => costs.fileOf([piece]));
  for (;;) {
    const best = bestOf(files, joins(files, costs)) ?? bestOf(files, moves(files, costs));
    if (!best) return files.map((file) => file.pieces.flatMap(({ ids }) => ids));
    files = changed(files, best);
  }
}

type Costs = ReturnType<typeof createCosts>;

function createCosts(
  roots: readonly Root[],
  { entries, bytesPerFile, bytesPerFileTooMany, laterWeight }: DivideOptions,
) {
  const weights = roots.map(({ id }) => entries.get(id)?.weight ?? laterWeight);
  const most = roots.map(({ id }) => entries.get(id)?.mostFiles ?? Number.POSITIVE_INFINITY);
  /** A part loads nothing that all its entries have loaded before it. */
  const loads = ({ users }: File, root: number) => {
    if (users[root] !== 1) return false;
    const parents = roots[root]?.parents;
    return !parents || !parents.every((parent) => users[parent] === 1);
  };
  const costOf = (file: File) => {
    let weight = 0;
    for (let root = 0; root < roots.length; root += 1) if (loads(file, root)) weight += weights[root] ?? 0;
    return weight * (file.bytes + bytesPerFile);
  };
  const known = new WeakMap<File, number>();
  const cost = (file: File) => {
    const sum = known.get(file) ?? costOf(file);
    known.set(file, sum);
    return sum;
  };
  return {
    fileOf(pieces: readonly Piece[]): File {
      const users = new Uint8Array(roots.length);
      for (const piece of pieces) for (const user of piece.users) users[user] = 1;
      return { pieces, bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0), users };
    },
    /** How many shared files each entry and part loads. */
    countsOf: (files: readonly File[]) =>
      roots.map((_, root) => files.filter(({ users }) => users[root] === 1).length),
    gainOf(before: readonly File[], after: readonly File[], counts: readonly number[]): number {
      let gain = 0;
      for (const file of before) gain += cost(file);
      for (const file of after) gain -= cost(file);
      for (const [root, count] of counts.entries()) {
        const limit = most[root] ?? 0;
        let now = count;
        for (const { users } of before) now -= users[root] ?? 0;
        for (const { users } of after) now += users[root] ?? 0;
        gain += bytesPerFileTooMany * (Math.max(0, count - limit) - Math.max(0, now - limit));
      }
      return gain;
    },
  };
}

/** The change that gains the most, of those after which no files import each other in a circle. */
const bestOf = (files: readonly File[], changes: readonly Change[]): Change | undefined =>
  changes
    .toSorted((one, other) => other.gain - one.gain)
    .find((change) => !hasCircle(changed(files, change)));

/** Two files as one, wherever that costs less. */
function joins(files: readonly File[], { fileOf, countsOf, gainOf }: Costs): Change[] {
  const counts = countsOf(files);
  const changes: Change[] = [];
  for (const [index, one] of files.entries())
    for (const other of files.slice(index + 1)) {
      const after = [fileOf([...one.pieces, ...other.pieces])];
      const gain = gainOf([one, other], after, counts);
      if (gain > 0) changes.push({ before: [one, other], after, gain });
    }
  return changes;
}

/** A piece of a file in another file, wherever that costs less. */
function moves(files: readonly File[], { fileOf, countsOf, gainOf }: Costs): Change[] {
  const counts = countsOf(files);
  const changes: Change[] = [];
  for (const from of files)
    for (const piece of from.pieces.length > 1 ? from.pieces : []) {
      const rest = fileOf(from.pieces.filter((each) => each !== piece));
      for (const to of files) {
        if (to === from) continue;
        const after = [rest, fileOf([...to.pieces, piece])];
        const gain = gainOf([from, to], after, counts);
        if (gain > 0) changes.push({ before: [from, to], after, gain });
      }
    }
  return changes;
}

const changed = (files: readonly File[], { before, after }: Change): readonly File[] => [
  ...files.filter((file) => !before.includes(file)),
  ...after,
];

/** Whether files import each other in a circle: then they run in an order that no module expects. */
function hasCircle(files: readonly File[]): boolean {
  const fileOf = new Map(files.flatMap((file) => file.pieces.map((piece) => [piece, file] as const)));
  const done = new Set<File>();
  const entered = new Set<File>();
  const leadsBack = (file: File): boolean => {
    if (done.has(file)) return false;
    if (entered.has(file)) return true;
    entered.add(file);
    for (const piece of file.pieces)
      for (const next of piece.imports) {
        const target = fileOf.get(next);
        if (target && target !== file && leadsBack(target)) return true;
      }
    done.add(file);
    return false;
  };
  return files.some(leadsBack);
}

/** A module that is loaded by itself. */
interface Root {
  readonly id: string;
  /** Of a part: numbers of the entries that load it later. */
  readonly parents?: readonly number[];
}

/** Files that are loaded by themselves, entries first, and the modules that the same of them need. */
function read(
  modules: ReadonlyMap<string, Module>,
  entries: readonly string[],
): { readonly roots: readonly Root[]; readonly pieces: readonly Piece[] } {
  const parts = new Set([...modules.values()].flatMap(({ later }) => later));
  const ids = [...new Set([...entries, ...parts])];
  const needs = new Map(ids.map((id) => [id, closure(id, (each) => modules.get(each)?.imports ?? [])]));
  const laterOf = (id: string) =>
    [...(needs.get(id) ?? [])].flatMap((each) => modules.get(each)?.later ?? []);
  const reached = entries.map((entry) => closure(entry, laterOf));
  const roots = ids.map((id, number): Root => {
    if (number < entries.length) return { id };
    return {
      id,
      parents: [...reached.entries()].filter(([, found]) => found.has(id)).map(([entry]) => entry),
    };
  });
  const users = new Map<string, number[]>();
  for (const [number, { id }] of roots.entries())
    for (const module of needs.get(id) ?? []) users.set(module, [...(users.get(module) ?? []), number]);
  const byUsers = groupBy([...users.keys()], (id) => users.get(id)?.join() ?? '');
  const pieces = [...byUsers.values()].map(
    (same): Piece => ({
      ids: same,
      bytes: same.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
      users: users.get(same[0] ?? '') ?? [],
      imports: new Set(),
    }),
  );
  const pieceOf = new Map(pieces.flatMap((piece) => piece.ids.map((id) => [id, piece] as const)));
  for (const piece of pieces)
    for (const next of piece.ids.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const target = pieceOf.get(next);
      if (target && target !== piece) piece.imports.add(target);
    }
  return { roots, pieces };
}

/** A module and all that it leads to. */
function closure(root: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

function groupBy(ids: readonly string[], keyOf: (id: string) => string): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(keyOf(id), [...(groups.get(keyOf(id)) ?? []), id]);
  return groups;
}
