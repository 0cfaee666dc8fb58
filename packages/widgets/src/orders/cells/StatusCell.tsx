import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { statusLabel, waitingReason } from '@trade-area/core/orders';
import type { StatusFilter, StatusLabel } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { alertIcon } from '../../ui/icons.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { ordersTexts } from '../strings.ts';
import { labelWords, tones } from '../words.ts';

export interface StatusCellProps {
  readonly row: OrderRow;
  /** The status filter of the list around it; null = none. */
  readonly statusFilter: StatusFilter | null;
  /** Lists group what is suspended as in production (ORD-19). Default true. */
  readonly list?: boolean;
}

/** The state as word, colour and shape; suspended orders with an alert (ORD-21 to ORD-25) and what they wait for. */
export function StatusCell({ row, statusFilter, list = true }: StatusCellProps): ReactElement {
  const t = useText(ordersTexts);
  const mark = <LabelMark label={statusLabel(row, { list, statusFilter })} />;
  const reason = waitingReason(row);
  if (reason === null) return mark;
  return (
    <span className="ta-orders-step__waiting">
      {mark}
      <span className="ta-quiet">{t(reason === 'payment' ? 'reasonPayment' : 'reasonAnswer')}</span>
    </span>
  );
}

export function LabelMark({ label }: { readonly label: StatusLabel }): ReactElement {
  const t = useText(ordersTexts);
  return (
    <span className="ta-orders-status">
      <StatusMark tone={tones[label.tone]}>{labelWords(t, label)}</StatusMark>
      {label.alert && (
        <span className="ta-orders-status__alert">
          <Icon shape={alertIcon} size="small" label={t('alert')} />
        </span>
      )}
    </span>
  );
}
