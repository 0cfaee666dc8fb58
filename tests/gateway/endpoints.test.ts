// Long because each call of the contract is in its lists.
import { contract, errorAnswer, quoteEndpoints, ticket } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { parse, safeParse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, readResponse, signIn } from '../fixtures/wire.ts';
import type { CallInput, SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { createMessages } from './messageFixture.ts';
import type { MessageFixture } from './messageFixture.ts';

const base = inject('base');
let who: SignedIn;
let written: MessageFixture;
/** The account that may continue with the current card (ROLE-08). */
let authorising: { readonly who: SignedIn; readonly written: MessageFixture };

beforeAll(async () => {
  who = await signIn(base, 'ie@studio.test');
  written = await createMessages(base, who);
  const other = await signIn(base, 'us@studio.test');
  authorising = { who: other, written: await createMessages(base, other) };
});

/** Calls that end the session or need a real ticket: session, places, cards and uploads tests cover them. */
const elsewhere = [
  'auth.logout',
  // They need a person of the studio: members.test.ts.
  'account.inviteMember',
  'account.changeMember',
  'account.inviteMemberAgain',
  'account.removeMember',
  // They need a request: privacy.test.ts.
  'account.cancelPrivacy',
  'account.privacyLink',
  'orders.delete',
  // It needs the money that was shown before: ownCancel.test.ts.
  'orders.cancel',
  'cards.open',
  'cards.add',
  'cards.prove',
  'cards.remove',
  'cards.prefer',
  'uploads.open',
  'uploads.changeMethod',
  'downloads.software',
  // They need a quote, or the internal account: configurator.test.ts.
  ...Object.values(quoteEndpoints).flatMap((calls) => Object.values(calls).map(({ id }) => id)),
  // They need a project: projects.test.ts.
  'projects.deletePrint',
  'projects.delete',
  'projects.rename',
  'projects.duplicate',
  'projects.saveCover',
  'projects.removeCover',
  // They need a print project: printProjects.test.ts.
  ...['forCheckout', 'read', 'save', 'versions', 'version', 'restore', 'photos', 'price'].map(
    (call) => `print.${call}`,
  ),
  // They need a print project with a sheet: printProof.test.ts.
  ...['readProof', 'createProof', 'updateProof', 'revokeProof', 'settleProofComment'].map(
    (call) => `print.${call}`,
  ),
  // It needs a project of images: designerProjects.test.ts.
  'configurator.projectImages',
  // They need a quote: quotes.test.ts.
  'configurator.renameQuote',
  'configurator.duplicateQuote',
  'configurator.deleteQuote',
  'configurator.restoreQuote',
  'configurator.savePicture',
  'configurator.shareQuote',
  'configurator.quoteFromOrder',
  'configurator.offer',
  'configurator.unshareQuote',
  // They need a photo, or a ticket: sharing.test.ts.
  'sharing.register',
  'sharing.delete',
  'sharing.permission',
  'sharing.download',
  'sharing.open',
  // They need a quote: cart.test.ts.
  'checkout.addToCart',
  'checkout.changeCart',
];
/** Calls about an order that waits for files: uploads.test.ts and pages.test.ts use real ones. */
const aboutFiles = [
  'uploads.announce',
  'uploads.verify',
  'uploads.place',
  'uploads.remove',
  'uploads.restore',
  'uploads.accept',
  'uploads.send',
  'uploads.changePages',
];
/** Public answers: caches may share them, and a page of any origin may read them. */
const shared = ['store.public', 'help.faq', 'help.layout'];
const tried = contract.filter(({ id }) => !elsewhere.includes(id));

function ask(endpoint: Endpoint, more: CallInput = {}) {
  const by = endpoint.id === 'payments.setCardToken' ? authorising : { who, written };
  return call(base, endpoint, {
    token: by.who.token,
    ...goodInput(endpoint, { ...by.written, cod_fot: by.who.cod_fot }),
    ...more,
  });
}

/** Every call with the rows that it implements (GW-02 to GW-43). */
const rows = tried.map((endpoint) => [endpoint.id, endpoint.cites.join(', '), endpoint] as const);

describe.each(rows)('%s (%s)', (_id, _cites, endpoint) => {
  if (!aboutFiles.includes(endpoint.id))
    it('answers in the shape of the contract, is not cached by others, and reveals nothing internal', async () => {
      const { status, json, text, headers } = await ask(endpoint);
      expect(status).toBe(200);
      const answer = endpoint.answerType === 'json' ? json : text;
      expect(safeParse(endpoint.answer, answer).issues).toBeUndefined();
      expect(headers.get('cache-control')).toMatch(
        shared.includes(endpoint.id) ? /^public, max-age=60$/ : /no-store|private, no-cache/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });

  if (endpoint.via === 'gateway' || endpoint.path.startsWith('/api/') || shared.includes(endpoint.id)) {
    it('answers the same at its own path and through the gateway', async () => {
      const [gateway, direct] = [await ask(endpoint), await ask(endpoint, { direct: true })];
      expect(direct.status, `${direct.text.slice(0, 200)}, ${gateway.text.slice(0, 200)}`).toBe(
        gateway.status,
      );
      const said = (answer: { text: string }) => (endpoint.effect === 'read' ? answer.text : '');
      expect(said(direct)).toBe(said(gateway));
    });
  } else {
    it('is not available through the gateway', async () => {
      const foreign = await fetch(`${base}/gateway?endpoint=${encodeURIComponent(endpoint.path)}`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${who.token}` },
      });
      expect(foreign.status).toBe(404);
    });
  }

  it('requires a session where the contract says so', async () => {
    for (const token of ['', 'short', 'A'.repeat(43), 'x'.repeat(5_000)]) {
      const { status, json, headers } = await ask(endpoint, { token });
      const said = safeParse(errorAnswer, json);
      const code = said.success ? said.output.error.code : null;
      expect([status, code, headers.get('www-authenticate')]).toEqual(
        endpoint.access === 'public' ? [200, null, null] : [401, 'unauthorized', 'Bearer'],
      );
    }
  });

  it('refuses another method', async () => {
    const { status } = await ask({ ...endpoint, method: endpoint.method === 'GET' ? 'POST' : 'GET' });
    expect(status).toBe(405);
  });

  it('refuses a change from a page of another origin (T-A11)', async () => {
    const headers = { origin: 'https://evil.example' };
    const { status, headers: told } = await ask(endpoint, { headers });
    expect(told.get('access-control-allow-origin')).toBe(shared.includes(endpoint.id) ? '*' : null);
    expect(status === 403).toBe(endpoint.effect === 'write');
  });
});

describe('around the calls', () => {
  it('allows browsers of exactly the configured origins', async () => {
    const preflight = (origin: string) =>
      fetch(`${base}/gateway?endpoint=/api/customer/details`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const portal = await preflight('http://localhost:5100');
    expect(portal.status).toBe(204);
    expect(portal.headers.get('access-control-allow-origin')).toBe('http://localhost:5100');
    expect(portal.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, if-none-match, idempotency-key',
    );
    expect(Number(portal.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(portal.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['http://localhost:5100.evil.example', 'null', 'https://localhost:5100'])
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows a page of any origin the public calls only', async () => {
    const granted = async (path: string) => {
      const headers = { origin: 'https://partner.example', 'access-control-request-method': 'GET' };
      const answer = await fetch(base + path, { method: 'OPTIONS', headers });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await granted('/public/store?lang=en')).toBe('*');
    expect(await granted('/gateway?endpoint=/public/store')).toBeNull();
    expect(await granted('/api/customer/store')).toBeNull();
  });

  it.each(['/health', '/openapi.json'])('%s answers', async (path) => {
    const { status, json } = await readResponse(await fetch(base + path));
    expect(status).toBe(200);
    expect(json).toBeTypeOf('object');
  });

  it('lets pages of allowed origins alone read /health, by which <ta-doctor> finds a missing origin', async () => {
    const granted = async (origin: string) =>
      (await fetch(`${base}/health`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await granted('http://localhost:5100')).toBe('http://localhost:5100');
    expect(await granted('https://partner.example')).toBeNull();
  });

  it('/company.json names the lab for the portal, and nothing else of its configuration', async () => {
    const answer = await fetch(`${base}/company.json`);
    const { status, json } = await readResponse(answer);
    expect(status).toBe(200);
    expect(Object.keys(json as object).sort()).toEqual(['address', 'name', 'privacyEmail', 'taxNumbers']);
    expect((json as { name: string }).name).not.toBe('');
  });

  it.each([
    '/',
    '/contact/',
    '/old-area/',
    ...['it', 'fr', 'de', 'es', 'us', 'ca', 'uk', 'ie', 'au'].map((name) => `/community/${name}/`),
    ...['instagram', 'facebook', 'pinterest'].map((name) => `/social/${name}/`),
    '/embed/change-method',
    '/auth/recovery/activate',
  ])('%s is a page, so no link of the portal leads nowhere', async (path) => {
    const response = await fetch(base + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/<h1[ >]/);
  });

  it.each([
    '/',
    '/contact/',
    '/auth/recovery/activate',
    '/embed/change-method',
    '/embed/online_payments',
    '/embed/print-again',
    '/embed/uploader',
    '/checkout/900000001/',
    '/staff/',
    '/no/such/page',
  ])(
    'T-B7: %s makes no script of text: trusted types are required, and no policy for them may be made',
    async (path) => {
      const { headers } = await fetch(base + path, { headers: { accept: 'text/html' } });
      const directives = (headers.get('content-security-policy') ?? '').split('; ');
      expect(headers.get('content-type')).toContain('text/html');
      expect(directives).toContain("require-trusted-types-for 'script'");
      expect(directives).toContain("trusted-types 'none'");
      expect(directives.find((each) => each.startsWith('script-src'))).toBe("script-src 'self'");
    },
  );

  it('the uploader’s page contains the uploader, which has its own heading', async () => {
    const page = await (await fetch(`${base}/embed/uploader`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<ta-upload');
    expect(page).toContain('<title>');
  });

  it('an unknown page links to the start page, an unknown call gives an error', async () => {
    const page = await fetch(`${base}/no/such/page`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('href="/"');
    const { status, json } = await readResponse(await fetch(`${base}/no/such/call`));
    expect(status).toBe(404);
    expect(parse(errorAnswer, json).error.code).toBe('not_found');
  });

  const ancestors = ({ headers }: Response) =>
    /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

  it('only the frames of the lab may be framed', async () => {
    expect(ancestors(await fetch(`${base}/`))).toBe("'none'");
  });

  const couple = 'sposa=Anna&sposo=Paolo&data_matrimonio=2026-06-20';
  it.each([
    ['uploader', 'upload', `list_file=a.jpg&${couple}&tipo=album&book_type=album&collection=tc`],
    ['change-method', 'change-method', `by_ftp=0&${couple}&tipo=album`],
    ['delete-order', 'delete-order', `cod_fot=1008&${couple}&collections_value=tc`],
    ['online_payments', 'cards', 'mode=store&locale=en'],
  ])('GW-44: the frame %s opens with a ticket, on configured sites only', async (name, purpose, query) => {
    const { token } = who;
    const body = { purpose, order_code: written.orderCode };
    const { json } = await call(base, ticket, { token, body });
    const { ticket: code } = parse(ticket.answer, json);
    const page = await fetch(
      `${base}/embed/${name}?order_code=${written.orderCode}&ta_token=${code}&${query}`,
    );
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(ancestors(page)).toContain('http://localhost:5100');
    expect(ancestors(page)).not.toContain('*');
    const text = await page.text();
    expect(text).toContain(code);
    for (const secret of [token, who.c]) expect(text).not.toContain(secret);
  });
});
