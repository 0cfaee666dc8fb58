/**
 * Writes the files published beside the element bundles: `custom-elements.json`, JSX declarations, integrity hashes, and the tags
 * that a page pastes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { customElements } from './customElements.ts';
import { declarationFiles } from './declarations.ts';
import { importsOf } from './flat.ts';
import type { EmittedFile } from './flat.ts';
import { readTokens } from './tokens.ts';

/**
 * For each element the tags of a page that wants it fast: the `modulepreload` lines let the browser ask for all files at
 * once, instead of reading the first to learn of the others, and the `preload` line for what it shows first. `LAB`
 * is replaced by the lab's origin; another language than English is to be written into both, the tag and the line.
 */
export function snippets(
  bundle: Readonly<Record<string, EmittedFile>>,
  manifests: readonly ElementManifest[],
  integrity: Readonly<Record<string, string>>,
  version: string,
): string {
  const tag = (file: string, open: string, close: string) =>
    `${open}"LAB/widgets/${version}/${file}" integrity="${integrity[file] ?? ''}" crossorigin${close}`;
  /** Files to preload: the code that draws before its element is defined, otherwise all that the entry loads. */
  const soon = ({ dynamicImports = [] }: EmittedFile) => {
    const drawing = dynamicImports.filter((file) => /\/first[A-Z]/.test(file));
    const files = drawing.length > 0 ? drawing : dynamicImports;
    return [...new Set([...files, ...files.flatMap((file) => importsOf(bundle, file))])];
  };
  const entries = Object.values(bundle).filter((file) => file.isEntry);
  return entries
    .map((entry) => {
      const { fileName } = entry;
      const drawing = manifests.find(({ tag: name }) => `${name.slice(3)}.js` === fileName)?.firstDrawing;
      return [
        `<!-- ${fileName} -->`,
        ...(drawing
          ? [`<link rel="preload" as="fetch" crossorigin href="LAB/public/fragments/${drawing}" />`]
          : []),
        ...soon(entry).map((file) => tag(file, '<link rel="modulepreload" href=', ' />')),
        tag(fileName, '<script type="module" src=', '></script>'),
      ].join('\n');
    })
    .join('\n\n');
}

/** Writes them beside a finished bundle. */
export function publish(manifests: readonly ElementManifest[], version: string) {
  return {
    name: 'ta-publish',
    writeBundle(options: { dir?: string }, bundle: Readonly<Record<string, EmittedFile>>): void {
      const dir = options.dir ?? 'dist/elements';
      mkdirSync(dir, { recursive: true });
      const hashes = Object.values(bundle)
        .filter((file) => file.fileName.endsWith('.js'))
        .map((file): [string, string] => [
          file.fileName,
          `sha384-${createHash('sha384')
            .update(file.code ?? file.source ?? '')
            .digest('base64')}`,
        ]);
      const write = (name: string, text: string) => writeFileSync(`${dir}/${name}`, text);
      const integrity = Object.fromEntries(hashes.sort());
      write('integrity.json', `${JSON.stringify(integrity, null, 2)}\n`);
      write('snippets.html', `${snippets(bundle, manifests, integrity, version)}\n`);
      write('custom-elements.json', `${JSON.stringify(customElements(manifests, readTokens()), null, 2)}\n`);
      const entries = manifests.map(({ tag }) => tag.replace(/^ta-/, ''));
      for (const [name, text] of declarationFiles(manifests, entries)) write(name, text);
    },
  };
}
