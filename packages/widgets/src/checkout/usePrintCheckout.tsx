import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { checkoutAddress, checkoutFields } from '@trade-area/core/checkout';
import { printForCheckout, ticket } from '@trade-area/core/contract';
import { fail, printCheckoutLocale } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { usePageReturn } from '../kit/usePageReturn.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutFormProps } from './CheckoutForm.tsx';

export interface PrintCheckoutOptions {
  /** Family of the products, such as `27`. */
  readonly family: string;
  readonly storeAddress: string;
  /** Full address of the page of a project. */
  readonly projectAddress: (uuid: string) => string;
}

export interface PrintCheckout {
  /** Opens the checkout of a saved project; answers why it could not, null once the page is on its way. */
  readonly open: (uuid: string) => Promise<Failure | null>;
  /** The hidden form; put it anywhere on the page. */
  readonly form: ReactElement | null;
}

type Prepared = { readonly form: CheckoutFormProps } | { readonly problem: Failure };

const passedOn = { collection: '', flagged_as: '', ev: '', fundy_order_code: '', pid: '' };

/** Takes a project of the print editor to the shop’s checkout, with a ticket that is good once (PRINT-04, PRINT-06). */
export function usePrintCheckout(options: PrintCheckoutOptions): PrintCheckout {
  const { session, customerStore, config } = useTradeArea();
  const language = useLanguage();
  const [form, setForm] = useState<CheckoutFormProps | null>(null);
  const running = useRef(false);
  usePageReturn(() => {
    running.current = false;
    setForm(null);
  });

  async function prepare(uuid: string): Promise<Prepared> {
    const { gateway } = session;
    const taken = await gateway.call(printForCheckout, { path: { project_id: uuid } });
    if (!taken.ok) return { problem: taken.failure };
    const { order_code: code } = taken.value;
    await customerStore.need('context', language);
    const { data: context, failure } = customerStore.store.getState().context;
    const { person } = session.store.getState();
    if (!context || !person) return { problem: failure ?? fail('unauthorized').failure };
    const answer = await gateway.call(ticket, { body: { purpose: 'checkout', order_code: code } });
    if (!answer.ok) return { problem: answer.failure };
    const fields = checkoutFields({
      kind: 'PRINTBOX',
      // The lab knows project and price by the number of the order: the form says them for the shop alone.
      quote: { idQuote: '', total: null, header: new Map(), fields: [] },
      configurator: options.family,
      environment: '',
      context,
      customer: { hash: person.c, code: person.code },
      language,
      address: options.projectAddress(uuid),
      storeAddress: options.storeAddress,
      ticket: answer.value.ticket,
      project: uuid,
      passedOn,
    });
    const locale = printCheckoutLocale(language);
    const address = checkoutAddress({ kind: 'PRINTBOX' }, config.labOrigin, code, locale);
    return { form: { address, fields } };
  }

  return {
    async open(uuid) {
      if (running.current) return null;
      running.current = true;
      const prepared = await prepare(uuid);
      if ('form' in prepared) {
        setForm(prepared.form);
        return null;
      }
      running.current = false;
      return prepared.problem;
    },
    form: form && <CheckoutForm key={form.fields['ta_token']} {...form} />,
  };
}
