import { readLanguage } from '@trade-area/core/kernel';
import type { Language } from '@trade-area/core/contract';

/** Asked for the credential at the first call and again when it has expired (docs/embedding.md, Signing in). */
export type SessionFunction = () => Promise<string | null> | string | null;

/** The settings `ta-provider` passes to everything inside it; a widget outside a provider takes the same attributes. */
export interface ElementSettings {
  /** Origin of the lab. Default: the origin the script came from. */
  readonly gateway: string;
  readonly language: Language;
  /** ISO 4217, or the portal's GBR. '' = the customer's own. */
  readonly currency: string;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly session: SessionFunction | null;
}

export const settingAttributes = ['gateway', 'lang', 'currency', 'theme'] as const;
export const providerChange = 'ta-provider-change';

interface Sessioned extends Element {
  session?: SessionFunction | null;
}

/** The nearest provider around an element, through shadow roots; `tag` follows the chosen prefix. */
export function findProvider(element: Element, tag: string): Element | null {
  for (let node: Node | null = element; node; ) {
    const parent: Node | null =
      node instanceof Element && node.assignedSlot ? node.assignedSlot : node.parentNode;
    node = parent instanceof ShadowRoot ? parent.host : parent;
    if (node instanceof Element && node.localName === tag) return node;
  }
  return null;
}

/** The element's own attributes, then its provider's, then the page's language and the script's origin. */
export function readSettings(
  element: Element,
  provider: Element | null,
  scriptOrigin: string,
): ElementSettings {
  const attribute = (name: string) => element.getAttribute(name) ?? provider?.getAttribute(name) ?? null;
  const theme = attribute('theme');
  return {
    gateway: originOf(attribute('gateway'), scriptOrigin),
    language:
      readLanguage(attribute('lang')) ?? readLanguage(element.ownerDocument.documentElement.lang) ?? 'en',
    currency: attribute('currency') ?? '',
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    session: (element as Sessioned).session ?? (provider as Sessioned | null)?.session ?? null,
  };
}

/** `localhost:5200` parses as an address with the scheme `localhost`, whose origin is `null`. */
function originOf(value: string | null, fallback: string): string {
  if (!value) return fallback;
  const origin = URL.canParse(value) ? new URL(value).origin : 'null';
  if (origin !== 'null') return origin;
  console.error(
    `ta: gateway="${value}" is not an origin such as https://lab.example, so ${fallback} is asked.`,
  );
  return fallback;
}
