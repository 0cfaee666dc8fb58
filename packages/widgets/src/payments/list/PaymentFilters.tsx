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
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateInput } from '../../ui/DateInput.tsx';
import { Field } from '../../ui/Field.tsx';
import { filterIcon } from '../../ui/icons.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { paymentsTexts } from '../strings.ts';
import { usePaymentFormats } from '../usePaymentFormats.ts';

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
  const [draft, setDraft] = useState({ typed: address.search, of: address.search });
  const [open, setOpen] = useState(() => isNarrowed({ ...address, search: '', ref: '' }));
  // Another address brings another search: what was typed before it counts no more.
  const typed = draft.of === address.search ? draft.typed : address.search;
  const day = today();
  const { from, to } = paymentDates(address, day);
  const known = address.article === '' || types.includes(address.article);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: typed.trim() });
  };
  return (
    <form
      className="ta-payments-filters"
      role="search"
      aria-label={t('filterPayments')}
      data-open={open || undefined}
      part="filters"
      onSubmit={send}
    >
      <div className="ta-payments-filters__search">
        <Field label={t('filterSearch')} labelHidden>
          <SearchInput
            value={typed}
            onValue={(value) => setDraft({ typed: value, of: address.search })}
            onClear={() => address.search !== '' && onChange({ search: '' })}
            clearLabel={t('clearSearch')}
            placeholder={t('searchHint')}
            maxLength={200}
            {...(searchRef ? { controlRef: searchRef } : {})}
          />
        </Field>
        <Button type="submit">{t('search')}</Button>
        <span className="ta-payments-filters__fold">
          <Button icon={filterIcon} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('filters')}
          </Button>
        </span>
      </div>
      <div className="ta-payments-filters__fields">
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
        <DateField
          key={`from ${address.from}`}
          label={t('paidFrom')}
          value={address.ref !== '' && address.from === '' && address.to === '' ? '' : from.value}
          min={from.min}
          max={from.max}
          onDate={(date) => onChange({ from: date })}
        />
        <DateField
          key={`to ${address.to}`}
          label={t('paidTo')}
          value={address.ref !== '' && address.from === '' && address.to === '' ? '' : to.value}
          min={to.min}
          max={to.max}
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

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onDate: (date: string) => void;
}

// While a year is being typed the field holds dates like 0002-05-01: only one within the bounds is taken at once, any
// other waits until the person has left the field, and then says why it cannot be used.
function DateField({ label, value, min, max, onDate }: DateFieldProps): ReactElement {
  const t = useText(paymentsTexts);
  const { date } = usePaymentFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const type = (typed: string) => {
    setLeft(false);
    const usable = typed === '' || (typed >= min && typed <= max);
    setDraft(usable ? null : typed);
    if (usable) onDate(typed);
  };
  const wrong = draft !== null && left;
  return (
    <Field label={label} error={wrong && t('dateBetween', { from: date(min), to: date(max) })}>
      <DateInput value={draft ?? value} min={min} max={max} onValue={type} onBlur={() => setLeft(true)} />
    </Field>
  );
}
