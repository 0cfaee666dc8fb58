/** Writes `elements/doctor/published.ts` as a constant, so that no element shares its manifest with the doctor. */
import { publishedOf } from '../src/elements/doctor/publishedOf.ts';
import type { ElementManifest } from '../src/elements/runtime/elementManifest.ts';
import { source } from './preact.ts';
import { readTokens } from './tokens.ts';

export function writePublished(manifests: readonly ElementManifest[]) {
  const file = source('elements/doctor/published.ts');
  return {
    name: 'ta-write-published',
    enforce: 'pre' as const,
    load(id: string): string | null {
      if (id !== file) return null;
      const names = readTokens().map(({ name }) => name);
      return `export const published = ${JSON.stringify(publishedOf(manifests, names))};`;
    },
  };
}
