import type { LabConfiguration } from '../../base/configuration.ts';
import type { CardProvider } from '../../base/ports/cardProvider.ts';
import type { Queries } from '../../database/open.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';

/** The page that a bank returns to. */
export const provenPath = '/embed/online_payments/proven';

/** The provider that the configuration names. */
export function createCardProvider(
  config: LabConfiguration['cards'],
  ports: {
    readonly fetch: typeof fetch;
    readonly now: () => Date;
    readonly labOrigin: string;
    readonly queries: Queries;
  },
): CardProvider {
  const { fetch, now, labOrigin, queries } = ports;
  return config.provider === 'stripe'
    ? createStripe(config, { fetch, now, back: `${labOrigin}${provenPath}` })
    : createSandbox({ now, labOrigin, queries });
}
