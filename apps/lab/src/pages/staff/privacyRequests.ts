import type { Context, Hono } from 'hono';
import { decideRequest } from '../../account/privacy/decide.ts';
import { requestsForDesk } from '../../account/privacy/requestTable.ts';
import { notAllowed } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { notFoundPage } from '../errorPage.tsx';
import { formLimits, readForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import type { DrawPage } from './accessPages.ts';
import type { Desk } from './desk.ts';
import { privacyPath, privacyView } from './privacyView.tsx';
import { requireCsrf, staffSessionOf } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { privacyTexts } from './texts/privacy.ts';

const lastPage = 1_000;
const rowsPerPage = 50;

/** Requests of customers for an erasure: each is confirmed or declined once. */
export function addPrivacyRequests(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  app.get('/staff/privacy', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    if (!isPermitted(session.role, 'privacy')) return notFoundPage(context, lab);
    const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
    const found = await requestsForDesk(lab.database.queries, { page, length: rowsPerPage });
    const desk = deskFor(context);
    return draw(context, {
      title: privacyTexts[desk.language].title,
      body: privacyView(desk, session, { ...found, page, said: context.req.query('said') ?? '' }),
      session,
      path: privacyPath(page),
    });
  });

  for (const decision of ['confirm', 'decline'] as const)
    app.post(`/staff/privacy/:id/${decision}`, async (context) => {
      requireSameOrigin(context, lab);
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context, formLimits.staff);
      requireCsrf(session, form.text('csrf'));
      if (!isPermitted(session.role, 'privacy'))
        throw notAllowed(accessTexts[deskFor(context).language].notAllowed);
      const id = context.req.param('id') ?? '';
      if (!/^\d{1,9}$/.test(id)) return notFoundPage(context, lab);
      // Nothing of what is erased can be restored: the box is the second look.
      const said =
        decision === 'confirm' && form.text('certain') !== '1'
          ? 'uncertain'
          : await decide(Number(id), session.id, decision === 'confirm');
      return context.redirect(`/staff/privacy?said=${said}`, 303);
    });

  async function decide(id: number, staffId: number, confirms: boolean): Promise<string> {
    lab.requireSpace();
    const act = { staffId, at: lab.clock.now(), confirms };
    const decision = await lab.database.transaction((inside) => decideRequest(inside, id, act));
    // A closed account's sessions end at once.
    lab.sessions.forget();
    lab.versions.forget();
    return decision;
  }
}
