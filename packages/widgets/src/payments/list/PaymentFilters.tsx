import { useState } from 'react';
import type { FormEvent, ReactElement, RefObject } from 'react';
import {
  datesOfYear,
  isNarrowed,
  paymentDates,
  paymentStates,
  paymentYears,
  yearOfDates,
} from '@trade-area/core/payments';
import type { PaymentsAddress } from '@trade-area/core/payments';
import { useSearchDraft } from '../../kit/useSearchDraft.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { BoundedDate } from '../../ui/BoundedDate.tsx';
import { Field } from '../../ui/Field.tsx';
import { filterIcon } from '../../ui/icons.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { paymentsTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

export interface PaymentFiltersProps {
  readonly address: PaymentsAddress;
  /** Product types the list knows (PAY-29). */
  readonly types: readonly string[];
  readonly onChange: (change: Partial<Omit<PaymentsAddress, 'page'>>) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** The filters (PAY-04). Choices apply at once, the search with its button or Enter. */
export function PaymentFilters({ address, types, onChange, searchRef }: PaymentFiltersProps): ReactElement {
  const t = useText(paymentsTexts);
  const { today } = useSessionArea();
  const { date } = useFormats();
  const search = useSearchDraft(address.search);
  const [open, setOpen] = useState(() => isNarrowed({ ...address, search: '', ref: '' }));
  const between = ({ min, max }: { readonly min: string; readonly max: string }) =>
    t('dateBetween', { from: date(min), to: date(max) });
  const day = today();
  const { from, to } = paymentDates(address, day);
  const known = address.article === '' || types.includes(address.article);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: search.draft.trim() });
  };
  return (
    <form
      className="ta-list-filters"
      role="search"
      aria-label={t('filterPayments')}
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
        <BoundedDate
          key={`from ${address.from}`}
          label={t('paidFrom')}
          value={address.ref !== '' && address.from === '' && address.to === '' ? '' : from.value}
          min={from.min}
          max={from.max}
          problem={between(from)}
          onDate={(date) => onChange({ from: date })}
        />
        <BoundedDate
          key={`to ${address.to}`}
          label={t('paidTo')}
          value={address.ref !== '' && address.from === '' && address.to === '' ? '' : to.value}
          min={to.min}
          max={to.max}
          problem={between(to)}
          onDate={(date) => onChange({ to: date })}
        />
        <Field label={t('filterArticle')}>
          <Select
            value={address.article}
            onValue={(article) => onChange({ article })}
            options={[
              { value: '', label: t('anyArticle') },
              ...(known ? types : [address.article, ...types]).map((type) => ({ value: type, label: type })),
            ]}
          />
        </Field>
        <Field label={t('filterStatus')}>
          <Select
            value={address.state === null ? '' : String(address.state)}
            onValue={(value) =>
              onChange({ state: paymentStates.find((state) => String(state) === value) ?? null })
            }
            options={[
              { value: '', label: t('anyStatus') },
              ...paymentStates.map((state) => ({ value: String(state), label: t(`state${state}`) })),
            ]}
          />
        </Field>
      </div>
    </form>
  );
}
