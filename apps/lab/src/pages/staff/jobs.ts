import type { Context, Hono } from 'hono';
import { notAllowed } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import type { ReactNode } from 'react';
import type { Desk } from './desk.ts';
import { formLimits, readForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { dismissJob, failedJobs, retryJob } from './jobsTable.ts';
import { jobsView } from './jobsView.tsx';
import { requireCsrf, staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { jobTexts } from './texts/jobs.ts';

const path = '/staff/jobs';

/** The list of failed jobs, with Retry and Delete. */
export function addStaffJobs(
  app: Hono,
  lab: Lab,
  {
    deskFor,
    page,
  }: {
    readonly deskFor: (context: Context) => Desk;
    readonly page: (
      context: Context,
      desk: Desk,
      options: {
        readonly title: string;
        readonly body: ReactNode;
        readonly session: StaffSession;
        readonly path: string;
      },
    ) => Response | Promise<Response>;
  },
): void {
  app.get(path, async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const desk = deskFor(context);
    const jobs = await failedJobs(lab.database.queries);
    const body = jobsView(desk, { session, jobs, done: context.req.query('done') ?? '' });
    return page(context, desk, { title: jobTexts(desk.language).title, body, session, path });
  });

  for (const action of ['retry', 'delete'] as const)
    app.post(`${path}/${action}`, async (context) => {
      requireSameOrigin(context, lab);
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context, formLimits.staff);
      requireCsrf(session, form.text('csrf'));
      if (!isPermitted(session.role, 'jobs'))
        throw notAllowed(accessTexts[deskFor(context).language].notAllowed);
      const id = /^\d{1,15}$/.test(form.text('job')) ? Number(form.text('job')) : 0;
      const change = action === 'retry' ? retryJob : dismissJob;
      const kind = await lab.database.transaction((queries) => change(queries, id, lab.clock.now()));
      if (kind !== undefined)
        lab.log('info', 'ta: a failed job was changed at the desk', { job: kind, action, staff: session.id });
      return context.redirect(`${path}?done=${kind === undefined ? 'gone' : action}`, 303);
    });
}
