import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { StoredAttachment, StoredMessage } from '../../messages/table.ts';
import type { Reprint } from '../../orders/reprintTable.ts';
import type { StoredDetail } from '../../orders/detailTable.ts';
import type { SentReminder } from '../../payments/reminders/reminderTable.ts';
import type { DeskRefund } from '../../payments/refunds/recordRefund.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { SentSet } from '../../production/table.ts';
import type { OrderPrints } from '../../print/render/orderPrints.ts';
import { CheckField, FileField, TextAreaField } from '../parts/fields.tsx';
import { PageHead, TextLink } from '../parts/Page.tsx';
import { cancelLink } from './cancelPage.tsx';
import { deliveryView } from './deliveryView.tsx';
import { statusOf } from './listView.tsx';
import { MessageTemplates } from './messageTemplates.tsx';
import { BackLink, DeskForm, Outcome, Problem, Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
import { afterShippingView, saleView } from './saleView.tsx';
import type { DeskDocument } from './saleView.tsx';
import { isPermitted } from '../../identity/staffRoles.ts';
import { memberTexts } from './texts/members.ts';
import type { StaffSession } from './session.ts';
import { printsView } from './printsView.tsx';
import { reprintsView } from './reprintsView.tsx';
import { sheetsView } from './sheets.tsx';
import type { Desk } from './desk.ts';
import { workView } from './workView.tsx';

/** The input of a form that was refused; it is filled in again. */
export type SubmittedFields = Readonly<Record<string, string>>;

export interface OrderPage {
  readonly session: StaffSession;
  readonly order: StaffOrder;
  readonly detail: StoredDetail | undefined;
  readonly done: readonly string[];
  readonly messages: readonly StoredMessage[];
  readonly files: readonly StoredAttachment[];
  /** Undefined when the customer has submitted no files. */
  readonly sent: SentSet | undefined;
  /** Undefined when it was not made of a print project. */
  readonly prints: OrderPrints | undefined;
  readonly documents: readonly DeskDocument[];
  readonly receipts: readonly Receipt[];
  readonly refunds: readonly DeskRefund[];
  /** The claimed order that this one prints again; undefined = it is no reprint. */
  readonly reprintOf: Reprint | undefined;
  readonly reprints: readonly Reprint[];
  /** Its files were submitted, and deleted since. */
  readonly hasDeletedFiles: boolean;
  readonly reminders: readonly SentReminder[];
  /** The reminder that may be sent now; null = none. */
  readonly nextReminder: number | null;
  /** ISO day of the lab's clock. */
  readonly today: string;
  readonly carriers: readonly string[];
  /** Idempotency key of the next message: submitted twice it is stored once. */
  readonly key: string;
  readonly confirmation: string;
  readonly problem: string;
  readonly submitted: SubmittedFields;
}

export function orderView(desk: Desk, page: OrderPage): ReactNode {
  const { order, session } = page;
  const { texts } = desk;
  // A form that the person's role does not allow is not drawn; the server refuses it too.
  const form: DrawForm = (action, content) =>
    isPermitted(session.role, action) && (
      <DeskForm session={session} action={`/staff/orders/${order.code}/${action}`} working={texts.sending}>
        {content}
      </DeskForm>
    );
  const facts = [
    order.code,
    order.quantity > 1 ? `${order.article} × ${order.quantity}` : order.article,
    `${order.company} (${order.customer}, ${texts.reads(desk.languageName(order.language))})`,
    statusOf(desk, order),
    page.detail?.placedBy ? memberTexts[desk.language].placedBy(page.detail.placedBy) : '',
  ].filter(Boolean);
  return (
    <>
      <BackLink href="/staff/">{texts.allOrders}</BackLink>
      <PageHead isName title={order.names || order.article} lead={facts.join(' · ')} />
      {order.together.length > 0 && (
        <p className="ta-page-text">
          {`${texts.shipsWith} `}
          {order.together.map((code, index) => (
            <Fragment key={code}>
              {index > 0 && ', '}
              <TextLink href={`/staff/orders/${encodeURIComponent(code)}`}>{code}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
      <Outcome>{page.confirmation}</Outcome>
      <Problem>{page.problem && `${texts.notDone} ${page.problem}`}</Problem>
      <div className="ta-page-desk">
        <section className="ta-page-stack" aria-labelledby="talk">
          <h2 className="ta-heading" id="talk">
            {texts.messages}
          </h2>
          <ol
            className="ta-page-talk"
            id="messages"
            data-order={order.code}
            data-offline={texts.offline}
            aria-live="polite"
          >
            {page.messages.map((message) => messageView(desk, order.code, message, page.files))}
          </ol>
          {page.messages.length === 0 && <p className="ta-quiet">{texts.noMessages}</p>}
          <MessageTemplates />
          {form('message', answerFields(desk, page))}
          {order.open > 0 && form('answered', <Send primary={false}>{texts.settled}</Send>)}
        </section>
        <div className="ta-page-stack">
          {deliveryView(desk, {
            code: order.code,
            detail: page.detail,
            isReprint: page.reprintOf !== undefined,
          })}
          {sheetsView(desk, order.code, page.sent)}
          {printsView(desk, order.code, page.prints, form)}
          <section className="ta-page-stack" aria-labelledby="work">
            <h2 className="ta-heading" id="work">
              {texts.production}
            </h2>
            {workView(desk, page, form)}
            {afterShippingView(desk, page, form)}
          </section>
          {!page.reprintOf && saleView(desk, page, form)}
          {reprintsView(desk, page, form)}
          {cancelLink(desk, session, { order, done: page.done })}
        </div>
      </div>
    </>
  );
}

function answerFields({ texts }: Desk, { key, submitted }: OrderPage): ReactNode {
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <TextAreaField
        label={texts.answer}
        name="text"
        rows={5}
        maxLength={10_000}
        value={submitted['text'] ?? ''}
        required
      />
      <FileField
        label={texts.files}
        name="files"
        accept=".jpg,.jpeg,.png,.gif,.tif,.tiff,.pdf,.zip"
        hint={texts.filesHint}
      />
      <CheckField name="asks" checked={submitted['asks'] === '1'}>
        {texts.asks}
      </CheckField>
      <Send>{texts.send}</Send>
    </>
  );
}

/** The heading of a message: its sender, its time, and its state. */
export function messageHeading({ texts, moment }: Desk, message: StoredMessage): string {
  const lab = message.fao === 'client';
  return [
    lab ? (message.author ?? texts.lab) : texts.customer,
    moment(message.createdAt),
    message.item ? texts.ticket(message.item) : '',
    message.missingStatus === 'open' ? texts.questionWaits : '',
    message.missingStatus === 'answered' ? texts.questionAnswered : '',
    lab && message.readAt ? texts.read(moment(message.readAt)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A message of files alone has a fixed text, which every reader sees in their own language (MSG-22). */
export const messageText = ({ texts }: Desk, { text }: StoredMessage) =>
  text.trim() === 'File inviati' ? texts.filesSent : text;

function messageView(
  desk: Desk,
  code: string,
  message: StoredMessage,
  files: readonly StoredAttachment[],
): ReactNode {
  const messageFiles = files.filter(({ messageId }) => messageId === message.id);
  return (
    <li
      key={message.id}
      className="ta-page-message"
      data-id={String(message.id)}
      data-theirs={message.fao === 'client' ? undefined : ''}
    >
      <p className="ta-quiet" data-about="">
        {messageHeading(desk, message)}
      </p>
      <p className="ta-page-message__text" dir="auto" data-text="">
        {messageText(desk, message)}
      </p>
      {messageFiles.length > 0 && (
        <ul className="ta-page-list">
          {messageFiles.map((file) => (
            <li key={file.code}>
              <TextLink href={`/staff/orders/${code}/files/${file.code}`}>{file.name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
