import type { ReactElement } from 'react';
import { holidayCountries, monthAt, monthName, printLanguages } from '@trade-area/core/layout';
import type { CalendarSettings } from '@trade-area/core/layout';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { calendarEditorTexts } from './strings.ts';
import { StyleChoices } from './StyleChoices.tsx';

export interface CalendarFormProps {
  readonly settings: CalendarSettings;
  /** First month that is offered, `yyyy-mm`. */
  readonly from: string;
  readonly onChange: (change: Partial<CalendarSettings>) => void;
}

/** Months that a calendar may begin with: two years from the first one. */
const offered = 24;
const ownName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
const keyOf = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${year}-${String(month).padStart(2, '0')}`;

/** First month, language, holidays and style of a calendar. */
export function CalendarForm({ settings, from, onChange }: CalendarFormProps): ReactElement {
  const t = useText(calendarEditorTexts);
  const formats = useFormats();
  const spoken = useLanguage();
  const nameOf = (start: string) => {
    const { year, month } = monthAt({ start }, 0);
    const locale = printLanguages.find((each) => each === spoken) ?? 'en';
    return `${monthName({ ...settings, locale }, month)} ${year}`;
  };
  const months = Array.from({ length: offered }, (_, index) => keyOf(monthAt({ start: from }, index)));
  const starts = months.includes(settings.start) ? months : [settings.start, ...months];
  return (
    <div className="ta-calendar-form">
      <StyleChoices value={settings.style} onValue={(style) => onChange({ style })} />
      <div className="ta-calendar-form__fields">
        <Field label={t('start')}>
          <Select
            value={settings.start}
            onValue={(start) => onChange({ start })}
            options={starts.map((value) => ({ value, label: nameOf(value) }))}
          />
        </Field>
        <Field label={t('language')}>
          <Select
            value={settings.locale}
            onValue={(value) =>
              onChange({ locale: printLanguages.find((each) => each === value) ?? settings.locale })
            }
            options={printLanguages.map((value) => ({ value, label: ownName(value) }))}
          />
        </Field>
        <Field label={t('holidays')}>
          <Select
            value={settings.holidays}
            onValue={(value) => onChange({ holidays: holidayCountries.find((each) => each === value) ?? '' })}
            options={[
              { value: '', label: t('holidaysNone') },
              ...holidayCountries.map((value) => ({ value, label: formats.country(value) })),
            ]}
          />
        </Field>
      </div>
    </div>
  );
}
