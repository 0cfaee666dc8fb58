/**
 * Divides the modules that several entries share into files. A file for each set of entries would be exact, and hundreds
 * of files; so those files are joined whose joining costs the least: bytes that some entry loads without using them.
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
  /** The most shared files that it may load at once. */
  readonly mostFiles: number;
  /** How much a byte of it counts. */
  readonly weight: number;
}

export interface DivideOptions {
  /** By the ids of their modules. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Bytes, before they are packed, that a further file costs: a request, its imports, and what packs worse alone. */
  readonly bytesPerFile: number;
  /** How much a byte counts of what is loaded later, when something is already shown. */
  readonly laterWeight: number;
}

interface Group {
  readonly ids: readonly string[];
  readonly bytes: number;
  /** Entries, and parts loaded later, that need it. */
  readonly users: ReadonlySet<string>;
  readonly imports: Set<Group>;
}

interface Pair {
  readonly one: Group;
  readonly other: Group;
  /** Bytes that joining them costs, less what it saves. */
  readonly cost: number;
}

/** The shared files: ids of modules, those of each file together. Modules with one user are in none of them. */
export function divide(
  modules: ReadonlyMap<string, Module>,
  { entries, bytesPerFile, laterWeight }: DivideOptions,
): readonly (readonly string[])[] {
  const parts = new Set([...modules.values()].flatMap(({ later }) => later));
  const roots = [...new Set([...entries.keys(), ...parts])];
  const needs = new Map(roots.map((root) => [root, closure(modules, root)]));
  const parents = parentsOf(modules, needs, [...entries.keys()]);
  /** A part loads nothing twice: what all entries that load it have is there. */
  const has = (group: Group, user: string) =>
    group.users.has(user) ||
    (!entries.has(user) && (parents.get(user) ?? []).every((parent) => group.users.has(parent)));
  const weightOf = (user: string) => entries.get(user)?.weight ?? laterWeight;
  const extra = (group: Group, users: ReadonlySet<string>) => {
    let sum = 0;
    for (const user of users) if (!has(group, user)) sum += weightOf(user) * group.bytes;
    return sum;
  };
  const pairOf = (one: Group, other: Group): Pair => {
    let cost = extra(one, other.users) + extra(other, one.users);
    for (const user of one.users) if (other.users.has(user)) cost -= weightOf(user) * bytesPerFile;
    return { one, other, cost };
  };

  let groups = groupsOf(modules, needs);
  const shared = () => groups.filter(({ users }) => users.size > 1);
  let pairs = shared().flatMap((one, index, all) => all.slice(index + 1).map((other) => pairOf(one, other)));
  for (;;) {
    const crowded = [...entries].filter(
      ([entry, { mostFiles }]) => shared().filter(({ users }) => users.has(entry)).length > mostFiles,
    );
    let best: Pair | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const pair of pairs) {
      const { one, other, cost } = pair;
      const relieved = crowded.filter(([entry]) => one.users.has(entry) && other.users.has(entry)).length;
      // What helps several entries may cost as many times as much.
      const price = cost < 0 ? cost : cost / relieved;
      if (price >= least || wouldCircle(one, other)) continue;
      best = pair;
      least = price;
    }
    if (!best) return shared().map(({ ids }) => ids);
    const { one, other } = best;
    const joined = join(groups, one, other);
    groups = [...groups.filter((group) => group !== one && group !== other), joined];
    const isLeft = (group: Group) => group !== one && group !== other;
    pairs = pairs.filter((pair) => isLeft(pair.one) && isLeft(pair.other));
    for (const group of shared()) if (group !== joined) pairs.push(pairOf(group, joined));
  }
}

/** A module, those that it imports, theirs, and so on. */
function closure(modules: ReadonlyMap<string, Module>, root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.get(id)?.imports ?? []));
  }
  return found;
}

/** The entries from which each part can be reached. */
function parentsOf(
  modules: ReadonlyMap<string, Module>,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
  entries: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, string[]>();
  for (const entry of entries) {
    const seen = new Set<string>();
    const waiting = [entry];
    for (let root = waiting.pop(); root !== undefined; root = waiting.pop())
      for (const id of needs.get(root) ?? [])
        for (const part of modules.get(id)?.later ?? []) {
          if (seen.has(part)) continue;
          seen.add(part);
          waiting.push(part);
          parents.set(part, [...(parents.get(part) ?? []), entry]);
        }
  }
  return parents;
}

/** One group for each set of users. Groups import each other as their modules do. */
function groupsOf(
  modules: ReadonlyMap<string, Module>,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Group[] {
  const users = new Map<string, Set<string>>();
  for (const [root, ids] of needs) for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(root));
  const byUsers = new Map<string, string[]>();
  for (const [id, roots] of users) {
    const key = [...roots].toSorted().join('\n');
    byUsers.set(key, [...(byUsers.get(key) ?? []), id]);
  }
  const groups = [...byUsers.values()].map(
    (ids): Group => ({
      ids,
      bytes: ids.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
      users: users.get(ids[0] ?? '') ?? new Set(),
      imports: new Set(),
    }),
  );
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  for (const group of groups)
    for (const id of group.ids)
      for (const next of modules.get(id)?.imports ?? []) {
        const target = groupOf.get(next);
        if (target && target !== group) group.imports.add(target);
      }
  return groups;
}

/** Files that import each other in a circle run in an order that no module expects. */
function wouldCircle(one: Group, other: Group): boolean {
  const leads = (from: Group, to: Group) => {
    const seen = new Set<Group>();
    const waiting = [...from.imports].filter((group) => group !== to);
    for (let group = waiting.pop(); group; group = waiting.pop()) {
      if (group === to) return true;
      if (seen.has(group)) continue;
      seen.add(group);
      waiting.push(...group.imports);
    }
    return false;
  };
  return leads(one, other) || leads(other, one);
}

/** Two groups as one; those that imported either import it. */
function join(groups: readonly Group[], one: Group, other: Group): Group {
  const imports = [...one.imports, ...other.imports].filter((group) => group !== one && group !== other);
  const joined: Group = {
    ids: [...one.ids, ...other.ids],
    bytes: one.bytes + other.bytes,
    users: new Set([...one.users, ...other.users]),
    imports: new Set(imports),
  };
  for (const group of groups) {
    const [isOne, isOther] = [group.imports.delete(one), group.imports.delete(other)];
    if (isOne || isOther) group.imports.add(joined);
  }
  return joined;
}
