import { attributeName } from '../runtime/attributeName.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';
import type { Published } from './checks/facts.ts';

/** The part of the manifests that a page is compared with. */
export const publishedOf = (manifests: readonly ElementManifest[], tokens: readonly string[]): Published => ({
  elements: manifests.map((manifest) => ({
    name: manifest.tag.replace(/^ta-/, ''),
    attributes: Object.fromEntries(
      Object.entries(manifest.attributes).map(([name, { type, values }]) => [
        attributeName(name),
        values ? { type, values } : { type },
      ]),
    ),
    properties: Object.keys(manifest.properties),
    needsSignIn: manifest.needsSignIn ?? false,
    policy: manifest.policyDirectives ?? [],
  })),
  tokens,
});
