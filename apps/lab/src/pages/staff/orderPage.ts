import type { Refusal } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { createToken } from '../../identity/tokens.ts';
import { attachmentsOf, messagesOf } from '../../messages/table.ts';
import { detailOf, stepsOf } from '../../orders/detailTable.ts';
import { reprintOf, reprintsOf } from '../../orders/reprintTable.ts';
import { documentIds, documentsById } from '../../payments/invoiceTable.ts';
import { paddedNumber } from '../../payments/invoice/number.ts';
import { deskRefundsOf } from '../../payments/refunds/recordRefund.ts';
import { remindersOf } from '../../payments/reminders/reminderTable.ts';
import { nextReminderOf } from '../../payments/reminders/reminders.ts';
import { receiptsOf } from '../../payments/sales/receiptTable.ts';
import { labMoment } from '../../base/labMoment.ts';
import { orderPrints } from '../../print/render/orderPrints.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { sentSetOf } from '../../production/table.ts';
import { hasDeletedFiles, setOf } from '../../uploads/setTable.ts';
import { problemOf } from './actions.ts';
import type { Desk } from './desk.ts';
import type { StaffSession } from './session.ts';
import type { OrderPage, SubmittedFields } from './views.tsx';

/** Everything that an order's page shows. */
export async function loadOrderPage(
  lab: Lab,
  desk: Desk,
  given: {
    readonly session: StaffSession;
    readonly order: StaffOrder;
    /** The action that was done just now; '' = none. */
    readonly said: string;
    /** The action that was refused, with its input. */
    readonly refused: { readonly why: Refusal; readonly submitted: SubmittedFields } | null;
  },
): Promise<OrderPage> {
  const { session, order, said, refused } = given;
  const { queries } = lab.database;
  const [detail, steps, messages, sent, documents, receipts, refunds, reminders, original, reprints] =
    await Promise.all([
      detailOf(queries, order.owner, order.id),
      stepsOf(queries, order.owner, order.id),
      messagesOf(queries, order.owner, order.id),
      sentSetOf(queries, order.owner, order.id),
      documentIds(queries, order.owner, [order.code]).then((ids) => documentsById(queries, order.owner, ids)),
      receiptsOf(queries, order),
      deskRefundsOf(queries, order),
      remindersOf(queries, order),
      reprintOf(queries, order.owner, order.id),
      reprintsOf(queries, order.owner, order.id),
    ]);
  const moment = labMoment(lab);
  const prints = await orderPrints(queries, order.id);
  const terms = lab.config.reminders;
  const ids = messages.map(({ id }) => id);
  const { confirmations } = desk.texts;
  return {
    session,
    order,
    detail,
    done: steps.map(({ step }) => step),
    messages,
    sent,
    prints,
    files: await attachmentsOf(queries, order.owner, ids),
    documents: documents.map((document) => ({ ...document, number: paddedNumber(document.number) })),
    receipts,
    refunds,
    reprintOf: original,
    reprints,
    hasDeletedFiles: prints?.run.state === 'deleted' || hasDeletedFiles(await setOf(queries, order.id)),
    reminders,
    nextReminder:
      order.due === 0 ? null : await nextReminderOf(queries, order, reminders, { terms, ...moment }),
    today: moment.today,
    carriers: lab.config.carriers.map(({ name }) => name),
    key: refused?.submitted['key'] || createToken(),
    confirmation:
      !refused && Object.hasOwn(confirmations, said) ? confirmations[said as keyof typeof confirmations] : '',
    problem: refused ? problemOf(desk, refused.why) : '',
    submitted: refused?.submitted ?? {},
  };
}
