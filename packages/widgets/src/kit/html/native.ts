import { allowedAttributes, allowedElements, unwrappedElements } from './allowed.ts';

interface Sanitising {
  setHTML(html: string, options: { readonly sanitizer: object }): void;
}

const sanitizer = {
  elements: allowedElements.map((name) => ({ name, namespace: 'http://www.w3.org/1999/xhtml' })),
  replaceWithChildrenElements: [...unwrappedElements],
  attributes: [...allowedAttributes],
  comments: false,
  dataAttributes: false,
};

/**
 * The browser's own sanitiser with our lists: needs no Trusted Types policy (T-F4). Null where there is
 * none. The nodes stand in a document without a window.
 */
export function sanitiseNatively(html: string, page: Document): DocumentFragment | null {
  if (!('setHTML' in Element.prototype)) return null;
  const apart = page.implementation.createHTMLDocument('');
  try {
    (apart.body as unknown as Sanitising).setHTML(html, { sanitizer });
  } catch {
    // An earlier form of the lists: rather words than something half cleaned.
    return null;
  }
  const nodes = apart.createDocumentFragment();
  nodes.append(...apart.body.childNodes);
  return nodes;
}
