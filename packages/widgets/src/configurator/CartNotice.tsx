import type { MouseEvent, ReactElement } from 'react';
import { useReportedFailure } from '../kit/failures.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Notice } from '../ui/Notice.tsx';
import { configuratorTexts } from './strings.ts';
import type { CartStep } from './useCartStep.ts';

interface CartNoticeProps {
  readonly cart: CartStep;
  /** The configuration differs from the quote that is in the cart. */
  readonly isChanged: boolean;
  /** Address of the cart; absent: this page has none. */
  readonly href?: string | undefined;
  /** Called before the link is followed. */
  readonly onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Says that the quote is in the cart, with the way there, or why it is not. */
export function CartNotice({ cart, isChanged, href, onOpen }: CartNoticeProps): ReactElement | null {
  const t = useText(configuratorTexts);
  const failureText = useFailureText();
  const { failure, isIn, outcome } = cart;
  useReportedFailure(failure ?? undefined);
  if (failure)
    return (
      <Notice tone="danger" title={t('cartFailed')} announce="alert">
        {failureText(failure)}
      </Notice>
    );
  if (!isIn || href === undefined) return null;
  const isDone = outcome !== null && !isChanged;
  return (
    <Notice
      // Another element: a status is spoken when it appears.
      key={isDone ? outcome : 'in'}
      tone={isDone ? 'success' : 'info'}
      announce={isDone ? 'status' : undefined}
      actions={
        <a className="ta-link" href={href} onClick={onOpen}>
          {t('viewCart')}
        </a>
      }
    >
      {t(isDone ? (outcome === 'added' ? 'cartAdded' : 'cartUpdated') : 'cartHolds')}
    </Notice>
  );
}
