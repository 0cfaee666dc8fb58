import {
  addMessage,
  attachFile,
  listPayments,
  orderMessages,
  unreadMessages,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** The smallest valid PDF. */
export const smallPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Orders of a customer for tests, with the ids of the first one's messages and file. */
export interface MessageFixture {
  /** An order with messages of the lab and of the customer. */
  readonly orderCode: string;
  /** An order with an invoice. */
  readonly invoicedCode: string;
  /** A paid order in production: its card may still be changed. */
  readonly runningCode: string;
  /** A message of the lab. */
  readonly messageId: string;
  /** A message of the customer, and its file. */
  readonly sentId: string;
  readonly attachmentId: string;
}

/** Sends a message with a file about the first order that has an unread message, and finds the other orders. */
export async function createMessages(base: string, { token }: SignedIn): Promise<MessageFixture> {
  const unread = parse(unreadMessages.answer, (await call(base, unreadMessages, { token })).json);
  const orderCode = unread[0]?.cod_order ?? '';
  const upload_folder = `folder-${crypto.randomUUID()}`;
  const query = { cod_order: orderCode, upload_folder, name: 'note.pdf' };
  await call(base, attachFile, { token, query, body: smallPdf });
  const sent = await call(base, addMessage, {
    token,
    body: { cod_order: orderCode, txt_public: 'Here it is.', upload_folder },
  });
  const messages = parse(orderMessages.answer, sent.json);
  const mine = messages.at(-1);
  const paid = parse(listPayments.answer, (await call(base, listPayments, { token, body: {} })).json);
  const running = { token, body: { query: { status: 1 } } };
  const inProgress = parse(listPayments.answer, (await call(base, listPayments, running)).json);
  return {
    orderCode,
    runningCode: inProgress.orders[0]?.commessa ?? '',
    invoicedCode: paid.orders.find(({ invoice }) => invoice === 'invoice')?.commessa ?? '',
    messageId: messages.find(({ fao }) => fao === 'client')?.id ?? '',
    sentId: mine?.id ?? '',
    attachmentId: mine?.attach[0]?.id_attachment ?? '',
  };
}
