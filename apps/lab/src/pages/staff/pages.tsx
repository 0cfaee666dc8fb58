import type { ReactNode } from 'react';
import type { Context, Hono } from 'hono';
import { clientAddress } from '../../base/clientAddress.ts';
import { deviceCookie, deviceOfCookies } from '../../identity/devices.ts';
import { createToken } from '../../identity/tokens.ts';
import { notAllowed, Refusal } from '../../base/errors.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { securityHeaders } from '../../base/securityHeaders.ts';
import type { Lab } from '../../base/lab.ts';
import { attachmentsOf, markRead, messagesOf } from '../../messages/table.ts';
import {
  lastPage,
  orderForStaff,
  ordersForStaff,
  staffCounts,
  staffLists,
} from '../../production/orderTable.ts';
import type { StaffOrder } from '../../production/orderTable.ts';
import { drawSitePage } from '../draw.tsx';
import { notFoundPage } from '../errorPage.tsx';
import { actions, write } from './actions.ts';
import { waitingRequestCount } from '../../account/privacy/requestTable.ts';
import { newContactCount } from '../../contact/table.ts';
import { addStaffContacts } from './contacts.ts';
import { addStaffCustomers } from './customers.ts';
import { addStaffFiles } from './files.ts';
import { addStaffJobs } from './jobs.ts';
import { addStaffPhotos } from './photos.ts';
import { addPrivacyRequests } from './privacyRequests.ts';
import { failedJobCount } from './jobsTable.ts';
import { addAccounts } from './accounts.tsx';
import { addCancelPage, cancelledOrder } from './cancelPage.tsx';
import { addOpenRefunds } from './openRefunds.tsx';
import { addOverduePayments } from './overdue.ts';
import { formLimits, readForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { searchOf } from './search.ts';
import { rememberLanguage } from '../language.ts';
import { chosenLanguage, setLanguageCookie } from './language.ts';
import { addPackingSlip } from './packingSlip.tsx';
import { listPath, listView, personBar, signInView } from './listView.tsx';
import { Outcome } from './parts.tsx';
import {
  closeStaffSession,
  openStaffSession,
  requireCsrf,
  sessionSeconds,
  setSessionCookie,
  staffSessionOf,
  waitingSessionOf,
} from './session.ts';
import type { StaffSession } from './session.ts';
import { messageHeading, orderView, messageText } from './views.tsx';
import { loadOrderPage } from './orderPage.ts';
import type { SubmittedFields } from './views.tsx';
import { addAccessPages } from './accessPages.ts';
import type { DrawPage } from './accessPages.ts';
import { accessTexts } from './texts/access.ts';
import { createDesk, deskLanguageOf } from './desk.ts';
import type { Desk } from './desk.ts';

/** The staff desk: the counterpart of the customers' order pages, with a separate sign-in. */
export function addStaff(app: Hono, lab: Lab): void {
  const { queries } = lab.database;
  const deskFor = (context: Context) => createDesk(chosenLanguage(context), lab.config.calendar.timeZone);
  app.use('/staff/*', (context, next) => {
    rememberLanguage(chosenLanguage(context));
    return next();
  });
  const page = (
    context: Context,
    desk: Desk,
    options: {
      readonly title: string;
      readonly body: ReactNode;
      readonly session?: StaffSession;
      readonly path?: string;
      readonly status?: 422;
    },
  ) =>
    drawSitePage(context, lab, {
      title: options.title,
      language: desk.language,
      status: options.status ?? 200,
      body: (
        <>
          {personBar(desk, options.session, options.path ?? '/staff/')}
          {options.body}
        </>
      ),
      script: '/site/staff.js',
    });

  const findOrder = (context: Context) =>
    orderForStaff(queries, (context.req.param('code') ?? '').slice(0, 40));

  /** Numbers beside the lists; null = the person's role has no such list. */
  const countsForDesk = async ({ role }: StaffSession) => ({
    ...(await staffCounts(queries)),
    contacts: isPermitted(role, 'contacts') ? await newContactCount(queries) : null,
    privacy: isPermitted(role, 'privacy') ? await waitingRequestCount(queries) : null,
    jobs: await failedJobCount(queries),
  });

  app.get('/staff', (context) => context.redirect('/staff/', 302));
  app.get('/staff/language', (context) => {
    const to = deskLanguageOf(context.req.query('to') ?? '');
    const back = context.req.query('back') ?? '';
    if (to) setLanguageCookie(context, lab, to);
    // Redirects only to a page of the desk.
    return context.redirect(/^\/staff\/[\w/?=&%.-]*$/.test(back) ? back : '/staff/', 303);
  });
  app.get('/staff/', async (context) => {
    const desk = deskFor(context);
    const session = await staffSessionOf(context, lab);
    if (!session) {
      const waiting = await waitingSessionOf(context, lab);
      if (waiting)
        return context.redirect(waiting.waitsFor === 'code' ? '/staff/code' : '/staff/second-factor', 303);
      const failed = context.req.query('failed') === '1';
      return page(context, desk, { title: desk.texts.signIn, body: signInView(desk, failed) });
    }
    const list = staffLists.find((each) => each === context.req.query('list')) ?? 'written';
    const search = searchOf(context);
    const number = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
    const selection = { list, search, page: number };
    const [found, counts] = await Promise.all([ordersForStaff(queries, selection), countsForDesk(session)]);
    // The list has become shorter since, or a person typed the address.
    if (number > 1 && found.orders.length === 0)
      return context.redirect(listPath({ ...selection, page: 1 }), 302);
    const body = (
      <>
        <Outcome>{await cancelledOrder(lab, desk, context.req.query('cancelled') ?? '')}</Outcome>
        {listView(desk, { ...selection, ...found, counts })}
      </>
    );
    return page(context, desk, { title: desk.texts.orders, body, session, path: listPath(selection) });
  });

  /** An open list polls this every few seconds. */
  app.get('/staff/counts', async (context) => {
    const session = await staffSessionOf(context, lab);
    return session ? context.json(await countsForDesk(session), 200, fresh) : signInAgain(context);
  });

  app.post('/staff/sign-in', async (context) => {
    requireSameOrigin(context, lab);
    const form = await readForm(context, formLimits.public);
    const device = deviceOfCookies(context.req.header('cookie') ?? '') || createToken();
    const token = await openStaffSession(lab, {
      device,
      email: form.text('email'),
      password: form.text('password').slice(0, 200),
      clientAddress: clientAddress(context, lab.proxies),
    });
    if (token === null) return context.redirect('/staff/?failed=1', 303);
    setSessionCookie(context, lab, token, sessionSeconds);
    context.header('set-cookie', deviceCookie(device, lab.config.portal.labOrigin), { append: true });
    return context.redirect('/staff/', 303);
  });

  app.post('/staff/sign-out', async (context) => {
    requireSameOrigin(context, lab);
    const session = await waitingSessionOf(context, lab);
    if (session) {
      requireCsrf(session, (await readForm(context, formLimits.staff)).text('csrf'));
      await closeStaffSession(lab, session.token);
    }
    setSessionCookie(context, lab, '', 0);
    return context.redirect('/staff/', 303);
  });

  async function showOrder(
    context: Context,
    session: StaffSession,
    order: StaffOrder,
    refused: { readonly why: Refusal; readonly submitted: SubmittedFields } | null = null,
  ): Promise<Response> {
    const desk = deskFor(context);
    const said = context.req.query('said') ?? '';
    const body = orderView(desk, await loadOrderPage(lab, desk, { session, order, said, refused }));
    const path = `/staff/orders/${encodeURIComponent(order.code)}`;
    return page(context, desk, {
      title: order.code,
      body,
      session,
      path,
      ...(refused ? { status: 422 } : {}),
    });
  }

  app.get('/staff/orders/:code', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const order = await findOrder(context);
    if (!order) return notFoundPage(context, lab);
    // A member of staff who answers customers has opened the page, so the customer's messages count as read from now on.
    const mayAnswer = isPermitted(session.role, 'message');
    if (mayAnswer && order.unread > 0 && context.req.header('sec-fetch-site') !== 'cross-site')
      await write(lab, (inside) =>
        markRead(inside, order.owner, { orderId: order.id, fao: 'studio' }, lab.clock.now()),
      );
    return showOrder(context, session, order);
  });

  /** The open page polls this every few seconds: messages as data, so that new ones appear without a reload. */
  app.get('/staff/orders/:code/messages', async (context) => {
    const session = await staffSessionOf(context, lab);
    const order = session && (await findOrder(context));
    if (!order) return signInAgain(context);
    const desk = deskFor(context);
    const messages = await messagesOf(queries, order.owner, order.id);
    const files = await attachmentsOf(
      queries,
      order.owner,
      messages.map(({ id }) => id),
    );
    const messageItems = messages.map((message) => ({
      id: String(message.id),
      ours: message.fao === 'client',
      about: messageHeading(desk, message),
      text: messageText(desk, message),
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ code, name }) => ({ href: `/staff/orders/${order.code}/files/${code}`, name })),
    }));
    return context.json({ messages: messageItems }, 200, fresh);
  });

  addStaffFiles(app, lab);
  addPackingSlip(app, lab);
  addStaffJobs(app, lab, { deskFor, page });
  const draw: DrawPage = (context, options) => page(context, deskFor(context), options);
  const drawing = { deskFor, draw };
  addAccounts(app, lab, drawing);
  addCancelPage(app, lab, drawing);
  addOpenRefunds(app, lab, drawing);
  addOverduePayments(app, lab, drawing);
  addStaffPhotos(app, lab, drawing);
  addStaffContacts(app, lab, drawing);
  addStaffCustomers(app, lab, drawing);
  addPrivacyRequests(app, lab, drawing);
  addAccessPages(app, lab, deskFor, (context, options) => page(context, deskFor(context), options));

  for (const [name, runAction] of Object.entries(actions))
    app.post(`/staff/orders/:code/${name}`, async (context) => {
      requireSameOrigin(context, lab);
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context, name === 'message' ? formLimits.files : formLimits.staff);
      requireCsrf(session, form.text('csrf'));
      const order = await findOrder(context);
      if (!order) return notFoundPage(context, lab);
      try {
        if (!isPermitted(session.role, name)) throw notAllowed(accessTexts.en.notAllowed);
        await runAction(lab, { session, order, form });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The page is shown again with its input; only files must be chosen again: browsers cannot prefill them.
        const formInput = Object.fromEntries(
          fields.map((field) => [field, form.text(field)] as const).filter(typed),
        );
        return showOrder(context, session, order, { why: error, submitted: formInput });
      }
      return context.redirect(`/staff/orders/${encodeURIComponent(order.code)}?said=${name}`, 303);
    });
}

const fields = [
  'key',
  'text',
  'asks',
  'step',
  'date',
  'reason',
  'carrier',
  'tracking',
  'delivered',
  'price',
  'amount',
  'paid_on',
  'method',
  'note',
  'reprint_reason',
  'pieces',
];
const typed = ([, value]: readonly [string, string]) => value !== '';
const fresh = { ...securityHeaders(), 'cache-control': 'no-store' };

const signInAgain = (context: Context) =>
  context.json({ error: { code: 'unauthorized', message: 'Sign in again.' } }, 401);
