import { productionSteps } from '@trade-area/core/contract';
import type { StoredAttachment, StoredMessage } from '../../messages/table.ts';
import type { StoredDetail } from '../../orders/detailTable.ts';
import type { SentReminder } from '../../payments/reminders/reminderTable.ts';
import type { Receipt } from '../../payments/sales/receiptTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { SentSet } from '../../production/table.ts';
import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import { statusOf } from './listView.ts';
import { afterShippingView, saleView } from './saleView.ts';
import type { DeskDocument } from './saleView.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import type { StaffSession } from './session.ts';
import { sheetsView } from './sheets.ts';
import type { Desk } from './desk.ts';

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
  readonly documents: readonly DeskDocument[];
  readonly receipts: readonly Receipt[];
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

export function orderView(desk: Desk, page: OrderPage): Markup {
  const { order, session } = page;
  const { texts } = desk;
  // A form that the person's role does not allow is not drawn; the server refuses it too.
  const form = (action: string, content: Markup) =>
    !isPermitted(session.role, action)
      ? html``
      : html`<form
          class="stack"
          method="post"
          action="/staff/orders/${order.code}/${action}"
          enctype="multipart/form-data"
          data-working="${texts.sending}"
        >
          <input type="hidden" name="csrf" value="${session.csrf}" />${content}
        </form>`;
  const facts = [
    order.code,
    order.article,
    `${order.company} (${order.customer}, ${texts.reads(desk.languageName(order.language))})`,
    statusOf(desk, order),
  ];
  return html`<p><a id="back" href="/staff/">${texts.allOrders}</a></p>
    <h1>${order.names || order.article}</h1>
    <p class="lead">${facts.join(' · ')}</p>
    ${page.confirmation ? html`<p class="notice" role="status">${page.confirmation}</p>` : html``}
    ${page.problem ? html`<p class="problem" role="alert">${texts.notDone} ${page.problem}</p>` : html``}
    <div class="desk">
      <section aria-labelledby="talk">
        <h2 id="talk">${texts.messages}</h2>
        <ol
          class="talk"
          id="messages"
          data-order="${order.code}"
          data-offline="${texts.offline}"
          aria-live="polite"
        >
          ${page.messages.map((message) => messageView(desk, order.code, message, page.files))}
        </ol>
        ${page.messages.length === 0 ? html`<p class="empty">${texts.noMessages}</p>` : html``}
        ${form('message', answerFields(desk, page))}
        ${order.open > 0
          ? form('answered', html`<p><button class="button quiet">${texts.settled}</button></p>`)
          : html``}
      </section>
      <div>
        ${sheetsView(desk, order.code, page.sent)}
        <section aria-labelledby="work">
          <h2 id="work">${texts.production}</h2>
          ${workView(desk, page, form)} ${afterShippingView(desk, page, form)}
        </section>
        ${saleView(desk, page, form)}
      </div>
    </div>`;
}

function answerFields({ texts }: Desk, { key, submitted }: OrderPage): Markup {
  return html`<input type="hidden" name="key" value="${key}" />
    <label
      >${texts.answer}
      <textarea name="text" rows="5" maxlength="10000" required>${submitted['text'] ?? ''}</textarea>
    </label>
    <label
      >${texts.files}
      <input
        name="files"
        type="file"
        multiple
        accept=".jpg,.jpeg,.png,.gif,.tif,.tiff,.pdf,.zip"
        aria-describedby="files-hint"
    /></label>
    <p class="quiet hint" id="files-hint">${texts.filesHint}</p>
    <label class="check"
      ><input name="asks" type="checkbox" value="1" ${submitted['asks'] === '1' ? html`checked` : html``} />
      ${texts.asks}</label
    >
    <p><button class="button">${texts.send}</button></p>`;
}

function workView(
  { texts }: Desk,
  { session, order, detail, done, carriers, submitted }: OrderPage,
  form: (action: string, content: Markup) => Markup,
): Markup {
  const running = !order.incomplete && [1, 3, 4, 5].includes(order.fmStatus);
  const before = productionSteps.filter((step) => step !== 'shipped');
  // With every step done, the last one stays chosen: the first would move the order back to its beginning.
  const next = submitted['step'] ?? before.find((step) => !done.includes(step)) ?? before.at(-1);
  const option = (value: string, label: string, chosen: boolean) =>
    html`<option value="${value}" ${chosen ? html`selected` : html``}>${label}</option>`;
  return html`<ol class="steps">
      ${productionSteps.map(
        (step) =>
          html`<li>
            ${texts.steps[step]}${done.includes(step) ? html` <span>✓ ${texts.done}</span>` : html``}
          </li>`,
      )}
    </ol>
    ${running || order.incomplete
      ? form(
          'step',
          html`<label
              >${texts.asFarAs}
              <select name="step">
                ${before.map((step) => option(step, texts.steps[step], step === next))}
              </select></label
            >
            <p><button class="button">${texts.moveAlong}</button></p>`,
        )
      : html``}
    ${running
      ? html`${isPermitted(session.role, 'promise') ? html`<h2>${texts.promise}</h2>` : html``}
          ${form(
            'promise',
            html`<label
                >${texts.leavesOn}
                <input
                  name="date"
                  type="date"
                  value="${submitted['date'] ?? detail?.promisedDate ?? ''}"
                  required
              /></label>
              <label
                >${texts.why} <input name="reason" maxlength="500" value="${submitted['reason'] ?? ''}"
              /></label>
              <p><button class="button">${texts.promiseButton}</button></p>`,
          )}
          <h2>${texts.shipping}</h2>
          ${form(
            'ship',
            html`<label
                >${texts.courier}
                <select name="carrier">
                  ${carriers.map((name) => option(name, name, name === submitted['carrier']))}
                </select></label
              >
              <label
                >${texts.tracking}
                <input
                  name="tracking"
                  minlength="4"
                  maxlength="40"
                  value="${submitted['tracking'] ?? ''}"
                  required
              /></label>
              <p><button class="button">${texts.ship}</button></p>`,
          )}`
      : html``}`;
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
): Markup {
  const messageFiles = files.filter(({ messageId }) => messageId === message.id);
  return html`<li data-id="${String(message.id)}" class="${message.fao === 'client' ? 'ours' : 'theirs'}">
    <p class="quiet">${messageHeading(desk, message)}</p>
    <p class="message-text" dir="auto">${messageText(desk, message)}</p>
    ${messageFiles.length > 0
      ? html`<ul class="files">
          ${messageFiles.map(
            (file) => html`<li><a href="/staff/orders/${code}/files/${file.code}">${file.name}</a></li>`,
          )}
        </ul>`
      : html``}
  </li>`;
}
