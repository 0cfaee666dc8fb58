import type { ReactElement, ReactNode } from 'react';
import { Slot } from '../../kit/Slot.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ordersTexts } from '../strings.ts';

export interface NoOrdersProps {
  readonly filtered: boolean;
  readonly onClear: () => void;
  /** Address of the store; without it nothing is offered. */
  readonly storeHref?: string | undefined;
  /** Replaces the text of the list without any orders. */
  readonly empty?: ReactNode;
}

/** A list without rows: filters that match nothing, or no orders at all. */
export function NoOrders({ filtered, onClear, storeHref, empty }: NoOrdersProps): ReactElement {
  const t = useText(ordersTexts);
  if (filtered)
    return <EmptyState title={t('noMatch')} action={<Button onClick={onClear}>{t('clearAll')}</Button>} />;
  return (
    <Slot name="empty">
      {empty ?? (
        <EmptyState
          title={t('noOrders')}
          action={
            storeHref && (
              <Button variant="primary" href={storeHref}>
                {t('goToStore')}
              </Button>
            )
          }
        >
          {t('noOrdersHint')}
        </EmptyState>
      )}
    </Slot>
  );
}
