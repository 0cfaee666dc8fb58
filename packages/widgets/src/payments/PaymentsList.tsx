import { useCallback, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { listPayments } from '@trade-area/core/contract';
import { paymentsPage, toPaymentRequest } from '@trade-area/core/payments';
import { DataView } from '../kit/DataView.tsx';
import { AddressNotices } from '../kit/list/AddressNotices.tsx';
import { AppliedFilters } from '../kit/list/AppliedFilters.tsx';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { ListBar } from '../kit/list/ListBar.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useClampedPage } from '../kit/list/useClampedPage.ts';
import { useListPage } from '../kit/list/useListPage.ts';
import type { QueryInput } from '../kit/list/useListPage.ts';
import { useResultText } from '../kit/list/useResultText.ts';
import { useSearchShortcut } from '../kit/list/useSearchShortcut.ts';
import { useSelection } from '../kit/list/useSelection.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { InvoiceNotices } from './list/InvoiceNotices.tsx';
import { PaymentFilters } from './list/PaymentFilters.tsx';
import { useAppliedFilters } from './list/useAppliedFilters.ts';
import { codeOf, PaymentsTable } from './PaymentsTable.tsx';
import type { PaymentLinks } from './PaymentsTable.tsx';
import { paymentsTexts } from './strings.ts';
import { useInvoiceDownload, usePaymentExport } from './usePaymentFiles.ts';

export interface PaymentsListProps extends PaymentLinks, QueryInput {
  /** Address of this page for a query: the pager becomes real links. Without it they are buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Above the list. */
  readonly heading?: ReactNode;
  /** Replaces the text of a list without any payments. */
  readonly empty?: ReactNode;
}

/**
 * Payments and refunds with filters, sorts, pages, CSV and invoices. Its owner keeps `search`, as with orders.
 *
 * @example
 * const [search, setSearch] = useState('');
 * <PaymentsList search={search} onSearchChange={setSearch} paymentHref={(code) => `/payments/${code}`} />
 */
export const PaymentsList = withBoundary(function PaymentsList(props: PaymentsListProps): ReactElement {
  const { search, onSearchChange, hrefFor, heading, empty, paymentHref, onPaymentOpen } = props;
  const { today, config } = useSessionArea();
  const t = useText(paymentsTexts);
  const root = useRef<HTMLDivElement>(null);
  const searchRef = useSearchShortcut(root);
  const page = useListPage({ search, onSearchChange }, paymentsPage);
  const { address, isFiltered, change, clear, ...list } = page.lists.payments;
  const applied = useAppliedFilters(address);

  const request = toPaymentRequest(address, today());
  const input = address.page > 1 ? { path: { page: address.page }, body: request } : { body: request };
  const answer = useRemote(listPayments, input, { refreshSeconds: config.refreshSeconds });
  // Once the list has said how many there are (ORD-41).
  useClampedPage(address.page, answer.asking ? undefined : answer.data?.pages, list.correctPage);

  const selection = useSelection();
  const codes = [...new Set([...selection.selected].map(codeOf))];
  const file = usePaymentExport(address);
  const invoices = useInvoiceDownload();
  const saveOne = useLatest(invoices.save);
  const onInvoice = useCallback((code: string) => void saveOne.current([code]), [saveOne]);
  const result = useResultText(answer.data?.total_record_amount, 'matches', t);
  const table = { paymentHref, onPaymentOpen, onInvoice, resultText: result };
  return (
    <div className="ta-payments" ref={root}>
      <Slot name="heading">{heading}</Slot>
      <AddressNotices notices={page.notices} onDismiss={page.dismiss} />
      <PaymentFilters
        address={address}
        types={answer.data?.types_list ?? []}
        onChange={change}
        searchRef={searchRef}
      />
      <AppliedFilters filters={applied} onChange={change} onClear={clear} />
      <ListBar
        result={result}
        selection={selection}
        selectedText={t('selected', { count: selection.selected.size })}
        selectedAction={{
          label: t('invoicesSelected'),
          isWorking: invoices.working,
          onClick: () => void invoices.save(codes),
        }}
        file={file}
        isEmpty={!answer.data || answer.data.total_record_amount === 0}
      />
      <InvoiceNotices invoices={invoices} codes={codes} />
      <DataView
        remote={answer}
        waiting={<PaymentsTable {...table} rows={[]} loading />}
        isEmpty={(data) => data.orders.length === 0}
        empty={
          <EmptyList isFiltered={isFiltered} noMatch={t('noMatch')} onClear={clear}>
            {empty ?? <EmptyState title={t('noPayments')}>{t('noPaymentsHint')}</EmptyState>}
          </EmptyList>
        }
      >
        {(data) => (
          <PaymentsTable
            {...table}
            rows={data.orders}
            busy={answer.asking}
            sort={address.sort}
            onSort={(sort) => change({ sort })}
            selected={selection.selected}
            onSelect={selection.select}
          />
        )}
      </DataView>
      <ListPager
        key={JSON.stringify(input)}
        label={t('pager')}
        page={address.page}
        pages={answer.data?.pages ?? 0}
        onPage={list.goToPage}
        hrefFor={hrefFor && ((number) => hrefFor(list.searchOf(number)))}
      />
    </div>
  );
});
