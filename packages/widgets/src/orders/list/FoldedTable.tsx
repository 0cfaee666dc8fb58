import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { OrdersSection } from '../OrdersSection.tsx';
import { ordersTexts } from '../strings.ts';

export interface FoldedTableProps {
  readonly title: string;
  /** How many orders it has; undefined: not known. */
  readonly total: number | undefined;
  readonly onUnfold: () => void;
}

/** One line in place of a table that the address does not speak of (DEC-22). */
export function FoldedTable({ title, total, onUnfold }: FoldedTableProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  return (
    <OrdersSection
      title={title}
      count={total === undefined ? undefined : number(total)}
      end={
        total !== 0 && (
          <Button size="small" aria-expanded={false} onClick={onUnfold}>
            {t('unfold')}
          </Button>
        )
      }
    >
      {null}
    </OrdersSection>
  );
}
