import { describe, expect, it } from 'vitest';
import { factsOf, placed, script } from '../fixtures.ts';
import { checkFrames, checkPolicy, checkStorage } from './policy.ts';

describe('the policy of the page', () => {
  const elements = [placed('orders')];
  const scripts = [script('orders')];

  it.each([
    ['script-src', "script-src 'self'", "script-src 'self' https://lab.example;"],
    ['connect-src', "connect-src 'none'", 'connect-src https://lab.example;'],
    ['frame-src', 'child-src https://other.example', 'frame-src https://other.example https://lab.example;'],
  ])('that leaves the lab out of %s is written with it', (directive, policy, instead) => {
    const facts = factsOf({ page: { elements, scripts, policies: [policy] } });
    expect(checkPolicy(facts)).toEqual([
      {
        mistake: 'policyForbids',
        verdict: 'bad',
        values: { directive, origin: 'https://lab.example' },
        instead,
      },
    ]);
  });

  it('that has refused something of the lab is known from then on; refusals of others are not ours', () => {
    const violations = [
      { directive: 'style-src-elem', blocked: 'https://lab.example/widgets/0.1.0/catalogue.css' },
      { directive: 'worker-src', blocked: 'https://ads.example/worker.js' },
      { directive: 'script-src-elem', blocked: 'inline' },
    ];
    const policies = ["style-src 'self'"];
    expect(checkPolicy(factsOf({ page: { violations, policies } }))).toMatchObject([
      { values: { directive: 'style-src' }, instead: "style-src 'self' https://lab.example;" },
    ]);
  });

  it('needs frames only where an element opens them', () => {
    const policies = ["frame-src 'none'"];
    expect(checkPolicy(factsOf({ page: { elements: [placed('price')], policies } }))).toEqual([]);
    expect(checkPolicy(factsOf({ page: { elements, policies } }))).toHaveLength(1);
  });

  it('without the policy of formatted text is a note, with its other names', () => {
    const page = { isHtmlPolicyRefused: true, policies: ['trusted-types shop'] };
    expect(checkPolicy(factsOf({ page }))).toEqual([
      {
        mistake: 'trustedTypesMissing',
        verdict: 'note',
        values: { name: 'ta-html' },
        instead: 'trusted-types shop ta-html;',
      },
    ]);
    expect(
      checkPolicy(factsOf({ page: { isHtmlPolicyRefused: true, policies: ["trusted-types 'none'"] } }))[0]
        ?.instead,
    ).toBe('trusted-types ta-html;');
  });

  it('that allows all is no mistake', () => {
    const policies = ["default-src 'self' https://lab.example"];
    expect(checkPolicy(factsOf({ page: { elements, scripts, policies } }))).toEqual([]);
  });
});

describe('frames', () => {
  const login = 'https://portal.example/ta/login?ev=InPopUp';
  const framesOf = (src: string, sandbox: readonly string[] | null = null) =>
    checkFrames(factsOf({ page: { frames: [{ src, sandbox }] } }));

  it.each([
    'https://portal.example/ta/orders',
    'https://portal.example/ta/login',
    'https://lab.example/embed/change-method',
  ])('%s refuses to be framed', (src) =>
    expect(framesOf(src)).toMatchObject([
      {
        mistake: 'frameRefused',
        instead: '<iframe src="https://portal.example/ta/login?ev=InPopUp"></iframe>',
      },
    ]),
  );

  it('of the sign-in that cannot run it are written with what is missing', () => {
    expect(framesOf(login, ['allow-scripts', 'allow-popups'])).toMatchObject([
      {
        mistake: 'frameSandboxed',
        instead: 'sandbox="allow-scripts allow-popups allow-same-origin allow-forms"',
      },
    ]);
  });

  it.each([
    ['the embedded sign-in', login, null],
    ['it in a sandbox that is wide enough', login, ['allow-scripts', 'allow-same-origin', 'allow-forms']],
    ['a frame of somebody else', 'https://maps.example/embed', ['']],
    ['a frame without an address', '', null],
  ])('%s is no mistake', (_what, src, sandbox) => expect(framesOf(src, sandbox)).toEqual([]));

  it('a page that is in a sandbox itself has no origin', () =>
    expect(checkFrames(factsOf({ page: { origin: 'null' } }))).toMatchObject([{ mistake: 'pageSandboxed' }]));
});

describe('storage', () => {
  it('that is blocked is a note; in a sandbox its cause is named instead', () => {
    expect(checkStorage(factsOf({ page: { isStorageBlocked: true } }))).toMatchObject([
      { mistake: 'storageBlocked', verdict: 'note' },
    ]);
    expect(checkStorage(factsOf({ page: { isStorageBlocked: true, origin: 'null' } }))).toEqual([]);
    expect(checkStorage(factsOf())).toEqual([]);
  });
});
