import type { Context, Hono } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createToken } from '../../auth/tokens.ts';
import type { Queries } from '../../database/open.ts';
import { staffActions } from '../../database/schema/production.ts';
import { Refusal, invalid } from '../../errors.ts';
import { once } from '../../http/once.ts';
import { securityHeaders } from '../../http/security.ts';
import type { Lab } from '../../lab.ts';
import { kindOf, kindsInWords, shownName } from '../../messages/fileKinds.ts';
import { dropFile, keepFile, readKeptFile } from '../../messages/fileStore.ts';
import { closeQuestions, fileOfOrder, sendFromLab } from '../../messages/staffSend.ts';
import { attachmentsOf, markRead, messagesOf } from '../../messages/table.ts';
import { moveAlong, promise, ship } from '../../orders/staffActions.ts';
import { detailOf, stepsOf } from '../../orders/detailTable.ts';
import { orderForStaff, ordersForStaff, staffCounts, staffLists } from '../../orders/staffTable.ts';
import type { StaffOrder } from '../../orders/staffTable.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { sitePage } from '../page.ts';
import { notFoundPage } from '../places.ts';
import { readForm } from './form.ts';
import type { StaffForm } from './form.ts';
import {
  closeStaffSession,
  cookieHeader,
  openStaffSession,
  requireCsrf,
  requireOwnPage,
  sessionSeconds,
  staffOf,
} from './session.ts';
import type { StaffSession } from './session.ts';
import { listView, moment, orderView, personBar, signInView } from './views.ts';

