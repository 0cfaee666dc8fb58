import type { ReactElement } from 'react';
import type { ProductInfo } from '@trade-area/core/contract';
import { priceIn } from '@trade-area/core/pricing';
import { sizeTableOf } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { storeTexts } from '../strings.ts';

export interface SizePricesProps {
  readonly sizes: ProductInfo['sizes'];
}

/** The sizes of a product with their prices, for four page counts; nothing for a product with one price. */
export function SizePrices({ sizes }: SizePricesProps): ReactElement | null {
  const t = useText(storeTexts);
  const formats = useFormats();
  const table = sizeTableOf(sizes);
  if (!table) return null;
  const written = (major: number | null) => {
    const price = priceIn(sizes.currency, major);
    return price ? formats.money(price) : '–';
  };
  return (
    <section className="ta-store-sizes" aria-labelledby="ta-store-sizes">
      <h2 className="ta-heading" id="ta-store-sizes">
        {t('sizesTitle')}
      </h2>
      <p className="ta-store-sizes__note">{t('sizesNet')}</p>
      <table className="ta-store-sizes__table">
        <thead>
          <tr>
            <th scope="col">{t('sizeColumn')}</th>
            {table.pages.map((count, index) => (
              <th key={count} scope="col" className={middleOf(index, table.pages.length)}>
                {t('pagesColumn', { count })}
              </th>
            ))}
            {table.pages.length === 0 && <th scope="col">{t('priceColumn')}</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ size, prices }) => (
            <tr key={size}>
              <th scope="row">{`${size.replace('x', ' × ')} cm`}</th>
              {prices.map((price, index) => (
                <td key={table.pages[index] ?? 0} className={middleOf(index, prices.length)}>
                  {written(price)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Columns between the first and the last: a phone leaves them out. */
function middleOf(index: number, count: number): string | undefined {
  return index > 0 && index < count - 1 ? 'ta-store-sizes__middle' : undefined;
}
