/** The folders of `src/elements`: one element each, when it has an `element.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { source } from './preact.ts';

const withFile = (file: string) =>
  readdirSync(source('elements'))
    .filter((folder) => existsSync(source(`elements/${folder}/${file}`)))
    .toSorted();

/** Names of the elements, without `ta-`. */
export const elements: readonly string[] = withFile('element.ts');

/** Those that load files before anything of them is shown: all but the provider, which is one file. */
export const loadedElements: readonly string[] = elements.filter((name) => name !== 'provider');

/** The script of an element, by which a page places it. */
export const scriptOf = (name: string) => source(`elements/${name}/start.ts`);

const withoutStart = new Map(
  elements.filter((name) => !withFile('start.ts').includes(name)).map((name) => [scriptOf(name), name]),
);

/**
 * Writes the script of every element whose folder has none of its own, which begins with a drawing: it loads the element
 * and reports a file that does not come (T-B9).
 */
export function writeStarts() {
  return {
    name: 'ta-write-starts',
    enforce: 'pre' as const,
    resolveId: (id: string) => (withoutStart.has(id) ? id : null),
    load(id: string): string | null {
      const name = withoutStart.get(id);
      return name === undefined
        ? null
        : `import { loadElements } from '../first/start/loadElements.ts';
void loadElements(['ta-${name}'], () => import('./element.ts').then(({ define }) => define));
`;
    },
  };
}

/** The manifests of all elements. */
export async function readManifests(): Promise<readonly ElementManifest[]> {
  const { module } = await runnerImport<{ readonly manifests: readonly ElementManifest[] }>(
    source('elements/manifests.ts'),
    { configFile: false, resolve: { conditions: ['source'] }, logLevel: 'error' },
  );
  return module.manifests;
}
