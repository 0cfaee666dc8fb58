/**
 * The types of an element's public contract. `custom-elements.json`, the JSX declarations and the snippets are made from
 * the manifests; `defineElement.ts` reads attributes and properties by them.
 */
import { interfaceLanguages } from '@trade-area/core/kernel';

export type AttributeType = 'string' | 'number' | 'boolean';

export interface AttributeManifest {
  readonly type: AttributeType;
  /** Allowed words, when it is not free text. */
  readonly values?: readonly string[];
  readonly description: string;
}

export interface EventManifest {
  /** TypeScript shape of `event.detail`. */
  readonly detail: string;
  /** `preventDefault()` keeps the widget from leaving the page. */
  readonly cancelable?: boolean;
  readonly description: string;
}

export interface ElementManifest {
  readonly tag: string;
  readonly description: string;
  /** Shows nothing of its own until a customer has signed in. Default false. */
  readonly needsSignIn?: boolean;
  /** Directives of the page's policy that must allow the lab, beside `script-src` and `connect-src`. Default none. */
  readonly policyDirectives?: readonly string[];
  /** Address below `/public/fragments/` of its first drawing in English, for a `preload` line. Default: none. */
  readonly firstDrawing?: string;
  /** camelCase property name; the attribute is the same in kebab-case, booleans by presence. */
  readonly attributes: Readonly<Record<string, AttributeManifest>>;
  /** Objects and functions: properties only, never reflected into the page. */
  readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
  readonly events: Readonly<Record<string, EventManifest>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
}

/** Attributes that every element has; `<ta-provider>` gives them to those inside it. */
export const commonAttributes: ElementManifest['attributes'] = {
  gateway: { type: 'string', description: 'Origin of the lab. Default: where the script came from.' },
  lang: {
    type: 'string',
    values: interfaceLanguages,
    description: 'Language. Default: the page’s.',
  },
  currency: {
    type: 'string',
    description: 'ISO 4217 code. Default: the customer’s own; for visitors EUR.',
  },
  theme: {
    type: 'string',
    values: ['auto', 'light', 'dark'],
    description: '`auto` follows the page’s color-scheme. Default auto.',
  },
};

/** Properties of every element that needs a session. */
export const commonProperties = {
  session: {
    type: '() => Promise<string | null> | string | null',
    description:
      'Returns a short-lived credential; asked again when it has expired. Without it the page’s sign-in is used.',
  },
} as const;

/** Events that every element dispatches. */
export const commonEvents: ElementManifest['events'] = {
  'ta-ready': { detail: '{ tag: string }', description: 'The first content is shown.' },
  'ta-error': {
    detail: '{ tag: string; code: string; endpoint: string; requestId?: string; message?: string }',
    description:
      'Something failed; the person sees it too and can try again. The lab finds `requestId` in its log; `message` says what the page’s developer can do.',
  },
};
