import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { createConfigurator } from '@trade-area/core/configurator';
import type { Configurator, ConfiguratorAddress, ConfiguratorState } from '@trade-area/core/configurator';
import { newIdempotencyKey } from '../kit/newIdempotencyKey.ts';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useLatest } from '../ui/useLatest.ts';

export interface ConfiguratorOptions extends ConfiguratorAddress {
  /** Slug of the product that is opened first. Default: the usual one of the configurator. */
  readonly product?: string | undefined;
  /** The edition of a link. Default none. */
  readonly ed?: string | undefined;
  /** A new configuration begins as a sample. Default false. */
  readonly isSample?: boolean | undefined;
  /** First choices of a new configuration, in words such as `Size=30x30 Pages=40`. Default: nothing. */
  readonly choices?: string | undefined;
  /** ISO 4217, of the prices that a visitor sees. Default: the lab's. */
  readonly currency?: string | undefined;
}

/**
 * The configuration of a page, opened when the page is shown and closed when it is left.
 * @param onPerson called once everything was asked for again after somebody signed in or out on this page. Without it the
 * page itself is replaced then.
 */
export function useConfigurator(
  options: ConfiguratorOptions,
  onPerson?: ((configurator: Configurator) => void) | undefined,
): {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
} {
  const {
    environment,
    configurator: id,
    quote,
    product = '',
    ed = '',
    isSample = false,
    choices = '',
    currency = '',
  } = options;
  const { session, clock } = useSessionArea();
  const language = useLanguage();
  const configurator = useMemo(
    () =>
      createConfigurator(
        { gateway: session.gateway, clock, newIdempotencyKey },
        { environment, configurator: id, product, ed, isSample, choices, currency },
      ),
    [session, clock, environment, id, product, ed, isSample, choices, currency],
  );
  const address = [environment, id, product].join(' ');
  const former = useRef<{ readonly address: string; readonly state: ConfiguratorState } | null>(null);
  useEffect(() => {
    // A page that signs its people in gives a new session: what was chosen in the former one stays.
    const kept = former.current?.address === address ? former.current.state : undefined;
    void configurator.open(quote, language, kept);
  }, [configurator, address, quote, language]);
  useEffect(
    () => () => {
      former.current = { address, state: configurator.store.getState() };
      configurator.close();
    },
    [configurator, address],
  );
  useFollowedPerson(configurator, onPerson);
  return { configurator, state: useStore(configurator.store) };
}

/** Asks again as the person who signed in or out. A quote stays with the customer who had it open. */
function useFollowedPerson(
  configurator: Configurator,
  onPerson: ((configurator: Configurator) => void) | undefined,
): void {
  const person = useSessionState(({ phase, person: who }) =>
    phase === 'starting' ? null : phase === 'signedIn' ? (who?.code ?? '') : '',
  );
  const former = useRef<string | null>(null);
  const owner = useRef('');
  const latest = useLatest(onPerson);
  useEffect(() => {
    if (person === null) return;
    const isChanged = former.current !== null && former.current !== person;
    former.current = person;
    const keepsQuote = person === '' || owner.current === person;
    if (person !== '') owner.current = person;
    if (!isChanged || !latest.current) return;
    void configurator.changePerson(keepsQuote).then(() => latest.current?.(configurator));
  }, [configurator, person, latest]);
}
