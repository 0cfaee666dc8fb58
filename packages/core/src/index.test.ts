import { describe, expect, it } from 'vitest';
import { portalForTest } from '../test/portal.ts';
import { createTradeArea } from './index.ts';
import { manualClock, memoryStore, silentLog } from './kernel/index.ts';
import type { FetchRequest } from './kernel/index.ts';

const sites = { portal: 'https://portal.example', lab: 'https://lab.example', demo: 'https://shop.example' };

/** A trade area over HTTP answers by path, as a browser would see them. */
function area(answers: Readonly<Record<string, unknown>>, keep: 'legacy' | 'memory' = 'legacy') {
  const sent: { path: string; request: FetchRequest }[] = [];
  const storage = memoryStore();
  const held = new Map<string, Promise<void>>();
  const gates = {
    /** Holds the answer of a path back until the answer is called. */
    hold(path: string): () => void {
      let open: () => void = () => undefined;
      held.set(path, new Promise((resolve) => (open = resolve)));
      return () => open();
    },
  };
  const tradeArea = createTradeArea({
    clock: manualClock('2026-11-20T23:30:00Z'),
    log: silentLog,
    storage,
    keep,
    config: portalForTest(sites),
    timeZone: 'Europe/Rome',
    async fetch(url, request) {
      const { pathname, searchParams, origin } = new URL(url);
      expect(origin).toBe(sites.lab);
      const path = searchParams.get('endpoint') ?? pathname;
      sent.push({ path, request });
      await held.get(path);
      const answer = answers[path];
      return {
        status: answer === undefined ? 404 : 200,
        headers: { get: () => null },
        text: async () => JSON.stringify(answer ?? {}),
      };
    },
  });
  return { tradeArea, sent, storage, gates };
}
const answers = {
  '/auth/login': { status: 1, token: 'TOKEN-1', cod_fot: '1001', inter: 0, name: 'Anna' },
  '/api/customer/details': { code: '1001', area: '1', company: { country: 'IT' } },
  '/scripts/save_logged_user': { success: true },
  '/api/customer/orders/inprocess/2': { orders: [{ commessa: 'A1' }], page: 2, pages: 3, total: 21 },
  '/scripts/check_gdpr': { show: 1, gdpr_value: null },
  '/scripts/update_lang': { success: 1 },
};
const credentials = { email: 'it@studio.test', password: 'Trade-2026' };

describe('createTradeArea', () => {
  it('starts nothing by itself', () => {
    expect(area(answers).sent).toEqual([]);
  });

  it('wires sign-in, orders, consent and language over one session', async () => {
    const { tradeArea, sent, storage } = area(answers);
    await tradeArea.session.start();
    expect(await tradeArea.session.signIn(credentials)).toMatchObject({ kind: 'signedIn' });
    const list = await tradeArea.orders.inProcess({ request: { order_by: [], query: {} }, page: 2 });
    expect(list).toMatchObject({ ok: true, value: { total: 21, orders: [{ commessa: 'A1' }] } });
    await tradeArea.consent.check();
    expect(tradeArea.consent.store.getState().asking).toBe(true);
    expect(await tradeArea.language.change('it')).toBe('saved');
    const bearer = sent
      .filter(({ path }) => path !== '/auth/login')
      .map(({ request }) => request.headers['authorization']);
    expect(new Set(bearer)).toEqual(new Set(['Bearer TOKEN-1']));
    expect(sent.some(({ path }) => path.includes('TOKEN-1'))).toBe(false);
    expect(storage.get('token')).toBe('TOKEN-1');
  });

  it('PRIV-12: another customer or none knows nothing of the consent before', async () => {
    const { tradeArea } = area(answers);
    await tradeArea.session.start();
    await tradeArea.session.signIn(credentials);
    await tradeArea.consent.check();
    await tradeArea.session.signOut();
    expect(tradeArea.consent.store.getState().asking).toBe(false);
  });

  it('DEC-19: widgets on other pages write nothing', async () => {
    const { tradeArea, storage } = area(answers, 'memory');
    await tradeArea.session.start();
    await tradeArea.session.signIn(credentials);
    await tradeArea.language.change('it');
    tradeArea.consent.close();
    const keys = ['token', 'cod_fot', 'i18nextLng', 'openGDPR', 'ta-visitor', 'ta-user-saved'];
    expect(keys.map((key) => storage.get(key))).toEqual(keys.map(() => null));
    expect(tradeArea.session.store.getState().phase).toBe('signedIn');
  });

  it('STATE-09, DEC-19: what the customer has is kept in the portal only, and for one customer', async () => {
    const store = {
      ...answers,
      '/api/customer/store': [{ slug: 'gobook', nome: 'Go Book' }],
      '/api/customer/orders/promoActive': { items: [], overlay: null },
      '/scripts/check_cod_gs': { promo: [{ id_promo: 901 }], currency: 'EUR' },
    };
    for (const keep of ['legacy', 'memory'] as const) {
      const { tradeArea, sent, storage } = area(store, keep);
      await tradeArea.session.start();
      await tradeArea.session.signIn(credentials);
      await tradeArea.customerStore.load('it');
      expect(tradeArea.customerStore.store.getState()).toMatchObject({
        items: { data: [{ slug: 'gobook' }] },
        promos: [{ id_promo: '901' }],
      });
      const kept = ['promoactive', 'promoJSON', 'havePromo'].map((key) => storage.get(key) !== null);
      expect(new Set(kept)).toEqual(new Set([keep === 'legacy']));
      expect(sent.some(({ path }) => path.includes('TOKEN-1'))).toBe(false);
      await tradeArea.session.signOut();
      expect(tradeArea.customerStore.store.getState()).toEqual(
        tradeArea.customerStore.store.getInitialState(),
      );
      expect([storage.get('promoactive'), storage.get('promoJSON'), storage.get('havePromo')]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });

  it('ACC-32: of the check and a save, the latest asked for wins, however late the other answers', async () => {
    const check = (eori: string) => ({ promo: [], check_brexit: true, eori });
    const uk = { ...answers, '/scripts/check_cod_gs': check('') };
    const { tradeArea, gates } = area(uk);
    await tradeArea.session.start();
    await tradeArea.session.signIn(credentials);
    const eori = () => tradeArea.session.store.getState().customer?.eori;
    const open = gates.hold('/scripts/check_cod_gs');
    const late = tradeArea.customerStore.need('context', 'en');
    tradeArea.session.noteDetails((customer) => ({ ...customer, eori: 'GB123456789000' }));
    open();
    await late;
    expect(tradeArea.customerStore.store.getState().context.data?.eori).toBe('');
    expect(eori()).toBe('GB123456789000');
    // A check that was asked for after the save counts again.
    uk['/scripts/check_cod_gs'] = check('GB987654321000');
    await tradeArea.customerStore.retry('context', 'en');
    expect(eori()).toBe('GB987654321000');
  });

  it('CONST-20: today is where the customer is', () => {
    expect(area(answers).tradeArea.today()).toBe('2026-11-21');
  });
});
