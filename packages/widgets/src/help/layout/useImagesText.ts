import type { LayoutImages } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { layoutHelpTexts } from './layoutHelpStrings.ts';

/** Writes a recommendation: `80`, or `90–105`. */
export function useImagesText(): (images: LayoutImages) => string {
  const t = useText(layoutHelpTexts);
  const { number } = useFormats();
  return ({ least, most }) =>
    least === most ? number(most) : t('range', { least: number(least), most: number(most) });
}
