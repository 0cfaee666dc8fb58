import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../src/database/open.ts';
import { orders } from '../../../src/database/schema/orders.ts';
import { messages } from '../../../src/database/schema/messages.ts';
import { pageTexts } from './pageTexts.ts';

interface ConversationContext {
  readonly customerId: number;
  readonly language: string;
  readonly staffId: number;
  readonly now: number;
  /** Origin of the lab's site. */
  readonly labOrigin: string;
}

const hour = 3_600_000;

/**
 * An open question, an answered one, a long message and one with a pickup link, on orders that have messages; and the
 * question for which each suspended order waits.
 */
export async function insertConversations(
  queries: Queries,
  { customerId, language, staffId, now, labOrigin }: ConversationContext,
) {
  const texts = pageTexts(language);
  await queries
    .update(messages)
    .set({ staffId })
    .where(and(eq(messages.customerId, customerId), eq(messages.fao, 'client')));
  const ordersWithMessages = await queries
    .selectDistinct({ id: orders.id, commessa: orders.commessa })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .where(
      and(
        eq(messages.customerId, customerId),
        eq(orders.incomplete, false),
        inArray(orders.fmStatus, [1, 3, 4]),
      ),
    )
    .orderBy(asc(orders.id));
  const [first, second] = ordersWithMessages;
  const fromLab = { customerId, fao: 'client', staffId } as const;
  const fromStudio = { customerId, fao: 'studio' } as const;
  const at = (hours: number) => new Date(now - hours * hour);
  const open = { isMissing: true, missingStatus: 'open', category: 'cover', categoryTemplate: 'cover_name' };
  const suspended = await suspendedOrders(queries, customerId);
  const asked = suspended.filter((id) => id !== second?.id);
  if (asked.length > 0)
    await queries.insert(messages).values(
      asked.map((orderId) => ({
        ...fromLab,
        ...open,
        orderId,
        text: texts.question,
        createdAt: at(50),
        readAt: at(49),
      })),
    );
  if (!first) return;
  await queries.insert(messages).values([
    { ...fromLab, orderId: first.id, text: texts.long, createdAt: at(260), readAt: at(255) },
    {
      ...fromLab,
      orderId: first.id,
      text: `${texts.pickup} ${labOrigin}/fedex/${first.commessa}/${randomBytes(5).toString('hex')}`,
      createdAt: at(180),
      readAt: at(170),
    },
    { ...fromStudio, orderId: first.id, text: texts.reply, createdAt: at(30), readAt: at(29) },
    { ...fromLab, orderId: first.id, text: texts.thanks, createdAt: at(28), readAt: at(26) },
  ]);
  if (second)
    await queries.insert(messages).values({
      ...fromLab,
      ...open,
      orderId: second.id,
      text: texts.question,
      createdAt: at(5),
      readAt: null,
    });
}

/** Orders whose production the lab has stopped with a question, which the customer has read and not answered. */
async function suspendedOrders(queries: Queries, customerId: number): Promise<number[]> {
  const rows = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.customerId, customerId), eq(orders.incomplete, false), inArray(orders.fmStatus, [3, 4])),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}
