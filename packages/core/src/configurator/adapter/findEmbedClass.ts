import type { ConfiguratorService } from '../../kernel/index.ts';
import { compatibleClass } from './compatibility.ts';
import type { EmbedClass } from './createEmbedAdapter.ts';

/** The name under which a configurator's script defines its class. */
const neutralName = 'TradeAreaConfigurator';

/**
 * The class that a configurator's script defined; null = none.
 * @param view the window of the page.
 */
export function findEmbedClass(
  view: object,
  { script, isCompatible }: Pick<ConfiguratorService, 'script' | 'isCompatible'>,
): EmbedClass | null {
  if (isCompatible) return compatibleClass(view, script);
  const found: unknown = Reflect.get(view, neutralName);
  return typeof found === 'function' ? (found as EmbedClass) : null;
}
