import { useState } from 'react';
import type { ReactElement } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { promotionsTexts } from './strings.ts';

/** A coupon's code and the button that copies it (PROMO-46). */
export function CouponCode({ code }: { readonly code: string }): ReactElement {
  const t = useText(promotionsTexts);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => setOutcome((await copyText(code)) ? 'copied' : 'failed');
  return (
    <span className="ta-promo-coupon">
      <code className="ta-promo-coupon__code">{code}</code>
      <Button size="small" aria-label={t('copyCoupon', { code })} onClick={() => void copy()}>
        {outcome === 'copied' ? t('copied') : t('copy')}
      </Button>
      <span className={outcome === 'failed' ? 'ta-promo-coupon__failed' : 'ta-hidden'} role="status">
        {outcome === 'failed' ? t('copyFailed') : outcome === 'copied' ? t('copied') : ''}
      </span>
    </span>
  );
}
