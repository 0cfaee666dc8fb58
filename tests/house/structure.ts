// Long because it is one table: each zone of the repository with all that it may import.
import { posix } from 'node:path';

/** One word per feature, spelled the same for folders, CSS prefix, tags, events, strings and tests. */
export const features = [
  'auth',
  'orders',
  'messages',
  'uploads',
  'payments',
  'account',
  'downloads',
  'help',
  'consent',
  'store',
  'promotions',
  'projects',
  'sharing',
  'news',
  'configurator',
  'editor',
  'checkout',
  'contact',
  'observations',
  'search',
] as const;

/** Folders of a layer that are no feature. A name that is neither is a mistake, or belongs in this list. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/core/src': [
    'contract',
    'gateway',
    'geometry',
    'kernel',
    'layout',
    'preflight',
    'pricing',
    'textIndex',
  ],
  'packages/widgets/src': ['kit', 'ui', 'theme', 'composed', 'locales', 'elements', 'shell'],
  'packages/scene/src': ['art', 'catalogue', 'geometry', 'materials', 'parts', 'stage'],
  'apps/host/src': ['app', 'layout', 'locales', 'pages', 'portal'],
  // `comingSoon`: pages that the menu names and that are not open yet. `home`: the fallback of unknown addresses.
  'apps/host/src/pages': ['comingSoon', 'home'],
  'apps/lab/src': [
    'base',
    // The lab's command line beside serving: accounts and checks.
    'commands',
    'database',
    'files',
    'identity',
    'jobs',
    'lists',
    'mail',
    'pages',
    // Projects of the feature `editor`: their calls are named `print`.
    'print',
    'production',
    'server',
  ],
};

/** The lab's folders from the lowest to the highest: each may import those before it, features among themselves too. */
export const labLayers: readonly string[] = [
  'database',
  'base',
  'jobs',
  'mail',
  'identity',
  'files',
  'lists',
  'consent',
  'news',
  'help',
  'observations',
  'contact',
  'auth',
  'account',
  'store',
  'downloads',
  'promotions',
  'configurator',
  'projects',
  'orders',
  'payments',
  'uploads',
  'print',
  'checkout',
  'messages',
  'search',
  'sharing',
  'production',
  'pages',
  'server',
  'commands',
];

