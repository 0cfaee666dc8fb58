import { staffLists } from '../../production/orderTable.ts';
import type { StaffList, StaffOrder, StaffPage } from '../../production/orderTable.ts';
import { html } from 'hono/html';
import { isPermitted } from '../../identity/staffRoles.ts';
import type { StaffRole } from '../../identity/staffRoles.ts';
import type { Markup } from '../markup.ts';
import type { StaffSession } from './session.ts';
import { accountsTexts } from './texts/accounts.ts';
import { accessTexts } from './texts/access.ts';
import type { AccessTexts } from './texts/access.ts';
import { deskLanguages } from './desk.ts';
import type { Desk } from './desk.ts';
import { customerTexts } from './texts/customers.ts';
import { reminderTexts } from './texts/reminders.ts';
import { jobTexts } from './texts/jobs.ts';

/** The status of an order, and its progress. */
export const statusOf = ({ texts }: Desk, order: StaffOrder) =>
  order.arrived
    ? texts.list.arrived
    : order.incomplete
      ? (texts.statuses[0] ?? '')
      : order.fmStatus === 2 && order.delivered === ''
        ? texts.steps.shipped
        : `${texts.statuses[order.fmStatus] ?? ''}, ${order.progress} %`;

export function signInView({ texts }: Desk, failed: boolean): Markup {
  return html`<h1>${texts.desk}</h1>
    <p class="lead">${texts.signInLead}</p>
    ${failed ? html`<p class="problem" role="alert">${texts.wrong}</p>` : html``}
    <form class="stack" method="post" action="/staff/sign-in" enctype="multipart/form-data">
      <label
        >${texts.email} <input name="email" type="email" autocomplete="username" required autofocus
      /></label>
      <label
        >${texts.password} <input name="password" type="password" autocomplete="current-password" required
      /></label>
      <p><button class="button">${texts.signIn}</button></p>
    </form>`;
}

const roleName = ({ roles }: AccessTexts, role: string) =>
  Object.hasOwn(roles, role) ? roles[role as StaffRole] : role;

/** The signed-in person and the language switch; `path` is the page that the switch returns to. */
export function personBar(
  { language, texts }: Desk,
  session: StaffSession | undefined,
  path: string,
): Markup {
  const back = encodeURIComponent(path);
  const access = accessTexts[language];
  const languages = html`<nav class="languages" aria-label="${texts.language}">
    ${deskLanguages.map(
      ([code, name]) =>
        html`<a
          href="/staff/language?to=${code}&back=${back}"
          lang="${code}"
          hreflang="${code}"
          ${code === language ? html`aria-current="true"` : html``}
          >${name}</a
        >`,
    )}
  </nav>`;
  if (!session) return html`<div class="who">${languages}</div>`;
  return html`<div class="who">
    <a class="home" href="/staff/">${texts.desk}</a>
    ${isPermitted(session.role, 'customers')
      ? html`<a href="/staff/customers">${customerTexts[language].title}</a>`
      : html``}
    ${isPermitted(session.role, 'reminder')
      ? html`<a href="/staff/overdue">${reminderTexts[language].title}</a>`
      : html``}
    ${isPermitted(session.role, 'accounts')
      ? html`<a href="/staff/accounts">${accountsTexts[language].title}</a>`
      : html``}
    <a href="/staff/second-factor">${access.title}</a>
    ${isPermitted(session.role, 'people') ? html`<a href="/staff/people">${access.people}</a>` : html``}
    ${languages}
    <form method="post" action="/staff/sign-out" enctype="multipart/form-data">
      <span class="quiet">${session.name} · ${roleName(access, session.role)}</span>
      <input type="hidden" name="csrf" value="${session.csrf}" />
      <button class="button quiet">${texts.signOut}</button>
    </form>
  </div>`;
}

export interface ListPage extends StaffPage {
  readonly list: StaffList;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly counts: { readonly written: number; readonly open: number; readonly jobs: number };
}

/** The address of a page of a list, which holds the whole selection. */
export function listPath({ list, search, page }: Pick<ListPage, 'list' | 'search' | 'page'>): string {
  const query = search.trim() === '' ? `list=${list}` : `q=${encodeURIComponent(search)}`;
  return `/staff/?${query}${page > 1 ? `&page=${page}` : ''}`;
}

export function listView(desk: Desk, listPage: ListPage): Markup {
  const { texts } = desk;
  const searching = listPage.search.trim() !== '';
  const tab = (list: StaffList) => {
    const count =
      list === 'written' || list === 'open'
        ? html` <span class="count" data-count="${list}">${listPage.counts[list]}</span>`
        : html``;
    const isCurrent = list === listPage.list && !searching;
    return html`<li>
      <a href="/staff/?list=${list}" ${isCurrent ? html`aria-current="page"` : html``}
        >${texts.list[list]}${count}</a
      >
    </li>`;
  };
  return html`<h1>${searching ? texts.found(listPage.search.trim()) : texts.list[listPage.list]}</h1>
    <nav aria-label="${texts.lists}">
      <ul class="tabs">
        ${staffLists.map(tab)}
        <li>
          <a href="/staff/jobs"
            >${jobTexts(desk.language).title}
            <span class="count" data-count="jobs">${listPage.counts.jobs}</span></a
          >
        </li>
      </ul>
    </nav>
    <form class="find" action="/staff/" role="search">
      <label>${texts.find} <input name="q" type="search" value="${listPage.search}" maxlength="60" /></label>
      <button class="button quiet">${texts.findButton}</button>
    </form>
    <p class="notice" id="fresh" role="status" data-offline="${texts.offline}">
      <a href="/staff/?list=${listPage.list}" hidden>${texts.fresh}</a>
    </p>
    ${listPage.orders.length === 0
      ? html`<p class="empty">${texts.nothing[searching ? 'found' : listPage.list]}</p>`
      : html`<ul class="rows">
          ${listPage.orders.map((order) => row(desk, order))}
        </ul>`}
    ${pager(desk, listPage)}`;
}

function pager({ texts }: Desk, listPage: ListPage): Markup {
  const { page, more } = listPage;
  if (page === 1 && !more) return html``;
  const step = (to: number, relation: 'prev' | 'next', label: string) =>
    html`<a class="button quiet" rel="${relation}" href="${listPath({ ...listPage, page: to })}"
      >${label}</a
    >`;
  return html`<nav class="pager" aria-label="${texts.pages}">
    ${page > 1 ? step(page - 1, 'prev', texts.newer) : html``}
    <span aria-current="page">${texts.page(page)}</span>
    ${more ? step(page + 1, 'next', texts.older) : html``}
  </nav>`;
}

function row(desk: Desk, order: StaffOrder): Markup {
  const { texts } = desk;
  const marks = [
    order.unread > 0 ? html`<span class="mark new">${texts.news(order.unread)}</span>` : html``,
    order.open > 0 ? html`<span class="mark">${texts.questionOpen}</span>` : html``,
  ];
  const facts = [
    order.company,
    statusOf(desk, order),
    order.promised ? texts.promised(desk.day(order.promised)) : texts.ordered(desk.day(order.orderDate)),
  ];
  return html`<li>
    <a href="/staff/orders/${order.code}">
      <span class="row-head"><strong>${order.names || order.article}</strong>${marks}</span>
      <span class="row-code">${order.code} · ${order.article}</span>
      <span class="quiet">${facts.filter(Boolean).join(' · ')}</span>
    </a>
  </li>`;
}
