import type { ReactElement } from 'react';
import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { configuratorTexts } from './strings.ts';
import { usePriceFormat } from './usePriceFormat.ts';
import { sizeLabel } from './sizeLabel.ts';
import { valueLabel } from './words.ts';

interface SentenceProps {
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
}

/** Choices that people name a product by. */
const named = ['CoverMaterial', 'CoverColor', 'Surface', 'Frame'];

/** Product and price in one sentence, spoken after each answer of the lab. */
export function Sentence({ state, product }: SentenceProps): ReactElement {
  const t = useText(configuratorTexts);
  const { number } = useFormats();
  const { money } = usePriceFormat(state);
  const { answer } = state;
  const values = new Map(
    answer?.fields.map(({ name, numberValue, stringValue }) => [name, numberValue ?? stringValue ?? '']),
  );
  const pages = values.get('Pages');
  const options = named.filter((name) => product.options.some((option) => option.name === name));
  const labelOf = (name: string) => {
    const value = String(values.get(name) ?? '');
    const option = product.options.find((each) => each.name === name);
    return option?.choices.some((choice) => choice.value === value) ? valueLabel(product, name, value) : '';
  };
  const size = String(values.get('Size') ?? '');
  const words = [
    product.name,
    size === '' ? '' : sizeLabel(size),
    typeof pages === 'number' ? t('sentencePages', { count: pages, formatted: number(pages) }) : '',
    ...options.map(labelOf),
    money(answer?.price?.total ?? null),
  ].filter((word) => word !== '');
  return (
    <p className="ta-configurator-sentence" role="status">
      {words.join(', ')}
    </p>
  );
}
