import type { ReactElement } from 'react';
import { ProductPrice } from '../../configurator/ProductPrice.tsx';
import type { Options } from '../../configurator/usePriceOf.ts';
import type { ElementProps } from '../runtime/defineElement.ts';

interface PriceElementProps extends ElementProps {
  readonly product?: string;
  readonly configurator?: string;
  readonly options?: Options;
}

/** `<ta-price product="weddingbook">`. */
export function PriceElement(props: PriceElementProps): ReactElement {
  const { emit, settings, product, configurator, options } = props;
  return (
    <ProductPrice
      product={product}
      configurator={configurator}
      options={options}
      currency={settings.currency}
      onPrice={(price) => void emit('ta-price', price)}
    />
  );
}
