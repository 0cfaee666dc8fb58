import { useMemo, useRef, useState } from 'react';
import type { Result } from '@trade-area/core/kernel';
import { createPaymentActions, toPaymentRequest } from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { useSessionArea } from '../kit/provider.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { useText } from '../kit/text/engine.tsx';
import { noFile, useCsvFile } from '../kit/useCsvFile.ts';
import type { CsvFile, FileTask } from '../kit/useCsvFile.ts';
import { paymentsTexts } from './strings.ts';

/** The lab's calls for payments, made once for a session. */
export function usePaymentActions() {
  const { gateway } = useSessionArea();
  return useMemo(() => createPaymentActions(gateway), [gateway]);
}

const columns = {
  code: 'columnCode',
  article: 'columnArticle',
  names: 'columnNames',
  shipping_date: 'columnShipping',
  date: 'columnDate',
  method: 'columnMethod',
  last4: 'columnLast4',
  transaction: 'columnTransaction',
  document: 'columnDocument',
  amount: 'columnAmount',
  currency: 'columnCurrency',
  book_amount: 'columnBooked',
  book_currency: 'columnBookedCurrency',
} as const;

/** Saves a CSV of exactly what the filters match. */
export function usePaymentExport(address: PaymentsAddress): CsvFile<[]> {
  const { today } = useSessionArea();
  const actions = usePaymentActions();
  const t = useText(paymentsTexts);
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  return useCsvFile(t('exportName'), (form) =>
    actions.exportCsv({
      request: toPaymentRequest(address, today()),
      columns: keys.map((key) => ({ key, title: t(columns[key]) })),
      labels: {
        card: t('card'),
        'bank transfer': t('transfer'),
        'on account': t('account'),
        paypal: t('paypal'),
        cash: t('cash'),
      },
      form,
    }),
  );
}

export interface InvoiceDownload extends FileTask {
  /** Orders whose documents are on their way. */
  readonly count: number;
  readonly save: (codes: readonly string[]) => Promise<void>;
  /** Stops waiting; the lab then makes no further document. */
  readonly cancel: () => void;
}

/** Saves the documents of orders as one ZIP (DET-07). One at a time: a second press while it works does nothing. */
export function useInvoiceDownload(): InvoiceDownload {
  const { today } = useSessionArea();
  const actions = usePaymentActions();
  const t = useText(paymentsTexts);
  const [state, setState] = useState({ ...noFile, count: 0 });
  const running = useRef<AbortController | null>(null);
  const ended = (outcome: Result<ArrayBuffer>, name: string) => {
    running.current = null;
    if (!outcome.ok) {
      const failure = outcome.failure.kind === 'aborted' ? null : outcome.failure;
      return setState({ ...noFile, failure, count: 0 });
    }
    saveFile(name, outcome.value, 'application/zip');
    setState({ ...noFile, done: true, count: 0 });
  };
  return {
    ...state,
    dismiss: () => setState({ ...noFile, count: 0 }),
    cancel: () => running.current?.abort(),
    async save(codes) {
      if (running.current || codes.length === 0) return;
      const controller = new AbortController();
      running.current = controller;
      setState({ ...noFile, working: true, count: codes.length });
      const [only = ''] = codes;
      const name = codes.length === 1 ? t('invoiceName', { code: only }) : `${t('invoicesName')}-${today()}`;
      ended(await actions.invoices(codes, controller.signal), `${name}.zip`);
    },
  };
}
