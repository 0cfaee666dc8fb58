import { productionSteps } from '@trade-area/core/contract';
import type { StoredAttachment, StoredMessage } from '../../messages/table.ts';
import type { StoredDetail } from '../../orders/detailTable.ts';
import { staffLists } from '../../orders/staffTable.ts';
import type { StaffList, StaffOrder } from '../../orders/staffTable.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import type { StaffSession } from './session.ts';

const statuses = [
  '',
  'In production',
  'Delivered',
  'Suspended',
  'Suspended (PDF)',
  'Suspended (payment)',
  'Returned',
  'Cancelled',
  'Returned, cancelled',
  'Duplicate',
  'Cancelled, to delete',
  'Cancelled, deleted',
  'Given back',
] as const;
const listNames: Readonly<Record<StaffList, string>> = {
  written: 'Written to us',
  open: 'Open questions',
  running: 'In production',
  waiting: 'Waiting for files',
  shipped: 'Shipped',
};

export const statusOf = (order: StaffOrder) =>
  order.incomplete ? 'Waiting for files' : (statuses[order.fmStatus] ?? '');
export const moment = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

export function signInView(failed: boolean): Markup {
  return html`<h1>The lab’s desk</h1>
    <p class="lead">For the people of the lab. Customers sign in at the trade area.</p>
    ${failed ? html`<p class="problem" role="alert">Wrong e-mail or password.</p>` : html``}
    <form class="stack" method="post" action="/staff/sign-in" enctype="multipart/form-data">
      <label>E-mail <input name="email" type="email" autocomplete="username" required /></label>
      <label
        >Password <input name="password" type="password" autocomplete="current-password" required
      /></label>
      <p><button class="button">Sign in</button></p>
    </form>`;
}

export function personBar(session: StaffSession): Markup {
  return html`<form class="who" method="post" action="/staff/sign-out" enctype="multipart/form-data">
    <a href="/staff/">The lab’s desk</a>
    <span class="quiet">${session.name}</span>
    <input type="hidden" name="csrf" value="${session.csrf}" />
    <button class="button quiet">Sign out</button>
  </form>`;
}

export function listView(told: {
  readonly list: StaffList;
  readonly search: string;
  readonly orders: readonly StaffOrder[];
  readonly counts: { readonly written: number; readonly open: number };
}): Markup {
  const tab = (list: StaffList) => {
    const count = list === 'written' || list === 'open' ? ` (${told.counts[list]})` : '';
    const here = list === told.list && told.search === '';
    return html`<li>
      <a href="/staff/?list=${list}" ${here ? html`aria-current="page"` : html``}
        >${listNames[list]}${count}</a
      >
    </li>`;
  };
  return html`<h1>Orders</h1>
    <nav aria-label="Lists">
      <ul class="tabs">
        ${staffLists.map(tab)}
      </ul>
    </nav>
    <form class="find" action="/staff/" role="search">
      <label>Code or names <input name="q" type="search" value="${told.search}" maxlength="60" /></label>
      <button class="button quiet">Find</button>
    </form>
    ${told.orders.length === 0
      ? html`<p>There is nothing here.</p>`
      : html`<ul class="tiles list">
          ${told.orders.map(row)}
        </ul>`}`;
}

function row(order: StaffOrder): Markup {
  const marks = [
    order.unread > 0 ? `${order.unread} new` : '',
    order.open > 0 ? 'question open' : '',
    order.promised ? `promised ${order.promised}` : '',
  ].filter(Boolean);
  return html`<li>
    <a href="/staff/orders/${order.code}"
      ><strong>${order.names || order.article} · ${order.code}</strong>${order.article} · ${order.company} ·
      ${statusOf(order)}, ${order.progress}
      %${marks.length > 0 ? html` · <em>${marks.join(' · ')}</em>` : html``}</a
    >
  </li>`;
}

export interface OrderPage {
  readonly session: StaffSession;
  readonly order: StaffOrder;
  readonly detail: StoredDetail | undefined;
  readonly done: readonly string[];
  readonly messages: readonly StoredMessage[];
  readonly files: readonly StoredAttachment[];
  readonly carriers: readonly string[];
  /** Names the next message: pressed twice it is one. */
  readonly key: string;
  readonly said: string;
}

