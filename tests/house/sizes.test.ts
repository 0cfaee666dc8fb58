import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { root, sourceOf } from './sources.ts';

/** Script files that a page loads for an entry before anything runs: its static imports, theirs, and so on. */
function graphOf(entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const parsed = sourceOf(path);
    for (const { from } of parsed.staticImports) if (from.startsWith('.')) visit(join(dirname(path), from));
  };
  if (entry.endsWith('.css')) found.add(entry);
  else if (!entry.endsWith('.html')) visit(entry);
  else {
    const html = readFileSync(join(root, entry), 'utf8');
    const scripts = html.matchAll(
      /<(?:script|link rel="modulepreload")[^>]*\s(?:src|href)="\/ta\/([^"]+\.js)"/g,
    );
    for (const [, path] of scripts) visit(join(dirname(entry), path ?? ''));
  }
  return found;
}

/** A chunk of an element by the name of its module: `with` names some of what an entry loads by and by. */
function chunkOf(entry: string, name: string): string {
  const folder = join(dirname(entry), 'chunks');
  const found = readdirSync(join(root, folder)).find((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  );
  if (!found) throw new Error(`${folder} has no ${name}. Run: npm run build`);
  return join(folder, found);
}

/** Chunks that an entry loads later: its own dynamic imports, in order. */
function laterOf(entry: string): string[] {
  const named = readFileSync(join(root, entry), 'utf8').matchAll(/import\([`"']\.\/(chunks\/[^`"']+)/g);
  return [...named].map(([, file]) => join(dirname(entry), file ?? ''));
}

/** Files that chunks of the portal load beyond those of its first load. */
function pageOf(entry: string, names: readonly string[]): string[] {
  const folder = join(dirname(entry), 'assets');
  const built = readdirSync(join(root, folder));
  const known = graphOf(entry);
  const files = names.flatMap((name) => {
    const found = built.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    if (!found) throw new Error(`${folder} has no ${name}. Run: npm run build`);
    return [...graphOf(join(folder, found))];
  });
  return [...new Set(files)].filter((path) => !known.has(path));
}

interface Budget {
  readonly name: string;
  readonly entry: string;
  /** Of an element: up to these chunks. Default: with all that its script loads to define it. */
  readonly with?: readonly string[];
  /** A page of the portal by the names of its chunks: what it loads beyond the entry. */
  readonly page?: readonly string[];
  /** Further entries that the same page loads. */
  readonly and?: readonly string[];
  readonly kB: number;
  readonly target: number;
}

/**
 * `kB` holds what is reached, so that nothing grows unseen; `target` is what docs/performance.md aims at. A budget is
 * raised by what a library costs, with the reason in the commit.
 */
describe('bytes before anything is shown', () => {
  it.each(budgets as readonly Budget[])('$name: at most $kB kB, gzip -9 (target $target)', (budget) => {
    const { entry, kB, target } = budget;
    if (!existsSync(join(root, entry))) throw new Error(`${entry} is not there. Run: npm run build`);
    const chunks = (budget.with ?? []).map((name) => chunkOf(entry, name));
    const later = /\/elements\/[\w-]+\.js$/.test(entry) && !budget.with ? laterOf(entry) : [];
    const ofEntry = [
      ...new Set([entry, ...(budget.and ?? []), ...chunks, ...later].flatMap((path) => [...graphOf(path)])),
    ];
    const files = budget.page ? pageOf(entry, budget.page) : ofEntry;
    const sizes = files.map((path) => gzipSync(readFileSync(join(root, path)), { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const missed = total / 1000 > target ? `, target of ${target} kB MISSED` : '';
    console.log(`${budget.name}: ${(total / 1000).toFixed(1)} of ${kB} kB in ${files.length} files${missed}`);
    expect(total).toBeGreaterThan(0);
    expect(total / 1000).toBeLessThanOrEqual(kB);
  });
});
