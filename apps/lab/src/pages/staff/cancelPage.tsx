import type { ReactNode } from 'react';
import type { Context, Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { notAllowed, Refusal } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { movesMoney, planCancellation, seenCancellation } from '../../checkout/cancellationPlan.ts';
import type { Cancellation } from '../../checkout/cancellationPlan.ts';
import { cancelAtDesk, isCancelledAtDesk } from '../../checkout/deskCancellation.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { hasBegun } from '../../orders/begun.ts';
import { orderForStaff } from '../../production/orderTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { notFoundPage } from '../errorPage.tsx';
import { formLimits, readForm } from '../form.ts';
import { PageHead, Row, TextLink } from '../parts/Page.tsx';
import { requireSameOrigin } from '../sameOrigin.ts';
import type { DrawPage } from './accessPages.ts';
import { problemOf } from './actions.ts';
import type { Desk } from './desk.ts';
import { BackLink, DeskForm, Problem } from './parts.tsx';
import { requireCsrf, staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { cancellationTexts } from './texts/cancellation.ts';

const pathOf = (code: string) => `/staff/orders/${encodeURIComponent(code)}/cancel`;

/** The page that says what happens to the money of an order that is cancelled, and cancels it. */
export function addCancelPage(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  const { queries } = lab.database;
  const codeIn = (context: Context) => (context.req.param('code') ?? '').slice(0, 40);

  async function show(
    context: Context,
    session: StaffSession,
    order: StaffOrder,
    refusal: Refusal | null,
  ): Promise<Response> {
    const desk = deskFor(context);
    const plan = await planCancellation(queries, order);
    // Other money than the person has confirmed: the page shows it as it is now.
    const problem =
      refusal?.code === 'conflict' && plan.obstacle === null
        ? cancellationTexts[desk.language].changed
        : refusal
          ? problemOf(desk, refusal)
          : '';
    return draw(context, {
      title: cancellationTexts[desk.language].title(order.code),
      body: cancelView(desk, session, { order, plan, problem }),
      session,
      path: pathOf(order.code),
      ...(refusal ? { status: 422 } : {}),
    });
  }

  app.get('/staff/orders/:code/cancel', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const order = await orderForStaff(queries, codeIn(context));
    return order && isPermitted(session.role, 'cancel')
      ? show(context, session, order, null)
      : notFoundPage(context, lab);
  });

  app.post('/staff/orders/:code/cancel', async (context) => {
    requireSameOrigin(context, lab);
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const { text } = await readForm(context, formLimits.staff);
    requireCsrf(session, text('csrf'));
    if (!isPermitted(session.role, 'cancel'))
      throw notAllowed(accessTexts[deskFor(context).language].notAllowed);
    const code = codeIn(context);
    const done = () => context.redirect(`/staff/?cancelled=${encodeURIComponent(code)}`, 303);
    const order = await orderForStaff(queries, code);
    // The form was sent twice: the first has done it.
    if (!order) return (await isCancelledAtDesk(queries, code)) ? done() : notFoundPage(context, lab);
    try {
      await cancelAtDesk(lab, order, { staffId: session.id, seen: text('seen').slice(0, 2000) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'not_found')
        return (await isCancelledAtDesk(queries, code)) ? done() : notFoundPage(context, lab);
      return show(context, session, order, error);
    }
    return done();
  });
}

/** That an order was cancelled, for the page that follows; '' = it was not. */
export async function cancelledOrder(lab: Lab, desk: Desk, code: string): Promise<string> {
  const isDone = code !== '' && (await isCancelledAtDesk(lab.database.queries, code.slice(0, 40)));
  return isDone ? cancellationTexts[desk.language].done(code) : '';
}

/** The link to the page, on the page of an order whose production has not begun. */
export function cancelLink(
  desk: Desk,
  session: StaffSession,
  {
    order: { code, incomplete, fmStatus },
    done,
  }: { readonly order: StaffOrder; readonly done: readonly string[] },
): ReactNode {
  const isLate = hasBegun(
    { incomplete, fm_status: fmStatus },
    done.map((step) => ({ step })),
  );
  if (isLate || !isPermitted(session.role, 'cancel')) return null;
  return (
    <Row>
      <Button href={pathOf(code)}>{cancellationTexts[desk.language].open}</Button>
    </Row>
  );
}

function cancelView(
  desk: Desk,
  session: StaffSession,
  given: { readonly order: StaffOrder; readonly plan: Cancellation; readonly problem: string },
): ReactNode {
  const texts = cancellationTexts[desk.language];
  const { order, plan, problem } = given;
  const back = `/staff/orders/${encodeURIComponent(order.code)}`;
  return (
    <>
      <BackLink href={back}>{order.code}</BackLink>
      <PageHead
        title={texts.title(order.code)}
        lead={[order.names, order.article, order.company].filter(Boolean).join(' · ')}
      />
      <Problem>{problem}</Problem>
      {plan.obstacle === null ? (
        <>
          <ul className="ta-page-list">
            {moneyLines(desk, plan).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{[texts.gone, plan.origin === 'none' ? '' : texts[plan.origin]].filter(Boolean).join(' ')}</p>
          <p>{mailLines(desk, plan).join(' ')}</p>
          <DeskForm session={session} action={pathOf(order.code)} working={desk.texts.sending}>
            <input type="hidden" name="seen" value={seenCancellation(plan)} />
            <Row>
              <Button type="submit" variant="danger">
                {texts.confirm}
              </Button>
              <Button href={back}>{texts.keep}</Button>
            </Row>
          </DeskForm>
        </>
      ) : (
        <>
          <p>
            {plan.obstacle === 'received'
              ? texts.received(desk.money(plan.received, plan.currency))
              : texts.inProduction}
          </p>
          <p>
            <TextLink href={back}>{texts.keep}</TextLink>
          </p>
        </>
      )}
    </>
  );
}

/** The mails that the customer gets, a sentence each. */
function mailLines(desk: Desk, plan: Cancellation): readonly string[] {
  const texts = cancellationTexts[desk.language];
  const { refund, shipping } = plan;
  return [
    refund > 0 ? texts.refundMail : '',
    shipping && shipping.due > 0 ? texts.dueMail(shipping.to) : '',
    movesMoney(plan) ? '' : texts.cancelledMail,
  ].filter(Boolean);
}

/** The way of the money, a sentence each. */
function moneyLines(desk: Desk, plan: Cancellation): readonly string[] {
  const texts = cancellationTexts[desk.language];
  const { refund, last4, due, shipping, promoted, currency } = plan;
  const codes = new Intl.ListFormat(desk.language).format(promoted);
  return [
    refund > 0 ? texts.refund(desk.money(refund, currency), last4) : texts.noRefund,
    due > 0 ? texts.due(desk.money(due, currency)) : '',
    shipping ? texts.shipping(desk.money(shipping.amount, currency), shipping.to) : '',
    promoted.length > 0 ? texts.promotion(codes, promoted.length) : '',
  ].filter(Boolean);
}