export function orderView(page: OrderPage): Markup {
  const { order, session, detail } = page;
  const running = !order.incomplete && [1, 3, 4, 5].includes(order.fmStatus);
  const form = (action: string, content: Markup) =>
    html`<form
      class="stack"
      method="post"
      action="/staff/orders/${order.code}/${action}"
      enctype="multipart/form-data"
    >
      <input type="hidden" name="csrf" value="${session.csrf}" />${content}
    </form>`;
  const next = productionSteps.filter((step) => step !== 'shipped' && !page.done.includes(step))[0];
  return html`<p><a href="/staff/">All orders</a></p>
    <h1>${order.names || order.article}</h1>
    <p class="lead">
      ${order.code} · ${order.article} · ${order.company} (${order.customer}, ${order.language}) ·
      ${statusOf(order)}, ${order.progress} %
    </p>
    ${page.said ? html`<p class="said" role="status">${page.said}</p>` : html``}
    <div class="desk">
      <section aria-labelledby="talk">
        <h2 id="talk">Messages</h2>
        <ol class="talk" id="messages" data-order="${order.code}" aria-live="polite">
          ${page.messages.map((message) => messageView(order.code, message, page.files))}
        </ol>
        ${form(
          'message',
          html`<input type="hidden" name="key" value="${page.key}" />
            <label
              >Answer the customer <textarea name="text" rows="4" maxlength="10000" required></textarea>
            </label>
            <label>Files <input name="files" type="file" multiple /></label>
            <label class="check"
              ><input name="asks" type="checkbox" value="1" /> Ask for missing information: production
              waits</label
            >
            <p><button class="button">Send</button></p>`,
        )}
        ${order.open > 0
          ? form('answered', html`<button class="button quiet">The question is settled</button>`)
          : html``}
      </section>
      <section aria-labelledby="work">
        <h2 id="work">Production</h2>
        <ol class="steps">
          ${productionSteps.map(
            (step) => html`<li>${step}${page.done.includes(step) ? html` <span>✓ done</span>` : html``}</li>`,
          )}
        </ol>
        ${running || order.incomplete
          ? form(
              'step',
              html`<label
                  >Is as far as
                  <select name="step">
                    ${productionSteps
                      .filter((step) => step !== 'shipped')
                      .map(
                        (step) =>
                          html`<option value="${step}" ${step === next ? html`selected` : html``}>
                            ${step}
                          </option>`,
                      )}
                  </select></label
                >
                <p><button class="button">Move along</button></p>`,
            )
          : html``}
        ${running
          ? html`<h2>Promise</h2>
              ${form(
                'promise',
                html`<label
                    >Leaves on <input name="date" type="date" value="${detail?.promisedDate ?? ''}" required
                  /></label>
                  <label>Why, if it is later <input name="reason" maxlength="500" value="" /></label>
                  <p><button class="button">Promise this date</button></p>`,
              )}
              <h2>Shipping</h2>
              ${form(
                'ship',
                html`<label
                    >Courier
                    <select name="carrier">
                      ${page.carriers.map((name) => html`<option>${name}</option>`)}
                    </select></label
                  >
                  <label
                    >Tracking number <input name="tracking" minlength="4" maxlength="40" required
                  /></label>
                  <p><button class="button">Mark as shipped</button></p>`,
              )}`
          : html``}
      </section>
    </div>`;
}

function messageView(code: string, message: StoredMessage, files: readonly StoredAttachment[]): Markup {
  const mine = files.filter(({ messageId }) => messageId === message.id);
  const lab = message.fao === 'client';
  return html`<li data-id="${String(message.id)}" class="${lab ? 'ours' : 'theirs'}">
    <p class="quiet">
      ${lab ? (message.author ?? 'The lab') : 'The customer'} ·
      ${moment(message.createdAt)}${message.item
        ? ` · trouble ticket: ${message.item}`
        : ''}${message.missingStatus ? ` · question ${message.missingStatus}` : ''}${lab && message.readAt
        ? ` · read ${moment(message.readAt)}`
        : ''}
    </p>
    <p class="words">${message.text}</p>
    ${mine.length > 0
      ? html`<ul>
          ${mine.map(
            (file) => html`<li><a href="/staff/orders/${code}/files/${file.code}">${file.name}</a></li>`,
          )}
        </ul>`
      : html``}
  </li>`;
}
