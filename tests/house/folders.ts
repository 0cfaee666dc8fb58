import { posix } from 'node:path';
import type { Import } from './sources.ts';

/** A file of the repository with what it imports. */
export interface ImportingFile {
  readonly path: string;
  readonly imports: readonly SourceImport[];
  /** Those that are loaded with the file, not when a line of it runs. */
  readonly staticImports: readonly SourceImport[];
}

type SourceImport = Pick<Import, 'from' | 'typeOnly'>;

interface Arrow {
  readonly file: string;
  readonly target: string;
}

function arrowsOf(path: string, imports: readonly SourceImport[]): Arrow[] {
  return imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => ({ file: path, target: posix.join(posix.dirname(path), from) }));
}

/**
 * Imports, of types too, that lead from a folder of `root` to a later one in `order`. Files directly in
 * `root` stand above every folder. A folder that the order does not name is a mistake of its own.
 */
export function upwardImports(
  files: readonly ImportingFile[],
  root: string,
  order: readonly string[],
): string[] {
  const layerOf = (path: string) =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : undefined;
  const rankOf = (parts: readonly string[]) =>
    parts.length === 1 ? order.length : order.indexOf(parts[0] ?? '');
  const isAbove = (target: string, rank: number) => {
    const parts = layerOf(target);
    return parts !== undefined && rankOf(parts) > rank;
  };
  return files.flatMap((file) => {
    const own = layerOf(file.path);
    if (!own) return [];
    const rank = rankOf(own);
    if (rank < 0) return [`${file.path}: ${own[0]} has no position in the order of layers`];
    return arrowsOf(file.path, file.imports)
      .filter(({ target }) => isAbove(target, rank))
      .map(({ target }) => `${file.path}: imports ${target}, which is above it`);
  });
}

/**
 * Circles of value imports between things that lie side by side in one folder: its files and its folders, each folder
 * with all that is below it. A file may import from a folder beside it as long as nothing leads back. What is imported
 * when a line runs, such as a page of the portal, closes no circle.
 */
export function circularImports(files: readonly ImportingFile[]): string[] {
  const arrows = files
    .flatMap(({ path, staticImports }) =>
      arrowsOf(
        path,
        staticImports.filter(({ typeOnly }) => !typeOnly),
      ),
    )
    .map((arrow) => ({ ...arrow, ...parting(arrow) }));
  const edges = new Set(arrows.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from}\n${to}`));
  return circles(edges).map((members) => {
    const closing = arrows.filter(({ from, to }) => from !== to && members.has(from) && members.has(to));
    const lines = closing.map(({ file, target }) => `  ${file} -> ${target}`).sort();
    return [[...members].sort().join(', '), ...new Set(lines)].join('\n');
  });
}

/** Where the ways to two files part: `a/b/c.ts` and `a/d/e.ts` part at `a/b` and `a/d`. */
function parting({ file, target }: Arrow): { readonly from: string; readonly to: string } {
  const one = file.split('/');
  const other = target.split('/');
  const same = one.findIndex((part, index) => part !== other[index]);
  const length = same < 0 ? one.length : same + 1;
  return { from: one.slice(0, length).join('/'), to: other.slice(0, length).join('/') };
}

/** Strongly connected components of more than one node, by Tarjan; edges are `from\nto`. */
function circles(edges: ReadonlySet<string>): Set<string>[] {
  const next = new Map<string, string[]>();
  for (const edge of edges) {
    const [from = '', to = ''] = edge.split('\n');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: Set<string>[] = [];
  const visit = (node: string) => {
    indexes.set(node, indexes.size);
    lowest.set(node, indexes.size - 1);
    stack.push(node);
    for (const to of next.get(node) ?? []) {
      if (!indexes.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(node) !== indexes.get(node)) return;
    const component = new Set(stack.splice(stack.indexOf(node)));
    if (component.size > 1) found.push(component);
  };
  for (const node of next.keys()) if (!indexes.has(node)) visit(node);
  return found;
}
