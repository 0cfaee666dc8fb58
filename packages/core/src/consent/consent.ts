import { createStore } from 'zustand/vanilla';
import { checkGdpr, setGdpr } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { storageKeys } from '../kernel/storage/keys.ts';
import type { KeyValue } from '../kernel/ports.ts';
import { fail } from '../kernel/result.ts';
import type { Failure, Result } from '../kernel/result.ts';

/** The consent modal appears when the check says so and it was not closed before (PRIV-06). */
export function shouldAsk(show: boolean, marker: string | null): boolean {
  return show && (marker === null || marker === '');
}

export interface ConsentState {
  /** The choice; null until it is known or when it was never made. */
  readonly value: boolean | null;
  /** The modal is open. */
  readonly asking: boolean;
  readonly working: null | 'check' | 'set';
  /** The last call failed; `value` is what it was before (PRIV-14). */
  readonly failure: Failure | null;
}

export interface Consent {
  readonly store: {
    getState(): ConsentState;
    getInitialState(): ConsentState;
    subscribe(listener: (state: ConsentState, before: ConsentState) => void): () => void;
  };
  check(): Promise<void>;
  /** Closes the modal until log out or another customer (PRIV-06, PRIV-12). */
  close(): void;
  /** Shows the choice at once; true when it is stored, else it goes back (PRIV-04, PRIV-14). */
  set(value: boolean, from: 'privacy' | 'modal'): Promise<boolean>;
  /** Another customer or none: nothing is known any more. */
  reset(): void;
}

const unknown: ConsentState = { value: null, asking: false, working: null, failure: null };

export function createConsent(ports: {
  readonly gateway: Gateway;
  readonly storage: KeyValue;
  /** The signed-in customer; null when signed out. */
  readonly customer: () => { readonly code: string; readonly inter: boolean } | null;
  /** Waits until the server has said who that is (T-B6); its failure, null = known. Absent or null at once = it is known. */
  readonly confirm?: () => Promise<Failure | null> | null;
}): Consent {
  const store = createStore<ConsentState>()(() => unknown);
  let run = 0;

  async function ask<T>(working: 'check' | 'set', call: () => Promise<Result<T>>): Promise<Result<T> | null> {
    run += 1;
    const mine = run;
    store.setState({ working, failure: null });
    const outcome = await call();
    // A later wish took over.
    if (mine !== run) return null;
    store.setState({ working: null, failure: outcome.ok ? null : outcome.failure });
    return outcome;
  }
  /** Sends a call that names the customer, once it is sure who that is. Nothing is sent for a customer who left meanwhile. */
  async function nameCustomer<T>(
    endpoint: { readonly id: string },
    send: (identity: { cod_fot: string; int: '0' | '1' }) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const mine = run;
    const confirming = ports.confirm?.() ?? null;
    const unconfirmed = confirming && (await confirming);
    if (unconfirmed) return fail(unconfirmed.kind, { ...unconfirmed, endpoint: endpoint.id });
    const customer = ports.customer();
    if (!customer || mine !== run) return fail('aborted', { endpoint: endpoint.id });
    return send({ cod_fot: customer.code, int: customer.inter ? '1' : '0' });
  }

  return {
    store,

    async check() {
      if (!ports.customer()) return;
      const outcome = await ask('check', () =>
        nameCustomer(checkGdpr, (body) => ports.gateway.call(checkGdpr, { body })),
      );
      if (!outcome?.ok) return;
      const { show, gdpr_value: value } = outcome.value;
      const asking = shouldAsk(show, ports.storage.get(storageKeys.openGDPR));
      store.setState({ value: value === null ? null : value === 1, asking });
    },

    close() {
      ports.storage.set(storageKeys.openGDPR, '1');
      store.setState({ asking: false });
    },

    async set(value, from) {
      if (!ports.customer()) return false;
      const before = store.getState().value;
      store.setState({ value });
      const choice = { gdpr_check_type: '1', outcome: value ? '1' : '0', from_page: from } as const;
      const outcome = await ask('set', () =>
        nameCustomer(setGdpr, (identity) =>
          ports.gateway.call(setGdpr, { body: { ...identity, ...choice } }),
        ),
      );
      if (outcome === null) return false;
      const stored = outcome.ok && outcome.value.success;
      if (!stored) store.setState({ value: before });
      return stored;
    },

    reset() {
      run += 1;
      store.setState(unknown, true);
    },
  };
}
