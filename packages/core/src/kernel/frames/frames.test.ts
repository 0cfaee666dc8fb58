import { describe, expect, it } from 'vitest';
import { acceptMessage, parseFrameMessage, serializeFrameMessage } from './frames.ts';
import type { FrameMessage } from './frames.ts';

const messages: readonly [string, FrameMessage][] = [
  ['SES-06', { name: 'login', code: '1001', hash: 'h', token: 't' }],
  ['EMB-06', { name: 'finishedToUploadFiles', folder: 'f/1', orderCode: 'A1' }],
  ['EMB-07', { name: 'finishedChangeMetod', orderCode: 'A1' }],
  ['EMB-07', { name: 'finishedDeleteOrder', orderCode: '' }],
  ['DEC-07', { name: 'failedDeleteOrder', orderCode: 'A1', reason: 'forbidden' }],
  [
    'DEC-07 with the others that need it',
    {
      name: 'failedDeleteOrder',
      orderCode: 'A1',
      reason: 'promotionLimit',
      together: 'A2,A3',
      shipsWith: 'A4',
    },
  ],
  ['EMB-08', { name: 'share_photo_album' }],
  ['DIS-04', { name: 'changeAddress' }],
  ['DIS-05', { name: 'which_address', address: { id: '7', city: 'Bassano' } }],
];

describe('good messages', () => {
  it.each(messages)('%s: what we write we read', (_id, message) => {
    expect(parseFrameMessage(serializeFrameMessage(message))).toEqual(message);
    expect(parseFrameMessage(JSON.stringify(serializeFrameMessage(message)))).toEqual(message);
  });

  it.each([
    ['a plain string', 'finishedDeleteOrder', { name: 'finishedDeleteOrder', orderCode: '' }],
    ['the name in type', { type: 'share_photo_album' }, { name: 'share_photo_album' }],
    ['the name in message', { message: 'changeAddress' }, { name: 'changeAddress' }],
    [
      'other words beside',
      { task: 'finishedChangeMetod', message: 'ok' },
      { name: 'finishedChangeMetod', orderCode: '' },
    ],
    [
      'numbers as text',
      { task: 'finishedDeleteOrder', order_code: 42 },
      { name: 'finishedDeleteOrder', orderCode: '42' },
    ],
    [
      'upload_folder',
      { task: 'finishedToUploadFiles', upload_folder: 'x' },
      { name: 'finishedToUploadFiles', folder: 'x', orderCode: '' },
    ],
    ['which_address alone', { which_address: { id: 3 } }, { name: 'which_address', address: { id: '3' } }],
  ])('EMB-11: %s', (_id, data, expected) => {
    expect(parseFrameMessage(data)).toEqual(expected);
  });
});

/** Bodies that no page of ours sends: wrong types, wrong names, pollution, getters, proxies, size. */
function hostileBodies(): unknown[] {
  const names = messages.map(([, { name }]) => name);
  const odd: unknown[] = [
    undefined,
    null,
    true,
    false,
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    Symbol('x'),
    '',
    ' ',
    '{}',
    '[]',
    'null',
    '{',
    '"login"',
    '[object Object]',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'a'.repeat(60_000),
    [],
    [[]],
    {},
    new Date(0),
    new Map([['task', 'login']]),
    new Set(['login']),
    /login/,
    () => 'login',
    new Error('login'),
    new Uint8Array(8),
    Object.create(null),
    Object.create({ task: 'finishedDeleteOrder' }),
    Promise.resolve('login'),
  ];
  const wrappers: ((name: string) => unknown)[] = [
    (name) => [name],
    (name) => [{ task: name }],
    (name) => ({ task: [name] }),
    (name) => ({ task: { toString: () => name } }),
    (name) => ({ data: { task: name } }),
    (name) => ({ name }),
    (name) => ({ event: name }),
    (name) => ({ Task: name }),
    (name) => ({ task: name.toUpperCase() }),
    (name) => ({ task: `${name} ` }),
    (name) => ({ task: `${name}\u0000` }),
    (name) => ({ task: ` ${name}\u200b` }),
    (name) => `${name}()`,
    (name) => `${name}\u0000`,
    (name) => name.toUpperCase(),
    (name) => `{"task":"${name}"`,
    (name) => `{"__proto__":{"task":"${name}"}}`,
    (name) => JSON.parse(`{"__proto__":{"task":"${name}","polluted":true}}`) as unknown,
    (name) => ({ constructor: { prototype: { task: name } } }),
    (name) => Object.create({ task: name }) as unknown,
    (name) => ({
      get task() {
        throw new Error(name);
      },
    }),
    (name) => ({
      get task() {
        return name;
      },
    }),
    (name) =>
      new Proxy(
        {},
        {
          get: () => name,
          getOwnPropertyDescriptor: () => {
            throw new Error('no');
          },
        },
      ),
    (name) =>
      new Proxy(
        {},
        {
          getPrototypeOf: () => {
            throw new Error(name);
          },
        },
      ),
    (name) => ({ task: name, type: names.find((other) => other !== name) }),
    (name) =>
      new (class Message {
        task = name;
      })(),
  ];
  const fields = [
    'orderCode',
    'folder',
    'reason',
    'together',
    'shipsWith',
    'token',
    'code',
    'hash',
    'which_address',
  ];
  const values: unknown[] = [{}, [], true, Number.NaN, 'x'.repeat(3_000), () => 1, { toString: () => 'A1' }];
  const known: Record<string, readonly string[]> = {
    login: ['code', 'hash', 'token'],
    finishedToUploadFiles: ['orderCode', 'folder'],
    finishedChangeMetod: ['orderCode'],
    finishedDeleteOrder: ['orderCode'],
    failedDeleteOrder: ['orderCode', 'reason', 'together', 'shipsWith'],
    which_address: [],
  };
  const wrongFields = Object.entries(known).flatMap(([name, own]) =>
    fields
      .filter((field) => own.includes(field))
      .flatMap((field) =>
        values.map((value) => ({ task: name, code: 'c', hash: 'h', token: 't', [field]: value })),
      ),
  );
  return [
    ...odd,
    ...names.flatMap((name) => wrappers.map((wrap) => wrap(name))),
    ...wrongFields,
    ...[null, 5, true, [], () => 1, 'x'.repeat(3_000)].map((address) => ({
      task: 'which_address',
      address: [],
      which_address: address ?? [],
    })),
    { task: 'login' },
    { task: 'login', code: '', hash: 'h', token: 't' },
    { task: 'login', code: 'c', hash: 'h', token: '' },
    {
      task: 'which_address',
      which_address: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, n])),
    },
  ];
}

