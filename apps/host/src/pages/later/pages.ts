import type { MenuPlace } from '../../layout/places.ts';
import { placeOf, segmentsOf } from '../../layout/places.ts';
import type { LaterTexts } from './strings.ts';

/** Pages that are not open yet, each with texts of its own. */
export type LaterPlace =
  | Exclude<MenuPlace, 'dashboard' | 'orders'>
  | 'order'
  | 'news'
  | 'pickup'
  | 'invoicing';

const others: Readonly<Record<string, LaterPlace>> = { order: 'order', news: 'news', fedex: 'pickup' };

/** Which page a route announces; null for an address that announces none (SHELL-23). */
export function laterPlaceOf(route: string): LaterPlace | null {
  const [first = '', second = ''] = segmentsOf(route);
  const page = first.toLowerCase();
  if (page === 'account' && second !== '') return 'invoicing';
  if (Object.hasOwn(others, page)) return others[page] ?? null;
  const place = placeOf(route);
  return place === 'dashboard' || place === 'orders' ? null : place;
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
