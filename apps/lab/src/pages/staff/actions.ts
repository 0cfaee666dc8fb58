import { labMoment } from '../../base/labMoment.ts';
import type { Queries } from '../../database/open.ts';
import { staffActions } from '../../database/schema/production.ts';
import { invalid } from '../../base/errors.ts';
import type { Refusal } from '../../base/errors.ts';
import { runOnce } from '../../base/idempotency.ts';
import type { Lab } from '../../base/lab.ts';
import { detectType, allowedKindsText, cleanFileName } from '../../messages/fileKinds.ts';
import { removeRefused, storeFile } from '../../messages/fileStore.ts';
import { closeQuestions, sendFromLab } from '../../messages/staffSend.ts';
import {
  changePrice,
  promiseAfterPayment,
  recordDelivery,
  completeSteps,
  changePromisedDate,
  shipOrder,
  startUnpaid,
  recordReturn,
} from '../../production/orderActions.ts';
import { lockOrder } from '../../production/orderTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { recordRefund } from '../../payments/refunds/recordRefund.ts';
import { createReprint } from '../../production/reprint.ts';
import { sendReminder } from '../../payments/reminders/reminders.ts';
import { cancelPrints, resumePrints } from '../../print/render/orderPrints.ts';
import { receivePayment, reverseReceipt } from '../../payments/sales/receipts.ts';
import type { SubmittedForm } from '../form.ts';
import type { StaffSession } from './session.ts';
import type { Desk } from './desk.ts';
import { accessTexts } from './texts/access.ts';
import type { DeskTexts } from './texts/deskTexts.ts';

export interface Action {
  readonly session: StaffSession;
  readonly order: StaffOrder;
  readonly form: SubmittedForm;
}

const maxFiles = 10;

