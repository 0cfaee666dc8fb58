import { describe, expect, it, vi } from 'vitest';
import { followLinks, routeOfPress } from './followLinks.ts';

const here = 'https://portal.test/ta/orders-list?status=1';

interface LinkLike {
  href: unknown;
  target?: string;
  rel?: string;
  download?: boolean;
}
function press(link: LinkLike | null, event: Partial<Record<string, unknown>> = {}) {
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

describe('a press on a plain link', () => {
  it.each([
    [faq, '/faq?x=1#h'],
    [{ href: 'https://portal.test/ta/' }, '/'],
    [{ href: 'https://portal.test/ta' }, '/'],
    [{ ...faq, target: '_self' }, '/faq?x=1#h'],
    [{ href: 'https://portal.test/ta/orders-list?status=3#row' }, '/orders-list?status=3#row'],
  ])('%j is a route', (link, route) => expect(routeOfPress(press(link), here)).toBe(route));

  it.each([
    ['no link', press(null)],
    ['a modifier key', press(faq, { ctrlKey: true })],
    ['another modifier key', press(faq, { metaKey: true })],
    ['the middle button', press(faq, { button: 1 })],
    ['somebody took it', press(faq, { defaultPrevented: true })],
    ['a new tab', press({ ...faq, target: '_blank' })],
    ['a download', press({ ...faq, download: true })],
    ['rel=external', press({ ...faq, rel: 'noopener external' })],
    ['another origin', press({ href: 'https://lab.test/ta/faq' })],
    ['another place of the origin', press({ href: 'https://portal.test/tax' })],
    ['a script', press({ href: 'javascript:alert(1)' })],
    ['an address that is none', press({ href: 'https://' })],
    ['an SVG link', press({ href: { baseVal: '/ta/faq' } })],
    ['a place on this page', press({ href: `${here}#content` })],
  ])('the browser follows it: %s', (_why, event) => expect(routeOfPress(event, here)).toBeNull());

  it('goes there once and keeps the browser from loading the page', () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const page = {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    };
    const go = vi.fn();
    const stop = followLinks(page as unknown as Document, () => here, go);
    const event = press(faq);
    listeners.get('click')?.(event);
    expect(go.mock.calls).toEqual([['/faq?x=1#h']]);
    expect(event.preventDefault).toHaveBeenCalledTimes(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
