import type { ReactElement, ReactNode } from 'react';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguredPrice, ConfiguratorProduct } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { PriceRows } from './PriceRows.tsx';
import { pricesTexts } from './pricesStrings.ts';
import { configuratorTexts } from './strings.ts';
import { fieldLabel, valueLabel } from './words.ts';

export interface PriceProps {
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
  readonly price: ConfiguredPrice;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** How the price of what is configured comes about, in the words of its options. */
export function PriceBlock({ state, product, price, children }: PriceProps): ReactElement {
  const t = useText(configuratorTexts);
  const prices = useText(pricesTexts);
  function labelOf({ code, choice }: ConfiguredPrice['lines'][number]): string {
    const option = fieldLabel(product, code, t);
    return choice === '' ? option : prices('lineOf', { option, choice: valueLabel(product, code, choice) });
  }
  return (
    <section
      className="ta-configurator-price"
      aria-label={prices('details')}
      data-stale={state.isStale || undefined}
    >
      <h2 className="ta-heading ta-configurator-part__title">{prices('details')}</h2>
      <PriceRows price={price} labelOf={labelOf} />
      {children}
    </section>
  );
}
