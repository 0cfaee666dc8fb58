import { imageFit, largestGoodSize } from '@trade-area/core/configurator';
import type { ImageFit } from '@trade-area/core/configurator';
import { centred } from '@trade-area/core/pricing';
import type { Crop } from '@trade-area/core/pricing';
import { useText } from '../../kit/text/engine.tsx';
import { frameImagesTexts } from './imagesStrings.ts';
import { sizeLabel } from '../sizeLabel.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
}

export interface FitText {
  readonly fit: ImageFit;
  readonly text: string;
}

/** How an image looks in the frames of a configuration, in one sentence. */
export function useFitText(size: string, sizes: readonly string[]): (image: Pixels, crop?: Crop) => FitText {
  const t = useText(frameImagesTexts);
  return (image, crop = centred) => {
    const fit = imageFit(image, size, crop);
    if (fit === 'low') return { fit, text: t('fitLow') };
    if (fit === 'soft') return { fit, text: t('fitSoft') };
    if (crop.zoom > 1) return { fit, text: t('fitGood') };
    const largest = largestGoodSize(image, sizes);
    return { fit, text: largest === '' ? t('fitGood') : t('fitGoodUpTo', { size: sizeLabel(largest) }) };
  };
}
