import type { Context, Hono } from 'hono';
import {
  changeCustomer,
  createCustomer,
  invite,
  setActive,
  typedOf,
} from '../../account/customers/customers.ts';
import { customerFields, readCustomer } from '../../account/customers/fields.ts';
import type {
  CustomerField,
  CustomerProblem,
  CustomerProblems,
  TypedCustomer,
} from '../../account/customers/fields.ts';
import { customerByCode, listCustomers, lockCustomer, stateOf } from '../../account/customers/table.ts';
import { memberState } from '../../account/members/members.ts';
import { notAllowed } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import type { Account } from '../../identity/table.ts';
import { membersOf } from '../../identity/memberTable.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { createToken } from '../../identity/tokens.ts';
import { creditOf } from '../../payments/credit.ts';
import { notFoundPage } from '../errorPage.tsx';
import type { DrawPage } from './accessPages.ts';
import {
  customerPath,
  customersPath,
  customersView,
  customerView,
  newCustomerView,
} from './customersView.tsx';
import type { Desk } from './desk.ts';
import { formLimits, readForm } from '../form.ts';
import type { SubmittedForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { searchOf } from './search.ts';
import { requireCsrf, staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { customerTexts } from './texts/customers.ts';

const newPath = '/staff/new-customer';
const lastPage = 1_000;
const none: CustomerProblems = new Map();

/** The customers' accounts: list, search, creation with an invitation, changes, deactivation. */
export function addStaffCustomers(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  const { queries } = lab.database;
  const textsFor = (context: Context) => customerTexts[deskFor(context).language];

  /** A page for people whose role allows it; others do not see that it exists. */
  const show =
    (page: (context: Context, session: StaffSession) => Promise<Response>) => async (context: Context) => {
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      return isPermitted(session.role, 'customers') ? page(context, session) : notFoundPage(context, lab);
    };

  const submit =
    (act: (context: Context, session: StaffSession, form: SubmittedForm) => Promise<Response>) =>
    async (context: Context) => {
      requireSameOrigin(context, lab);
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context, formLimits.staff);
      requireCsrf(session, form.text('csrf'));
      if (!isPermitted(session.role, 'customers'))
        throw notAllowed(accessTexts[deskFor(context).language].notAllowed);
      return act(context, session, form);
    };

  /** Other requests of this lab see the change, and no session that it ended goes on. */
  async function write<T>(work: (inside: Queries) => Promise<T>): Promise<T> {
    lab.requireSpace();
    const result = await lab.database.transaction(work);
    lab.versions.forget();
    lab.sessions.forget();
    return result;
  }

  app.get(
    '/staff/customers',
    show(async (context, session) => {
      const search = searchOf(context);
      const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
      const body = customersView(deskFor(context), {
        search,
        page,
        ...(await listCustomers(queries, { search, page })),
      });
      const path = customersPath({ search, page });
      return draw(context, { title: textsFor(context).title, body, session, path });
    }),
  );

  const showNew = (
    context: Context,
    session: StaffSession,
    form: { readonly typed: TypedCustomer; readonly problems: CustomerProblems; readonly key: string },
  ) =>
    draw(context, {
      title: textsFor(context).create,
      body: newCustomerView(deskFor(context), session, { ...form, rules: lab.config.countries }),
      session,
      path: newPath,
      ...failed(form.problems),
    });

  app.get(
    newPath,
    show(async (context, session) =>
      showNew(context, session, { typed: {}, problems: none, key: createToken() }),
    ),
  );
  app.post(
    newPath,
    submit(async (context, session, form) => {
      const typed = typedIn(form);
      const key = form.text('key').slice(0, 100) || createToken();
      const { values, problems } = readCustomer(typed, lab.config.countries);
      if (!values) return showNew(context, session, { typed, problems, key });
      const act = { staffId: session.id, at: lab.clock.now() };
      const created = await write((inside) => createCustomer(inside, values, { ...act, key, invites: true }));
      return 'problem' in created
        ? showNew(context, session, { typed, problems: oneProblem(created.problem), key })
        : context.redirect(`${customerPath(created.code)}?said=create`, 303);
    }),
  );

  const find = (context: Context) =>
    customerByCode(queries, (context.req.param('code') ?? '').replaceAll('\u0000', '').slice(0, 40));

  const showCustomer = async (
    context: Context,
    session: StaffSession,
    account: Account,
    form: { readonly typed: TypedCustomer; readonly problems: CustomerProblems },
  ) =>
    draw(context, {
      title: account.company.name,
      body: customerView(deskFor(context), session, {
        ...form,
        rules: lab.config.countries,
        credit: await creditOf(queries, ownerOf({ customerId: account.id })),
        code: account.code,
        company: account.company.name,
        state: stateOf(account),
        members: (await membersOf(queries, ownerOf({ customerId: account.id }))).map((member) => ({
          ...member,
          state: memberState(lab, member),
        })),
        done: form.problems.size === 0 ? (context.req.query('said') ?? '') : '',
      }),
      session,
      path: customerPath(account.code),
      ...failed(form.problems),
    });

  app.get(
    '/staff/customers/:code',
    show(async (context, session) => {
      const account = await find(context);
      return account
        ? showCustomer(context, session, account, { typed: typedOf(account), problems: none })
        : notFoundPage(context, lab);
    }),
  );
  app.post(
    '/staff/customers/:code/change',
    submit(async (context, session, form) => {
      const account = await find(context);
      if (!account) return notFoundPage(context, lab);
      const typed = { ...typedIn(form), code: account.code };
      const { values, problems } = readCustomer(typed, lab.config.countries);
      if (!values) return showCustomer(context, session, account, { typed, problems });
      const act = { staffId: session.id, at: lab.clock.now() };
      const outcome = await write(async (inside) => {
        const current = await lockCustomer(inside, account.id);
        return current ? changeCustomer(inside, current, values, act) : [];
      });
      return 'problem' in outcome
        ? showCustomer(context, session, account, { typed, problems: oneProblem(outcome.problem) })
        : context.redirect(`${customerPath(account.code)}?said=change`, 303);
    }),
  );

  for (const action of ['invite', 'deactivate', 'activate'] as const)
    app.post(
      `/staff/customers/:code/${action}`,
      submit(async (context, session) => {
        const account = await find(context);
        if (!account) return notFoundPage(context, lab);
        const act = { staffId: session.id, at: lab.clock.now() };
        await write(async (inside) => {
          const current = await lockCustomer(inside, account.id);
          if (!current) return;
          if (action !== 'invite') await setActive(inside, current, action === 'activate', act);
          else if (stateOf(current) === 'invited') await invite(inside, current.id, act);
        });
        return context.redirect(`${customerPath(account.code)}?said=${action}`, 303);
      }),
    );
}

const failed = (problems: CustomerProblems) => (problems.size === 0 ? {} : { status: 422 as const });
const oneProblem = (problem: readonly [CustomerField, CustomerProblem]): CustomerProblems =>
  new Map([problem]);

/** Longer than any field may be, so that a text that is too long is told, and a huge one not sent back. */
const longest = 1_000;
const typedIn = (form: SubmittedForm): TypedCustomer =>
  Object.fromEntries(customerFields.map((field) => [field, form.text(field).slice(0, longest)]));
