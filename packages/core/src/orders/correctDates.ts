import type { IsoDate } from '../kernel/dates.ts';
import type { DateField } from '../kernel/dateWindow.ts';
import type { ListAddress, ListTable, TableAddress } from './listAddress.ts';
import { dateFilterOf } from './request.ts';

/** Dates of a table that lay outside what may be asked for, and the range that is shown instead. */
export interface DateCorrection {
  readonly table: ListTable;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * An address whose dates all lie within their bounds (ORD-10): what lay outside is moved to the nearest allowed day,
 * dates that were not given stay away. The same object when there was nothing to correct.
 */
export function correctDates(
  address: ListAddress,
  today: IsoDate,
): { readonly address: ListAddress; readonly corrections: readonly DateCorrection[] } {
  const corrections: DateCorrection[] = [];
  let corrected = address;
  for (const table of ['orders', 'incomplete'] as const) {
    const { kind, window } = dateFilterOf(table, address[table], today);
    if (window.problems.length === 0) continue;
    corrections.push({ table, from: window.from.value, to: window.to.value });
    const names = kind === 'shipping' ? (['shippingFrom', 'shippingTo'] as const) : (['from', 'to'] as const);
    corrected = { ...corrected, [table]: within(address[table], names, window) };
  }
  return { address: corrected, corrections };
}

function within(
  table: TableAddress,
  [first, last]: readonly ['shippingFrom', 'shippingTo'] | readonly ['from', 'to'],
  window: { readonly from: DateField; readonly to: DateField },
): TableAddress {
  return {
    ...table,
    [first]: table[first] === '' ? '' : window.from.value,
    [last]: table[last] === '' ? '' : window.to.value,
  };
}
