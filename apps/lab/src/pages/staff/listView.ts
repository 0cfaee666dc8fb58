import { staffLists } from '../../production/orderTable.ts';
import type { StaffList, StaffOrder, StaffPage } from '../../production/orderTable.ts';
import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import type { StaffSession } from './session.ts';
import { deskLanguages } from './words.ts';
import type { Desk } from './words.ts';

/** The status of an order, and its progress. */
export const statusOf = ({ words }: Desk, order: StaffOrder) =>
  order.incomplete
    ? order.arrived
      ? words.list.arrived
      : (words.statuses[0] ?? '')
    : `${words.statuses[order.fmStatus] ?? ''}, ${order.progress} %`;

export function signInView({ words }: Desk, failed: boolean): Markup {
  return html`<h1>${words.desk}</h1>
    <p class="lead">${words.signInLead}</p>
    ${failed ? html`<p class="problem" role="alert">${words.wrong}</p>` : html``}
    <form class="stack" method="post" action="/staff/sign-in" enctype="multipart/form-data">
      <label>${words.email} <input name="email" type="email" autocomplete="username" required /></label>
      <label
        >${words.password} <input name="password" type="password" autocomplete="current-password" required
      /></label>
      <p><button class="button">${words.signIn}</button></p>
    </form>`;
}

/** The signed-in person and the language switch; `path` is the page that the switch returns to. */
export function personBar(
  { language, words }: Desk,
  session: StaffSession | undefined,
  path: string,
): Markup {
  const back = encodeURIComponent(path);
  const languages = html`<nav class="languages" aria-label="${words.language}">
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
    <a class="home" href="/staff/">${words.desk}</a>
    ${languages}
    <form method="post" action="/staff/sign-out" enctype="multipart/form-data">
      <span class="quiet">${session.name}</span>
      <input type="hidden" name="csrf" value="${session.csrf}" />
      <button class="button quiet">${words.signOut}</button>
    </form>
  </div>`;
}

export interface ListPage extends StaffPage {
  readonly list: StaffList;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly counts: { readonly written: number; readonly open: number };
}

/** The address of a page of a list, which holds the whole selection. */
export function listAddress({ list, search, page }: Pick<ListPage, 'list' | 'search' | 'page'>): string {
  const query = search.trim() === '' ? `list=${list}` : `q=${encodeURIComponent(search)}`;
  return `/staff/?${query}${page > 1 ? `&page=${page}` : ''}`;
}

export function listView(desk: Desk, told: ListPage): Markup {
  const { words } = desk;
  const searching = told.search.trim() !== '';
  const tab = (list: StaffList) => {
    const count =
      list === 'written' || list === 'open'
        ? html` <span class="count" data-count="${list}">${told.counts[list]}</span>`
        : html``;
    const isCurrent = list === told.list && !searching;
    return html`<li>
      <a href="/staff/?list=${list}" ${isCurrent ? html`aria-current="page"` : html``}
        >${words.list[list]}${count}</a
      >
    </li>`;
  };
  return html`<h1>${searching ? words.found(told.search.trim()) : words.list[told.list]}</h1>
    <nav aria-label="${words.lists}">
      <ul class="tabs">
        ${staffLists.map(tab)}
      </ul>
    </nav>
    <form class="find" action="/staff/" role="search">
      <label>${words.find} <input name="q" type="search" value="${told.search}" maxlength="60" /></label>
      <button class="button quiet">${words.findButton}</button>
    </form>
    <p class="said" id="fresh" role="status" data-no-line="${words.noLine}">
      <a href="/staff/?list=${told.list}" hidden>${words.fresh}</a>
    </p>
    ${told.orders.length === 0
      ? html`<p class="empty">${words.nothing[searching ? 'found' : told.list]}</p>`
      : html`<ul class="rows">
          ${told.orders.map((order) => row(desk, order))}
        </ul>`}
    ${pager(desk, told)}`;
}

function pager({ words }: Desk, told: ListPage): Markup {
  const { page, more } = told;
  if (page === 1 && !more) return html``;
  const step = (to: number, relation: 'prev' | 'next', label: string) =>
    html`<a class="button quiet" rel="${relation}" href="${listAddress({ ...told, page: to })}">${label}</a>`;
  return html`<nav class="pager" aria-label="${words.pages}">
    ${page > 1 ? step(page - 1, 'prev', words.newer) : html``}
    <span aria-current="page">${words.page(page)}</span>
    ${more ? step(page + 1, 'next', words.older) : html``}
  </nav>`;
}

function row(desk: Desk, order: StaffOrder): Markup {
  const { words } = desk;
  const marks = [
    order.unread > 0 ? html`<span class="mark new">${words.news(order.unread)}</span>` : html``,
    order.open > 0 ? html`<span class="mark">${words.questionOpen}</span>` : html``,
  ];
  const facts = [
    order.company,
    statusOf(desk, order),
    order.promised ? words.promised(desk.day(order.promised)) : words.ordered(desk.day(order.orderDate)),
  ];
  return html`<li>
    <a href="/staff/orders/${order.code}">
      <span class="row-head"><strong>${order.names || order.article}</strong>${marks}</span>
      <span class="row-code">${order.code} · ${order.article}</span>
      <span class="quiet">${facts.filter(Boolean).join(' · ')}</span>
    </a>
  </li>`;
}
