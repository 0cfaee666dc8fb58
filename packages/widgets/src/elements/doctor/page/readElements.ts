import { findProvider } from '../../runtime/settings.ts';
import type { PlacedElement } from '../checks/facts.ts';

/** The elements of the page whose tags begin with the prefix, also in the shadow roots of the page's own components. */
export function readElements(root: ParentNode, prefix: string): readonly PlacedElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const isOurs = element.localName.startsWith(`${prefix}-`);
    if (isOurs) return [placedElement(element, prefix)];
    return element.shadowRoot ? readElements(element.shadowRoot, prefix) : [];
  });
}

function placedElement(element: HTMLElement, prefix: string): PlacedElement {
  const tag = element.localName;
  const defined = customElements.get(tag) as { readonly taVersion?: string } | undefined;
  return {
    name: tag.slice(prefix.length + 1),
    tag,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ownProperties: Object.keys(element),
    isDefined: defined !== undefined,
    version: defined?.taVersion ?? '',
    hasSession: [element, findProvider(element, `${prefix}-provider`)].some(givesSession),
    width: element.getBoundingClientRect().width,
    isHidden: !element.checkVisibility(),
    inside: element.closest('a[href], button, label, form')?.localName ?? '',
  };
}

const givesSession = (element: Element | null) =>
  typeof (element as { readonly session?: unknown } | null)?.session === 'function';
