import { createStore } from 'zustand/vanilla';
import {
  configuratorPrice,
  configuratorProduct,
  quoteEndpoints,
  saveQuotePicture,
} from '../contract/index.ts';
import type { ConfiguratorAnswer } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { Clock } from '../kernel/ports.ts';
import { choicesOf, fieldsOf, samplesField } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';
import type { ConfiguratorAddress } from './address.ts';
import { dropDependents, keepKnown, keepOffered } from './choices.ts';
import { productField, readQuote, valuesOf } from './quote.ts';
import { createQuoteSaver } from './save.ts';
import { nothingLoaded } from './state.ts';
import type { Configurator, ConfiguratorState } from './state.ts';

export interface ConfiguratorPorts {
  readonly gateway: Gateway;
  readonly clock: Clock;
  /** Makes a key that is unique to one wish of the person. */
  readonly newIdempotencyKey: () => string;
}

export interface ConfiguratorStart extends Pick<ConfiguratorAddress, 'environment' | 'configurator'> {
  /** Slug of the product that is opened first; '' = the usual one of the configurator. */
  readonly product: string;
  /** The edition of a link; '' = none. */
  readonly ed: string;
  /** A new configuration begins as a sample. */
  readonly isSample: boolean;
  /** First choices of a new configuration, in words such as `Size=30x30 Pages=40`. Default: nothing. */
  readonly choices?: string;
  /** ISO 4217, of the prices that a visitor sees; a customer sees the account's. Default: the lab's. */
  readonly currency?: string;
}

const sample = [[samplesField, 1]] as const;

/** Choices of the link to a new configuration. */
const initialChoices = ({ isSample, choices = '' }: ConfiguratorStart): Configuration =>
  new Map([...choicesOf(choices), ...(isSample ? sample : [])]);

/** Milliseconds between the last choice and the question for its price. */
const pause = 150;
/** Milliseconds that a checkout waits for the picture of what it orders. */
const longestSending = 8_000;

/**
 * The configuration of one product: what was chosen, its price from the lab, and its quote. The price is never computed
 * here: until the lab answers, the former one is marked as stale (DEC-23).
 *
 * @example
 * const configurator = createConfigurator({ gateway, clock, newIdempotencyKey }, start);
 * await configurator.open('', 'en');
 * configurator.choose('CoverMaterial', 'leather');
 */
