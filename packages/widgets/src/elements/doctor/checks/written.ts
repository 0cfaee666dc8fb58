/** Lines as a page would write them. */

/** The script of an element, or of `all`. */
export const scriptLine = (gateway: string, name: string, version = 'v1'): string =>
  `<script type="module" src="${gateway}/widgets/${version}/${name}.js"></script>`;

/** An attribute with its value; a boolean by its name alone. */
export const attributeLine = (name: string, value: string): string =>
  value === '' ? name : `${name}="${value}"`;

/** The opening tag with one attribute. */
export const tagLine = (tag: string, attribute: string): string => `<${tag} ${attribute}>`;

/** How a page gives a credential (docs/embedding.md, Signing in). */
export const sessionLines = (prefix: string): string =>
  [
    `document.querySelector('${prefix}-provider').session = () =>`,
    "  fetch('/my/lab-credential').then((response) => response.text());",
  ].join('\n');

/** The origin of an address; '' when it is none. */
export function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? '' : origin;
}

/** A host of the same machine: browsers trust it without https. */
export const isLocal = (origin: string): boolean =>
  /^https?:\/\/(?:[\w.-]+\.)?localhost(?::|$)|^https?:\/\/(?:127\.[\d.]+|\[::1\])(?::|$)/.test(origin);
