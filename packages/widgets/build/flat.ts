/**
 * Names every chunk that an entry needs in the entry itself. Otherwise a browser learns of a chunk only when it has
 * read the chunk that imports it, and each such step costs a turn to the server and back.
 */

/** A written file: a script, a style sheet or a source map. */
export interface EmittedFile {
  readonly fileName: string;
  /** A file of the configuration's entries, and not a chunk. */
  readonly isEntry?: boolean;
  /** Files that it imports at once. */
  readonly imports?: readonly string[];
  /** Files that it imports later. */
  readonly dynamicImports?: readonly string[];
  readonly source?: string | Uint8Array;
  code?: string;
}

/** The files that a file imports at once, theirs, and so on; without itself. */
export function importsOf(bundle: Readonly<Record<string, EmittedFile>>, file: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    for (const next of bundle[name]?.imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(file);
  return [...found];
}

/** `import('./chunks/a.js')` in an entry becomes the import of it and, at the same time, of all that it needs. */
function flattenLater(bundle: Readonly<Record<string, EmittedFile>>, code: string): string {
  return code.replace(/import\(([`"'])\.\/(chunks\/[\w.-]+)\1\)/g, (whole, _quote, file: string) => {
    const others = importsOf(bundle, file).map((name) => `,import("./${name}")`);
    return others.length === 0 ? whole : `Promise.all([${whole}${others.join('')}]).then(e=>e[0])`;
  });
}

/** Entries stand in the root of the folder, so that a chunk's name is its address from there. */
export function flattenImports() {
  return {
    name: 'ta-flatten-imports',
    generateBundle(_options: unknown, bundle: Record<string, EmittedFile>): void {
      for (const chunk of Object.values(bundle)) {
        if (!chunk.isEntry || chunk.code === undefined) continue;
        const further = importsOf(bundle, chunk.fileName).filter((name) => !chunk.imports?.includes(name));
        const lines = further.map((name) => `import"./${name}";`).join('');
        // Behind the code, so that the columns of the source map stay true, and before the line that names the map.
        chunk.code = flattenLater(bundle, chunk.code).replace(
          /(\n\/\/# sourceMappingURL=.*)?$/,
          (mapLine) => lines + mapLine,
        );
      }
    },
  };
}
