import type { ConfiguratorService } from '../../kernel/index.ts';
import { adaptClass, compatibleClass } from './compatibility.ts';
import type { EmbedClass } from './createEmbedAdapter.ts';

type Service = Pick<ConfiguratorService, 'script' | 'isCompatible'>;

/** The name under which a configurator's script defines its class. */
const neutralName = 'TradeAreaConfigurator';

/**
 * The class that a configurator's script defined, as it is; null = none.
 * @param view the window of the page.
 */
export function findEmbedClass(view: object, { isCompatible }: Service): EmbedClass | null {
  const found: unknown = isCompatible ? compatibleClass(view) : Reflect.get(view, neutralName);
  return typeof found === 'function' ? (found as EmbedClass) : null;
}

/** The class as the portal's page calls it. */
export function callableClass(found: EmbedClass, { isCompatible, script }: Service): EmbedClass {
  return isCompatible ? adaptClass(found, script) : found;
}
