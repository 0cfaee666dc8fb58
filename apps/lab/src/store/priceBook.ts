import type { Clock } from '@trade-area/core/kernel';
import type { LabCalendar } from '../base/workingDays.ts';
import { dayAtLab } from '../base/workingDays.ts';
import type { Prices, SizeList, SizeLists } from '../base/ports/prices.ts';
import { createVersionedCache } from '../base/versionedCache.ts';
import { createSizeLists } from './sizePrices.ts';
import { sizePricesOn } from './table.ts';

/** The prices that are valid today by the lab's clock and calendar. Imported lists replace `given`, those of the start. */
export function createPriceBook(
  given: SizeLists,
  clock: Pick<Clock, 'now'>,
  calendar: Pick<LabCalendar, 'timeZone'>,
): Prices {
  const today = () => dayAtLab(clock.now(), calendar);
  return {
    cache: createVersionedCache(),
    today,
    async sizeLists(queries) {
      const rows = await sizePricesOn(queries, today());
      if (rows.length === 0) return given;
      const lists = new Map<string, SizeList>();
      for (const { list, sizes, price, step, pages, tiers } of rows) {
        const known = lists.get(list);
        const row = { sizes, price, step, ...(tiers.length > 0 ? { tiers } : {}) };
        lists.set(list, { pages, rows: [...(known?.rows ?? []), row] });
      }
      return createSizeLists(Object.fromEntries(lists));
    },
  };
}