export function createConfigurator(ports: ConfiguratorPorts, start: ConfiguratorStart): Configurator {
  const { gateway, clock } = ports;
  const store = createStore<ConfiguratorState>()(() => nothingLoaded);
  const state = store.getState;
  /** Language and quote that were opened last; '' = nothing. */
  let opened = '';
  let wanted = { quote: '', language: 'en' as InterfaceLanguage };
  /** Slug of the present product, '' until it is known. */
  let slug = start.product;
  /** Slug of the product that was chosen and is not loaded yet; '' = none. Until then the former one counts. */
  let next = '';
  /** Numbers of the latest loading and the latest question: earlier answers are dropped. */
  let loading = 0;
  let asking = 0;
  /** Field of the newest choice: it is never taken back. */
  let latest = '';
  let priceList = '';
  let stopWaiting: () => void = () => undefined;

  const which = (product = slug) => ({
    ...(product === '' ? {} : { product }),
    ...(start.ed === '' || product !== start.product ? {} : { ed: start.ed }),
    lang: wanted.language,
    ...(start.currency ? { currency: start.currency } : {}),
  });

  async function load(): Promise<void> {
    stopWaiting();
    const number = (loading += 1);
    asking += 1;
    store.setState({ isLoading: true, loadFailure: null });
    const { quote: id } = wanted;
    if (id !== '' && state().quote?.id !== id) {
      const answer = await gateway.call(quoteEndpoints[start.environment].read, { path: { conf_id: id } });
      if (number !== loading) return;
      if (!answer.ok) return store.setState({ isLoading: false, loadFailure: answer.failure });
      const quote = readQuote(answer.value);
      slug = quote.slug === '' ? slug : quote.slug;
      next = '';
      const chosen = valuesOf(quote.fields);
      chosen.delete(productField);
      latest = '';
      store.setState({ quote, chosen, formerPrice: answer.value.formerPrice, isChanged: false });
    }
    const target = next === '' ? slug : next;
    const price = ask(target);
    const answer = await gateway.call(configuratorProduct, {
      path: { configurator: start.configurator },
      query: which(target),
    });
    if (number !== loading) return;
    if (!answer.ok) {
      store.setState({ isLoading: false, loadFailure: answer.failure });
      // The product on the screen stays: its price takes the place of the other one's.
      if (next !== '') await ask();
      return;
    }
    slug = answer.value.slug;
    const isOther = next !== '';
    next = '';
    await price;
    if (number !== loading) return;
    const { chosen: before } = state();
    const chosen = isOther ? keepKnown(answer.value, before) : before;
    store.setState({ product: answer.value, isLoading: false, chosen });
    if (chosen.size < before.size) await ask();
  }

  async function ask(product = slug): Promise<void> {
    stopWaiting();
    const number = (asking += 1);
    store.setState({ isStale: true, priceFailure: null });
    const answer = await gateway.call(configuratorPrice, {
      body: { configurator: start.configurator, ...which(product), fields: fieldsOf(state().chosen) },
    });
    if (number !== asking) return;
    if (!answer.ok) store.setState({ priceFailure: answer.failure });
    else if (!takeBack(answer.value)) {
      const { value } = answer;
      store.setState({ answer: value, configuration: valuesOf(value.fields), isStale: false });
    } else await ask(product);
  }

  /** Takes back what the lab says does not go with the newest choice; false = there is nothing to take back. */
  function takeBack({ problems }: ConfiguratorAnswer): boolean {
    const { chosen: before, dropped } = state();
    if (latest === '') return false;
    const chosen = new Map(before);
    const refused = problems.filter(
      ({ code, field }) => code === 'notWithThis' && field !== latest && chosen.delete(field),
    );
    if (refused.length === 0) return false;
    const more = refused.map(({ field, value }) => ({ option: field, value }));
    store.setState({ chosen, dropped: [...dropped, ...more] });
    return true;
  }

  const { save, forget } = createQuoteSaver({
    ...ports,
    store,
    address: start,
    productSlug: () => slug,
    priceList: () => priceList,
    settlePrice: async () => {
      if (state().isStale) await ask();
    },
  });

  return {
    store,

    async open(quote, language, former) {
      const key = `${language} ${quote}`;
      const isSaved = quote !== '' && state().quote?.id === quote && wanted.language === language;
      if (opened === key || (isSaved && opened !== '')) return;
      const isSameQuote = opened !== '' && quote === (state().quote?.id ?? '');
      opened = key;
      wanted = { quote, language };
      if (!isSameQuote) {
        slug = former?.product?.slug ?? start.product;
        next = '';
        latest = '';
        const chosen: Configuration =
          quote === '' ? new Map([...initialChoices(start), ...(former?.chosen ?? [])]) : new Map();
        store.setState({ ...nothingLoaded, chosen }, true);
      }
      await load();
    },

    async reload() {
      if (state().saveFailure?.kind === 'conflict') store.setState({ quote: null });
      store.setState({ saveFailure: null });
      await load();
    },

    async changePerson(keepsQuote) {
      if (!keepsQuote && state().quote) {
        wanted = { ...wanted, quote: '' };
        store.setState({ quote: null, formerPrice: null, isChanged: true });
      }
      store.setState({ saveFailure: null });
      await load();
    },

    async adopt(fields, isFirst = false) {
      const { product, chosen: before, configuration, isChanged } = state();
      if (!product) return;
      const values = valuesOf(fields);
      const wish = String(values.get(productField) ?? slug);
      values.delete(productField);
      const isOther = wish !== slug && product.products.some((each) => each.slug === wish);
      const offered = isOther ? values : keepOffered(product, values);
      // A script knows no samples.
      const kept = before.get(samplesField);
      if (kept !== undefined && !offered.has(samplesField)) offered.set(samplesField, kept);
      const isSame =
        [...offered].every(([name, value]) => String(configuration.get(name) ?? '') === String(value)) &&
        [...before.keys()].every((name) => offered.has(name));
      if (isSame && !isOther) return;
      latest = '';
      store.setState({ chosen: offered, dropped: [], isStale: true, isChanged: isChanged || !isFirst });
      asking += 1;
      stopWaiting();
      if (isOther) {
        next = wish;
        return load();
      }
      stopWaiting = clock.after(pause, () => void ask());
    },

    namePriceList: (version) => void (priceList = version),

    async chooseProduct(wish) {
      if (wish === (next === '' ? slug : next)) return;
      next = wish === slug ? '' : wish;
      latest = productField;
      store.setState({ isChanged: true, dropped: [] });
      await load();
    },

    choose(option, value) {
      const { product, chosen: before, configuration } = state();
      if (!product || configuration.get(option) === value) return;
      latest = option;
      const choice = [option, value] as const;
      const remaining = dropDependents(
        product,
        { chosen: new Map([...before, choice]), configuration: new Map([...configuration, choice]) },
        option,
      );
      store.setState({ ...remaining, isStale: true, isChanged: true });
      asking += 1;
      stopWaiting();
      stopWaiting = clock.after(pause, () => void ask());
    },

    retryPrice: () => ask(),
    acceptPrice: () => store.setState({ formerPrice: null }),
    forgetSaveFailure: () => store.setState({ saveFailure: null }),

    async save(asNew = false) {
      const saved = await save(asNew);
      if (saved?.ok) wanted = { ...wanted, quote: saved.value.id };
      return saved;
    },

    async sendPicture({ id, revision }, bytes) {
      // Pictures are of the environment that orders.
      if (start.environment !== '') return;
      const sent = gateway.call(saveQuotePicture, { query: { id, revision: String(revision) }, bytes });
      await Promise.race([sent, new Promise<void>((resolve) => clock.after(longestSending, resolve))]);
    },

    close() {
      stopWaiting();
      loading += 1;
      asking += 1;
      opened = '';
      forget();
    },
  };
}
