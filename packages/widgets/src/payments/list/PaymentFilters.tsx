import type { ReactElement, RefObject } from 'react';
import {
  datesOfYear,
  paymentDates,
  paymentsPage,
  paymentStates,
  paymentYears,
  yearOfDates,
} from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { ArticleFilter, DateFilter, StatusFilter } from '../../kit/list/filters.tsx';
import { FilterForm } from '../../kit/list/FilterForm.tsx';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { paymentsTexts } from '../strings.ts';

export interface PaymentFiltersProps {
  readonly address: PaymentsAddress;
  /** Product types the list knows (PAY-29). */
  readonly types: readonly string[];
  readonly onChange: (change: Partial<Omit<PaymentsAddress, 'page'>>) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The filters of the payments list (PAY-04). */
export function PaymentFilters({ address, types, onChange, searchRef }: PaymentFiltersProps): ReactElement {
  const t = useText(paymentsTexts);
  const day = useSessionArea().today();
  const { from, to } = paymentDates(address, day);
  // An order is looked for in all years until a day is chosen (PAY-26).
  const isEmpty = address.ref !== '' && address.from === '' && address.to === '';
  return (
    <FilterForm
      label={t('filterPayments')}
      search={address.search}
      searchHint={t('searchHint')}
      onSearch={(search) => onChange({ search })}
      searchRef={searchRef}
      hasFilters={paymentsPage.tables.payments.isFiltered({ ...address, search: '', ref: '' })}
    >
      <Field label={t('filterYear')}>
        <Select
          value={yearOfDates(address, day)}
          onValue={(year) => onChange(datesOfYear(year, day))}
          options={[
            { value: '', label: t('anyYear') },
            ...paymentYears(day).map((year) => ({ value: year, label: year })),
          ]}
        />
      </Field>
      <DateFilter
        key={`from ${address.from}`}
        label={t('paidFrom')}
        field={from}
        isEmpty={isEmpty}
        onDate={(date) => onChange({ from: date })}
      />
      <DateFilter
        key={`to ${address.to}`}
        label={t('paidTo')}
        field={to}
        isEmpty={isEmpty}
        onDate={(date) => onChange({ to: date })}
      />
      <ArticleFilter value={address.article} types={types} onArticle={(article) => onChange({ article })} />
      <StatusFilter
        value={address.state}
        statuses={paymentStates}
        labelOf={(state) => t(`state${state}`)}
        onStatus={(state) => onChange({ state })}
      />
    </FilterForm>
  );
}
