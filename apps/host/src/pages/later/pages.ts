import type { MenuPlace } from '../../layout/places.ts';
import { placeOf, segmentsOf } from '../../layout/places.ts';
import type { LaterTexts } from './strings.ts';

const openPlaces = ['dashboard', 'orders', 'promotions'] as const;
type OpenPlace = (typeof openPlaces)[number];
const isOpen = (place: MenuPlace): place is OpenPlace => openPlaces.some((open) => open === place);

/** Pages that are not open yet, each with texts of its own. */
export type LaterPlace = Exclude<MenuPlace, OpenPlace> | 'order' | 'pickup' | 'invoicing';

const others: Readonly<Record<string, LaterPlace>> = { order: 'order', fedex: 'pickup' };

/** Which page a route announces; null for an address that announces none (SHELL-23). */
export function laterPlaceOf(route: string): LaterPlace | null {
  const [first = '', second = ''] = segmentsOf(route);
  const page = first.toLowerCase();
  if (page === 'account' && second !== '') return 'invoicing';
  if (Object.hasOwn(others, page)) return others[page] ?? null;
  const place = placeOf(route);
  return place === null || isOpen(place) ? null : place;
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
