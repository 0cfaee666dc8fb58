import { mailsOf, makeDue, queueJob } from './lab.ts';
import type { KilledLab, PrepareWork, Row } from './lab.ts';

/** Jobs that send one mail: it may come twice, under one name. */

interface MailWork {
  /** Writes the rows that the mail is about. @returns the payload of its job. */
  readonly payload: (lab: KilledLab) => Promise<Row>;
  /** The key of its job, where the lab looks for work that has none. */
  readonly key?: (payload: Row) => string;
  /** Default: the customer. */
  readonly receiver?: string;
  /** Names of the mail; default: one, however often the job runs. */
  readonly names?: number;
  /** A row that the work leaves, as SQL, and what it says after the work. */
  readonly leaves?: { readonly text: string; readonly row: Row };
}

const mail =
  (kind: string, { payload, key, receiver, names = 1, leaves }: MailWork): PrepareWork =>
  async (lab) => {
    const given = await payload(lab);
    return {
      queue: () => queueJob(lab, kind, given, key?.(given)),
      made: async () => ({ ...mailsOf(lab), ...(leaves ? await lab.row(leaves.text) : {}) }),
      once: { receivers: [receiver ?? lab.customer.email], names, ...leaves?.row },
    };
  };

const notification =
  (digest: boolean) =>
  async (lab: KilledLab): Promise<Row> => {
    const { customer } = lab;
    const { id, due } = await lab.row(
      `insert into notifications (customer_id, order_id, kind, detail, at, due_at, digest)
        values ($1, $2, 'shipped', 'killed', now(), date_trunc('second', now()), $3)
        returning id::int, (extract(epoch from due_at) * 1000)::float8 as due`,
      [customer.id, customer.order, digest],
    );
    return digest ? { customer: customer.id, due } : { notification: id };
  };
const unsent = (digest: boolean) => ({
  text: `select count(*)::int as unsent from notifications where sent_at is null and detail = 'killed' and digest = ${digest}`,
  row: { unsent: 0 },
});

const member = (email: string, passwordHash: string) => async (lab: KilledLab) => {
  const { id } = await lab.row(
    `insert into members (customer_id, email, name, rights, password_hash, created_at, invited_at)
      values ($1, $2, 'Bea', '[]', $3, now(), now()) returning id`,
    [lab.customer.id, email, passwordHash],
  );
  return { member: id };
};

const toCustomer = async ({ customer }: KilledLab) => ({ customer: customer.id });
const ofOrder = async ({ customer }: KilledLab) => ({ order: customer.order });

/** A proof that has a comment and was approved. */
const coupleProof = async ({ customer, row }: KilledLab): Promise<Row> => {
  const { proof } = await row(
    `with made as (insert into projects (customer_id, uuid, slug, name, changed_at)
        values ($1, 'proof ' || gen_random_uuid(), 'prints', 'Anna', now()) returning id),
      proof as (insert into couple_proofs (customer_id, project_id, rev, document, sheets, requested_at, ends_at,
          approved_rev, approved_name, approved_at)
        select $1, id, 1, '', 1, now(), now(), 1, 'Anna', now() from made returning id)
      insert into couple_proof_comments (proof_id, customer_id, rev, number, name, text, at)
      select id, $1, 1, 1, 'Anna', 'Lovely', now() from proof returning proof_id::int as proof`,
    [customer.id],
  );
  return { proof };
};

