import { languages, productionSteps } from '@trade-area/core/contract';
import type { orders } from '../../../src/database/schema/orders.ts';
import type { orderDetails, orderSteps, ProductOption } from '../../../src/database/schema/production.ts';
import { receiptNumber } from '../../../src/payments/sales/sale.ts';
import type { Random } from '../random.ts';
import { pageTexts } from './pageTexts.ts';
import type { PageTexts } from './pageTexts.ts';

type Order = typeof orders.$inferSelect;
type Detail = typeof orderDetails.$inferInsert;
type Step = typeof orderSteps.$inferInsert;

/** Percent of the work that is done after each step, as in `production/orderActions.ts`. */
const doneAt = [5, 20, 40, 55, 70, 85, 100] as const;
const dayMs = 86_400_000;

export interface OrderPageRows {
  readonly detail: Detail;
  readonly steps: readonly Step[];
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The page of one demonstration order: its options, steps, promised date and shipment. */
export function createOrderPage(order: Order, language: string, random: Random, today: Date): OrderPageRows {
  const texts = pageTexts(language);
  const ordered = Date.parse(`${order.orderDate}T08:00:00Z`);
  // An order that was shipped today was shipped at least an hour ago.
  const shipped = order.shippingDate
    ? Math.min(Date.parse(`${order.shippingDate}T15:00:00Z`), today.getTime() - 3_600_000)
    : null;
  const arrived = shipped === null ? null : shipped + 2 * dayMs;
  const running = !order.incomplete && [1, 3, 4, 5].includes(order.fmStatus);
  const promised = ordered + 14 * dayMs;
  const isDelayed = running && random.chance(0.2);
  // An order that is already late gets a new promised date.
  const isOverdue = running && promised < today.getTime();
  const date = isDelayed || isOverdue ? Math.max(promised, today.getTime()) + 3 * dayMs : promised;
  const carrier = random.pick(['FedEx', 'UPS', 'BRT']);
  const album = order.tipo === 'album';
  return {
    detail: {
      orderId: order.id,
      customerId: order.customerId,
      bookId: `B${order.commessa}`,
      articleId: order.listFile.split('_')[0] ?? '',
      productId: order.listFile.split('_')[0] ?? '',
      projectId: album ? `P${order.commessa}` : '',
      options: album ? optionsOf(language, random) : [],
      orderType: order.tipo,
      receipt: order.price !== null && order.paymentData !== '' ? receiptNumber(order.commessa) : '',
      promisedDate: running ? iso(date) : null,
      firstPromisedDate: isDelayed || isOverdue ? iso(promised) : null,
      slipReason: isDelayed || isOverdue ? texts.slip : '',
      carrier: shipped === null ? '' : carrier,
      trackingCode: shipped === null ? '' : String(random.between(100_000_000_000, 999_999_999_999)),
      deliveredDate:
        arrived !== null && order.fmStatus === 2 && arrived <= today.getTime() ? iso(arrived) : null,
    },
    steps: stepsOf(order, { ordered, shipped, today: today.getTime() }),
  };
}

/** Options with their labels in each language, as the checkout writes them. */
function optionsOf(language: string, random: Random): ProductOption[] {
  const option = (name: string, chosen: boolean, labelIn: (texts: PageTexts) => string) => ({
    name,
    label: labelIn(pageTexts(language)),
    chosen,
    labels: Object.fromEntries(languages.map((each) => [each, labelIn(pageTexts(each))])),
  });
  const { cover } = pageTexts(language);
  const material = cover.indexOf(random.pick(cover));
  return [
    option('cover', true, (texts) => texts.cover[material] ?? ''),
    option('box', random.chance(0.5), ({ box }) => box),
    option('corners', random.chance(0.3), ({ rounded }) => rounded),
    option('gilding', random.chance(0.2), ({ gilding }) => gilding),
  ];
}

function stepsOf(
  order: Order,
  { ordered, shipped, today }: { ordered: number; shipped: number | null; today: number },
): Step[] {
  if (order.incomplete || [7, 9, 10, 11].includes(order.fmStatus)) return [];
  const last =
    shipped === null ? doneAt.filter((percent) => percent <= Math.max(5, order.progress)).length : 7;
  const done = productionSteps.slice(0, shipped === null ? Math.min(last, 6) : 7);
  const end = shipped ?? Math.max(ordered, today - 3 * 3_600_000);
  return done.map((step, index) => ({
    customerId: order.customerId,
    orderId: order.id,
    step,
    at: new Date(done.length === 1 ? ordered : ordered + ((end - ordered) * index) / (done.length - 1)),
  }));
}
