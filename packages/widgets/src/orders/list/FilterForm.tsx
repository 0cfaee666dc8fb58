import { useState } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import { dateFilterOf, isFiltered, statusFilters } from '@trade-area/core/orders';
import type { ListTable, StatusFilter, TableAddress } from '@trade-area/core/orders';
import { useTradeArea } from '../../kit/provider.tsx';
import { useSearchDraft } from '../../kit/useSearchDraft.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { filterIcon } from '../../ui/icons.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { ordersTexts } from '../strings.ts';
import { DateRange } from './DateRange.tsx';

export interface FilterFormProps {
  readonly table: ListTable;
  readonly address: TableAddress;
  /** Product types the list knows (ORD-16). */
  readonly types: readonly string[];
  readonly onChange: (change: Partial<Omit<TableAddress, 'page'>>) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** The filters of one table. Choices apply at once, the search with its button or Enter (ORD-07). */
export function FilterForm({ table, address, types, onChange, searchRef }: FilterFormProps): ReactElement {
  const t = useText(ordersTexts);
  const { today } = useTradeArea();
  const search = useSearchDraft(address.search);
  const [open, setOpen] = useState(() => isFiltered({ ...address, search: '' }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: search.draft.trim() });
  };
  const dates = dateFilterOf(table, address, today());
  const shipping = dates.kind === 'shipping';
  return (
    <form
      className="ta-list-filters"
      role="search"
      aria-label={t(table === 'orders' ? 'filterOrders' : 'filterIncomplete')}
      data-table={table}
      data-open={open || undefined}
      part="filters"
      onSubmit={send}
    >
      <div className="ta-list-filters__search">
        <Field label={t('filterSearch')} labelHidden>
          <SearchInput
            value={search.draft}
            onValue={search.setDraft}
            onClear={() => address.search !== '' && onChange({ search: '' })}
            clearLabel={t('clearSearch')}
            placeholder={t('searchHint')}
            maxLength={200}
            {...(searchRef ? { controlRef: searchRef } : {})}
          />
        </Field>
        <Button type="submit">{t('search')}</Button>
        <span className="ta-list-filters__fold">
          <Button icon={filterIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('filters')}
          </Button>
        </span>
      </div>
      <div className="ta-list-filters__fields">
        <Field label={t('filterStatus')}>
          <Select
            value={address.status === null ? '' : String(address.status)}
            onValue={(value) =>
              onChange({ status: statusFilters.find((known) => String(known) === value) ?? null })
            }
            options={[
              { value: '', label: t('anyStatus') },
              ...statusesOf(table).map((status) => ({ value: String(status), label: t(`status${status}`) })),
            ]}
          />
        </Field>
        <Field label={t('filterArticle')}>
          <Select
            value={address.article}
            onValue={(article) => onChange({ article })}
            options={[
              { value: '', label: t('anyArticle') },
              ...withChosen(types, address.article).map((type) => ({ value: type, label: type })),
            ]}
          />
        </Field>
        <DateRange
          key={dates.kind}
          filter={dates}
          from={shipping ? address.shippingFrom : address.from}
          to={shipping ? address.shippingTo : address.to}
          onFrom={(date) => onChange(shipping ? { shippingFrom: date } : { from: date })}
          onTo={(date) => onChange(shipping ? { shippingTo: date } : { to: date })}
        />
      </div>
    </form>
  );
}

/** The in-process page filters by four states, other tables by three (ORD-20). */
function statusesOf(table: ListTable): readonly StatusFilter[] {
  return table === 'orders' ? statusFilters : statusFilters.filter((status) => status !== 4);
}

/** A type of the address that the list does not know is still shown, so that it can be taken away. */
function withChosen(types: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || types.includes(chosen) ? types : [chosen, ...types];
}
