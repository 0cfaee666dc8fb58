import type { ReactElement, RefObject } from 'react';
import { dateFilterOf, ordersPage, statusFilters } from '@trade-area/core/orders';
import type { OrdersTableName, StatusFilter as Status, TableAddress } from '@trade-area/core/orders';
import { ArticleFilter, DateFilter, StatusFilter } from '../../kit/list/filters.tsx';
import { FilterForm } from '../../kit/list/FilterForm.tsx';
import { useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';

export interface OrderFiltersProps {
  readonly table: OrdersTableName;
  readonly address: TableAddress;
  /** Product types the list knows (ORD-16). */
  readonly types: readonly string[];
  readonly onChange: (change: Partial<Omit<TableAddress, 'page'>>) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** The filters of one table of orders. */
export function OrderFilters(props: OrderFiltersProps): ReactElement {
  const { table, address, types, onChange, searchRef } = props;
  const t = useText(ordersTexts);
  return (
    <FilterForm
      label={t(table === 'orders' ? 'filterOrders' : 'filterIncomplete')}
      table={table}
      search={address.search}
      searchHint={t('searchHint')}
      onSearch={(search) => onChange({ search })}
      hasFilters={ordersPage.tables[table].isFiltered({
        ...address,
        search: '',
        // The tab of a view says the status of YOUR ORDERS.
        status: table === 'orders' ? null : address.status,
      })}
      {...(searchRef ? { searchRef } : {})}
    >
      <StatusFilter
        value={address.status}
        statuses={statusesOf(table)}
        labelOf={(status) => t(`status${status}`)}
        onStatus={(status) => onChange({ status })}
      />
      <ArticleFilter value={address.article} types={types} onArticle={(article) => onChange({ article })} />
      <DateRange table={table} address={address} onChange={onChange} />
    </FilterForm>
  );
}

/** The in-process page filters by four states, other tables by three (ORD-20). */
function statusesOf(table: OrdersTableName): readonly Status[] {
  return table === 'orders' ? statusFilters : statusFilters.filter((status) => status !== 4);
}

/**
 * Both ends of the date range (ORD-10). The shipping and incomplete ranges show their default until one is chosen
 * (ORD-39); our addition by order date stays empty until then (DEC-09).
 */
function DateRange({ table, address, onChange }: Pick<OrderFiltersProps, 'table' | 'address' | 'onChange'>) {
  const t = useText(ordersTexts);
  const { today } = useTradeArea();
  const { kind, window } = dateFilterOf(table, address, today());
  const isEmpty = (chosen: string) => kind === 'addition' && chosen === '';
  if (kind === 'shipping') {
    return (
      <>
        <DateFilter
          key="shipped from"
          label={t('shippedFrom')}
          field={window.from}
          onDate={(date) => onChange({ shippingFrom: date })}
        />
        <DateFilter
          key="shipped to"
          label={t('shippedTo')}
          field={window.to}
          onDate={(date) => onChange({ shippingTo: date })}
        />
      </>
    );
  }
  return (
    <>
      <DateFilter
        key={`${kind} from`}
        label={t('orderedFrom')}
        field={window.from}
        isEmpty={isEmpty(address.from)}
        onDate={(date) => onChange({ from: date })}
      />
      <DateFilter
        key={`${kind} to`}
        label={t('orderedTo')}
        field={window.to}
        isEmpty={isEmpty(address.to)}
        onDate={(date) => onChange({ to: date })}
      />
    </>
  );
}
