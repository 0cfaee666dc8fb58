import type { ReactElement } from 'react';
import type { QuoteRow } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { shownQuotePrice } from './explained.ts';
import { pricesTexts } from './pricesStrings.ts';
import { useMoneyIn } from './usePriceFormat.ts';

/** Says under a quote that its price of today is another one than that of its last save; nothing where it is the same. */
export function Repriced({ row }: { readonly row: QuoteRow }): ReactElement | null {
  const t = useText(pricesTexts);
  const moneyIn = useMoneyIn();
  const { isRepriced, before } = shownQuotePrice(row, 'net');
  if (!isRepriced) return null;
  return (
    <small className="ta-configurator-cart__note">
      {before === null ? t('cartRepriced') : t('priceBefore', { price: moneyIn(row.currency, before) })}
    </small>
  );
}
