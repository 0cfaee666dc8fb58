/**
 * Finds what an entry needs by itself by building it alone. From that the shared chunks are cut, so that a page that
 * places one small widget does not load what only larger ones share.
 */
import { build } from 'vite';
import type { InlineConfig } from 'vite';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** Modules of which something runs before a file below `src` is ready: its imports, theirs, but nothing that comes later. */
export async function neededBy(file: string, config: InlineConfig): Promise<ReadonlySet<string>> {
  const [{ output }] = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  })) as unknown as readonly [{ readonly output: readonly Chunk[] }];
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const found = new Set<string>();
  const visit = (name: string, seen = new Set<string>()) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      if (renderedLength > 0) found.add(id);
    for (const next of chunk.imports) visit(next, seen);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) visit(fileName);
  return found;
}