/** The actions of the forms on an order's page, by the last part of their address. */
export const actions = {
  async message(lab, { session, order, form }) {
    const { blobs } = lab.uploads;
    const chosenFiles = form.files('files');
    if (chosenFiles.length > maxFiles) throw invalid({ files: `at most ${maxFiles}` });
    const files: (Awaited<ReturnType<typeof storeFile>> & { name: string; type: string })[] = [];
    try {
      for (const file of chosenFiles) {
        const bytes = Buffer.from(await file.arrayBuffer());
        const name = cleanFileName(file.name);
        const type = detectType(name, bytes);
        if (type === null) throw invalid({ files: allowedKindsText });
        lab.requireSpace('files');
        files.push({ ...(await storeFile(blobs, bytes)), name, type });
      }
      const text = form.text('text');
      const asks = form.text('asks') === '1';
      const key = form.text('key').slice(0, 100);
      const content = [order.code, text, asks, files.map(({ sha256 }) => sha256)];
      const now = lab.clock.now();
      const wish = { actor: `staff ${session.id}`, key, endpoint: 'staff.message', content, now };
      let sent = false;
      await change(lab, session, order, 'message', (queries) =>
        runOnce(queries, wish, async (inside) => {
          sent = true;
          const message = { orderId: order.id, staffId: session.id, text, asks, files };
          return sendFromLab(inside, order.owner, message, now);
        }),
      );
      // The message was sent before under this key, so its files are stored already.
      if (!sent) for (const { code } of files) await blobs.remove(code);
    } catch (error) {
      await removeRefused(blobs, error, files);
      throw error;
    }
  },
  answered: (lab, { session, order }) =>
    change(lab, session, order, 'answered', (queries) => closeQuestions(queries, order.owner, order.id)),
  step: (lab, { session, order, form }) =>
    change(lab, session, order, 'step', (queries, current) =>
      completeSteps(queries, current, form.text('step'), lab.clock.now()),
    ),
  promise: (lab, { session, order, form }) =>
    change(lab, session, order, 'promise', (queries, current) =>
      changePromisedDate(
        queries,
        current,
        { date: form.text('date'), reason: form.text('reason') },
        labMoment(lab),
      ),
    ),
  ship: (lab, { session, order, form }) =>
    change(lab, session, order, 'ship', (queries, current) =>
      shipOrder(
        queries,
        current,
        {
          carrier: form.text('carrier'),
          tracking: form.text('tracking'),
          config: lab.config,
        },
        labMoment(lab),
      ),
    ),
  delivered: (lab, { session, order, form }) =>
    change(lab, session, order, 'delivered', (queries, current) =>
      recordDelivery(queries, current, form.text('delivered'), labMoment(lab)),
    ),
  returned: (lab, { session, order }) =>
    change(lab, session, order, 'returned', (queries, current) =>
      recordReturn(queries, current, labMoment(lab)),
    ),
  price: (lab, { session, order, form }) =>
    change(lab, session, order, 'price', (queries, current) =>
      changePrice(queries, current, form.text('price'), labMoment(lab)),
    ),
  paid: (lab, { session, order, form }) => {
    const [amount, day, method, note] = ['amount', 'paid_on', 'method', 'note'].map((name) =>
      form.text(name),
    ) as [string, string, string, string];
    const given = { amount, day, method, note };
    const moment = labMoment(lab);
    const { now } = moment;
    const by = { staffId: session.id, ...moment, rates: lab.config.exchangeRates };
    const once = {
      actor: `staff ${session.id}`,
      key: form.text('key').slice(0, 100),
      endpoint: 'staff.paid',
      now,
    };
    return change(lab, session, order, 'paid', (queries, current) => {
      const record = async (inside: Queries) => {
        await receivePayment(inside, { ...current, ordered: current.orderDate }, given, by);
        await promiseAfterPayment(lab, inside, current, now);
      };
      // A form that is submitted twice records one payment.
      return once.key === ''
        ? record(queries)
        : runOnce(queries, { ...once, content: [order.code, given] }, record);
    });
  },
  release: (lab, { session, order }) =>
    change(lab, session, order, 'release', (queries, current) =>
      startUnpaid(lab, queries, current, lab.clock.now()),
    ),
  reminder: (lab, { session, order, form }) =>
    change(lab, session, order, 'reminder', (queries, current) =>
      sendReminder(queries, current, Number(form.text('step')), {
        staffId: session.id,
        ...labMoment(lab),
        terms: lab.config.reminders,
      }),
    ),
  reversed: (lab, { session, order, form }) =>
    change(lab, session, order, 'reversed', (queries, current) =>
      reverseReceipt(
        queries,
        current,
        { id: Number(form.text('receipt')), note: form.text('note') },
        { staffId: session.id, ...labMoment(lab), rates: lab.config.exchangeRates },
      ),
    ),
  reprint: (lab, { session, order, form }) => {
    const given = { reason: form.text('reprint_reason'), pieces: form.text('pieces') };
    const moment = labMoment(lab);
    const key = form.text('key').slice(0, 100);
    const once = { actor: `staff ${session.id}`, key, endpoint: 'staff.reprint', now: moment.now };
    return change(lab, session, order, 'reprint', (queries, current) => {
      const create = async (inside: Queries) => {
        await createReprint(inside, current, given, { staffId: session.id, ...moment });
        return null;
      };
      // A form that is submitted twice creates one order.
      return key === ''
        ? create(queries)
        : runOnce(queries, { ...once, content: [order.code, given] }, create);
    });
  },
  render: (lab, { session, order }) =>
    change(lab, session, order, 'render', (queries) => resumePrints(queries, order.id, lab.clock.now())),
  stopRender: (lab, { session, order }) =>
    change(lab, session, order, 'stopRender', (queries) => cancelPrints(queries, order.id, lab.clock.now())),
  refunded: (lab, { session, order, form }) =>
    change(lab, session, order, 'refunded', (queries, current) =>
      recordRefund(
        queries,
        current,
        { id: Number(form.text('refund')), day: form.text('refunded_on') },
        { staffId: session.id, ...labMoment(lab) },
      ),
    ),
} satisfies Readonly<Record<keyof DeskTexts['confirmations'], (lab: Lab, action: Action) => Promise<void>>>;

/** The reason of a refusal, in the reader's language. */
export function problemOf(
  { language, texts: { problems } }: Pick<Desk, 'language' | 'texts'>,
  { code, fields }: Refusal,
): string {
  if (code === 'forbidden') return accessTexts[language].notAllowed;
  if (code === 'storage_full') return problems.full;
  if (code === 'conflict') return problems.notNow;
  const field = Object.keys(fields ?? {})[0] ?? '';
  return Object.hasOwn(problems, field) ? problems[field as keyof typeof problems] : problems.other;
}

/** Makes the change of the order as it is now and records its author, in one transaction. */
async function change(
  lab: Lab,
  session: StaffSession,
  order: StaffOrder,
  action: string,
  work: (queries: Queries, current: StaffOrder) => Promise<unknown>,
): Promise<void> {
  await write(lab, async (queries) => {
    await work(queries, await lockOrder(queries, order));
    await queries
      .insert(staffActions)
      .values({ staffId: session.id, orderId: order.id, action, at: lab.clock.now() });
  });
}

/** Makes a change by staff; the customer's next request sees it. */
export async function write(lab: Lab, work: (queries: Queries) => Promise<void>): Promise<void> {
  lab.requireSpace();
  await lab.database.transaction(work);
  lab.versions.forget();
}
