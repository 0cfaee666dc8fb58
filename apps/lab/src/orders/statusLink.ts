import { randomBytes } from 'node:crypto';
import {
  createStatusLink,
  productionSteps,
  revokeStatusLink,
  statusLinkDays,
} from '@trade-area/core/contract';
import type { ProductionStep } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { hashToken } from '../identity/tokens.ts';
import { trackingAddress } from './carriers.ts';
import { stepsOf } from './detailTable.ts';
import { followedOrder, insertStatusLink, revokeStatusLinks } from './statusLinkTable.ts';
import { orderByCode } from './table.ts';

const day = 86_400_000;

/** The link of an order's status page. Its token is 128 random bits; the database has the hash alone. */
export async function createLink({
  lab,
  session,
  body,
}: Call<typeof createStatusLink, Session>): Promise<AnswerInput<typeof createStatusLink>> {
  return write(lab, { session, endpoint: createStatusLink }, async (queries) => {
    const order = await orderByCode(queries, session.owner, body.cod_order);
    if (!order) throw notFound();
    const now = lab.clock.now();
    // The customer's row is held from here on: of two requests at once, the later link is the one that works.
    await revokeStatusLinks(queries, session.owner, order.id, now);
    const token = randomBytes(16).toString('base64url');
    const endsAt = new Date(now.getTime() + statusLinkDays * day);
    const row = { tokenHash: hashToken(token), customerId: session.owner, orderId: order.id };
    await insertStatusLink(queries, { ...row, createdAt: now, endsAt });
    return { link: `${lab.config.portal.labOrigin}/status/${token}`, ends: endsAt.toISOString() };
  });
}

export async function revokeLink({
  lab,
  session,
  body,
}: Call<typeof revokeStatusLink, Session>): Promise<AnswerInput<typeof revokeStatusLink>> {
  return write(lab, { session, endpoint: revokeStatusLink }, async (queries) => {
    const order = await orderByCode(queries, session.owner, body.cod_order);
    if (!order) throw notFound();
    await revokeStatusLinks(queries, session.owner, order.id, lab.clock.now());
    return { success: true };
  });
}

/** An order as a couple sees it: no price, no surname, no address. */
export interface OrderStatus {
  readonly studio: string;
  readonly product: string;
  /** Decides which steps its production has. */
  readonly tipo: string;
  /** First names of the couple, else the event; '' = neither is known. */
  readonly names: string;
  /** Production has not begun: the studio has not sent all photos. */
  readonly waitsForPhotos: boolean;
  /** Steps that are done, in the order of the production. */
  readonly done: readonly ProductionStep[];
  /** ISO days; '' = not known, not shipped, not delivered. */
  readonly promised: string;
  readonly shipped: string;
  readonly delivered: string;
  /** The courier and its page about the parcel; '' before it was shipped. */
  readonly carrier: string;
  readonly tracking: string;
  /** The studio picks it up at the lab: it is ready instead of shipped. */
  readonly isPickup: boolean;
}

/** `ended`: the link was valid once. null = no such link, a revoked one, or an order that was cancelled. */
export async function orderStatusOf(lab: Lab, token: string): Promise<OrderStatus | 'ended' | null> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(token)) return null;
  const { queries } = lab.database;
  const order = await followedOrder(queries, hashToken(token));
  if (!order) return null;
  if (order.endsAt <= lab.clock.now()) return 'ended';
  if (!order.incomplete && order.fmStatus > 5) return null;
  const steps = await stepsOf(queries, ownerOf(order), order.id);
  const isShipped = !order.incomplete && order.fmStatus === 2;
  // Ordered it is, whatever is missing before production begins.
  const recorded = new Set<ProductionStep>(['received', ...steps.map(({ step }) => step)]);
  const done = productionSteps.filter((step) => isShipped || (step !== 'shipped' && recorded.has(step)));
  const carrier = isShipped ? (order.carrier ?? '') : '';
  return {
    studio: order.studio,
    product: order.article,
    tipo: order.tipo,
    names: [order.bride, order.groom].map(firstName).filter(Boolean).join(' & ') || order.eventName,
    waitsForPhotos: order.incomplete,
    done,
    promised: isShipped ? '' : (order.promisedDate ?? ''),
    shipped: isShipped ? (order.shippingDate ?? '') : '',
    delivered: isShipped ? (order.deliveredDate ?? '') : '',
    carrier,
    isPickup: order.isPickup === true,
    tracking: carrier === '' ? '' : trackingAddress(lab.config, carrier, order.trackingCode ?? ''),
  };
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';
