import { describe, expect, it, vi } from 'vitest';
import { interceptLinkClicks, routeOfClick } from './interceptLinkClicks.ts';

const here = 'https://portal.test/ta/orders-list?status=1';

interface LinkLike {
  href: unknown;
  target?: string;
  rel?: string;
  download?: boolean;
}
function click(link: LinkLike | null, event: Partial<Record<string, unknown>> = {}) {
  const anchor = link && {
    localName: 'a',
    target: link.target ?? '',
    href: link.href,
    relList: { contains: (word: string) => (link.rel ?? '').split(' ').includes(word) },
    hasAttribute: (name: string) => name === 'download' && link.download === true,
  };
  const inside = { localName: 'span' };
  return {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    preventDefault: vi.fn(),
    composedPath: () => (anchor ? [inside, anchor, {}, null] : [inside, {}, null]),
    ...event,
  };
}
const faq = { href: 'https://portal.test/ta/faq?x=1#h' };

describe('a click on a plain link', () => {
  it.each([
    [faq, '/faq?x=1#h'],
    [{ href: 'https://portal.test/ta/' }, '/'],
    [{ href: 'https://portal.test/ta' }, '/'],
    [{ ...faq, target: '_self' }, '/faq?x=1#h'],
    [{ href: 'https://portal.test/ta/orders-list?status=3#row' }, '/orders-list?status=3#row'],
  ])('%j is a route', (link, route) => expect(routeOfClick(click(link), here)).toBe(route));

  it.each([
    ['no link', click(null)],
    ['a modifier key', click(faq, { ctrlKey: true })],
    ['another modifier key', click(faq, { metaKey: true })],
    ['the middle button', click(faq, { button: 1 })],
    ['an event that was handled', click(faq, { defaultPrevented: true })],
    ['a new tab', click({ ...faq, target: '_blank' })],
    ['a download', click({ ...faq, download: true })],
    ['rel=external', click({ ...faq, rel: 'noopener external' })],
    ['another origin', click({ href: 'https://lab.test/ta/faq' })],
    ['another address of the origin', click({ href: 'https://portal.test/tax' })],
    ['a script', click({ href: 'javascript:alert(1)' })],
    ['an invalid address', click({ href: 'https://' })],
    ['an SVG link', click({ href: { baseVal: '/ta/faq' } })],
    ['an anchor on this page', click({ href: `${here}#content` })],
  ])('the browser follows it: %s', (_reason, event) => expect(routeOfClick(event, here)).toBeNull());

  it('navigates once and prevents the browser from loading the page', () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const page = {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    };
    const go = vi.fn();
    const stop = interceptLinkClicks(page as unknown as Document, () => here, go);
    const event = click(faq);
    listeners.get('click')?.(event);
    expect(go.mock.calls).toEqual([['/faq?x=1#h']]);
    expect(event.preventDefault).toHaveBeenCalledTimes(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