describe('hostile bodies (T-B1)', () => {
  const bodies = hostileBodies();

  it('has at least 250 of them', () => {
    expect(bodies.length).toBeGreaterThanOrEqual(250);
  });

  it('acts on none, throws for none, pollutes nothing', () => {
    const acted = bodies.filter((body) => parseFrameMessage(body) !== null);
    expect(acted).toEqual([]);
    expect('polluted' in {}).toBe(false);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('DIS-05: an address is rebuilt from scalars; prototypes and objects stay behind', () => {
    const data = JSON.parse(
      '{"task":"which_address","which_address":{"id":1,"__proto__":{"polluted":true},"deep":{"a":1},"name":"<b>"}}',
    ) as unknown;
    const read = parseFrameMessage(data);
    expect(read).toEqual({ name: 'which_address', address: { id: '1', name: '<b>' } });
    expect('polluted' in (read?.name === 'which_address' ? read.address : { polluted: true })).toBe(false);
  });

  it('is quick: 10,000 bodies within a second', () => {
    const begun = performance.now();
    for (let round = 0; round * bodies.length < 10_000; round += 1)
      bodies.forEach((body) => parseFrameMessage(body));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('acceptMessage (EMB-05, T-B1)', () => {
  const frame = { window: 'frame' };
  const origin = 'https://lab.example';
  const data = 'finishedDeleteOrder';
  const good = { origin, source: frame, data };

  it('takes exactly the expected origin and window', () => {
    expect(acceptMessage(good, { origin, source: frame })?.name).toBe('finishedDeleteOrder');
  });

  it.each([
    ['another origin', { ...good, origin: 'https://evil.example' }],
    ['a longer origin', { ...good, origin: 'https://lab.example.evil.example' }],
    ['a sub-domain', { ...good, origin: 'https://x.lab.example' }],
    ['http', { ...good, origin: 'http://lab.example' }],
    ['a port', { ...good, origin: 'https://lab.example:8443' }],
    ['a trailing slash', { ...good, origin: 'https://lab.example/' }],
    ['upper case', { ...good, origin: 'https://LAB.example' }],
    ['null', { ...good, origin: 'null' }],
    ['empty', { ...good, origin: '' }],
    ['star', { ...good, origin: '*' }],
    ['another window', { ...good, source: { window: 'frame' } }],
    ['no window', { ...good, source: null }],
    ['the page itself', { ...good, source: globalThis }],
    ['a hostile body', { ...good, data: { task: ['finishedDeleteOrder'] } }],
  ])('ignores %s', (_name, posted) => {
    expect(acceptMessage(posted, { origin, source: frame })).toBeNull();
  });

  it.each([
    ['an object', { task: 'finishedDeleteOrder', nonce: 'n1' }],
    ['a text', JSON.stringify({ task: 'finishedDeleteOrder', nonce: 'n1' })],
  ])('with a nonce takes %s that repeats it, and passes the nonce to nobody', (_form, said) => {
    const accepted = acceptMessage({ ...good, data: said }, { origin, source: frame, nonce: 'n1' });
    expect(accepted).toEqual({ name: 'finishedDeleteOrder', orderCode: '' });
  });
  it.each([
    'finishedDeleteOrder',
    '{',
    null,
    { task: 'finishedDeleteOrder' },
    { task: 'finishedDeleteOrder', nonce: 'n2' },
    { task: 'finishedDeleteOrder', nonce: '' },
    { task: 'finishedDeleteOrder', nonce: ['n1'] },
    JSON.stringify({ task: 'finishedDeleteOrder', nonce: 'n2' }),
    Object.create({ nonce: 'n1', task: 'finishedDeleteOrder' }),
  ])('with a nonce ignores %j', (said) => {
    expect(acceptMessage({ ...good, data: said }, { origin, source: frame, nonce: 'n1' })).toBeNull();
  });

  it.each(['', 'null', '*'])('an expected origin %j accepts no message', (expected) => {
    expect(acceptMessage({ ...good, origin: expected }, { origin: expected, source: frame })).toBeNull();
  });
  it.each([null, undefined])('before the frame is there (%s) nobody is accepted', (source) => {
    expect(acceptMessage({ ...good, source }, { origin, source })).toBeNull();
  });
});
