import type { Page } from '@playwright/test';
import type { Language } from '@trade-area/core/contract';
import { expect, sites } from './fixtures.ts';
import type { Account } from './fixtures.ts';
import { readIn } from './reading.ts';

/** Account, language and depth of a crawl. */
export interface CrawlOptions {
  readonly account: Account;
  readonly language: Language;
  /** Opens one page at each address whatever its query: the filters and pages of a list stay closed. Default false. */
  readonly isShort?: boolean;
  /** Checks more of a page that is open and at rest. */
  readonly look?: (address: string) => Promise<void>;
}

/** The result of a crawl. */
export interface Crawled {
  /** Addresses of the portal that were opened, without the site: `/ta/orders-list`. */
  readonly opened: readonly string[];
  /** One line for each fault: the page it is on and what is wrong there. */
  readonly faults: readonly string[];
}

/** Pages that the lab has not finished (`docs/requirements/not-built.md`). */
const unfinished = /^\/ta\/config-print\/(?!27(\/|$))/;
/** Part of a page that is opened by its address, whether or not it is drawn now (SHELL-34). */
const openedByAddress = ['#eori'];
/** Text that only a program can have meant. */
const leftover = /\{\{|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/;

/**
 * Opens the dashboard as the account and follows every link of every page to its end: pages of the portal are opened, all
 * other addresses are asked for. Each page must have one heading of its own and be whole.
 */
export async function crawl(page: Page, options: CrawlOptions): Promise<Crawled> {
  const { account, language, isShort = false, look } = options;
  const requests = countRequests(page);
  await readIn(page, account, language);
  await page.goto(`${sites.portal}no/such/page`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/./);
  const fallback = await title.innerText();
  await page.goto(sites.portal);

  const faults: string[] = [];
  const opened: string[] = [];
  const kinds = new Set<string>();
  const asked = new Set<string>();
  const waiting = ['/ta/'];
  const known = new Set(waiting);
  /** Pages of two sections never have the same heading; the one before stays until the next is there. */
  let before = { section: '', heading: '' };
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    opened.push(address);
    await openInPlace(page, address);
    const section = address.split(/[/?]/)[2] ?? '';
    const wrong = (what: string) => faults.push(`${account}, ${language}, ${address}: ${what}`);
    const rest = await settle(page, requests, section === before.section ? '' : before.heading);
    if (rest !== '') wrong(`never came to rest: ${rest}`);
    const found = await readPage(page);
    before = { section, heading: found.headings[0] ?? '' };
    if (found.headings.includes(fallback)) wrong('the fallback page');
    if (found.language !== language && !address.startsWith('/ta/graphistore-public'))
      wrong(`is in the language ${found.language}`);
    if (leftover.test(found.text)) wrong(`shows ${leftover.exec(found.text)?.[0]}`);
    for (const alert of found.alerts) wrong(`says ${alert}`);
    for (const target of found.lostAnchors.filter((hash) => !openedByAddress.includes(hash)))
      wrong(`a link leads to ${target}, which is not on the page`);
    await look?.(address);
    for (const href of found.links) {
      const url = new URL(href);
      if (url.origin !== new URL(sites.portal).origin || !url.pathname.startsWith('/ta/')) {
        asked.add(href);
        continue;
      }
      const next = `${url.pathname}${url.search}`;
      if (unfinished.test(url.pathname) || known.has(next)) continue;
      known.add(next);
      const kind = kindOf(url, isShort);
      if (!kinds.has(kind)) waiting.push(next);
      kinds.add(kind);
    }
  }
  for (const href of asked) {
    const fault = await askFor(page, href);
    if (fault) faults.push(`${account}, ${language}: ${href} ${fault}`);
  }
  return { opened, faults };
}

/** Pages that differ in a code, a name or a value alone are of one kind: they are built alike. */
function kindOf({ pathname, searchParams }: URL, isShort: boolean): string {
  const [, , first = '', ...rest] = pathname.split('/');
  return [first, rest.length, ...(isShort ? [] : [...searchParams.keys()].toSorted())].join(' ');
}

/** Opens a page of the portal as Back and Forward do, without loading the portal again. */
async function openInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    address,
  );
}