/** Where a file belongs: `core/orders`, `widgets/ui`, `host`, `lab/auth`, `tests`. The file of a package's root: `core/index`. */
export function zoneOf(path: string): string {
  const inside = /^(?:packages\/(core|widgets)|apps\/(lab))\/src\/(?:([^/]+)\/)?/.exec(path);
  if (inside) {
    const [, library, app, folder] = inside;
    return `${library ?? app}/${folder ?? 'index'}`;
  }
  if (path.startsWith('apps/lab/demo/')) return 'lab/demo';
  if (path.startsWith('packages/scene/src/')) return 'scene';
  if (path.startsWith('apps/host/src/')) return 'host';
  if (path.startsWith('apps/host/server/')) return 'host/server';
  if (path.startsWith('apps/embed-demo/')) return 'demo';
  if (path.startsWith('apps/docs/')) return 'docs';
  if (path.startsWith('tests/')) return 'tests';
  if (/^(scripts|bench)\//.test(path)) return 'scripts';
  return 'other';
}

/** Where an import leads: a zone, or `npm:<package>`, `node:<module>`. */
export function targetOf(path: string, from: string): string {
  if (from.startsWith('.')) return zoneOf(posix.join(posix.dirname(path), from));
  if (from.startsWith('node:')) return from;
  const ours = /^@trade-area\/(core|widgets|lab|host)(?:\/(.+))?$/.exec(from);
  if (ours) return `${ours[1]}/${ours[2] ?? 'index'}`;
  return `npm:${/^(@[^/]+\/[^/]+|[^/]+)/.exec(from.split('?')[0] ?? '')?.[0]}`;
}

interface ZoneRule {
  /** Which zones the rule is for; the feature is captured as `$1`. */
  readonly zone: RegExp;
  /** Zones that its files may import from, with `$1` for their feature. The own zone is always allowed. */
  readonly may: readonly string[];
  /** Zones from which only types may be imported. */
  readonly types?: readonly string[];
  /** Global names of the platform that its files must not use. */
  readonly without?: readonly string[];
}

const feature = `(${features.join('|')})`;
const page = ['document', 'window', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'];
const react = ['npm:react', 'npm:react-dom'];

/** The table "One direction" of the house. The first row whose zone fits a file counts. */
export const zoneRules: readonly ZoneRule[] = [
  { zone: /^core\/contract$/, may: ['npm:valibot'], without: [...page, 'fetch'] },
  { zone: /^core\/kernel$/, may: [], without: [...page, 'fetch'] },
  {
    zone: /^core\/gateway$/,
    may: ['core/contract', 'core/kernel', 'npm:valibot'],
    without: [...page, 'fetch'],
  },
  { zone: /^core\/pricing$/, may: ['core/kernel'], types: ['core/contract'], without: [...page, 'fetch'] },
  // Like prices: one judgement of files on both sides of the wire.
  { zone: /^core\/preflight$/, may: ['core/kernel'], types: ['core/contract'], without: [...page, 'fetch'] },
  // Prints are laid out alike in the browser, its workers and the lab.
  { zone: /^core\/geometry$/, may: ['core/kernel'], without: [...page, 'fetch'] },
  {
    zone: /^core\/layout$/,
    may: ['core/geometry', 'core/kernel', 'npm:valibot'],
    without: [...page, 'fetch'],
  },
  // One index for the search of the store and of the portal.
  { zone: /^core\/textIndex$/, may: ['npm:minisearch'], without: [...page, 'fetch'] },
  {
    zone: new RegExp(`^core/${feature}$`),
    may: [
      'core/contract',
      'core/geometry',
      'core/kernel',
      'core/layout',
      'core/pricing',
      'core/preflight',
      'core/textIndex',
      'npm:zustand',
    ],
    types: ['core/gateway'],
    without: [...page, 'fetch'],
  },
  { zone: /^core\/index$/, may: ['core/*', 'npm:valibot', 'npm:zustand'], without: [...page, 'fetch'] },
  { zone: /^widgets\/ui$/, may: [...react, 'widgets/theme'], without: ['fetch'] },
  { zone: /^widgets\/theme$/, may: [] },
  {
    zone: /^widgets\/kit$/,
    may: [
      ...react,
      'core/*',
      'widgets/ui',
      'widgets/locales',
      'widgets/theme',
      'npm:swr',
      'npm:zustand',
      'npm:dompurify',
      'npm:tus-js-client',
      'npm:i18next',
      'npm:react-i18next',
    ],
  },
  {
    // The one feature that draws on a canvas.
    zone: /^widgets\/(editor)$/,
    may: [
      ...react,
      'core/$1',
      'core/contract',
      'core/geometry',
      'core/kernel',
      'core/layout',
      'widgets/kit',
      'widgets/locales',
      'widgets/ui',
      'npm:idb-keyval',
      'npm:konva',
      'npm:opentype.js',
      'npm:zustand',
    ],
    types: ['core/index', 'core/auth'],
    without: [...page, 'fetch'],
  },
  {
    zone: new RegExp(`^widgets/${feature}$`),
    may: [
      ...react,
      'core/$1',
      'core/contract',
      'core/geometry',
      'core/kernel',
      'core/layout',
      'core/pricing',
      'core/preflight',
      'core/textIndex',
      'widgets/kit',
      'widgets/locales',
      'widgets/ui',
      'npm:zustand',
    ],
    // Every feature may know the signed-in customer; none may know how the sign-in works.
    types: ['core/index', 'core/auth'],
    without: [...page, 'fetch'],
  },
  {
    zone: /^widgets\/(composed|shell)$/,
    may: [...react, 'core/*', 'widgets/*'],
    without: [...page, 'fetch'],
  },
  { zone: /^widgets\/locales$/, may: [], types: ['widgets/*'], without: [...page, 'fetch'] },
  {
    zone: /^widgets\/elements$/,
    may: [
      ...react,
      'core/index',
      'core/kernel',
      'core/gateway',
      'widgets/*',
      'npm:@r2wc/react-to-web-component',
      'npm:preact',
      // In elements/first/server alone, which only the lab loads.
      'npm:preact-render-to-string',
    ],
    types: ['core/*'],
  },
  { zone: /^widgets\/index$/, may: ['widgets/*'] },
  // The scene gets its canvas, its photographs and its drawing surfaces from the caller.
  { zone: /^scene$/, may: ['npm:three'], without: [...page, 'fetch'] },
  {
    zone: /^host$/,
    may: [
      ...react,
      'core/*',
      'widgets/index',
      'widgets/portal',
      'widgets/styles.css',
      'npm:react-router',
      'npm:@fontsource-variable/inter',
      'npm:@fontsource-variable/fraunces',
    ],
    without: ['fetch'],
  },
  { zone: /^host\/server$/, may: ['core/kernel', 'lab/demo', 'node:*', 'npm:vite'] },
  { zone: /^demo$/, may: [] },
  // Its pages are text: only their search has an index.
  { zone: /^docs$/, may: ['core/textIndex'] },
  {
    // The profile is checked by the form's own rules.
    zone: /^lab\/account$/,
    may: ['core/contract', 'core/kernel', 'core/account', 'lab/*', 'node:*', 'npm:*'],
    without: page,
  },
  {
    // Pages are drawn with the widgets' components, which know no order and no price.
    zone: /^lab\/(pages|demo)$/,
    may: [
      'core/contract',
      'core/geometry',
      'core/layout',
      'core/pricing',
      'core/preflight',
      'core/kernel',
      'lab/*',
      'widgets/ui',
      'node:*',
      'npm:*',
    ],
    without: page,
  },
  {
    zone: /^lab\//,
    may: [
      'core/contract',
      'core/geometry',
      'core/layout',
      'core/pricing',
      'core/preflight',
      'core/kernel',
      'lab/*',
      'node:*',
      'npm:*',
    ],
    without: page,
  },
  { zone: /^tests$/, may: ['core/*', 'widgets/*', 'lab/index', 'lab/demo', 'scripts', 'node:*', 'npm:*'] },
];

/** Imports that stay forbidden although a zone above allows them, with the reason. */
export const forbidden: readonly { zone: RegExp; target: RegExp; why: string }[] = [
  { zone: /^host$/, target: /^core\/gateway$/, why: 'a page composes widgets and fetches nothing' },
  {
    zone: /^lab\/(?!demo$)/,
    target: /^lab\/demo$/,
    why: 'a real lab loads nothing of the demonstration',
  },
  {
    zone: /^lab\/(?!pages$|demo$)/,
    target: /^npm:(react|react-dom)$/,
    why: 'only pages are drawn',
  },
  { zone: /^lab\//, target: /^npm:(preact|zustand|swr)$/, why: 'the lab draws on the server' },
  {
    zone: /^widgets\/(?!elements)/,
    target: /^npm:@r2wc/,
    why: 'only elements/runtime/defineElement.ts knows r2wc',
  },
];

/** The scene's chunk is imported from the lab at run time, so that it is in no bundle of a page. */
const sceneLoader = {
  path: 'packages/widgets/src/configurator/sceneModule.ts',
  from: '*/embed/scene.js',
} as const;

/** Why an import is not allowed, or undefined when it is. */
export function complaint(path: string, from: string, typeOnly: boolean): string | undefined {
  if (path === sceneLoader.path && from === sceneLoader.from) return undefined;
  const zone = zoneOf(path);
  const rule = zoneRules.find((candidate) => candidate.zone.test(zone));
  if (!rule) return undefined;
  const target = targetOf(path, from);
  const never = forbidden.find((rule) => rule.zone.test(zone) && rule.target.test(target));
  if (never) return `${path}: imports ${from}, but ${never.why}`;
  const name = rule.zone.exec(zone)?.[1] ?? '';
  const allowed = [zone, ...rule.may, ...(typeOnly ? (rule.types ?? []) : [])].map((each) =>
    each.replace('$1', name),
  );
  const fits = allowed.some((each) =>
    each.endsWith('*') ? target.startsWith(each.slice(0, -1)) : each === target,
  );
  return fits ? undefined : `${path}: ${zone} may not import ${from} (${target})`;
}

/** Global names that a file uses although the rule of its zone forbids them. */
export function forbiddenGlobals(path: string, globals: ReadonlySet<string>): string[] {
  const rule = zoneRules.find((candidate) => candidate.zone.test(zoneOf(path)));
  return [...(rule?.without ?? []), ...(rule?.without ? ['globalThis'] : [])].filter((name) =>
    globals.has(name),
  );
}
