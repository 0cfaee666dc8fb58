import type { ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorProduct } from '@trade-area/core/contract';
import { cropIn, cutOf, frameExtent, framesOf, isTurned } from '@trade-area/core/pricing';
import type { SceneConfiguration } from '../sceneModule.ts';
import { imageIn } from './imageIn.ts';

/** The images in the frames of a configuration, as the scene draws them; a frame without one has undefined. */
export function sceneImages(
  product: Pick<ConfiguratorProduct, 'uploader'>,
  configuration: ConfiguratorState['configuration'],
): SceneConfiguration['images'] {
  if (!product.uploader) return [];
  const extent = frameExtent(configuration);
  return Array.from({ length: framesOf(configuration) }, (_, index) => {
    const { id, width, height } = imageIn(configuration, index + 1);
    if (id === '' || width <= 0 || height <= 0) return undefined;
    const image = { width, height };
    const frame = extent ?? image;
    const cut = cutOf(image, frame, cropIn(configuration, index + 1));
    return { name: id, cut: [cut.x, cut.y, cut.width, cut.height], isTurned: isTurned(frame, image) };
  });
}