/** The lab's desk: the counterpart of every customer's order page, behind a sign-in of its own. */
export function addStaff(app: Hono, lab: Lab): void {
  const { queries } = lab.database;
  const page = (context: Context, title: string, body: Markup, session?: StaffSession) =>
    sitePage(context, lab, {
      title,
      body: html`${session ? personBar(session) : html``}${body}`,
      script: '/site/staff.js',
    });

  app.get('/staff', (context) => context.redirect('/staff/', 302));
  app.get('/staff/', async (context) => {
    const session = await staffOf(context, lab);
    if (!session) return page(context, 'Sign in', signInView(context.req.query('failed') === '1'));
    const list = staffLists.find((each) => each === context.req.query('list')) ?? 'written';
    const search = (context.req.query('q') ?? '').replaceAll('\u0000', '').slice(0, 60);
    const [orders, counts] = await Promise.all([ordersForStaff(queries, list, search), staffCounts(queries)]);
    return page(context, 'Orders', listView({ list, search, orders, counts }), session);
  });

  app.post('/staff/sign-in', async (context) => {
    requireOwnPage(context, lab);
    const form = await readForm(context);
    const token = await openStaffSession(lab, {
      email: form.text('email'),
      password: form.text('password').slice(0, 200),
      place: placeOf(context),
    });
    if (token === null) return context.redirect('/staff/?failed=1', 303);
    context.header('set-cookie', cookieHeader(lab, token, sessionSeconds));
    return context.redirect('/staff/', 303);
  });

  app.post('/staff/sign-out', async (context) => {
    requireOwnPage(context, lab);
    const session = await staffOf(context, lab);
    if (session) {
      requireCsrf(session, (await readForm(context)).text('csrf'));
      await closeStaffSession(lab, session.token);
    }
    context.header('set-cookie', cookieHeader(lab, '', 0));
    return context.redirect('/staff/', 303);
  });

  app.get('/staff/orders/:code', async (context) => {
    const session = await staffOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const order = await orderForStaff(queries, context.req.param('code').slice(0, 40));
    if (!order) return notFoundPage(context, lab);
    // Opened by a person of the lab on a page of ours: what the customer wrote is read from now on.
    if (order.unread > 0 && context.req.header('sec-fetch-site') !== 'cross-site')
      await write(lab, (inside) =>
        markRead(inside, order.owner, { orderId: order.id, fao: 'studio' }, lab.clock.now()),
      );
    const [detail, steps, messages] = await Promise.all([
      detailOf(queries, order.owner, order.id),
      stepsOf(queries, order.owner, order.id),
      messagesOf(queries, order.owner, order.id),
    ]);
    const ids = messages.map(({ id }) => id);
    const view = orderView({
      session,
      order,
      detail,
      done: steps.map(({ step }) => step),
      messages,
      files: await attachmentsOf(queries, order.owner, ids),
      carriers: lab.config.carriers.map(({ name }) => name),
      key: createToken(),
      said: saidWords[context.req.query('said') ?? ''] ?? (context.req.query('problem') ?? '').slice(0, 200),
    });
    return page(context, order.code, view, session);
  });

  /** What the open page asks every few seconds: messages as data, so that new ones appear without a reload. */
  app.get('/staff/orders/:code/messages', async (context) => {
    const session = await staffOf(context, lab);
    const order = session && (await orderForStaff(queries, context.req.param('code').slice(0, 40)));
    if (!order) return context.json({ error: { code: 'unauthorized', message: 'Sign in again.' } }, 401);
    const messages = await messagesOf(queries, order.owner, order.id);
    const files = await attachmentsOf(
      queries,
      order.owner,
      messages.map(({ id }) => id),
    );
    const told = messages.map((message) => ({
      id: String(message.id),
      ours: message.fao === 'client',
      about: `${message.fao === 'client' ? (message.author ?? 'The lab') : 'The customer'} · ${moment(message.createdAt)}`,
      text: message.text,
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ code, name }) => ({ href: `/staff/orders/${order.code}/files/${code}`, name })),
    }));
    return context.json({ messages: told }, 200, { ...securityHeaders(), 'cache-control': 'no-store' });
  });

  app.get('/staff/orders/:code/files/:file', async (context) => {
    const session = await staffOf(context, lab);
    const order = session && (await orderForStaff(queries, context.req.param('code').slice(0, 40)));
    const file = order
      ? await fileOfOrder(queries, order.owner, order.id, context.req.param('file'))
      : undefined;
    const body = file ? await readKeptFile(lab.dataFolder, file) : null;
    if (!file || !body) return notFoundPage(context, lab);
    return new Response(body, {
      headers: {
        ...securityHeaders(),
        'content-type': file.type,
        'content-length': String(file.size),
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  });

  for (const [name, act] of Object.entries(actions))
    app.post(`/staff/orders/:code/${name}`, async (context) => {
      requireOwnPage(context, lab);
      const session = await staffOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context);
      requireCsrf(session, form.text('csrf'));
      const order = await orderForStaff(queries, context.req.param('code').slice(0, 40));
      if (!order) return notFoundPage(context, lab);
      try {
        await act(lab, { session, order, form });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const why = error.fields
          ? Object.entries(error.fields).map((each) => each.join(': '))
          : [error.message];
        const problem = encodeURIComponent(`Not done. ${why.join('; ')}`);
        return context.redirect(`/staff/orders/${order.code}?problem=${problem}`, 303);
      }
      return context.redirect(`/staff/orders/${order.code}?said=${name}`, 303);
    });
}

const saidWords: Readonly<Record<string, string>> = {
  message: 'The message was sent.',
  answered: 'The question is settled.',
  step: 'The order was moved along.',
  promise: 'The date is promised.',
  ship: 'The order is marked as shipped; the customer is told.',
};

interface Action {
  readonly session: StaffSession;
  readonly order: StaffOrder;
  readonly form: StaffForm;
}

const actions: Readonly<Record<string, (lab: Lab, action: Action) => Promise<void>>> = {
  async message(lab, { session, order, form }) {
    const chosen = form.files('files');
    if (chosen.length > 10) throw invalid({ files: 'at most 10' });
    const files: (Awaited<ReturnType<typeof keepFile>> & { name: string; type: string })[] = [];
    try {
      for (const file of chosen) {
        const bytes = Buffer.from(await file.arrayBuffer());
        const name = shownName(file.name);
        const type = kindOf(name, bytes);
        if (type === null) throw invalid({ files: kindsInWords });
        lab.requireSpace();
        files.push({ ...(await keepFile(lab.dataFolder, bytes)), name, type });
      }
      const text = form.text('text');
      const asks = form.text('asks') === '1';
      const key = form.text('key').slice(0, 100);
      const content = [order.code, text, asks, files.map(({ sha256 }) => sha256)];
      const now = lab.clock.now();
      const wish = { actor: `staff ${session.id}`, key, endpoint: 'staff.message', content, now };
      await change(lab, session, order, 'message', (queries) =>
        once(queries, wish, (inside) =>
          sendFromLab(
            inside,
            order.owner,
            { orderId: order.id, staffId: session.id, text, asks, files },
            now,
          ),
        ),
      );
    } catch (error) {
      for (const { code } of files) await dropFile(lab.dataFolder, code);
      throw error;
    }
  },
  answered: (lab, { session, order }) =>
    change(lab, session, order, 'answered', (queries) => closeQuestions(queries, order.owner, order.id)),
  step: (lab, { session, order, form }) =>
    change(lab, session, order, 'step', (queries) =>
      moveAlong(queries, order, form.text('step'), lab.clock.now()),
    ),
  promise: (lab, { session, order, form }) =>
    change(lab, session, order, 'promise', (queries) =>
      promise(queries, order, { date: form.text('date'), reason: form.text('reason') }, lab.clock.now()),
    ),
  ship: (lab, { session, order, form }) =>
    change(lab, session, order, 'ship', (queries) =>
      ship(
        queries,
        order,
        {
          carrier: form.text('carrier'),
          tracking: form.text('tracking'),
          carriers: lab.config.carriers.map(({ name }) => name),
        },
        lab.clock.now(),
      ),
    ),
};

/** One transaction for the change and the note of who made it; then the news are sent on. */
async function change(
  lab: Lab,
  session: StaffSession,
  order: StaffOrder,
  action: string,
  work: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  await write(lab, async (queries) => {
    await work(queries);
    await queries
      .insert(staffActions)
      .values({ staffId: session.id, orderId: order.id, action, at: lab.clock.now() });
  });
}

async function write(lab: Lab, work: (queries: Queries) => Promise<void>): Promise<void> {
  lab.requireSpace();
  await lab.database.transaction(work);
  lab.versions.forget();
}

function placeOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Called without a server, as tests do.
    return '';
  }
}
