import type { Context, Hono } from 'hono';
import { labMoment } from '../../base/labMoment.ts';
import type { Lab } from '../../base/lab.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { overdueOrders } from '../../payments/reminders/reminderTable.ts';
import { nextStep } from '../../payments/reminders/reminders.ts';
import { notFoundPage } from '../errorPage.tsx';
import type { DrawPage } from './accessPages.ts';
import type { Desk } from './desk.ts';
import { overduePath, overdueView } from './remindersView.tsx';
import { staffSessionOf } from './session.ts';
import { reminderTexts } from './texts/reminders.ts';

const lastPage = 1_000;

/** The list of overdue payments. */
export function addOverduePayments(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  app.get('/staff/overdue', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    if (!isPermitted(session.role, 'reminder')) return notFoundPage(context, lab);
    const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
    const moment = labMoment(lab);
    const terms = lab.config.reminders;
    const { paymentDays } = terms;
    const found = await overdueOrders(lab.database.queries, { today: moment.today, paymentDays, page });
    const orders = found.orders.map((order) => ({ ...order, next: nextStep(order, terms, moment) }));
    const desk = deskFor(context);
    const body = overdueView(desk, session, { orders, page, more: found.more });
    return draw(context, {
      title: reminderTexts[desk.language].title,
      body,
      session,
      path: overduePath(page),
    });
  });
}
