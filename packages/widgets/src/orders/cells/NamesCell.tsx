import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { namesAndDate } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { ordersTexts } from '../strings.ts';
import { useFormats } from '../../kit/useFormats.ts';

/** The couple leads, the day of their event under it (ORD-50). */
export function NamesCell({ row }: { readonly row: OrderRow }): ReactElement {
  const t = useText(ordersTexts);
  const { date } = useFormats();
  const people = namesAndDate(row);
  const day = date(people.date);
  return (
    <span className="ta-orders-names">
      <span className={people.names ? 'ta-orders-names__people' : 'ta-quiet'}>
        {people.names || t('noNames')}
      </span>
      {day && <span className="ta-orders-names__day ta-figures">{day}</span>}
    </span>
  );
}
