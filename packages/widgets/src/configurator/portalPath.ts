import { configuratorPath } from '@trade-area/core/configurator';

/** The page of a quote in the portal, from its root. */
export const portalPath = (configurator: string, quote: string): string =>
  `/ta/${configuratorPath({ environment: '', configurator, quote })}`;
