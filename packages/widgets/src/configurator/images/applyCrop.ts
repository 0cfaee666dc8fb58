import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import { centred, cropIn, imageFieldNames } from '@trade-area/core/pricing';
import type { Crop } from '@trade-area/core/pricing';

/** Crops the image in a frame. One that was never cropped and stays centred gets no fields. */
export function applyCrop(
  configurator: Pick<Configurator, 'choose'>,
  configuration: ConfiguratorState['configuration'],
  frame: number,
  crop: Crop,
): void {
  const former = cropIn(configuration, frame);
  const isSame = (one: Crop, other: Crop) =>
    one.x === other.x && one.y === other.y && one.zoom === other.zoom;
  if (isSame(crop, former) && isSame(crop, centred)) return;
  const names = imageFieldNames(frame);
  configurator.choose(names.cropX, crop.x);
  configurator.choose(names.cropY, crop.y);
  configurator.choose(names.cropZoom, crop.zoom);
}
