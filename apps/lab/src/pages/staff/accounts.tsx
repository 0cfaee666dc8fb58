import { csvForms } from '@trade-area/core/contract';
import type { CsvForm } from '@trade-area/core/contract';
import { csvFormFor } from '@trade-area/core/kernel';
import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { Button } from '@trade-area/widgets/ui';
import type { Lab } from '../../base/lab.ts';
import { labMoment } from '../../base/labMoment.ts';
import { securityHeaders } from '../../base/securityHeaders.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { accountsCsv, accountsZip } from '../../payments/accounts/export.ts';
import type { Period } from '../../payments/accounts/accountsTable.ts';
import { calendarDay, dayOf } from '../../base/day.ts';
import { notFoundPage } from '../errorPage.tsx';
import { DateField } from '../parts/fields.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import type { DrawPage } from './accessPages.ts';
import type { Desk } from './desk.ts';
import { BackLink, Problem } from './parts.tsx';
import { staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accountsTexts } from './texts/accounts.ts';

const path = '/staff/accounts';

/** The documents of all customers, for the accountant: a list and the files of a period. */
export function addAccounts(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  const { queries } = lab.database;
  const allowed =
    (page: (context: Context, session: StaffSession) => Promise<Response>) => async (context: Context) => {
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      return isPermitted(session.role, 'accounts') ? page(context, session) : notFoundPage(context, lab);
    };
  const show = async (context: Context, session: StaffSession, period: Period, isWrong: boolean) => {
    const desk = deskFor(context);
    const { title } = accountsTexts[desk.language];
    return draw(context, {
      title,
      body: accountsView(desk, period, isWrong),
      session,
      path,
      ...(isWrong ? { status: 422 as const } : {}),
    });
  };

  app.get(
    path,
    allowed(async (context, session) => show(context, session, lastMonth(labMoment(lab).today), false)),
  );

  const download = (
    name: 'csv' | 'zip',
    type: string,
    bodyOf: (period: Period, form: CsvForm) => Promise<ReadableStream<Uint8Array>>,
  ) =>
    app.get(
      `${path}/documents.${name}`,
      allowed(async (context, session) => {
        const [from, to] = ['from', 'to'].map((each) => context.req.query(each) ?? '') as [string, string];
        const period = { from: calendarDay(from) ?? '', to: calendarDay(to) ?? '' };
        if (period.from === '' || period.to === '' || period.from > period.to)
          return show(context, session, { from, to }, true);
        lab.log('info', 'ta: the documents of a period were exported', {
          staff: session.id,
          ...period,
          file: name,
        });
        const form = csvForms.find((each) => each === context.req.query('form')) ?? 'comma';
        return new Response(await bodyOf(period, form), {
          headers: {
            ...securityHeaders(),
            'content-type': type,
            'content-disposition': `attachment; filename="documents-${period.from}-${period.to}.${name}"`,
            'cache-control': 'no-store',
          },
        });
      }),
    );
  download('csv', 'text/csv; charset=utf-8', (period, form) => accountsCsv(queries, period, form));
  download('zip', 'application/zip', (period) => accountsZip(queries, lab.config, period));
}

/** The month before the current one: accounts are closed by months. */
function lastMonth(today: string): Period {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return {
    from: dayOf(new Date(Date.UTC(year, month - 2, 1))),
    to: dayOf(new Date(Date.UTC(year, month - 1, 0))),
  };
}

function accountsView(desk: Desk, { from, to }: Period, isWrong: boolean): ReactNode {
  const texts = accountsTexts[desk.language];
  const form = csvFormFor(desk);
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <Problem>{isWrong ? texts.wrongPeriod : ''}</Problem>
      <form className="ta-page-stack ta-page-stack--narrow" action={`${path}/documents.csv`}>
        <DateField label={texts.from} name="from" value={from} required />
        <DateField label={texts.to} name="to" value={to} required />
        <Row>
          <Button type="submit" variant="primary" name="form" value={form}>
            {texts.csv}
          </Button>
          {form !== 'comma' && (
            <Button type="submit" name="form" value="comma">
              {texts.csvEnglish}
            </Button>
          )}
          <Button type="submit" formAction={`${path}/documents.zip`}>
            {texts.zip}
          </Button>
        </Row>
      </form>
    </>
  );
}
