import { html } from 'hono/html';
import type { OverdueOrder, SentReminder } from '../../payments/reminders/reminderTable.ts';
import { lastStep } from '../../payments/reminders/reminders.ts';
import { paddedNumber } from '../../payments/invoice/number.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { Markup } from '../markup.ts';
import type { Desk } from './desk.ts';
import type { StaffSession } from './session.ts';
import { reminderTexts } from './texts/reminders.ts';

/** The address of a page of the list. */
export const overduePath = (page: number): string => `/staff/overdue${page > 1 ? `?page=${page}` : ''}`;

/** An overdue order, with the step of the reminder that may be sent now; null = none. */
export type ListedOverdue = OverdueOrder & { readonly next: number | null };

export function overdueView(
  desk: Desk,
  session: Pick<StaffSession, 'csrf'>,
  given: { readonly orders: readonly ListedOverdue[]; readonly page: number; readonly more: boolean },
): Markup {
  const texts = reminderTexts[desk.language];
  const { page, more, orders } = given;
  const step = (to: number, relation: 'prev' | 'next', label: string) =>
    html`<a class="button quiet" rel="${relation}" href="${overduePath(to)}">${label}</a>`;
  return html`<p><a id="back" href="/staff/">${desk.texts.allOrders}</a></p>
    <h1>${texts.title}</h1>
    <p class="lead">${texts.lead}</p>
    ${orders.length === 0
      ? html`<p class="empty">${texts.empty}</p>`
      : html`<ul class="rows">
            ${orders.map((order) => row(desk, session, order))}
          </ul>
          <p class="quiet" id="reminder-hint">${texts.hint}</p>`}
    ${page === 1 && !more
      ? html``
      : html`<nav class="pager" aria-label="${desk.texts.pages}">
          ${page > 1 ? step(page - 1, 'prev', desk.texts.newer) : html``}
          ${more ? step(page + 1, 'next', desk.texts.older) : html``}
        </nav>`}`;
}

function row(desk: Desk, { csrf }: Pick<StaffSession, 'csrf'>, order: ListedOverdue): Markup {
  const texts = reminderTexts[desk.language];
  const facts = [
    texts.invoice(`${paddedNumber(order.invoice)}/${order.issued.slice(0, 4)}`),
    texts.dueOn(desk.day(order.dueOn)),
    order.remindedAt === null
      ? texts.none
      : texts.sent(order.step, desk.day(new Date(order.remindedAt).toISOString().slice(0, 10))),
  ];
  return html`<li>
    <a href="/staff/orders/${order.code}">
      <span class="row-head"
        ><strong dir="auto">${order.company}</strong
        ><span class="mark">${desk.money(order.due, order.currency)}</span></span
      >
      <span class="row-code">${order.code}</span>
      <span class="quiet">${facts.join(' · ')}</span>
    </a>
    ${order.next === null
      ? html``
      : html`<form
          method="post"
          action="/staff/orders/${order.code}/reminder"
          enctype="multipart/form-data"
          data-working="${desk.texts.sending}"
        >
          <input type="hidden" name="csrf" value="${csrf}" />
          <input type="hidden" name="step" value="${String(order.next)}" />
          <button
            class="button small quiet"
            aria-label="${texts.send[order.next === 1 ? 0 : 1]}: ${order.code}"
            aria-describedby="reminder-hint"
          >
            ${texts.send[order.next === 1 ? 0 : 1]}
          </button>
        </form>`}
  </li>`;
}

/** The reminders of an order, and the button for the next one. */
export function orderRemindersView(
  desk: Desk,
  given: {
    readonly order: StaffOrder;
    readonly reminders: readonly SentReminder[];
    /** The reminder that may be sent now. */
    readonly nextReminder: number | null;
  },
  form: (action: string, content: Markup) => Markup,
): Markup {
  const texts = reminderTexts[desk.language];
  const { order, reminders, nextReminder } = given;
  if (reminders.length === 0 && nextReminder === null) return html``;
  return html`<h3>${texts.history}</h3>
    ${reminders.length > 0
      ? html`<ul class="files">
          ${reminders.map(
            ({ step, amount, author, at }) =>
              html`<li>
                ${texts.reminder(step, desk.money(amount, order.currency))}
                <span class="quiet">${texts.sentBy(author, desk.moment(at))}</span>
              </li>`,
          )}
        </ul>`
      : html``}
    ${nextReminder === null || nextReminder > lastStep
      ? html``
      : form(
          'reminder',
          html`<input type="hidden" name="step" value="${String(nextReminder)}" />
            <p class="quiet hint">${texts.hint}</p>
            <p><button class="button quiet">${texts.send[nextReminder === 1 ? 0 : 1]}</button></p>`,
        )}`;
}
