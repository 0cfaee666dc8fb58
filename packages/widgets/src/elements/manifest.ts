/**
 * What each element promises to a page: `custom-elements.json`, the JSX declarations and `docs/embedding.md` are made
 * from it, and `defineElement.ts` reads attributes and properties by it.
 * Long because it is a table of data: an element is looked up in one place, and nothing in here runs.
 */
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
  /** camelCase property name; the attribute is the same in kebab-case, booleans by presence. */
  readonly attributes: Readonly<Record<string, AttributeManifest>>;
  /** Objects and functions: properties only, never reflected into the page. */
  readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
  readonly events: Readonly<Record<string, EventManifest>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
}

const settings: ElementManifest['attributes'] = {
  gateway: { type: 'string', description: 'Origin of the lab. Default: where the script came from.' },
  lang: {
    type: 'string',
    values: ['en', 'it', 'es', 'fr', 'de'],
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

const session = {
  session: {
    type: '() => Promise<string | null> | string | null',
    description:
      'Returns a short-lived credential; asked again when it has expired. Without it the page’s sign-in is used.',
  },
} as const;

const failures: ElementManifest['events'] = {
  'ta-ready': { detail: '{ tag: string }', description: 'The first content is shown.' },
  'ta-error': {
    detail: '{ tag: string; code: string; endpoint: string }',
    description: 'Something failed; the person sees it too and can try again.',
  },
};

export const providerManifest: ElementManifest = {
  tag: 'ta-provider',
  description: 'Gives gateway, language, currency, theme and session to every widget inside it.',
  attributes: settings,
  properties: session,
  events: {},
  parts: {},
  slots: { '': 'The page’s own content.' },
};

export const loginManifest: ElementManifest = {
  tag: 'ta-login',
  description: 'Sign-in form. All widgets of the page that use the same gateway share its session.',
  attributes: settings,
  properties: {},
  events: {
    ...failures,
    'ta-login': {
      detail: '{ code: string; name: string; company: string }',
      description: 'A customer signed in.',
    },
    'ta-logout': { detail: '{ code: string }', description: 'The session ended, here or in another tab.' },
    'ta-navigate': {
      detail: '{ href: string }',
      cancelable: true,
      description: 'About to follow “Lost your password” or “Sign Up”.',
    },
  },
  parts: { form: 'The form.', button: 'The sign-in button.', error: 'The line that says what went wrong.' },
  slots: { heading: 'Replaces the heading.', 'signed-in': 'Shown instead of the form while signed in.' },
};

export const ordersManifest: ElementManifest = {
  tag: 'ta-orders',
  description:
    'Orders of the signed-in customer: the short tables of the dashboard, or the full list with filters.',
  attributes: {
    ...settings,
    variant: {
      type: 'string',
      values: ['dashboard', 'full'],
      description: '`dashboard`: five rows of each table. `full`: filters, sort, pages. Default dashboard.',
    },
    list: {
      type: 'string',
      values: ['all', 'incomplete', 'production', 'shipped'],
      description: 'Which tables. Default all.',
    },
    noProgress: { type: 'boolean', description: 'Leaves the progress column out (DASH-06).' },
    noDetails: { type: 'boolean', description: 'Rows do not lead to the order (DASH-11).' },
    portal: {
      type: 'string',
      description: 'Where rows lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: session,
  events: {
    ...failures,
    'ta-order-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open an order.',
    },
    'ta-navigate': {
      detail: '{ href: string }',
      cancelable: true,
      description: 'About to follow a full-list link.',
    },
  },
  parts: {
    table: 'A table.',
    heading: 'The heading of a table.',
    filters: 'The row of filters.',
    pager: 'The pager.',
  },
  slots: { heading: 'Replaces the heading of the widget.', empty: 'Replaces the text of an empty list.' },
};

export const paymentsManifest: ElementManifest = {
  tag: 'ta-payments',
  description: 'What the signed-in customer paid: filters, sort, pages, CSV, invoices.',
  attributes: {
    ...settings,
    order: { type: 'string', description: 'Order code to begin with.' },
    noDetails: { type: 'boolean', description: 'Rows do not lead to the payment.' },
    portal: {
      type: 'string',
      description: 'Where rows lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: session,
  events: {
    ...failures,
    'ta-payment-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open the payment of an order.',
    },
  },
  parts: { table: 'The table.', filters: 'The row of filters.', pager: 'The pager.' },
  slots: { heading: 'Above the list.', empty: 'Replaces the text of an empty list.' },
};

export const cardsManifest: ElementManifest = {
  tag: 'ta-cards',
  description: 'The stored cards of the signed-in customer, in a frame of the lab.',
  attributes: settings,
  properties: session,
  events: {
    ...failures,
    'ta-cards-change': { detail: '{}', description: 'Cards were added, removed or put in another order.' },
  },
  parts: {},
  slots: {},
};

export const accountManifest: ElementManifest = {
  tag: 'ta-account',
  description: 'The account of the signed-in customer: company profile, password, cards.',
  attributes: {
    ...settings,
    section: {
      type: 'string',
      values: ['info', 'password', 'cards'],
      description: 'The section that is open. Default info.',
    },
  },
  properties: session,
  events: {
    ...failures,
    'ta-account-saved': {
      detail: '{ fields: string[] }',
      description: 'The profile was saved: names of the fields that were changed, never their values.',
    },
  },
  parts: {
    sections: 'The sections.',
    'section-title': 'The title of a section.',
    profile: 'The form of the profile.',
  },
  slots: { heading: 'Above the sections.' },
};

const cardEvents: ElementManifest['events'] = {
  ...failures,
  'ta-select': {
    detail: '{ slug: string; action: string }',
    cancelable: true,
    description: 'A product is about to be looked at, or its editors are about to be offered.',
  },
  'ta-navigate': {
    detail: '{ href: string; slug: string; action: string }',
    cancelable: true,
    description: 'About to follow EXPLORE or CUSTOMIZE.',
  },
  'ta-event': {
    detail: '{ name: string; slug: string }',
    description:
      'For analytics: `store_explore`, `store_create`, `store_info` or `store_choose` and the product. No search words, prices, names or addresses; nothing is sent by the widget itself (OBS2-06).',
  },
};

export const catalogueManifest: ElementManifest = {
  tag: 'ta-catalogue',
  description:
    'The lab’s public catalogue: categories, search, cards. Whoever signs in on the page sees their own prices and promotions.',
  attributes: {
    ...settings,
    filter: { type: 'string', description: 'Category to begin with: all, new, album, book, wallart, box, …' },
    subFilter: { type: 'string', description: 'Collection to begin with: sbc, kbc, jgc.' },
    search: { type: 'string', description: 'Words to begin with.' },
    columns: {
      type: 'number',
      description: 'Cards in a row, 1 to 6, where there is room. Default: by width.',
    },
    noControls: { type: 'boolean', description: 'Leaves categories and search out: the attributes decide.' },
  },
  properties: session,
  events: cardEvents,
  parts: {
    catalogue: 'The whole.',
    grid: 'The cards.',
    card: 'One card.',
    picture: 'The picture of a card.',
    badges: 'What is cheaper or new.',
    'card-name': 'The name of a product.',
    'card-actions': 'The actions of a card.',
  },
  slots: {
    heading: 'Above the cards, beside the search.',
    empty: 'Instead of the text of an empty catalogue.',
    'actions-{slug}': 'After the actions of that product’s card.',
  },
};

export const productCardManifest: ElementManifest = {
  tag: 'ta-product-card',
  description: 'One product of the lab’s public catalogue.',
  attributes: { ...settings, product: { type: 'string', description: 'The product, such as weddingbook.' } },
  properties: {},
  events: cardEvents,
  parts: {
    card: 'The card.',
    picture: 'Its picture.',
    badges: 'What is cheaper or new.',
    'card-name': 'Its name.',
    'card-actions': 'Its actions.',
  },
  slots: { empty: 'Shown when there is no such product.', 'actions-{slug}': 'After the actions.' },
};

export const uploadManifest: ElementManifest = {
  tag: 'ta-upload',
  description: 'Sends the layout files of one order: checks, thumbnails, progress, pause, resume, hand-over.',
  attributes: { ...settings, order: { type: 'string', description: 'Code of the order.' } },
  properties: {
    ...session,
    pass: {
      type: '(again: boolean) => Promise<string | null>',
      description:
        'Returns a pass for the files of this order, asked again when it has ended; used by the lab’s own frame in place of a session.',
    },
  },
  events: {
    ...failures,
    'ta-upload-progress': {
      detail: '{ order: string; part: number }',
      description: 'How much has been sent, 0 to 1.',
    },
    'ta-upload-busy': {
      detail: '{ order: string; busy: boolean }',
      description: 'Files are on their way, or no longer: leaving would interrupt them.',
    },
    'ta-upload-done': {
      detail: '{ order: string; folder: string; files: number; warnings: number }',
      description: 'The lab has the files.',
    },
  },
  parts: { heading: 'The couple or the order.', button: 'Any button.' },
  slots: {},
};

export const orderManifest: ElementManifest = {
  tag: 'ta-order',
  description:
    'One order of the signed-in customer: state, timeline, shipping, and its conversation with the lab.',
  attributes: {
    ...settings,
    order: { type: 'string', description: 'Order code.' },
    noMessages: { type: 'boolean', description: 'Leaves the conversation out.' },
    portal: {
      type: 'string',
      description: 'Where links to other pages lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: session,
  events: failures,
  parts: {
    block: 'A block of facts.',
    messages: 'The conversation.',
    message: 'One message.',
    form: 'Where the customer writes.',
  },
  slots: {},
};

export const messagesManifest: ElementManifest = {
  tag: 'ta-messages',
  description: 'The conversations of the signed-in customer with the lab: all of them, or that of one order.',
  attributes: {
    ...settings,
    order: { type: 'string', description: 'Order code. Default: all conversations.' },
    portal: {
      type: 'string',
      description: 'Where links to other pages lead: origin of the portal. Default: the lab’s portal.',
    },
  },
  properties: session,
  events: {
    ...failures,
    'ta-order-open': {
      detail: '{ code: string; href: string }',
      cancelable: true,
      description: 'About to open the conversation of an order, here.',
    },
  },
  parts: {
    inbox: 'The list of conversations.',
    messages: 'One conversation.',
    message: 'One message.',
    form: 'Where the customer writes.',
  },
  slots: {},
};

export const doctorManifest: ElementManifest = {
  tag: 'ta-doctor',
  description: 'Checks origin, policy, storage and versions on this page and says what is wrong.',
  attributes: settings,
  properties: {},
  events: failures,
  parts: { report: 'The list of findings.' },
  slots: {},
};

/** Every element, in the order of the documentation. */
export const manifests: readonly ElementManifest[] = [
  providerManifest,
  loginManifest,
  ordersManifest,
  orderManifest,
  messagesManifest,
  paymentsManifest,
  cardsManifest,
  accountManifest,
  catalogueManifest,
  productCardManifest,
  uploadManifest,
  doctorManifest,
];
