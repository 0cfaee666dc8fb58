import type { ReactElement } from 'react';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { ordersTexts } from './strings.ts';
import type { OrderAnswer } from './useOrderAnswer.ts';

/** Rows have come or gone while someone was at the table: shown by a press. It floats, so that it moves nothing. */
export function NewerRows({ answer }: { readonly answer: OrderAnswer }): ReactElement {
  const t = useText(ordersTexts);
  return (
    <div className="ta-orders-newer" role="status">
      {answer.newerWaiting && (
        <span className="ta-orders-newer__pill">
          {t('changed')}
          <Button variant="link" size="small" onClick={answer.showNewer}>
            {t('showNewer')}
          </Button>
        </span>
      )}
    </div>
  );
}
