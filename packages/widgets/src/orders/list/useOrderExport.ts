import { exportColumnsFor, toRequest } from '@trade-area/core/orders';
import type { ColumnKey, TableAddress } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useCsvFile } from '../../kit/useCsvFile.ts';
import type { CsvFile } from '../../kit/useCsvFile.ts';
import { ordersTexts } from '../strings.ts';
import { columnTitles } from '../titles.ts';
import { statusWords } from '../words.ts';

/** The CSV of exactly what the filters match; with codes, of those orders. */
export type OrderExport = CsvFile<[codes?: ReadonlySet<string>]>;

const titles = {
  ...columnTitles,
  order_date: 'columnDate',
  event_date: 'exportEventDate',
  currency: 'exportCurrency',
} as const;

export function useOrderExport(address: TableAddress, columns: readonly ColumnKey[]): OrderExport {
  const { orders, today } = useTradeArea();
  const t = useText(ordersTexts);
  return useCsvFile(t('exportName'), (form, codes?: ReadonlySet<string>) => {
    const request = toRequest('orders', address, today());
    const chosen = codes && codes.size > 0;
    return orders.exportCsv({
      list: 'inprocess',
      // Chosen orders may come from several filters: the codes alone say which.
      request: chosen ? { ...request, query: {} } : request,
      ...(chosen ? { codes: [...codes] } : {}),
      columns: exportColumnsFor(columns).map((key) => ({ key, title: t(titles[key]) })),
      labels: statusWords(t),
      form,
    });
  });
}
