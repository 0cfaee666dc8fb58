import type { ReactElement } from 'react';
import { eventNames } from '@trade-area/core/kernel';
import type { OrderEvent } from '@trade-area/core/kernel';
import { useText } from '../text/engine.tsx';
import { useFormats } from '../useFormats.ts';
import { listTexts } from '../listStrings.ts';

/** The names of the couple, and the day of their event below them (ORD-50). */
export function EventNamesCell({ row }: { readonly row: { readonly event: OrderEvent } }): ReactElement {
  const t = useText(listTexts);
  const { date } = useFormats();
  const people = eventNames(row);
  const day = date(people.date);
  return (
    <span className="ta-list-names">
      <span className={people.names ? 'ta-list-names__people' : 'ta-quiet'}>
        {people.names || t('noNames')}
      </span>
      {day && <span className="ta-list-names__day ta-figures">{day}</span>}
    </span>
  );
}
