import { useRef } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { dashboardRows } from '@trade-area/core/orders';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { IncompleteTable } from './IncompleteTable.tsx';
import { incompleteOnHome } from './latest.ts';
import { ListLink } from './ListLink.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { ordersTexts } from './strings.ts';
import { useOrderAnswer } from './useOrderAnswer.ts';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { useUnread } from './useUnread.ts';

export interface IncompleteOrdersProps {
  /** Address of the list with all of them (DASH-09, DASH-26). */
  readonly fullListHref: string;
  /** Called on a plain press of a link; `preventDefault` keeps it from leading away. Default: the link leads there. */
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Replaces the text of the empty table. */
  readonly empty?: ReactNode;
}

/**
 * Orders that wait for files, payment data or confirmation: the first five, with their next step (DASH-03, DASH-10).
 *
 * @example
 * <IncompleteOrders fullListHref="/orders" />
 */
export const IncompleteOrders = withBoundary(function IncompleteOrders({
  fullListHref,
  onNavigate,
  empty,
}: IncompleteOrdersProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const answer = useOrderAnswer(incompleteOnHome, root);
  const unread = useUnread();
  const total = answer.data?.total ?? null;
  return (
    <div ref={root}>
      <OrdersSection
        title={t('incompleteTitle')}
        hint={total === 0 ? undefined : t('incompleteHint')}
        count={total === null || total === 0 ? undefined : number(total)}
        end={
          <ListLink href={fullListHref} onNavigate={onNavigate}>
            {t('fullLink')}
          </ListLink>
        }
      >
        <IncompleteTable
          answer={answer}
          tableVariant="dashboard"
          most={dashboardRows}
          unread={unread.data}
          empty={
            <Slot name="empty">
              {empty ?? <EmptyState title={t('noIncomplete')}>{t('noIncompleteHint')}</EmptyState>}
            </Slot>
          }
        />
      </OrdersSection>
    </div>
  );
});
