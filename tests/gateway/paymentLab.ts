import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { startStripe } from '../fixtures/stripe.ts';
import type { StripeStandIn } from '../fixtures/stripe.ts';
import type { PaymentBehaviour } from '../fixtures/stripePayments.ts';
import { signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import type { OpenQuote } from './checkoutSteps.ts';

const secret = 'sk_test_of_the_stand_in';

/** A checkout that waits for the press of its button, and the form that the button posts. */
export interface Ready extends OpenQuote {
  readonly form: Record<string, string>;
}

/** A lab whose card provider is the stand-in, and the customer who pays there. */
export interface PaymentLab {
  readonly lab: TestLab;
  readonly stripe: StripeStandIn;
  readonly who: SignedIn;
  /** Opens a checkout that is paid with a new card, which behaves so when it is charged. */
  readyToPay(behaviour?: PaymentBehaviour): Promise<Ready>;
  stateOf(code: string): Promise<{ orders: number; payments: number; state: string | undefined }>;
  /** The provider's name of the latest charge of an order. */
  intentOf(code: string): string;
  stop(): Promise<void>;
}

/** The state of an order that was charged and written. */
export const ordered = { orders: 1, payments: 1, state: 'settled' };
export const minutes = (count: number) => count * 60_000;
export const press = ({ browser, code, form }: Ready) => browser.send(`/checkout/${code}/order`, form);
export const pathOf = (answer: Response) => answer.headers.get('location') ?? '';

/** @param server a PostgreSQL server that is filled already; default: the embedded database. */
export async function startPaymentLab(server?: PostgresServer): Promise<PaymentLab> {
  const stripe = await startStripe(secret);
  const lab = await startTestLab({
    ...(server ? { databaseUrl: server.url, now: server.filledAt } : {}),
    change: (config) => ({
      ...config,
      cards: {
        provider: 'stripe',
        api: stripe.origin,
        secret,
        script: `${stripe.origin}/v3/`,
        publicKey: 'pk_test_of_the_stand_in',
        timeoutMs: 400,
      },
    }),
  });
  const who = await signIn(lab.base, 'it@studio.test');

  async function saveCard(behaviour: PaymentBehaviour): Promise<string> {
    const reference = `pm_${crypto.randomUUID().replaceAll('-', '')}`;
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2033 };
    stripe.methods.set(reference, { id: reference, card, customer: 'cus_000001', behaves: 'works' });
    stripe.behaviours.set(reference, behaviour);
    const token = `card_${crypto.randomUUID()}`;
    await lab.query(`insert into cards (customer_id, token, provider, reference, brand, holder, last4, expiry_month, expiry_year, created_at)
      select id, '${token}', 'stripe', '${reference}', 'Visa', 'Anna', '4242', 12, 2033, now() from customers where code = '1001'`);
    return token;
  }

  return {
    lab,
    stripe,
    who,
    async readyToPay(behaviour = 'charges') {
      const payment = await saveCard(behaviour);
      const open = await openQuote(lab.base, who);
      const seen = seenOn(await open.browser.page(`/checkout/${open.code}/`));
      return { ...open, form: { ...good, payment, seen } };
    },
    async stateOf(code) {
      const [row] =
        await lab.query(`select (select count(*)::int from orders where commessa = '${code}') as orders,
          (select count(*)::int from payments where commessa = '${code}') as payments,
          (select state from card_charges where order_code = '${code}' order by id desc limit 1) as state`);
      return { orders: Number(row?.['orders']), payments: Number(row?.['payments']), state: row?.['state'] };
    },
    intentOf: (code) => [...stripe.payments.values()].findLast(({ order }) => order === code)?.id ?? '',
    async stop() {
      await lab.stop();
      await stripe.stop();
    },
  };
}
