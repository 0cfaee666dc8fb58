import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { LazyConversation } from '../../messages/LazyConversation.tsx';
import { LazyQuestion } from '../../messages/LazyQuestion.tsx';
import { OrderView } from '../../orders/OrderView.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';
import { elementTexts } from '../strings.ts';

interface OrderElementProps extends ElementProps {
  readonly order?: string;
  readonly noMessages?: boolean;
  readonly portal?: string;
}

/** `<ta-order>`: one order with its conversation; other orders it names open in the portal. */
export function OrderElement({
  emit,
  settings,
  order = '',
  noMessages,
  portal,
}: OrderElementProps): ReactElement {
  const t = useText(elementTexts);
  const base = (portal ?? settings.gateway).replace(/\/$/, '');
  const portalHref = useCallback((path: string) => `${base}${path}`, [base]);
  const [missing, setMissing] = useState('');
  const onMissing = useCallback(
    (code: string) => {
      setMissing(code);
      emit('ta-error', { tag: 'ta-order', code: 'not_found', endpoint: 'orders.details' });
    },
    [emit],
  );
  const waiting = <Skeleton shape="block" count={3} />;
  return (
    <SignedInOnly settings={settings} waiting={waiting}>
      {order === '' || missing === order ? (
        <EmptyState title={t('noOrder')} />
      ) : (
        <OrderView
          key={order}
          code={order}
          onMissing={onMissing}
          orderHref={(code) => portalHref(`/ta/order/${encodeURIComponent(code)}`)}
          orderAgainHref={(code) => portalHref(`/ta/print-again?order=${encodeURIComponent(code)}`)}
          portalHref={portalHref}
          renderQuestion={(detail) => !noMessages && <LazyQuestion order={detail} portalHref={portalHref} />}
        >
          {(detail) => !noMessages && <LazyConversation order={detail} portalHref={portalHref} />}
        </OrderView>
      )}
    </SignedInOnly>
  );
}
