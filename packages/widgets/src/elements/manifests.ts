import type { ElementManifest } from './runtime/elementManifest.ts';

/** The manifests of every element's folder, sorted by tag. For the builds and for tests: no bundle contains it. */
export const manifests: readonly ElementManifest[] = Object.values(
  import.meta.glob<ElementManifest>('./*/manifest.ts', { eager: true, import: 'manifest' }),
).toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
