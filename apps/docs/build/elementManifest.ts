/** The published manifest of the elements (`custom-elements.json`), as far as the pages show it. */
import { readFileSync } from 'node:fs';
import { withoutCitations } from './markdown.ts';
import { repositoryFile } from './repository.ts';

export interface Described {
  readonly name: string;
  readonly description: string;
}

export interface Typed extends Described {
  readonly type: { readonly text: string };
}

export interface ElementDescription {
  /** Class of the element in TypeScript. */
  readonly name: string;
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly Typed[];
  readonly members: readonly (Typed & { readonly attribute?: string })[];
  readonly events: readonly (Typed & { readonly cancelable: boolean })[];
  readonly cssParts: readonly Described[];
  readonly slots: readonly Described[];
  /** Shows nothing of its own until a customer has signed in. */
  readonly needsSignIn: boolean;
  /** Directives of the page's policy that must allow the lab, beside `script-src` and `connect-src`. */
  readonly policyDirectives: readonly string[];
}

const built = 'packages/widgets/dist/elements/custom-elements.json';

/** Every published element, by tag. */
export function readElements(): readonly ElementDescription[] {
  const text = withoutCitations(readFileSync(repositoryFile(built), 'utf8'));
  const { modules } = JSON.parse(text) as {
    readonly modules: readonly { readonly declarations: readonly ElementDescription[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations);
}

/** `ta-orders` has the script `orders.js`. */
export const scriptName = (tag: string): string => `${tag.replace(/^ta-/, '')}.js`;

/** Words that an attribute allows; none when it is free. */
export function allowedWords({ type }: Typed): readonly string[] {
  return [...type.text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
}
