import createDOMPurify from 'dompurify';
import type { Config, DOMPurify, WindowLike } from 'dompurify';
import { allowedAttributes, allowedElements } from './allowed.ts';
import { htmlPolicy } from './policy.ts';

/** An instance of our own per window: hooks and settings of the page's DOMPurify do not reach it. */
const instances = new WeakMap<object, DOMPurify>();

function purifierOf(view: Window): DOMPurify {
  const known = instances.get(view);
  if (known) return known;
  const purifier = createDOMPurify(view as unknown as WindowLike);
  instances.set(view, purifier);
  return purifier;
}

const rules = {
  ALLOWED_TAGS: ['#text', ...allowedElements],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: true,
  SAFE_FOR_XML: true,
  // Nodes, not a string: what is not written out is not parsed a second time, and cannot change its meaning there.
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

type GivenPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The HTML as clean nodes in a document without a window; null when the page's policy let none be made. */
export function purify(html: string, view: Window): DocumentFragment | null {
  const purifier = purifierOf(view);
  if (!purifier.isSupported) return null;
  const answer = htmlPolicy(view);
  const policy = answer.kind === 'allowed' ? (answer.policy as unknown as GivenPolicy) : null;
  const nodes: DocumentFragment | null = purifier.sanitize(html, { ...rules, TRUSTED_TYPES_POLICY: policy });
  return nodes;
}
