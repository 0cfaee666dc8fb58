import type { ReactElement } from 'react';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { CardFrame } from './CardFrame.tsx';

export interface ManageCardsProps {
  /** Cards were added, removed or put in another order. */
  readonly onChanged?: (() => void) | undefined;
}

/**
 * MY CREDIT CARDS (ACC-01): the stored cards, 600 px high (CONST-12).
 *
 * @example
 * <ManageCards onChanged={reloadCards} />
 */
export const ManageCards = withBoundary(function ManageCards({ onChanged }: ManageCardsProps): ReactElement {
  return (
    <div className="ta-payments-cards">
      <CardFrame mode="store" onChanged={onChanged} />
    </div>
  );
});
