import type { ConfiguratorState } from '@trade-area/core/configurator';
import { imageFieldNames } from '@trade-area/core/pricing';

/** The image in a frame of a configuration; `id` is '' without one. */
export function imageIn(configuration: ConfiguratorState['configuration'], frame: number) {
  const names = imageFieldNames(frame);
  const number = (name: string) => Number(configuration.get(name) ?? 0) || 0;
  return {
    id: String(configuration.get(names.id) ?? ''),
    width: number(names.width),
    height: number(names.height),
  };
}
