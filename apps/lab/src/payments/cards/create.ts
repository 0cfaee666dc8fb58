import type { LabConfiguration } from '@trade-area/core/kernel';
import type { CardProvider } from './provider.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';

/** The provider that the configuration names. */
export function createCardProvider(
  config: LabConfiguration['cards'],
  ports: { readonly fetch: typeof fetch; readonly now: () => Date },
): CardProvider {
  return config.provider === 'stripe' ? createStripe(config, ports.fetch) : createSandbox(ports.now);
}