/** The requests of the page that have no answer yet. */
function countRequests(page: Page): ReadonlySet<unknown> {
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // A film goes on loading while it is looked at.
    if (request.resourceType() !== 'media') pending.add(request);
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return pending;
}

/** Waits until the page has its heading, which is not the `former` one, asks for nothing and waits for nothing; '' or what is still missing. */
async function settle(page: Page, pending: ReadonlySet<unknown>, former: string): Promise<string> {
  const missing = async () => {
    if (pending.size > 0) return `${pending.size} requests`;
    const waiting = await page.locator('[part=spinner], [aria-busy=true]').count();
    if (waiting > 0) return `${waiting} waiting parts`;
    const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    const [heading = ''] = headings;
    return headings.length === 1 && heading !== '' && heading !== former
      ? ''
      : `headings ${JSON.stringify(headings)}`;
  };
  let last = '';
  await expect
    .poll(async () => (last = await missing()), { intervals: [50] })
    .toBe('')
    // It is a fault of the page, which is reported with all others.
    .catch(() => undefined);
  return last;
}

interface FoundPage {
  readonly headings: readonly string[];
  readonly language: string;
  readonly text: string;
  readonly alerts: readonly string[];
  /** Whole addresses, those in frames of the lab included. */
  readonly links: readonly string[];
  readonly lostAnchors: readonly string[];
}

async function readPage(page: Page): Promise<FoundPage> {
  const found = await page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map(({ innerText }) => innerText.trim());
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isHere = ({ href }: HTMLAnchorElement) =>
      href.includes('#') && href.split('#')[0] === location.href.split('#')[0];
    return {
      headings: textsOf('h1'),
      language: document.documentElement.lang,
      text: document.body.innerText,
      alerts: textsOf('[role=alert]').filter((text) => text !== ''),
      links: anchors.filter((anchor) => !isHere(anchor)).map(({ href }) => href),
      lostAnchors: anchors
        .filter(isHere)
        .map(({ hash }) => hash)
        .filter((hash) => hash.length > 1 && !document.getElementById(decodeURIComponent(hash.slice(1)))),
    };
  });
  const framed = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) =>
        frame
          .evaluate(() =>
            [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
          )
          // The frame has gone meanwhile, or its page may not be read.
          .catch(() => []),
      ),
  );
  return { ...found, links: [...found.links, ...framed.flat()] };
}

/** Addresses that were asked for in this process, with what was wrong there: accounts share most of them. */
const answers = new Map<string, Promise<string | null>>();

/** The fault of an address outside the portal; null when it leads somewhere. */
function askFor(page: Page, href: string): Promise<string | null> {
  const [address = ''] = href.split('#');
  const known = answers.get(address) ?? ask(page, address);
  answers.set(address, known);
  return known;
}

async function ask(page: Page, address: string): Promise<string | null> {
  const url = new URL(address);
  if (url.protocol === 'mailto:')
    return /^mailto:[^@\s]+@[^@\s]+$/.test(address.split('?')[0] ?? '') ? null : 'is no address';
  if (url.protocol === 'tel:') return /^tel:\+?[\d-]{5,}$/.test(address) ? null : 'is no number';
  if (url.protocol === 'blob:') return null;
  if (!['http:', 'https:'].includes(url.protocol)) return 'is no link for people';
  const own = [sites.portal, sites.lab, sites.demo].map((site) => new URL(site).origin);
  // The network ends here: a page of somebody else is only read.
  if (!own.includes(url.origin)) return url.protocol === 'https:' ? null : 'is not encrypted';
  // The first byte: files may be hundreds of megabytes.
  const response = await page.request.get(address, { headers: { range: 'bytes=0-0' } });
  return response.status() < 400 ? null : `answers ${response.status()}`;
}
