import { isOnHoldToPay } from '@trade-area/core/contract';
import type { orderDetails } from '@trade-area/core/contract';
import { labAddress } from '../base/labAddress.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { hasBegun } from './begun.ts';
import { trackingAddress } from './carriers.ts';
import {
  addressesOf,
  detailOf,
  invoiceNumberOf,
  pagesOf,
  printProjectOf,
  receivedFiles,
  stepsOf,
} from './detailTable.ts';
import type { DoneStep, StoredDetail } from './detailTable.ts';
import { orderPicturesOf } from './pictures.ts';
import { orderRowOf } from './row.ts';
import { reprintOf, reprintsOf } from './reprintTable.ts';
import { statusLinkEnd } from './statusLinkTable.ts';
import { orderByCode } from './table.ts';
import type { StoredOrder } from './table.ts';

/** The details of one order (GW-32): an empty list for unknown orders and for other customers' (DET-17). */
export async function getOrderDetails({
  lab,
  session,
  path,
}: Call<typeof orderDetails, Session>): Promise<AnswerInput<typeof orderDetails>> {
  const { queries } = lab.database;
  const order = await orderByCode(queries, session.owner, path['id'] ?? '');
  if (!order) return [];
  const [
    detail,
    steps,
    customer,
    invoiceNumber,
    linkEnd,
    original,
    reprints,
    pages,
    received,
    project,
    pictureOf,
  ] = await Promise.all([
    detailOf(queries, session.owner, order.id),
    stepsOf(queries, session.owner, order.id),
    addressesOf(queries, session.owner),
    invoiceNumberOf(queries, session.owner, order.id),
    statusLinkEnd(queries, session.owner, order.id, lab.clock.now()),
    reprintOf(queries, session.owner, order.id),
    reprintsOf(queries, session.owner, order.id),
    pagesOf(queries, session.owner, order),
    receivedFiles(queries, session.owner, order.id),
    printProjectOf(queries, session.owner, order.commessa),
    orderPicturesOf(lab, [order]),
  ]);
  const home = customer.company;
  const italian = home.country === 'IT' ? customer.invoicing[0] : undefined;
  return [
    {
      ...orderRowOf(order, pictureOf),
      ...optionsOf(detail),
      option_labels: Object.fromEntries(
        (detail?.options ?? []).flatMap(({ name, labels }) => (labels ? [[name, labels]] : [])),
      ),
      order_status: order.incomplete ? 0 : order.fm_status,
      progress: order.progress,
      book_id: detail?.bookId ?? '',
      article_id: detail?.articleId ?? '',
      project_id_json: {
        product_id: detail?.productId ?? '',
        project_id_string: detail?.projectId ?? '',
      },
      id_tipo_ordine: detail?.orderType ?? '',
      shipping: {
        bolla_sped: invoiceNumber,
        carrier: detail?.carrier ?? '',
        tracking_code: detail?.trackingCode ?? '',
        tracking_url: detail ? trackingAddress(lab.config, detail.carrier, detail.trackingCode) : '',
      },
      details: {
        receipt: detail?.receipt ?? '',
        shipping_address: detail?.shippingAddress ?? addressOf(home),
        alternative_shipping_address: detail?.otherAddress ?? null,
        neutral_parcel: detail?.isNeutral ?? false,
        pickup_address: detail?.isPickup ? labAddress(lab.config) : null,
        fatturazione_elettronica: italian ?? null,
      },
      payment: paymentOf(order),
      transfer: transferOf(lab, order),
      placed_by: detail?.placedBy ?? '',
      in_commesse: detail?.linked ?? [],
      reprint_of: original?.code ?? '',
      reprints: reprints.map(({ code }) => code),
      pages,
      received,
      timeline: timelineOf(order, steps).map(({ step, at }) => ({ step, at: at.toISOString() })),
      promise: {
        date: detail?.promisedDate ?? '',
        first: detail?.firstPromisedDate ?? '',
        reason: detail?.slipReason ?? '',
      },
      status_link_ends: linkEnd?.toISOString() ?? '',
      print_project: project,
      // The claimed order is ordered again, not its free copy.
      reorderable: canReorder(order) && !original,
      cancellable: !hasBegun(order, steps) && !original && !isPaidElsewhere(order),
    },
  ];
}

/** The options as fields of the wire: `se_cover`, `se_cover_flag` (DET-16). */
function optionsOf(detail: StoredDetail | undefined): Record<string, string | number> {
  return Object.fromEntries(
    (detail?.options ?? []).flatMap(({ name, label, chosen }) => [
      [`se_${name}`, label],
      [`se_${name}_flag`, chosen ? 1 : 0],
    ]),
  );
}

function addressOf(company: { readonly [field: string]: string } | object) {
  const { name, address, zip, city, state, country } = company as Readonly<Record<string, string>>;
  return { name, address, zip, city, state, country };
}

function paymentOf(order: StoredOrder) {
  if (order.price === null) return null;
  return {
    method: order.payment_data,
    total_amt: (order.price + (order.vat ?? 0)) / 100,
    card_token: '',
    price: order.price / 100,
  };
}

const suspendedForPayment = 5;
/** Ways to pay of an order that a transfer can settle: also of one without any. */
const transferable = ['bank transfer', ''];

/** The bank transfer that production waits for (ORD-23); null = none. */
function transferOf({ config }: Pick<Lab, 'config'>, order: StoredOrder) {
  const { iban, name } = config.seller;
  const amount = order.amount_to_pay ?? 0;
  const isAwaited =
    order.fm_status === suspendedForPayment ||
    isOnHoldToPay({ phase_main: order.phase_main, is_onhold: order.on_hold ? 1 : 0 });
  if (!transferable.includes(order.payment_data) || amount <= 0 || !isAwaited || iban === '') return null;
  return {
    amount: amount / 100,
    receiver: name,
    iban,
    reference: order.shipment_code || order.commessa,
  };
}

/** Without recorded steps an order counts as received on its order date, and as shipped on its shipping date. */
function timelineOf(order: StoredOrder, steps: readonly DoneStep[]): readonly DoneStep[] {
  if (steps.length > 0 || order.incomplete) return steps;
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return [
    { step: 'received' as const, at: noon(order.order_date) },
    ...(order.shipping_date ? [{ step: 'shipped' as const, at: noon(order.shipping_date) }] : []),
  ];
}

/** Paid without a checkout here, so that the lab alone can give the money back. */
function isPaidElsewhere({ price, vat, amount_to_pay: due, shipment_code: checkout }: StoredOrder): boolean {
  return checkout === '' && (price ?? 0) + (vat ?? 0) > 0 && (due ?? 0) <= 0;
}

const neverReordered = [9, 10, 11];

/** Excludes incomplete orders, duplicates and orders cancelled before production. */
export function canReorder(order: Pick<StoredOrder, 'incomplete' | 'fm_status'>): boolean {
  return !order.incomplete && !neverReordered.includes(order.fm_status);
}
