import type { Facts, LabFacts, PageFacts, PlacedElement, Published, SessionFacts } from './checks/facts.ts';

/** A library of four elements. */
export const fixedPublished: Published = {
  elements: [
    {
      name: 'orders',
      attributes: {
        gateway: { type: 'string' },
        lang: { type: 'string', values: ['en', 'it', 'es', 'fr', 'de'] },
        variant: { type: 'string', values: ['dashboard', 'full'] },
        columns: { type: 'number' },
        'no-progress': { type: 'boolean' },
      },
      properties: ['session'],
      needsSignIn: true,
      policy: ['frame-src'],
    },
    {
      name: 'login',
      attributes: { gateway: { type: 'string' } },
      properties: [],
      needsSignIn: false,
      policy: [],
    },
    {
      name: 'price',
      attributes: { product: { type: 'string' } },
      properties: ['options', 'session'],
      needsSignIn: false,
      policy: [],
    },
    {
      name: 'provider',
      attributes: {
        gateway: { type: 'string' },
        theme: { type: 'string', values: ['auto', 'light', 'dark'] },
      },
      properties: ['session'],
      needsSignIn: false,
      policy: [],
    },
  ],
  tokens: ['--ta-color-accent', '--ta-color-paper', '--ta-radius-control'],
};

/** An element that is well placed. */
export const placed = (name: string, change: Partial<PlacedElement> = {}): PlacedElement => ({
  name,
  tag: `ta-${name}`,
  attributes: {},
  ownProperties: [],
  isDefined: true,
  version: '0.1.0',
  hasSession: false,
  width: 640,
  isHidden: false,
  inside: '',
  ...change,
});

const page: PageFacts = {
  origin: 'https://shop.example',
  isSecureContext: true,
  isSettled: true,
  characterSet: 'UTF-8',
  language: 'en',
  elements: [],
  scripts: [],
  frames: [],
  policies: [],
  violations: [],
  isHtmlPolicyRefused: false,
  tokens: [],
  isStorageBlocked: false,
  replaced: [],
  unsupported: [],
};

interface Change {
  readonly gateway?: string;
  readonly prefix?: string;
  readonly page?: Partial<PageFacts>;
  readonly lab?: Partial<LabFacts>;
  readonly session?: Partial<SessionFacts>;
}

/** A page with which nothing is wrong, but for the change. */
export const factsOf = (change: Change = {}): Facts => ({
  gateway: change.gateway ?? 'https://lab.example',
  prefix: change.prefix ?? 'ta',
  page: { ...page, ...change.page },
  lab: { answer: 'lab', status: 200, ahead: 0, ...change.lab },
  session: { hasFunction: false, phase: 'signedOut', isRefused: false, isFailed: false, ...change.session },
  published: fixedPublished,
});

/** A script of the lab's. */
export const script = (name: string, version = 'v1') => ({
  src: `https://lab.example/widgets/${version}/${name}.js`,
  name,
  version,
  isModule: true,
});
