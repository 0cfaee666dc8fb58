import type { ReactElement } from 'react';
import type { DateField } from '@trade-area/core/kernel';
import { BoundedDate } from '../../ui/BoundedDate.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useText } from '../text/engine.tsx';
import { useFormats } from '../useFormats.ts';
import { listTexts } from '../listStrings.ts';

export interface ArticleFilterProps {
  /** '' = any. */
  readonly value: string;
  /** Product types the list knows (ORD-16, PAY-29). */
  readonly types: readonly string[];
  readonly onArticle: (article: string) => void;
}

/** The product types of a list. A type of the address that the list does not know is shown, to be removed. */
export function ArticleFilter({ value, types, onArticle }: ArticleFilterProps): ReactElement {
  const t = useText(listTexts);
  const listedTypes = value === '' || types.includes(value) ? types : [value, ...types];
  return (
    <Field label={t('filterArticle')}>
      <Select
        value={value}
        onValue={onArticle}
        options={[
          { value: '', label: t('anyArticle') },
          ...listedTypes.map((type) => ({ value: type, label: type })),
        ]}
      />
    </Field>
  );
}

export interface StatusFilterProps<Status extends number> {
  readonly value: Status | null;
  readonly statuses: readonly Status[];
  readonly labelOf: (status: Status) => string;
  readonly onStatus: (status: Status | null) => void;
}

/** The states of a list. */
export function StatusFilter<Status extends number>(props: StatusFilterProps<Status>): ReactElement {
  const { value, statuses, labelOf, onStatus } = props;
  const t = useText(listTexts);
  return (
    <Field label={t('filterStatus')}>
      <Select
        value={value === null ? '' : String(value)}
        onValue={(chosen) => onStatus(statuses.find((status) => String(status) === chosen) ?? null)}
        options={[
          { value: '', label: t('anyStatus') },
          ...statuses.map((status) => ({ value: String(status), label: labelOf(status) })),
        ]}
      />
    </Field>
  );
}

export interface DateFilterProps {
  readonly label: string;
  /** Its bounds, and the day in force. */
  readonly field: DateField;
  /** Shows no day although one is in force. Default false. */
  readonly isEmpty?: boolean;
  readonly onDate: (date: string) => void;
}

/** One end of a date range (ORD-10); a day outside the bounds is refused with the bounds. */
export function DateFilter({ label, field, isEmpty = false, onDate }: DateFilterProps): ReactElement {
  const t = useText(listTexts);
  const { date } = useFormats();
  return (
    <BoundedDate
      label={label}
      value={isEmpty ? '' : field.value}
      min={field.min}
      max={field.max}
      problem={t('dateBetween', { from: date(field.min), to: date(field.max) })}
      onDate={onDate}
    />
  );
}