export const mailJobs: Readonly<Record<string, PrepareWork>> = {
  'mail.notification': mail('mail.notification', {
    payload: notification(false),
    key: (given) => String(given['notification']),
    leaves: unsent(false),
  }),
  'mail.digest': mail('mail.digest', {
    payload: notification(true),
    key: ({ customer, due }) => `${Number(customer)} ${Number(due)}`,
    leaves: unsent(true),
  }),
  'mail.address': mail('mail.address', {
    payload: async (lab) => ({ ...(await toCustomer(lab)), to: 'before@studio.test' }),
    receiver: 'before@studio.test',
  }),
  'mail.activation': mail('mail.activation', {
    payload: toCustomer,
    // A link that may have reached the customer goes on working.
    leaves: { text: 'select count(*)::int as links from activations', row: { links: 2 } },
  }),
  'mail.temporaryPassword': mail('mail.temporaryPassword', {
    payload: toCustomer,
    // The newest password counts, so that its mail must not look like the one before.
    names: 2,
    leaves: { text: 'select count(*)::int as passwords from temporary_passwords', row: { passwords: 1 } },
  }),
  'mail.invitation': mail('mail.invitation', {
    async payload(lab) {
      const { id } = await lab.row(
        `update customers set password_hash = '' where email = 'fr@studio.test' returning id`,
      );
      return { customer: id };
    },
    receiver: 'fr@studio.test',
    leaves: { text: 'select count(*)::int as links from invitations', row: { links: 2 } },
  }),
  'mail.memberInvitation': mail('mail.memberInvitation', {
    payload: member('new@studio.test', ''),
    receiver: 'new@studio.test',
  }),
  'mail.memberPassword': mail('mail.memberPassword', {
    payload: member('known@studio.test', 'a hash'),
    receiver: 'known@studio.test',
  }),
  'mail.contact': mail('mail.contact', {
    async payload(lab) {
      const { id } = await lab.row(
        `insert into contacts (name, email, language, state, created_at, changed_at)
          values ('Carla', 'couple@example.test', 'it', 'answered', now(), now()) returning id`,
      );
      const message = await lab.row(
        `insert into contact_messages (contact_id, staff_id, text, at, is_mailed)
          values ($1, (select min(id) from staff), 'Certo', now(), true) returning id::int`,
        [id],
      );
      return { message: message['id'] };
    },
    receiver: 'couple@example.test',
    leaves: {
      text: 'select count(*)::int as unsent from contact_messages where is_mailed and mailed_at is null',
      row: { unsent: 0 },
    },
  }),
  'mail.proofComments': mail('mail.proofComments', { payload: coupleProof }),
  'mail.proofApproval': mail('mail.proofApproval', { payload: coupleProof }),
  'mail.orderConfirmation': mail('mail.orderConfirmation', { payload: ofOrder }),
  'mail.orderCancelled': mail('mail.orderCancelled', {
    payload: async (lab) => ({
      ...(await toCustomer(lab)),
      order: '900000001',
      hasQuote: false,
      hasProject: true,
    }),
  }),
  'mail.paymentReceived': mail('mail.paymentReceived', {
    async payload(lab) {
      const { id, order } = lab.customer;
      const receipt = await lab.row(
        `insert into receipts (customer_id, order_id, amount, day, method, staff_id, at)
          values ($1, $2, 1000, current_date, 'bank transfer', (select min(id) from staff), now())
          returning id::int`,
        [id, order],
      );
      return { receipt: receipt['id'] };
    },
  }),
  'mail.paymentReturned': mail('mail.paymentReturned', {
    async payload(lab) {
      const charge = await lab.row(
        `insert into card_charges (customer_id, order_code, provider, charge, card, amount, currency, details,
            state, reason, created_at, changed_at)
          values ($1, '900000002', 'sandbox', 'sandbox_works_returned', $2, 5000, 'GBP', '{}', 'refunded',
            'cancelled', now(), now()) returning id::int`,
        [lab.customer.id, JSON.stringify({ token: '', reference: '', brand: 'Visa', last4: '4242' })],
      );
      return { charge: charge['id'] };
    },
  }),
};

/** Mails about an amount that is due, by transfer and without an invoice. */
const dueMail =
  (kind: string, further: Row): PrepareWork =>
  async (lab) => {
    const { id, order } = lab.customer;
    await lab.rows(
      `update orders set payment_data = 'bank transfer', amount_to_pay = 1000, fm_status = 1, incomplete = false,
          order_date = '2026-01-02' where id = $1`,
      [order],
    );
    await lab.rows('delete from invoices where order_id = $1 and customer_id = $2', [order, id]);
    return {
      queue: () => queueJob(lab, kind, { order, ...further }),
      made: async () => mailsOf(lab),
      once: { receivers: [lab.customer.email], names: 1 },
    };
  };

/** An order by bank transfer that is not paid. @param status 1 in production, 5 suspended until it is paid. */
const unpaid = (lab: KilledLab, status: number) =>
  lab.rows(
    `update orders set payment_data = 'bank transfer', amount_to_pay = 1000, phase_main = 248, on_hold = true,
        fm_status = $2, incomplete = false, order_date = '2026-01-02' where id = $1`,
    [lab.customer.order, status],
  );

const suspensionMail: PrepareWork = async (lab) => {
  await unpaid(lab, 5);
  const { order, email } = lab.customer;
  return {
    queue: () => queueJob(lab, 'mail.orderSuspended', { order }),
    made: async () => mailsOf(lab),
    once: { receivers: [email], names: 1 },
  };
};

const suspension: PrepareWork = async (lab) => {
  await unpaid(lab, 1);
  const { order, email } = lab.customer;
  const status = () => lab.row('select fm_status::int as status from orders where id = $1', [order]);
  return {
    queue: () => makeDue(lab, 'payments.suspendUnpaid'),
    made: async () => ({ ...(await status()), ...mailsOf(lab) }),
    once: { status: 5, receivers: [email], names: 1 },
  };
};

export const dueMailJobs: Readonly<Record<string, PrepareWork>> = {
  'payments.suspendUnpaid': suspension,
  'mail.orderSuspended': suspensionMail,
  'mail.amountDue': dueMail('mail.amountDue', { cancelled: '900000003', amount: 900 }),
  'mail.paymentReminder': dueMail('mail.paymentReminder', { step: 1 }),
};
