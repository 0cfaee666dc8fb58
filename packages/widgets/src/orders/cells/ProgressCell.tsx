import type { ReactElement } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { hasProgress, progressOf } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ordersTexts } from '../strings.ts';

export interface ProgressCellProps {
  readonly row: OrderRow;
  /** The minimum width differs (ORD-29). */
  readonly tableVariant: 'list' | 'dashboard';
}

const barTone = (tone: 'bad' | 'good' | 'info') =>
  tone === 'info' ? 'info' : tone === 'bad' ? 'danger' : 'success';

/**
 * Red on hold or suspended, green delivered, blue on its way; never less than 5 % of bar (ORD-28, ORD-29). Nothing for
 * an order that was cancelled before any work on it.
 */
export function ProgressCell({ row, tableVariant }: ProgressCellProps): ReactElement | null {
  const t = useText(ordersTexts);
  const { percent } = useFormats();
  if (!hasProgress(row)) return null;
  const progress = progressOf(row, tableVariant);
  return (
    <ProgressBar
      value={progress.width}
      tone={barTone(progress.tone)}
      label={t('progressOf', { code: row.commessa })}
      labelHidden
      detail={percent(progress.value / 100)}
    />
  );
}
