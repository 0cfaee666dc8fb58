import { describe, expect, it } from 'vitest';
import { factsOf, placed, script } from '../fixtures.ts';
import { checkClock, checkGateway, checkMixed, checkOrigin, checkSession } from './lab.ts';

const withGateway = (gateway: string) => placed('orders', { attributes: { gateway } });

describe('the gateway', () => {
  it.each([
    ['lab.example', 'gatewayInvalid', 'gateway="https://lab.example"'],
    ['localhost:5200', 'gatewayInvalid', 'gateway="http://localhost:5200"'],
    ['//lab.example', 'gatewayInvalid', 'gateway="https://lab.example"'],
    ['https://', 'gatewayInvalid', 'gateway="https://lab.example"'],
    ['https://lab.example/api', 'gatewayPath', 'gateway="https://lab.example"'],
    ['https://lab.example/?a=1', 'gatewayPath', 'gateway="https://lab.example"'],
  ])('%s is named, and the origin written', (value, mistake, instead) => {
    const facts = factsOf({ page: { elements: [withGateway(value)] } });
    expect(checkGateway(facts)).toMatchObject([{ mistake, instead }]);
  });

  it.each(['https://lab.example', 'https://lab.example/', 'http://localhost:5200'])('%s is right', (value) =>
    expect(checkGateway(factsOf({ page: { elements: [withGateway(value), placed('login')] } }))).toEqual([]),
  );

  it('at which another server answers is named, with the origin of the scripts', () => {
    const gateway = 'https://www.example';
    const facts = factsOf({
      gateway,
      lab: { answer: 'wrong', status: 404 },
      page: { scripts: [script('all')] },
    });
    expect(checkGateway(facts)).toMatchObject([
      { mistake: 'gatewayWrong', values: { status: '404' }, instead: 'gateway="https://lab.example"' },
    ]);
  });

  it('that is silent is named, unless the policy or the scheme of the page is the cause', () => {
    const lab = { answer: 'silent', status: 0 } as const;
    expect(checkGateway(factsOf({ lab }))).toMatchObject([{ mistake: 'gatewaySilent' }]);
    expect(checkGateway(factsOf({ lab, page: { policies: ["connect-src 'self'"] } }))).toEqual([]);
    expect(checkGateway(factsOf({ lab, gateway: 'http://lab.example' }))).toEqual([]);
  });
});

describe('the origin of the page', () => {
  it('that the lab does not allow is written for its configuration', () => {
    expect(checkOrigin(factsOf({ lab: { answer: 'refused' } }))).toMatchObject([
      {
        mistake: 'originRefused',
        values: { origin: 'https://shop.example', gateway: 'https://lab.example' },
        instead: '"allowedOrigins": ["https://shop.example"]',
      },
    ]);
  });

  it.each([
    ['an answer', factsOf()],
    ['a silent lab', factsOf({ lab: { answer: 'silent' } })],
    ['a sandbox', factsOf({ lab: { answer: 'refused' }, page: { origin: 'null' } })],
  ])('is not the cause with %s', (_what, facts) => expect(checkOrigin(facts)).toEqual([]));
});

describe('http and https', () => {
  it('a secure page cannot ask an insecure lab', () => {
    expect(checkMixed(factsOf({ gateway: 'http://lab.example' }))).toMatchObject([
      { mistake: 'mixedContent', instead: 'gateway="https://lab.example"' },
    ]);
  });

  it('a page without https is named with its secure address', () => {
    const page = { origin: 'http://shop.example', isSecureContext: false };
    expect(checkMixed(factsOf({ page }))).toMatchObject([
      { mistake: 'insecurePage', instead: 'https://shop.example' },
    ]);
  });

  it.each([
    ['both secure', factsOf()],
    ['a lab of the same machine', factsOf({ gateway: 'http://127.0.0.1:5200' })],
    ['a page of the same machine', factsOf({ page: { origin: 'http://localhost:3000' } })],
  ])('%s: nothing is said', (_what, facts) => expect(checkMixed(facts)).toEqual([]));

  it('a name that only begins like that of the same machine is another one', () =>
    expect(checkMixed(factsOf({ gateway: 'http://localhost.example' }))).toHaveLength(1));
});

describe('the clock', () => {
  it.each([
    [6 * 60_000, '6'],
    [-90 * 60_000, '90'],
  ])('ahead by %i ms is %s minutes off', (ahead, minutes) =>
    expect(checkClock(factsOf({ lab: { ahead } }))).toMatchObject([
      { mistake: 'clockOff', values: { minutes } },
    ]),
  );
  it.each([0, 4 * 60_000, -5 * 60_000])('%i ms are no mistake', (ahead) =>
    expect(checkClock(factsOf({ lab: { ahead } }))).toEqual([]),
  );
});

describe('the session', () => {
  const elements = [placed('orders', { hasSession: true })];
  it.each([
    ['failed', { isFailed: true }, 'sessionFailed', 'bad'],
    ['gave a credential that is refused', { isRefused: true }, 'sessionRefused', 'bad'],
    ['gave none', {}, 'sessionNone', 'note'],
  ] as const)('of a function that %s is named', (_what, change, mistake, verdict) => {
    const facts = factsOf({ page: { elements }, session: { hasFunction: true, ...change } });
    expect(checkSession(facts)).toMatchObject([{ mistake, verdict }]);
    expect(checkSession(facts)[0]?.instead).toContain(
      "document.querySelector('ta-provider').session = () =>",
    );
  });

  it('that nobody can begin is a note, with the form', () => {
    expect(checkSession(factsOf({ page: { elements: [placed('orders')] } }))).toMatchObject([
      {
        mistake: 'signInMissing',
        verdict: 'note',
        instead: expect.stringContaining('<ta-login></ta-login>'),
      },
    ]);
  });

  it.each([
    ['a sign-in form', factsOf({ page: { elements: [placed('orders'), placed('login')] } })],
    ['a function of another provider', factsOf({ page: { elements } })],
    ['elements for visitors alone', factsOf({ page: { elements: [placed('price')] } })],
    [
      'a person signed in',
      factsOf({ page: { elements }, session: { hasFunction: true, phase: 'signedIn' } }),
    ],
    [
      'a lab that does not answer',
      factsOf({ session: { hasFunction: true, isFailed: true }, lab: { answer: 'silent' } }),
    ],
    [
      'a session that begins',
      factsOf({ page: { elements }, session: { hasFunction: true, phase: 'starting' } }),
    ],
  ])('%s: nothing is said', (_what, facts) => expect(checkSession(facts)).toEqual([]));
});
