import { describe, expect, it } from 'vitest';
import { createObserver } from './observer.ts';
import type { Observer, ObserverOptions } from './observer.ts';
import { reportingLog } from './reportingLog.ts';
import { pageName, scrub } from './scrub.ts';

const photographer = { code: '1001', inter: false };

function observed(given: Partial<ObserverOptions> = {}) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const observer = createObserver({
    addresses: { events: 'https://events.test/', errors: 'https://errors.test/' },
    fetch: (url, { body }) => {
      sent.push({ url, body: JSON.parse(body as string) as Record<string, unknown> });
      return Promise.reject(new Error('nobody is there'));
    },
    customer: () => photographer,
    consent: () => true,
    pathname: () => '/ta/order/2600001',
    ...given,
  });
  return { observer, sent };
}

const both = (observer: Observer) => {
  observer.event('store_create', { slug: 'weddingbook' });
  observer.error(new TypeError('x is not a function'), 'page');
};

describe('who is observed', () => {
  it.each<[string, Partial<ObserverOptions>, number]>([
    ['OBS-02 every session of a customer who agreed', {}, 2],
    ['PRIV: nobody who has not chosen', { consent: () => null }, 0],
    ['PRIV: nobody who refused', { consent: () => false }, 0],
    ['OBS-01 no staff who look on', { customer: () => ({ code: '1001', inter: true }) }, 0],
    ['OBS-06, OBS2-02 not customer 0', { customer: () => ({ code: '0', inter: false }) }, 0],
    ['nobody before the login', { customer: () => null }, 0],
    ['OBS-05 nothing without an address', { addresses: { events: '', errors: '' } }, 0],
    ['one without the other', { addresses: { events: 'https://events.test/', errors: '' } }, 1],
  ])('%s', (_rule, given, count) => {
    const { observer, sent } = observed(given);
    both(observer);
    expect(sent).toHaveLength(count);
  });
});

describe('what is told', () => {
  it('OBS2-01, OBS2-06: each service hears its own: a name and small facts, the page without whose', () => {
    const { observer, sent } = observed();
    both(observer);
    expect(sent[0]).toEqual({
      url: 'https://events.test/',
      body: { kind: 'event', name: 'store_create', page: '/ta/order/:id', facts: { slug: 'weddingbook' } },
    });
    expect(sent[1]).toMatchObject({
      url: 'https://errors.test/',
      body: { kind: 'error', name: 'TypeError', facts: { place: 'page', message: 'x is not a function' } },
    });
  });

  it('OBS2-03, CONST2-33: no session is left out by chance', () => {
    const sessions = Array.from({ length: 500 }, () => {
      const { observer, sent } = observed();
      both(observer);
      return sent.length;
    });
    expect(new Set(sessions)).toEqual(new Set([2]));
  });

  it('the same error once, and no more than 20', () => {
    const { observer, sent } = observed();
    for (let round = 0; round < 30; round += 1) {
      observer.error(new Error('again'), 'page');
      observer.error(new Error(`number ${round}`), 'page');
    }
    expect(sent).toHaveLength(20);
  });

  it('OBS-03, OBS2-04: failed calls are logged and reported, plain news is logged alone', () => {
    const { observer, sent } = observed();
    const lines: string[] = [];
    const log = reportingLog(
      (level, message) => lines.push(`${level} ${message}`),
      () => observer,
    );
    log('info', 'signed in');
    log('warn', 'call failed', { endpoint: 'orders.last', status: 503 });
    expect(lines).toEqual(['info signed in', 'warn call failed']);
    expect(sent.map(({ body }) => body['facts'])).toEqual([
      { place: 'log', message: 'call failed (endpoint orders.last, status 503)' },
    ]);
  });
});

describe('what never leaves (ROUTE-34)', () => {
  it.each([
    ['GET https://lab.test/x?ta_token=abc failed', 'GET https://lab.test/x failed'],
    ['at /ta/login?redirect=%2Fta%2F#top', 'at /ta/login'],
    ['unknown address anna@studio.photo', 'unknown address [mail]'],
    ['token 9f86d081884c7d659a2feaa0c55ad015 expired', 'token [code] expired'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', 'Bearer [code]'],
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ])('%s', (text, left) => expect(scrub(text)).toBe(left));

  it('is no longer than 500 characters', () => expect(scrub('a b '.repeat(400))).toHaveLength(500));

  it.each([
    ['/ta/orders-list', '/ta/orders-list'],
    ['/ta/order/AB-12/message', '/ta/order/:id/message'],
    ['/ta/product/weddingbook', '/ta/product/weddingbook'],
  ])('%s is the page %s', (path, page) => expect(pageName(path)).toBe(page));
});
