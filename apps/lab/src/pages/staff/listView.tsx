import type { ReactNode } from 'react';
import { Button, EmptyState } from '@trade-area/widgets/ui';
import { staffLists } from '../../production/orderTable.ts';
import type { StaffList, StaffOrder, StaffPage } from '../../production/orderTable.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import type { StaffRole } from '../../identity/staffRoles.ts';
import { TextField } from '../parts/fields.tsx';
import { PageHead, TextLink } from '../parts/Page.tsx';
import { DeskRow, Mark, PageSteps, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { accountsTexts } from './texts/accounts.ts';
import { accessTexts } from './texts/access.ts';
import type { AccessTexts } from './texts/access.ts';
import { deskLanguages } from './desk.ts';
import type { Desk } from './desk.ts';
import { contactTexts } from './texts/contacts.ts';
import { customerTexts } from './texts/customers.ts';
import { refundTexts } from './texts/refunds.ts';
import { reminderTexts } from './texts/reminders.ts';
import { jobTexts } from './texts/jobs.ts';
import { photoTexts } from './texts/photos.ts';
import { privacyTexts } from './texts/privacy.ts';

/** The status of an order, its progress, and whether it waits for its payment. */
export const statusOf = (desk: Desk, order: StaffOrder) =>
  [stateOf(desk, order), order.awaitsPayment ? desk.texts.toPay : ''].filter(Boolean).join(', ');

const stateOf = ({ texts }: Desk, order: StaffOrder) =>
  order.arrived
    ? texts.list.arrived
    : order.incomplete
      ? (texts.statuses[0] ?? '')
      : order.fmStatus === 2 && order.delivered === ''
        ? texts.steps.shipped
        : `${texts.statuses[order.fmStatus] ?? ''}, ${order.progress} %`;

export function signInView({ texts }: Desk, failed: boolean): ReactNode {
  return (
    <>
      <PageHead title={texts.desk} lead={texts.signInLead} />
      <Problem>{failed ? texts.wrong : ''}</Problem>
      <form
        className="ta-page-stack ta-page-stack--narrow"
        method="post"
        action="/staff/sign-in"
        encType="multipart/form-data"
      >
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          initialFocus
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Send>{texts.signIn}</Send>
      </form>
    </>
  );
}

const roleName = ({ roles }: AccessTexts, role: string) =>
  Object.hasOwn(roles, role) ? roles[role as StaffRole] : role;

/** The signed-in person and the language switch; `path` is the page that the switch returns to. */
export function personBar(
  { language, texts }: Desk,
  session: StaffSession | undefined,
  path: string,
): ReactNode {
  const back = encodeURIComponent(path);
  const access = accessTexts[language];
  const languages = (
    <nav className="ta-page-row" aria-label={texts.language}>
      {deskLanguages.map(([code, name]) => (
        <a
          key={code}
          className="ta-page-choice"
          href={`/staff/language?to=${code}&back=${back}`}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
  if (!session) return <div className="ta-page-person">{languages}</div>;
  const may = (action: string) => isPermitted(session.role, action);
  return (
    <div className="ta-page-person">
      <nav className="ta-page-row" aria-label={texts.desk}>
        <TextLink href="/staff/">{texts.desk}</TextLink>
        {may('customers') && <TextLink href="/staff/customers">{customerTexts[language].title}</TextLink>}
        {may('contacts') && <TextLink href="/staff/contacts">{contactTexts[language].title}</TextLink>}
        {may('reminder') && <TextLink href="/staff/overdue">{reminderTexts[language].title}</TextLink>}
        {may('refunded') && <TextLink href="/staff/refunds">{refundTexts[language].open.title}</TextLink>}
        {may('photos') && <TextLink href="/staff/photos">{photoTexts[language].title}</TextLink>}
        {may('privacy') && <TextLink href="/staff/privacy">{privacyTexts[language].title}</TextLink>}
        {may('accounts') && <TextLink href="/staff/accounts">{accountsTexts[language].title}</TextLink>}
        <TextLink href="/staff/second-factor">{access.title}</TextLink>
        {may('people') && <TextLink href="/staff/people">{access.people}</TextLink>}
      </nav>
      {languages}
      <form className="ta-page-row" method="post" action="/staff/sign-out" encType="multipart/form-data">
        <span className="ta-quiet">{`${session.name} · ${roleName(access, session.role)}`}</span>
        <input type="hidden" name="csrf" value={session.csrf} />
        <Button type="submit" size="small">
          {texts.signOut}
        </Button>
      </form>
    </div>
  );
}

export interface ListPage extends StaffPage {
  readonly list: StaffList;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly counts: {
    readonly written: number;
    readonly open: number;
    readonly contacts: number | null;
    /** Requests for an erasure that wait for a decision. */
    readonly privacy: number | null;
    readonly jobs: number;
  };
}

/** The address of a page of a list, which holds the whole selection. */
export function listPath({ list, search, page }: Pick<ListPage, 'list' | 'search' | 'page'>): string {
  const query = search.trim() === '' ? `list=${list}` : `q=${encodeURIComponent(search)}`;
  return `/staff/?${query}${page > 1 ? `&page=${page}` : ''}`;
}

export function listView(desk: Desk, listPage: ListPage): ReactNode {
  const { texts } = desk;
  const { search, orders, counts, page, more } = listPage;
  const searching = search.trim() !== '';
  return (
    <>
      <PageHead title={searching ? texts.found(search.trim()) : texts.list[listPage.list]} />
      <nav aria-label={texts.lists}>
        <ul className="ta-tabs__row">
          {staffLists.map((list) => (
            <ListTab
              key={list}
              href={`/staff/?list=${list}`}
              isCurrent={list === listPage.list && !searching}
              name={list}
              count={list === 'written' || list === 'open' ? counts[list] : undefined}
            >
              {texts.list[list]}
            </ListTab>
          ))}
          {counts.contacts !== null && (
            <ListTab href="/staff/contacts" isCurrent={false} name="contacts" count={counts.contacts}>
              {contactTexts[desk.language].title}
            </ListTab>
          )}
          {counts.privacy !== null && counts.privacy > 0 && (
            <ListTab href="/staff/privacy" isCurrent={false} name="privacy" count={counts.privacy}>
              {privacyTexts[desk.language].title}
            </ListTab>
          )}
          <ListTab href="/staff/jobs" isCurrent={false} name="jobs" count={counts.jobs}>
            {jobTexts(desk.language).title}
          </ListTab>
        </ul>
      </nav>
      <SearchForm desk={desk} action="/staff/" label={texts.find} search={search} />
      <p id="fresh" role="status" data-offline={texts.offline}>
        <a className="ta-link" href={`/staff/?list=${listPage.list}`} hidden>
          {texts.fresh}
        </a>
      </p>
      {orders.length === 0 ? (
        <EmptyState title={texts.nothing[searching ? 'found' : listPage.list]} />
      ) : (
        <ul className="ta-page-rows">
          {orders.map((order) => (
            <OrderRow key={order.code} desk={desk} order={order} />
          ))}
        </ul>
      )}
      <PageSteps
        label={texts.pages}
        page={page}
        more={more}
        hrefFor={(to) => listPath({ ...listPage, page: to })}
        previous={texts.newer}
        next={texts.older}
        current={texts.page(page)}
      />
    </>
  );
}

interface ListTabProps {
  readonly href: string;
  readonly isCurrent: boolean;
  /** Under this name the script finds the count. */
  readonly name: string;
  readonly count: number | undefined;
  readonly children: string;
}

function ListTab({ href, isCurrent, name, count, children }: ListTabProps) {
  return (
    <li>
      <a className="ta-tabs__tab" href={href} aria-current={isCurrent ? 'page' : undefined}>
        {children}
        {count !== undefined && (
          <span className="ta-badge" data-tone="quiet" data-count={name}>
            {count}
          </span>
        )}
      </a>
    </li>
  );
}

interface SearchFormProps {
  readonly desk: Desk;
  readonly action: string;
  readonly label: string;
  readonly search: string;
}

/** The search over a list of the desk. */
export function SearchForm({ desk, action, label, search }: SearchFormProps) {
  return (
    <form className="ta-page-beside ta-page-stack--narrow" action={action} role="search">
      <TextField label={label} name="q" type="search" value={search} maxLength={60} />
      <Button type="submit">{desk.texts.findButton}</Button>
    </form>
  );
}

function OrderRow({ desk, order }: { readonly desk: Desk; readonly order: StaffOrder }) {
  const { texts } = desk;
  const facts = [
    order.company,
    statusOf(desk, order),
    order.promised ? texts.promised(desk.day(order.promised)) : texts.ordered(desk.day(order.orderDate)),
  ];
  return (
    <DeskRow
      href={`/staff/orders/${order.code}`}
      title={order.names || order.article}
      code={`${order.code} · ${order.article}`}
      facts={facts.filter(Boolean).join(' · ')}
      marks={
        <>
          {order.unread > 0 && <Mark isNew>{texts.news(order.unread)}</Mark>}
          {order.open > 0 && <Mark>{texts.questionOpen}</Mark>}
        </>
      }
    />
  );
}
