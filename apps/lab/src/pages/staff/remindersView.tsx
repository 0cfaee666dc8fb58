import type { ReactNode } from 'react';
import { Button, EmptyState } from '@trade-area/widgets/ui';
import type { OverdueOrder, SentReminder } from '../../payments/reminders/reminderTable.ts';
import { lastStep } from '../../payments/reminders/reminders.ts';
import { paddedNumber } from '../../payments/invoice/number.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import type { Desk } from './desk.ts';
import { PageHead } from '../parts/Page.tsx';
import { BackLink, DeskForm, DeskRow, Mark, PageSteps, Send } from './parts.tsx';
import type { DrawForm } from './parts.tsx';
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
): ReactNode {
  const texts = reminderTexts[desk.language];
  const { page, more, orders } = given;
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      {orders.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          <ul className="ta-page-rows">{orders.map((order) => row(desk, session, order))}</ul>
          <p className="ta-quiet" id="reminder-hint">
            {texts.hint}
          </p>
        </>
      )}
      <PageSteps
        label={desk.texts.pages}
        page={page}
        more={more}
        hrefFor={overduePath}
        previous={desk.texts.older}
        next={desk.texts.newer}
      />
    </>
  );
}

function row(desk: Desk, session: Pick<StaffSession, 'csrf'>, order: ListedOverdue): ReactNode {
  const texts = reminderTexts[desk.language];
  const facts = [
    order.invoice === null
      ? texts.transfer(desk.day(order.issued))
      : texts.invoice(`${paddedNumber(order.invoice)}/${order.issued.slice(0, 4)}`),
    texts.dueOn(desk.day(order.dueOn)),
    order.remindedAt === null ? texts.none : texts.sent(order.step, desk.dayAt(new Date(order.remindedAt))),
  ];
  const send = texts.send[order.next === 1 ? 0 : 1];
  return (
    <DeskRow
      key={order.code}
      href={`/staff/orders/${order.code}`}
      title={order.company}
      code={order.code}
      facts={facts.join(' · ')}
      marks={<Mark>{desk.money(order.due, order.currency)}</Mark>}
    >
      {order.next !== null && (
        <DeskForm
          session={session}
          action={`/staff/orders/${order.code}/reminder`}
          working={desk.texts.sending}
        >
          <input type="hidden" name="step" value={String(order.next)} />
          <div className="ta-page-row">
            <Button
              type="submit"
              size="small"
              aria-label={`${send}: ${order.code}`}
              aria-describedby="reminder-hint"
            >
              {send}
            </Button>
          </div>
        </DeskForm>
      )}
    </DeskRow>
  );
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
  form: DrawForm,
): ReactNode {
  const texts = reminderTexts[desk.language];
  const { order, reminders, nextReminder } = given;
  if (reminders.length === 0 && nextReminder === null) return null;
  return (
    <>
      <h3 className="ta-heading">{texts.history}</h3>
      {reminders.length > 0 && (
        <ul className="ta-page-list">
          {reminders.map(({ step, amount, author, at }) => (
            <li key={`${step} ${at.getTime()}`}>
              {`${texts.reminder(step, desk.money(amount, order.currency))} `}
              <span className="ta-quiet">{texts.sentBy(author, desk.moment(at))}</span>
            </li>
          ))}
        </ul>
      )}
      {nextReminder !== null &&
        nextReminder <= lastStep &&
        form(
          'reminder',
          <>
            <input type="hidden" name="step" value={String(nextReminder)} />
            <p className="ta-quiet">{texts.hint}</p>
            <Send primary={false}>{texts.send[nextReminder === 1 ? 0 : 1]}</Send>
          </>,
        )}
    </>
  );
}
