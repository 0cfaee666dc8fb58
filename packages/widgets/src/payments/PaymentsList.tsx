import { useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { countedMatches, listPayments } from '@trade-area/core/contract';
import { clampPage, pageWindow } from '@trade-area/core/kernel';
import { formatPaymentsAddress, isNarrowed, toPaymentRequest } from '@trade-area/core/payments';
import { AddressNotices } from '../kit/AddressNotices.tsx';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useClampedPage } from '../kit/useClampedPage.ts';
import { useRemote } from '../kit/useRemote.ts';
import { useShortcut } from '../kit/useShortcut.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { Pager } from '../ui/Pager.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { AppliedFilters } from './list/AppliedFilters.tsx';
import { FileBar } from './list/FileBar.tsx';
import { PaymentFilters } from './list/PaymentFilters.tsx';
import { codeOf, PaymentsTable } from './PaymentsTable.tsx';
import type { PaymentLinks } from './PaymentsTable.tsx';
import { paymentsTexts } from './strings.ts';
import { useInvoiceDownload, usePaymentExport } from './usePaymentFiles.ts';
import { useFormats } from '../kit/useFormats.ts';
import { usePaymentsAddress } from './usePaymentsAddress.ts';
import type { PaymentsAddressInput, PaymentsAddressState } from './usePaymentsAddress.ts';

export interface PaymentsListProps extends PaymentLinks, PaymentsAddressInput {
  /** Address of this page for a query: the pager becomes real links. Without it they are buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Above the list. */
  readonly heading?: ReactNode;
  /** Replaces the text of a list without any payments. */
  readonly empty?: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** Payments and refunds with filters, sorts, pages, CSV and invoices. Its `search` is its owner's, as with orders. */
export function PaymentsList(props: PaymentsListProps): ReactElement {
  const { search, onSearchChange, hrefFor, heading, empty, paymentHref, onPaymentOpen } = props;
  const { today, config } = useSessionArea();
  const t = useText(paymentsTexts);
  const { date } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const list = usePaymentsAddress({ search, onSearchChange });
  const { address } = list;
  const request = toPaymentRequest(address, today());
  const input = address.page > 1 ? { path: { page: address.page }, body: request } : { body: request };
  const answer = useRemote(listPayments, input, { refreshSeconds: config.refreshSeconds });
  const question = JSON.stringify(input);
  const pages = answer.asking ? undefined : answer.data?.pages;
  useClampedPage(address.page, pages, () => list.clamp(pages ?? 1));
  useShortcut(
    '/',
    root,
    useCallback(() => searchRef.current?.focus(), []),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(none);
  const codes = [...new Set([...selected].map(codeOf))];
  const file = usePaymentExport(address);
  const invoices = useInvoiceDownload();
  const saveOne = useLatest(invoices.save);
  const onInvoice = useCallback((code: string) => void saveOne.current([code]), [saveOne]);
  const result = useResultText(answer.data?.total_record_amount);
  const narrowed = isNarrowed(address);
  const table = { paymentHref, onPaymentOpen, onInvoice, resultText: result };
  return (
    <div className="ta-payments" ref={root}>
      <Slot name="heading">{heading}</Slot>
      <AddressNotices notices={list.notices} onDismiss={list.dismiss} t={t} date={date} />
      <PaymentFilters
        address={address}
        types={answer.data?.types_list ?? []}
        onChange={list.change}
        searchRef={searchRef}
      />
      <AppliedFilters address={address} onChange={list.change} onClear={list.clear} />
      <FileBar
        result={result}
        chosen={selected.size}
        codes={codes}
        onClear={() => setSelected(none)}
        file={file}
        invoices={invoices}
        isEmpty={!answer.data || answer.data.total_record_amount === 0}
      />
      <DataView
        remote={answer}
        waiting={<PaymentsTable {...table} rows={[]} loading />}
        isEmpty={(data) => data.orders.length === 0}
        empty={<NoPayments narrowed={narrowed} onClear={list.clear} empty={empty} />}
      >
        {(data) => (
          <PaymentsTable
            {...table}
            rows={data.orders}
            busy={answer.asking}
            sort={address.sort}
            onSort={(sort) => list.change({ sort })}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </DataView>
      <PaymentsPager key={question} list={list} pages={answer.data?.pages ?? 0} hrefFor={hrefFor} />
    </div>
  );
}

/** '1,204 payments', 'More than 1,000 payments', '' while it is not known (PAY-21). */
function useResultText(total: number | null | undefined): string {
  const t = useText(paymentsTexts);
  const { number } = useFormats();
  if (total === undefined) return '';
  if (total === null) return t('matchesMany', { formatted: number(countedMatches) });
  return t('matches', { count: total, formatted: number(total) });
}

interface NoPaymentsProps {
  readonly narrowed: boolean;
  readonly onClear: () => void;
  readonly empty?: ReactNode;
}

function NoPayments({ narrowed, onClear, empty }: NoPaymentsProps): ReactElement {
  const t = useText(paymentsTexts);
  if (narrowed)
    return <EmptyState title={t('noMatch')} action={<Button onClick={onClear}>{t('clearAll')}</Button>} />;
  return (
    <Slot name="empty">
      {empty ?? <EmptyState title={t('noPayments')}>{t('noPaymentsHint')}</EmptyState>}
    </Slot>
  );
}

interface PaymentsPagerProps {
  readonly list: PaymentsAddressState;
  readonly pages: number;
  readonly hrefFor?: ((search: string) => string) | undefined;
}

/** The pager (PAY-06). */
function PaymentsPager({ list, pages, hrefFor }: PaymentsPagerProps): ReactElement {
  const t = useText(paymentsTexts);
  const { number } = useFormats();
  const current = clampPage(list.address.page, pages);
  return (
    <Pager
      window={pageWindow(current, pages)}
      current={current}
      pages={pages}
      hrefFor={hrefFor && ((page) => hrefFor(formatPaymentsAddress({ ...list.address, page })))}
      onPage={list.goToPage}
      labels={{
        pager: t('pager'),
        first: t('firstPage'),
        previous: t('previousPage'),
        next: t('nextPage'),
        last: t('lastPage'),
        page: (page) => t('page', { page: number(page) }),
        position: (page, of) => t('position', { page: number(page), pages: number(of) }),
      }}
    />
  );
}
