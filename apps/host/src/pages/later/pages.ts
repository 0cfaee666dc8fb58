import type { MenuPlace } from '../../layout/places.ts';
import { placeOf, segmentsOf } from '../../layout/places.ts';
import type { LaterTexts } from './strings.ts';

const openPlaces = ['dashboard', 'store', 'orders', 'payments', 'promotions', 'account'] as const;
type OpenPlace = (typeof openPlaces)[number];
const isOpen = (place: MenuPlace): place is OpenPlace => openPlaces.some((open) => open === place);

/** Pages that stand below no entry of the menu, by their first segment. */
const others = {
  order: 'order',
  fedex: 'pickup',
  'config-product': 'designing',
  'config-product-dev': 'designing',
  'config-product-test': 'designing',
  'config-print': 'designing',
  'create-layout': 'layoutHelp',
  'print-again': 'printAgain',
  'share-foto-album': 'sharing',
  'share-foto-album-list': 'sharing',
  disney: 'partner',
  contact: 'contact',
  showvideo: 'film',
} as const;

/** Pages that are not open yet, each with texts of its own. */
export type LaterPlace = Exclude<MenuPlace, OpenPlace> | (typeof others)[keyof typeof others];

/** Which page a route announces; null for an address that announces none (SHELL-23). */
export function laterPlaceOf(route: string): LaterPlace | null {
  const [first = '', second = ''] = segmentsOf(route).map((segment) => segment.toLowerCase());
  if (first === 'graphistore' && second === 'disney') return 'partner';
  if (Object.hasOwn(others, first)) return others[first as keyof typeof others];
  const place = placeOf(route);
  return place === null || isOpen(place) ? null : place;
}

/** Configurators of the lab's own people, which for everybody else do not exist (ROUTE-20). */
export function isForLabOnly(route: string): boolean {
  return ['config-product-dev', 'config-product-test'].includes((segmentsOf(route)[0] ?? '').toLowerCase());
}

/** Keys of a page's texts. */
export function laterKeysOf(place: LaterPlace) {
  return {
    lead: `${place}Lead`,
    points: [`${place}1`, `${place}2`, `${place}3`],
    now: `${place}Now`,
  } as const satisfies {
    lead: keyof LaterTexts;
    points: readonly (keyof LaterTexts)[];
    now: keyof LaterTexts;
  };
}
