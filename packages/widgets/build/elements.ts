/** The folders of `src/elements`: one element each, when it has an `entry.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { source } from './preact.ts';

const withFile = (file: string) =>
  readdirSync(source('elements'))
    .filter((folder) => existsSync(source(`elements/${folder}/${file}`)))
    .toSorted();

/** Names of the elements, without `ta-`. */
export const elements: readonly string[] = withFile('entry.ts');

/** Those that show a first drawing before their element is loaded. */
export const drawnElements: readonly string[] = withFile('whole.ts');

/** The manifests of all elements. */
export async function readManifests(): Promise<readonly ElementManifest[]> {
  const { module } = await runnerImport<{ readonly manifests: readonly ElementManifest[] }>(
    source('elements/manifests.ts'),
    { configFile: false, resolve: { conditions: ['source'] }, logLevel: 'error' },
  );
  return module.manifests;
}
