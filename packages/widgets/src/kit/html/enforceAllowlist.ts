import { allowedAttributes, allowedElements, idPrefix } from './allowed.ts';
import type { HtmlSources } from './allowed.ts';

const elements: ReadonlySet<string> = new Set(allowedElements);
const attributes: ReadonlySet<string> = new Set(allowedAttributes);
const html = 'http://www.w3.org/1999/xhtml';
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * The last pass over sanitised nodes, before they reach the page: links lead only out or to a call or a mail, pictures
 * come only from the lab, ids cannot be mistaken for the page's. `root` is in a document without a window, where
 * no picture is fetched yet. Whatever the sanitiser before it missed has no way through here.
 */
export function enforceAllowlist(root: ParentNode, sources: HtmlSources, pageOrigin: string): void {
  for (const element of [...root.querySelectorAll('*')]) {
    if (element.namespaceURI !== html || !elements.has(element.localName)) {
      element.remove();
      continue;
    }
    for (const { name } of [...element.attributes]) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
    prefixId(element);
    if (element.localName === 'a') enforceLink(element, sources, pageOrigin);
    else element.removeAttribute('href');
    if (element.localName === 'img') enforceImage(element, sources);
    else element.removeAttribute('src');
  }
}

function prefixId(element: Element): void {
  const id = element.getAttribute('id');
  if (id !== null && !id.startsWith(idPrefix)) element.setAttribute('id', `${idPrefix}${id}`);
}

function enforceLink(link: Element, { linkBase }: HtmlSources, pageOrigin: string): void {
  const href = link.getAttribute('href')?.trim();
  if (href === undefined) return;
  if (href.startsWith('#')) {
    link.setAttribute('href', `#${idPrefix}${href.slice(1)}`);
    return;
  }
  const url = URL.canParse(href, linkBase) ? new URL(href, linkBase) : null;
  if (url === null || !linkSchemes.includes(url.protocol) || url.username !== '' || url.password !== '') {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url.href);
  if (url.origin === pageOrigin || !url.protocol.startsWith('http')) return;
  // STORE-50: what leads away opens beside the page.
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function enforceImage(picture: Element, { pictures, pictureBase }: HtmlSources): void {
  const src = picture.getAttribute('src')?.trim() ?? '';
  const url = src !== '' && URL.canParse(src, pictureBase) ? new URL(src, pictureBase) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || !pictures.includes(url.origin)) {
    picture.replaceWith(picture.getAttribute('alt') ?? '');
    return;
  }
  picture.setAttribute('src', url.href);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  // A picture without the attribute is read out by its file name.
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
