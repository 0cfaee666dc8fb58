/**
 * Reads which modules need which, by a build in which each module is a file of its own. From that the shared files are
 * cut (`divide.ts`).
 */
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import type { Module } from './divide.ts';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The modules of these entries by their ids, minified, without what nothing of the entries uses. */
export async function readModules(
  entries: readonly string[],
  config: InlineConfig,
): Promise<ReadonlyMap<string, Module>> {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const known = numbers.get(id) ?? numbers.size;
    numbers.set(id, known);
    return known;
  };
  const [{ output }] = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      lib: {
        entry: Object.fromEntries(entries.map((file, index) => [`entry${index}`, file])),
        formats: ['es'],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id: string) => `module${numberOf(id)}` }],
          },
        },
      },
    },
  })) as unknown as readonly [{ readonly output: readonly Chunk[] }];
  const chunks = output.filter(({ type }) => type === 'chunk');
  const idsIn = ({ modules }: Chunk) =>
    Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** A file without a module of its own, such as an entry's, stands for those that it imports. */
  const idsOf = (file: string, seen = new Set<string>()): string[] => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return [];
    seen.add(file);
    const ids = idsIn(chunk);
    return ids.length > 0 ? ids : chunk.imports.flatMap((next) => idsOf(next, seen));
  };
  const modules = new Map<string, Module>();
  for (const chunk of chunks) {
    const imports = chunk.imports.flatMap((file) => idsOf(file));
    const later = chunk.dynamicImports.flatMap((file) => idsOf(file));
    for (const id of idsIn(chunk)) modules.set(id, { bytes: chunk.code.length, imports, later });
  }
  return modules;
}

/** Files that are known by a module of them: all elements load the first, and the first drawings wear the second. */
const known: readonly (readonly [name: string, module: string])[] = [
  ['base', '/elements/runtime/defineElement.ts'],
  ['looks', '/elements/runtime/styles.ts'],
];

/** The name of the file of each module: files that no other is known by have the name of their largest module. */
export function nameFiles(
  files: readonly (readonly string[])[],
  modules: ReadonlyMap<string, Module>,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const taken = new Set<string>();
  for (const ids of files) {
    const [largest = ''] = ids.toSorted(
      (one, other) => (modules.get(other)?.bytes ?? 0) - (modules.get(one)?.bytes ?? 0),
    );
    const own = /([\w-]+)\.[^/]*$/.exec(largest)?.[1] ?? 'shared';
    const [wanted] = known.find(([, module]) => ids.some((id) => id.endsWith(module))) ?? [own];
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    taken.add(name);
    for (const id of ids) named.set(id, name);
  }
  return named;
}
