import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createConfigurator } from '@trade-area/core/configurator';
import type { Configurator, ConfiguratorAddress, ConfiguratorState } from '@trade-area/core/configurator';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';

export interface ConfiguratorOptions extends ConfiguratorAddress {
  /** Slug of the product that is opened first. Default: the usual one of the configurator. */
  readonly product?: string | undefined;
  /** The edition of a link. Default none. */
  readonly ed?: string | undefined;
  /** A new configuration begins as a sample. Default false. */
  readonly isSample?: boolean | undefined;
}

/** The configuration of a page, opened when the page is shown and closed when it is left. */
export function useConfigurator(options: ConfiguratorOptions): {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
} {
  const { environment, configurator: id, quote, product = '', ed = '', isSample = false } = options;
  const { session, clock } = useSessionArea();
  const language = useLanguage();
  const configurator = useMemo(
    () =>
      createConfigurator(
        { gateway: session.gateway, clock, newIdempotencyKey },
        { environment, configurator: id, product, ed, isSample },
      ),
    [session, clock, environment, id, product, ed, isSample],
  );
  useEffect(() => void configurator.open(quote, language), [configurator, quote, language]);
  useEffect(() => () => configurator.close(), [configurator]);
  return { configurator, state: useStore(configurator.store) };
}
