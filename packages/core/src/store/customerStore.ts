import { createStore } from 'zustand/vanilla';
import { activePromotions, checkCode, customerStore, ticket } from '../contract/index.ts';
import type { AnswerOf, CustomerContext, PromotionTerms, StoreItem } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { KeyValue } from '../kernel/ports.ts';
import type { Failure, Result } from '../kernel/result.ts';
import { readPromoCopy, writePromoCopy } from './promoCopy.ts';

/** Running promotions with their announcements, and the popup of the day. */
export type ActivePromotions = AnswerOf<typeof activePromotions>;

/** One remote part on its two axes: is there data, is it being asked for. */
export interface Part<T> {
  /** null until the first answer; a failed refresh leaves it. */
  readonly data: T | null;
  readonly working: boolean;
  readonly failure: Failure | null;
}

/** The customer's data for the store, the dashboard and the menu (STATE-01, STATE-02). */
export interface CustomerStoreState {
  readonly items: Part<readonly StoreItem[]>;
  readonly promotions: Part<ActivePromotions>;
  readonly context: Part<CustomerContext>;
  /** The promotions prices are computed with: of `context`, until then the copy of the last check (STATE-10). */
  readonly promos: readonly PromotionTerms[];
}
export type PartName = 'items' | 'promotions' | 'context';

export interface CustomerStore {
  readonly store: {
    getState(): CustomerStoreState;
    getInitialState(): CustomerStoreState;
    subscribe(listener: (state: CustomerStoreState, before: CustomerStoreState) => void): () => void;
  };
  /** Asks for all three at once, once per session and language (STATE-09); what failed is asked again. */
  load(language: InterfaceLanguage): Promise<void>;
  /** The person opens the store: the data is requested again while the known data stays on the screen. */
  enter(language: InterfaceLanguage): Promise<void>;
  /** One part alone, once per session and language, as `load` does. */
  need(part: PartName, language: InterfaceLanguage): Promise<void>;
  /** One part again, for a retry. */
  retry(part: PartName, language: InterfaceLanguage): Promise<void>;
  /** Drops everything known and asks for it again: for a retry after an answer that broke a widget. */
  reload(language: InterfaceLanguage): Promise<void>;
  /** A single-use ticket for a link that wants one; ask at the press, it lives 60 seconds (DEC-01). */
  linkTicket(): Promise<Result<string>>;
  /** Another customer or none: nothing is known any more. */
  reset(): void;
}

const nothing = { data: null, working: false, failure: null } as const;
const empty: CustomerStoreState = { items: nothing, promotions: nothing, context: nothing, promos: [] };

export function createCustomerStore(ports: {
  readonly gateway: Gateway;
  readonly storage: KeyValue;
  /** The signed-in customer; null when signed out. */
  readonly customer: () => { readonly c: string; readonly inter: boolean } | null;
}): CustomerStore {
  const { gateway, storage } = ports;
  const store = createStore<CustomerStoreState>()(() => empty);
  const running = new Map<PartName, { language: string; done: Promise<void> }>();
  const loadedKeys = new Map<PartName, string>();

  type Customer = NonNullable<ReturnType<typeof ports.customer>>;
  const calls = {
    items: (language: InterfaceLanguage) => gateway.call(customerStore, { query: { lang: language } }),
    promotions: (language: InterfaceLanguage, { inter }: Customer) =>
      gateway.call(activePromotions, {
        query: { lang: language },
        body: { inter: inter ? 1 : 0, overlay: 1 },
      }),
    context: (_language: InterfaceLanguage, { c }: Customer) =>
      gateway.call(checkCode, { query: c === '' ? {} : { c } }),
  };

  function ask(part: PartName, language: InterfaceLanguage, again: boolean): Promise<void> {
    const customer = ports.customer();
    if (!customer) return Promise.resolve();
    if (part === 'context') remember();
    const present = running.get(part);
    if (present?.language === language) return present.done;
    // Of the three only the context is the same in every language.
    const key = part === 'context' ? '' : language;
    if (!again && loadedKeys.get(part) === key) return Promise.resolve();
    const entry = { language, done: Promise.resolve() };
    running.set(part, entry);
    // Dropped when another customer came or another language was asked for.
    const isWanted = () => running.get(part) === entry;
    entry.done = answer(part, language, customer, isWanted).then((good) => {
      if (good) loadedKeys.set(part, key);
    });
    return entry.done;
  }

  /** true when the answer came, was good and was still wanted. */
  async function answer(
    part: PartName,
    language: InterfaceLanguage,
    customer: Customer,
    isWanted: () => boolean,
  ): Promise<boolean> {
    store.setState({ [part]: { ...store.getState()[part], working: true } });
    const outcome = await calls[part](language, customer);
    if (!isWanted()) return false;
    running.delete(part);
    const before = store.getState()[part];
    if (!outcome.ok) {
      store.setState({ [part]: { ...before, working: false, failure: outcome.failure } });
      return false;
    }
    const changed = { [part]: { data: outcome.value, working: false, failure: null } };
    if (part !== 'context') store.setState(changed);
    else {
      const context = outcome.value as CustomerContext;
      store.setState({ ...changed, promos: context.promo });
      writePromoCopy(storage, context);
    }
    return true;
  }

  /** The copy of the last check, until this session's answer is here. */
  function remember(): void {
    const { context, promos } = store.getState();
    if (context.data !== null || promos.length > 0) return;
    const copy = readPromoCopy(storage);
    if (copy !== null && copy.length > 0) store.setState({ promos: copy });
  }

  async function all(language: InterfaceLanguage, again: boolean): Promise<void> {
    await Promise.all(
      (['items', 'promotions', 'context'] as const).map((part) => ask(part, language, again)),
    );
  }

  return {
    store,
    load: (language) => all(language, false),
    enter: (language) => all(language, true),
    need: (part, language) => ask(part, language, false),
    retry: (part, language) => ask(part, language, true),

    async reload(language) {
      const parts = [...loadedKeys.keys()];
      running.clear();
      loadedKeys.clear();
      store.setState(empty, true);
      await Promise.all(parts.map((part) => ask(part, language, true)));
    },

    async linkTicket() {
      const ticketAnswer = await gateway.call(ticket, { body: { purpose: 'store' } });
      return ticketAnswer.ok ? { ok: true, value: ticketAnswer.value.ticket } : ticketAnswer;
    },

    reset() {
      running.clear();
      loadedKeys.clear();
      store.setState(empty, true);
    },
  };
}
