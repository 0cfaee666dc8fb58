import type { Context, Hono } from 'hono';
import { notAllowed, Refusal } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { forgetDevices } from '../../identity/devices.ts';
import {
  createTotpSecret,
  endStaffSessions,
  isTotpSecret,
  recoveryCodesLeft,
  stepOfCode,
  totpAddress,
  turnOffSecondFactor,
  turnOnSecondFactor,
  redeemCode,
  requiresSecondFactor,
} from '../../identity/secondFactor.ts';
import { isPermitted, staffRoles } from '../../identity/staffRoles.ts';
import { allStaff, changeRole } from '../../identity/staffTable.ts';
import { hashToken } from '../../identity/tokens.ts';
import type { ReactNode } from 'react';
import { notFoundPage } from '../errorPage.tsx';
import {
  codeView,
  noKeyView,
  peopleView,
  recoveryCodesView,
  secondFactorOnView,
  setUpView,
} from './accessViews.tsx';
import { formLimits, readForm } from '../form.ts';
import type { SubmittedForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import {
  completeSignIn,
  requireCsrf,
  sessionSeconds,
  setSessionCookie,
  waitingSessionOf,
} from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import type { Desk } from './desk.ts';

/** Draws a page of the desk; a session that waits for its second factor is not shown as signed in. */
export type DrawPage = (
  context: Context,
  options: {
    readonly title: string;
    readonly body: ReactNode;
    readonly session?: StaffSession;
    readonly path: string;
    readonly status?: 422;
  },
) => Response | Promise<Response>;

/** Two-step sign-in, and the staff's accounts. */
export function addAccessPages(
  app: Hono,
  lab: Lab,
  deskFor: (context: Context) => Desk,
  draw: DrawPage,
): void {
  const { queries } = lab.database;
  const textsFor = (context: Context) => accessTexts[deskFor(context).language];

  /** A form of a page of the desk, with the session that it was made for. */
  async function submitted(context: Context): Promise<{ session: StaffSession; form: SubmittedForm } | null> {
    requireSameOrigin(context, lab);
    const session = await waitingSessionOf(context, lab);
    if (!session) return null;
    const form = await readForm(context, formLimits.staff);
    requireCsrf(session, form.text('csrf'));
    return { session, form };
  }

  const toSignIn = (context: Context) => context.redirect('/staff/', 303);

  app.get('/staff/code', async (context) => {
    const session = await waitingSessionOf(context, lab);
    if (session?.waitsFor !== 'code') return toSignIn(context);
    return askCode(context, session, '');
  });

  function askCode(context: Context, session: StaffSession, problem: string) {
    const texts = textsFor(context);
    const status = problem === '' ? {} : { status: 422 as const };
    const body = codeView(texts, session, problem);
    return draw(context, { title: texts.title, body, path: '/staff/code', ...status });
  }

  app.post('/staff/code', async (context) => {
    const sent = await submitted(context);
    if (sent?.session.waitsFor !== 'code') return toSignIn(context);
    const problem = await problemOfCode(context, sent.session, sent.form);
    if (problem !== '') return askCode(context, sent.session, problem);
    setSessionCookie(context, lab, await completeSignIn(lab, sent.session), sessionSeconds);
    return toSignIn(context);
  });

  /** '' for a good code, which is used by that. */
  async function problemOfCode(
    context: Context,
    session: StaffSession,
    form: SubmittedForm,
  ): Promise<string> {
    const texts = textsFor(context);
    try {
      return (await redeemCode(lab, session.id, form.text('code').slice(0, 40))) ? '' : texts.codeWrong;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too_many_requests') return texts.tooMany;
      throw error;
    }
  }

  app.get('/staff/second-factor', async (context) => {
    const session = await waitingSessionOf(context, lab);
    if (!session || session.waitsFor === 'code') return toSignIn(context);
    return session.hasSecondFactor
      ? showOn(context, session, '')
      : showSetUp(context, session, createTotpSecret(), '');
  });

  function showSetUp(context: Context, session: StaffSession, secret: string, problem: string) {
    const texts = textsFor(context);
    const address = totpAddress(secret, {
      issuer: lab.config.portal.company.name || 'Trade Area',
      label: session.email,
    });
    const required = session.waitsFor === 'enrolment';
    const body = lab.secrets.hasKey
      ? setUpView(texts, session, { secret, address, required, problem })
      : noKeyView(texts, required);
    return draw(context, {
      title: texts.title,
      body,
      ...shown(session),
      ...failed(problem),
      path: '/staff/second-factor',
    });
  }

  async function showOn(context: Context, session: StaffSession, problem: string) {
    const texts = textsFor(context);
    const left = await recoveryCodesLeft(queries, session.id);
    const required = requiresSecondFactor(lab.config, session.role);
    const body = secondFactorOnView(texts, session, { left, required, problem });
    return draw(context, {
      title: texts.title,
      body,
      session,
      ...failed(problem),
      path: '/staff/second-factor',
    });
  }

  app.post('/staff/second-factor', async (context) => {
    const sent = await submitted(context);
    if (!sent || sent.session.waitsFor === 'code' || sent.session.hasSecondFactor) return toSignIn(context);
    const { session, form } = sent;
    const secret = form.text('secret');
    if (!isTotpSecret(secret) || !lab.secrets.hasKey)
      throw notAllowed('This form has expired. Reload the page.', 'formExpired');
    const texts = textsFor(context);
    const step = stepOfCode(secret, form.text('code'), lab.clock.now());
    if (step === null) return showSetUp(context, session, secret, texts.codeWrong);
    const keptHash = hashToken(session.token);
    const codes = await lab.database.transaction((inside) =>
      turnOnSecondFactor(inside, lab.secrets, { staffId: session.id, secret, step, keptHash }),
    );
    if (!codes) return toSignIn(context);
    setSessionCookie(context, lab, await completeSignIn(lab, session), sessionSeconds);
    return draw(context, {
      title: texts.recoveryTitle,
      body: recoveryCodesView(texts, codes),
      path: '/staff/',
    });
  });

  app.post('/staff/second-factor/off', async (context) => {
    const sent = await submitted(context);
    if (!sent || sent.session.waitsFor !== '' || !sent.session.hasSecondFactor) return toSignIn(context);
    if (requiresSecondFactor(lab.config, sent.session.role))
      throw notAllowed('Two-step sign-in is required.', 'twoStepRequired');
    const problem = await problemOfCode(context, sent.session, sent.form);
    if (problem !== '') return showOn(context, sent.session, problem);
    await lab.database.transaction((inside) => turnOffSecondFactor(inside, sent.session.id));
    return context.redirect('/staff/second-factor', 303);
  });

  async function showPeople(context: Context, session: StaffSession, problem = '') {
    const texts = textsFor(context);
    const people = await allStaff(queries);
    const saved = problem === '' && context.req.query('said') === 'saved';
    const body = peopleView(texts, session, { people, saved, problem });
    return draw(context, { title: texts.people, body, session, ...failed(problem), path: '/staff/people' });
  }

  app.get('/staff/people', async (context) => {
    const session = await waitingSessionOf(context, lab);
    if (!session || session.waitsFor !== '') return toSignIn(context);
    if (!isPermitted(session.role, 'people')) return notFoundPage(context, lab);
    return showPeople(context, session);
  });

  for (const act of ['role', 'reset'] as const)
    app.post(`/staff/people/:id/${act}`, async (context) => {
      const sent = await submitted(context);
      if (!sent || sent.session.waitsFor !== '') return toSignIn(context);
      const { session, form } = sent;
      const texts = textsFor(context);
      if (!isPermitted(session.role, 'people')) throw notAllowed(texts.notAllowed);
      const given = context.req.param('id') ?? '';
      const person = (await allStaff(queries)).find(({ id }) => String(id) === given);
      if (!person) return notFoundPage(context, lab);
      const role = staffRoles.find((each) => each === form.text('role'));
      const isDone = await lab.database.transaction(async (inside) => {
        if (act === 'role') return role !== undefined && changeRole(inside, person.id, role);
        await turnOffSecondFactor(inside, person.id);
        await forgetDevices(inside, `staff:${person.id}`);
        await endStaffSessions(inside, person.id, hashToken(session.token));
        return true;
      });
      if (!isDone) return showPeople(context, session, texts.lastAdministrator);
      lab.log('info', 'ta: a staff account was changed', { act, by: session.id, account: person.id });
      return context.redirect('/staff/people?said=saved', 303);
    });
}

const failed = (problem: string) => (problem === '' ? {} : { status: 422 as const });
/** Only a session that waits for nothing has the desk's menu. */
const shown = (session: StaffSession) => (session.waitsFor === '' ? { session } : {});
