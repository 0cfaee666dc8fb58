import type { PriceLists } from '../src/base/ports/prices.ts';
import lists from './prices.json' with { type: 'json' };

export const demonstrationPriceLists: PriceLists = lists;
