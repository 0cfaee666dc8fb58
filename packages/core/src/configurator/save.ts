import type { StoreApi } from 'zustand/vanilla';
import { quoteEndpoints } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { fieldsOf } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';
import type { ConfiguratorAddress } from './address.ts';
import { productField, readQuote } from './quote.ts';
import type { SavedQuote } from './quote.ts';
import type { ConfiguratorState } from './state.ts';

interface SaverPorts {
  readonly gateway: Gateway;
  readonly newIdempotencyKey: () => string;
  readonly store: StoreApi<ConfiguratorState>;
  readonly address: Pick<ConfiguratorAddress, 'environment' | 'configurator'>;
  readonly productSlug: () => string;
  /** Version of the customer's price list; '' = not named (CONF-28). */
  readonly priceList: () => string;
  /** Ends once the price is that of the present choices, or could not be asked for. */
  readonly settlePrice: () => Promise<void>;
}

export interface QuoteSaver {
  save(asNew: boolean): Promise<Result<SavedQuote> | null>;
  /** A save that still runs no longer changes the state. */
  forget(): void;
}

/** Saves a configuration into its quote, one save at a time, each content under one key (T-E2). */
export function createQuoteSaver(ports: SaverPorts): QuoteSaver {
  const { gateway, store, address, newIdempotencyKey } = ports;
  const { create, save } = quoteEndpoints[address.environment];
  let last = { content: '', key: '' };
  let number = 0;

  async function send(
    asNew: boolean,
    onContent: (chosen: Configuration) => void,
  ): Promise<Result<SavedQuote>> {
    await ports.settlePrice();
    const { quote, product, chosen, configuration, answer, priceFailure } = store.getState();
    onContent(chosen);
    if (priceFailure) return { ok: false, failure: priceFailure };
    const fields = fieldsOf(new Map([...configuration, [productField, ports.productSlug()]]));
    const configuredProduct = JSON.stringify({
      idProduct: address.configurator,
      name: product?.name ?? '',
      fields,
    });
    const target = asNew ? null : quote;
    const content = JSON.stringify([target?.id, target?.revision, asNew, configuredProduct]);
    // Equal content keeps its key, so that a repetition after a lost answer counts once.
    if (last.content !== content) last = { content, key: newIdempotencyKey() };
    const currency = answer?.price?.currency;
    const list = ports.priceList();
    const body = {
      configuredProduct,
      ...(currency === undefined ? {} : { currency }),
      ...(list === '' ? {} : { price_list_version: list }),
    };
    const { key } = last;
    const outcome = target
      ? await gateway.call(
          save,
          {
            path: { conf_id: target.id, idQuote: target.idQuote },
            body: { ...body, revision: String(target.revision) },
          },
          { key },
        )
      : await gateway.call(create, { path: { product_id: address.configurator }, body }, { key });
    if (!outcome.ok) return outcome;
    last = { content: '', key: '' };
    return succeed(readQuote(outcome.value));
  }

  return {
    async save(asNew) {
      if (store.getState().isSaving) return null;
      const mine = (number += 1);
      store.setState({ isSaving: true, saveFailure: null });
      // Choices that are made while it is saved are not in it.
      let sent = store.getState().chosen;
      const saved = await send(asNew, (chosen) => (sent = chosen));
      if (mine !== number) return saved;
      if (!saved.ok) store.setState({ isSaving: false, saveFailure: saved.failure });
      else {
        const isChanged = store.getState().chosen !== sent;
        store.setState({ isSaving: false, quote: saved.value, formerPrice: null, isChanged });
      }
      return saved;
    },
    forget() {
      number += 1;
      store.setState({ isSaving: false });
    },
  };
}
