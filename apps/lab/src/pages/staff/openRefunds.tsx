import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { EmptyState } from '@trade-area/widgets/ui';
import type { Lab } from '../../base/lab.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { paddedNumber } from '../../payments/invoice/number.ts';
import { openRefunds } from '../../payments/refunds/openRefundTable.ts';
import type { OpenRefund } from '../../payments/refunds/openRefundTable.ts';
import { notFoundPage } from '../errorPage.tsx';
import { PageHead, TextLink } from '../parts/Page.tsx';
import type { DrawPage } from './accessPages.ts';
import type { Desk } from './desk.ts';
import { BackLink, DeskRow, Mark, PageSteps } from './parts.tsx';
import { staffSessionOf } from './session.ts';
import { jobTexts } from './texts/jobs.ts';
import { refundTexts } from './texts/refunds.ts';

const lastPage = 1_000;
const pathOf = (page: number): string => `/staff/refunds${page > 1 ? `?page=${page}` : ''}`;

/** The list of refunds that staff have to make. Each is recorded on the page of its order. */
export function addOpenRefunds(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  app.get('/staff/refunds', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    if (!isPermitted(session.role, 'refunded')) return notFoundPage(context, lab);
    const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
    const found = await openRefunds(lab.database.queries, { page });
    const desk = deskFor(context);
    return draw(context, {
      title: refundTexts[desk.language].open.title,
      body: openRefundsView(desk, { ...found, page }),
      session,
      path: pathOf(page),
    });
  });
}

function openRefundsView(
  desk: Desk,
  given: { readonly refunds: readonly OpenRefund[]; readonly page: number; readonly more: boolean },
): ReactNode {
  const { open } = refundTexts[desk.language];
  const { refunds, page, more } = given;
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={open.title} lead={open.lead} />
      {refunds.length === 0 ? (
        <EmptyState title={open.empty} />
      ) : (
        <ul className="ta-page-rows">{refunds.map((refund) => row(desk, refund))}</ul>
      )}
      {refunds.some(({ waitsFor }) => waitsFor !== 'transfer') && (
        <p>
          <TextLink href="/staff/jobs">{jobTexts(desk.language).title}</TextLink>
        </p>
      )}
      <PageSteps
        label={desk.texts.pages}
        page={page}
        more={more}
        hrefFor={pathOf}
        previous={desk.texts.older}
        next={desk.texts.newer}
      />
    </>
  );
}

function row(desk: Desk, refund: OpenRefund): ReactNode {
  const texts = refundTexts[desk.language];
  const { id, code, company, note, issued, amount, currency, waitsFor, last4 } = refund;
  const facts = [
    `${texts.note} NC${paddedNumber(note)}/${issued.slice(0, 4)}`,
    texts.open.issued(desk.day(issued)),
    waitsFor === 'transfer' ? texts.transfer : texts.card(last4),
    waitsFor === 'transfer' ? '' : texts.open[waitsFor],
  ];
  return (
    <DeskRow
      key={id}
      href={`/staff/orders/${encodeURIComponent(code)}`}
      title={company}
      code={code}
      facts={facts.filter(Boolean).join(' · ')}
      marks={<Mark>{desk.money(amount, currency)}</Mark>}
    />
  );
}
