import { useState } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { exportColumnsFor, toRequest } from '@trade-area/core/orders';
import type { ColumnKey, TableAddress } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { saveTextFile } from '../../kit/saveFile.ts';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { columnTitles } from '../titles.ts';
import { statusWords } from '../words.ts';

export interface OrderExport {
  /** Saves a CSV of exactly what the filters match; with codes, of those orders. */
  readonly save: (codes?: ReadonlySet<string>) => Promise<void>;
  readonly working: boolean;
  readonly failure: Failure | null;
  readonly done: boolean;
}

const titles = {
  ...columnTitles,
  order_date: 'columnDate',
  event_date: 'exportEventDate',
  currency: 'exportCurrency',
} as const;
/** Says "UTF-8" to a spreadsheet; reading an answer as text takes it away. */
const byteOrderMark = '\uFEFF';
const idle = { working: false, failure: null, done: false } as const;

export function useOrderExport(address: TableAddress, columns: readonly ColumnKey[]): OrderExport {
  const { orders, today } = useTradeArea();
  const t = useText(ordersTexts);
  const [state, setState] = useState<Omit<OrderExport, 'save'>>(idle);
  return {
    ...state,
    async save(codes) {
      setState({ ...idle, working: true });
      const request = toRequest('orders', address, today());
      const chosen = codes && codes.size > 0;
      const outcome = await orders.exportCsv({
        list: 'inprocess',
        // Chosen orders may come from several filters: the codes alone say which.
        request: chosen ? { ...request, query: {} } : request,
        ...(chosen ? { codes: [...codes] } : {}),
        columns: exportColumnsFor(columns).map((key) => ({ key, title: t(titles[key]) })),
        labels: statusWords(t),
      });
      if (!outcome.ok) return setState({ ...idle, failure: outcome.failure });
      const text = outcome.value.startsWith(byteOrderMark) ? outcome.value : byteOrderMark + outcome.value;
      saveTextFile(`${t('exportName')}-${today()}.csv`, text, 'text/csv;charset=utf-8');
      setState({ ...idle, done: true });
    },
  };
}
