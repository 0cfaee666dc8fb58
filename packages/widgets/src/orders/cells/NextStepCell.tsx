import type { ReactElement, ReactNode } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { canChangeMethod, incompleteStatus, toneOf, waitingReason } from '@trade-area/core/orders';
import type { StatusFilter } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { resumeIcon, uploadIcon } from '../../ui/icons.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { ordersTexts } from '../strings.ts';
import { LabelMark } from './StatusCell.tsx';

/** The actions of an incomplete order. */
export interface IncompleteActions {
  readonly onSendFiles: (row: OrderRow) => void;
  readonly onChangeMethod: (row: OrderRow) => void;
  readonly onDelete: (row: OrderRow) => void;
}

export interface NextStepCellProps {
  readonly row: OrderRow;
  readonly actions: IncompleteActions;
  /** The status filter of the list around it: the filtered list names what is suspended (ORD-43). Default null. */
  readonly statusFilter?: StatusFilter | null;
}

/** Names of missing files in a cell. */
const mostNames = 4;

/** The status cell of an incomplete order: what it waits for and its next step as a button, else its state (ORD-26, ORD-27, EMB-17). */
export function NextStepCell({ row, actions, statusFilter = null }: NextStepCellProps): ReactElement {
  const t = useText(ordersTexts);
  const step = (
    <span className="ta-orders-step">
      <State row={row} statusFilter={statusFilter} onSendFiles={actions.onSendFiles} />
      {canChangeMethod(row) && (
        <Button variant="link" size="small" onClick={() => actions.onChangeMethod(row)}>
          {t('changeMethod')}
        </Button>
      )}
    </span>
  );
  const { kind } = incompleteStatus(row, statusFilter);
  if (kind !== 'sendFiles' && kind !== 'resumeUpload') return step;
  return (
    <span className="ta-orders-step__next">
      <StatusMark tone="warning">{t('reasonFiles')}</StatusMark>
      {step}
      <MissingFiles row={row} />
    </span>
  );
}

/** Chosen files that the lab does not have, by their names; nothing when there are none. */
function MissingFiles({ row: { files } }: Pick<NextStepCellProps, 'row'>): ReactElement | null {
  const t = useText(ordersTexts);
  const { list } = useFormats();
  if (files.missing === 0) return null;
  const names = files.names.slice(0, mostNames);
  const more = files.missing - names.length;
  return (
    <span className="ta-orders-step__missing">
      {t('filesMissing', {
        count: files.missing,
        chosen: files.chosen,
        names: list(more > 0 ? [...names, t('moreFiles', { count: more })] : names),
      })}
    </span>
  );
}

function State({
  row,
  statusFilter,
  onSendFiles,
}: Required<Pick<NextStepCellProps, 'row' | 'statusFilter'>> & Pick<IncompleteActions, 'onSendFiles'>) {
  const t = useText(ordersTexts);
  const status = incompleteStatus(row, statusFilter);
  switch (status.kind) {
    case 'sendFiles':
    case 'resumeUpload':
      return (
        <Button
          variant="primary"
          size="small"
          icon={status.kind === 'sendFiles' ? uploadIcon : resumeIcon}
          onClick={() => onSendFiles(row)}
        >
          {t(status.kind)}
        </Button>
      );
    case 'complete':
      return (
        <Waiting hint={t(row.blocked ? 'waitsForOtherWay' : waitingKey(row))}>
          <StatusMark tone="success">{t('complete')}</StatusMark>
        </Waiting>
      );
    case 'unknown':
      return (
        <Waiting hint={t('noStatusHint')}>
          <span className="ta-quiet">{t('noStatus')}</span>
        </Waiting>
      );
    case 'label':
      return (
        <Waiting hint={t(waitingKey(row))}>
          <LabelMark label={status.label} />
        </Waiting>
      );
  }
}

/** The reason why an order whose files have arrived still stands among the incomplete ones (EMB-14). */
function waitingKey(row: OrderRow) {
  if (row.fm_status >= 6) return 'waitsForNothing';
  const reason = waitingReason(row);
  if (reason !== null) return reason === 'payment' ? 'waitsForPayment' : 'waitsForAnswer';
  return toneOf(row) === 'bad' ? 'waitsPaused' : 'waitsForLab';
}

/** A state and, under it, what the order waits for (EMB-14). */
function Waiting({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <span className="ta-orders-step__waiting">
      {children}
      <span className="ta-quiet">{hint}</span>
    </span>
  );
}
