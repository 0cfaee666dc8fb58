import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ordersTexts } from '../strings.ts';

export interface NoOrdersProps {
  /** Address of the store; without it no link is offered. */
  readonly storeHref?: string | undefined;
}

/** The list of a customer who has not ordered yet. */
export function NoOrders({ storeHref }: NoOrdersProps): ReactElement {
  const t = useText(ordersTexts);
  return (
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
  );
}
