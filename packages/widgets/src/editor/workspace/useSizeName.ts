import type { PrintChoice } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { printEditorTexts } from './strings.ts';

/** Names sizes: with their product where there are several. */
export function useSizeName(
  choices: readonly PrintChoice[],
): (choice: Pick<PrintChoice, 'name' | 'size'>) => string {
  const t = useText(printEditorTexts);
  const { number } = useFormats();
  const hasOne = new Set(choices.map(({ product_code }) => product_code)).size < 2;
  return ({ name, size }) => {
    const [width, height] = size.split('x').map(Number);
    const isMeasure = width !== undefined && height !== undefined && width > 0 && height > 0;
    const text = isMeasure ? t('sizeOf', { width: number(width), height: number(height) }) : size;
    return hasOne ? text : t('sizeOfProduct', { product: name, size: text });
  };
}
