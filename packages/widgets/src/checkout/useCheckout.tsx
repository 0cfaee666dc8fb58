import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { checkoutAddress, checkoutFields, shippingPrice } from '@trade-area/core/checkout';
import type { CheckoutSource } from '@trade-area/core/checkout';
import { ticket } from '@trade-area/core/contract';
import { fail } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { usePageReturn } from '../kit/usePageReturn.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutFormProps } from './CheckoutForm.tsx';

/** A saved quote, with the number of its order. */
export type OrderableQuote = CheckoutSource['quote'] & {
  readonly id: string;
  readonly orderCode: string;
  /** Project of its images; '' = none. */
  readonly designer?: string;
};

export interface CheckoutOptions
  extends Pick<CheckoutSource, 'kind' | 'environment' | 'passedOn' | 'storeAddress'> {
  /** Number of the configurator of the quotes, unless `open` is told another. Default: `open` is told each. */
  readonly configurator?: string | undefined;
  /** Full address of the page of a quote. */
  readonly quoteAddress: (id: string, configurator: string) => string;
}

export interface Checkout {
  /** Opens the checkout of a quote; answers why it could not, null once the page is on its way. */
  readonly open: (
    quote: OrderableQuote,
    of?: { readonly configurator: string },
  ) => Promise<Failure | 'noNumber' | null>;
  /** Opens the checkout of the cart with this number; answers why it could not, null once the page is on its way. */
  readonly openCart: (code: string) => Promise<Failure | null>;
  /** The form is on its way: the page is about to be left. */
  readonly isOpening: boolean;
  /** The hidden form; put it anywhere on the page. */
  readonly form: ReactElement | null;
}

type Prepared = { readonly form: CheckoutFormProps } | { readonly problem: Failure | 'noNumber' };

/**
 * Posts a quote to the shop's checkout: only with an order number, with a ticket that is good once, and once however
 * often it is pressed (CHECK-07, CHECK-14, DEC-01).
 */
export function useCheckout(options: CheckoutOptions): Checkout {
  const { session, customerStore, config, log } = useTradeArea();
  const language = useLanguage();
  const [form, setForm] = useState<CheckoutFormProps | null>(null);
  const running = useRef(false);

  usePageReturn(() => {
    running.current = false;
    setForm(null);
  });

  async function prepare(quote: OrderableQuote, configurator: string): Promise<Prepared> {
    const { kind, environment, passedOn, storeAddress, quoteAddress } = options;
    if (quote.orderCode === '') {
      log('error', 'ta: a quote has no order number, so its checkout stays closed.', {
        quote: quote.idQuote,
      });
      return { problem: 'noNumber' };
    }
    await customerStore.need('context', language);
    const { data: context, failure } = customerStore.store.getState().context;
    const { person } = session.store.getState();
    if (!context || !person) return { problem: failure ?? fail('unauthorized').failure };
    const answer = await session.gateway.call(ticket, {
      body: { purpose: 'checkout', order_code: quote.orderCode },
    });
    if (!answer.ok) return { problem: answer.failure };
    const source: CheckoutSource = {
      kind,
      quote,
      configurator,
      environment,
      context,
      customer: { hash: person.c, code: person.code },
      language,
      address: quoteAddress(quote.id, configurator),
      storeAddress,
      ticket: answer.value.ticket,
      passedOn,
      designer: quote.designer ?? '',
    };
    if (shippingPrice(source) === null)
      log('warn', 'ta: the customer’s context has no price of shipping, so the form says 0.', {
        configurator,
      });
    const address = checkoutAddress(source, config.labOrigin, quote.orderCode);
    return { form: { address, fields: checkoutFields(source) } };
  }

  return {
    async openCart(code) {
      if (running.current) return null;
      running.current = true;
      const answer = await session.gateway.call(ticket, { body: { purpose: 'checkout', order_code: code } });
      if (answer.ok) {
        const fields = { ta_token: answer.value.ticket, lang: language };
        setForm({ address: checkoutAddress({ kind: 'EPICOR' }, config.labOrigin, code), fields });
        return null;
      }
      running.current = false;
      return answer.failure;
    },
    async open(quote, of) {
      if (running.current) return null;
      running.current = true;
      const prepared = await prepare(quote, of?.configurator ?? options.configurator ?? '');
      if ('form' in prepared) {
        setForm(prepared.form);
        return null;
      }
      running.current = false;
      return prepared.problem;
    },
    isOpening: form !== null,
    form: form && <CheckoutForm key={form.fields['ta_token']} {...form} />,
  };
}
