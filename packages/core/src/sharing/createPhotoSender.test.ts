import { describe, expect, it } from 'vitest';
import type { SharedPhoto } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { manualClock } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { LocalFile, SendingOrder } from '../kernel/transport.ts';
import { localFile, sha256Of } from '../../test/localFile.ts';
import { createPhotoSender } from './createPhotoSender.ts';

const file = (name: string, words = `photo ${name}`): LocalFile => localFile(name, words);

/** A lab with the photos of one visit, and a line that does as it is told. */
function setUp() {
  const told: SharedPhoto[] = [];
  const orders: SendingOrder[] = [];
  const asked: Record<string, unknown>[] = [];
  const discarded: string[] = [];
  const state = { answers: true, known: [] as string[], signsIn: true, refuses: false };
  const clock = manualClock('2026-05-01T10:00:00Z');
  let count = 0;
  const call = async (_endpoint: unknown, { query }: { query: Record<string, string> }) => {
    asked.push(query);
    if (!state.answers) return fail('offline');
    if (state.refuses) return fail('unauthorized');
    const result = query['sha256'] ? told.filter(({ sha256 }) => sha256 === query['sha256']) : [...told];
    return succeed({ result: query['sha256'] && state.known.includes(query['sha256']) ? [{}] : result });
  };
  const sender = createPhotoSender({
    gateway: { call } as unknown as Gateway,
    clock,
    line: async () => ({
      send(order) {
        orders.push(order);
        return { stop: () => undefined };
      },
      async discard(id) {
        discarded.push(id);
        return true;
      },
    }),
    newIdempotencyKey: () => `key${(count += 1)}`,
    async signedInAgain() {
      state.refuses = false;
      return state.signsIn;
    },
    session: 'visit-0123456789',
  });
  const tell = (s3_key: string, change: Partial<SharedPhoto> = {}) =>
    void told.push({
      ...{ id: s3_key.replace(/\D/g, ''), s3_key, tag: [], order_code: '', cod_gs: '1001' },
      ...{ is_composition: false, ts_acept_terms: '', ts_delete_terms: '', name: 'a.jpg', size: 11 },
      ...{ offset: 11, sha256: '', state: 'ready', problem: '', width: 1, height: 1, thumbnail: true },
      ts_sent: '',
      ...change,
    });
  const rows = () =>
    sender.store.getState().photos.map(({ name, state: is, problem }) => [name, is, problem]);
  const until = async (check: () => boolean) => {
    for (let turn = 0; turn < 400 && !check(); turn += 1) await Promise.resolve();
    expect(check()).toBe(true);
  };
  return { sender, told, tell, orders, asked, discarded, state, clock, rows, until };
}

describe('the photos of a visit', () => {
  it('SHARE-32: are asked for by its key, and sent with it, three at a time', async () => {
    const { sender, orders, asked, until, rows } = setUp();
    await sender.start();
    expect(asked).toEqual([{ session_key: 'visit-0123456789' }]);
    await sender.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`)));
    await until(() => orders.length === 3);
    expect(orders[0]?.metadata).toEqual({
      share_session: 'visit-0123456789',
      filename: 'a.jpg',
      mtime: '5',
      sha256: await sha256Of('photo a.jpg'),
    });
    expect(rows().map(([, is]) => is)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    orders[0]?.onBegun('u1');
    orders[0]?.onProgress(7);
    orders[0]?.onDone();
    await until(() => orders.length === 4);
    expect(rows()[0]).toEqual(['a.jpg', 'checking', null]);
  });

  it('one that has arrived is asked about until the lab has read it', async () => {
    const { sender, orders, told, tell, until, rows, clock } = setUp();
    await sender.start();
    await sender.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    orders[0]?.onBegun('u1');
    tell('u1', { state: 'arrived' });
    orders[0]?.onDone();
    clock.advance(1_000);
    await until(() => rows()[0]?.[1] === 'checking');
    told.length = 0;
    tell('u1', { state: 'refused', problem: 'type' });
    clock.advance(1_000);
    await until(() => rows()[0]?.[1] === 'refused');
    expect(rows()).toEqual([['a.jpg', 'refused', 'damaged']]);
  });

  it('two thousand are taken at once, the next one is refused, and so is what is no photo', async () => {
    const { sender, rows } = setUp();
    await sender.start();
    let drawn = 0;
    sender.store.subscribe(() => (drawn += 1));
    const dropped = Array.from({ length: 2_001 }, (_, index) =>
      file(`${index}.jpg`, `${'x'.repeat(index + 1)}`),
    );
    await sender.add([...dropped, file('notes.txt'), file('empty.jpg', '')]);
    expect(rows().length).toBe(2_003);
    expect(rows().slice(-3)).toEqual([
      ['2000.jpg', 'refused', 'many'],
      ['notes.txt', 'refused', 'kind'],
      ['empty.jpg', 'refused', 'empty'],
    ]);
    // The list is drawn a few times, not once for each.
    expect(drawn).toBeLessThan(10);
  });

  it('the same photo twice is sent once; one that was shared before is told apart from what is no photo', async () => {
    const { sender, orders, state, until, rows } = setUp();
    await sender.start();
    await sender.add([file('a.jpg'), file('a.jpg')]);
    await until(() => orders.length === 1);
    expect(rows()).toHaveLength(1);
    await sender.add([file('copy.jpg', 'photo a.jpg')]);
    expect(rows()).toHaveLength(1);
    state.known.push(await sha256Of('photo a.jpg'));
    orders[0]?.onProblem('refused');
    await until(() => rows()[0]?.[1] === 'refused');
    expect(rows()).toEqual([['a.jpg', 'refused', 'duplicate']]);
    await sender.add([file('b.jpg')]);
    await until(() => orders.length === 2);
    orders[1]?.onProblem('refused');
    await until(() => rows()[1]?.[1] === 'refused');
    expect(rows()[1]).toEqual(['b.jpg', 'refused', 'kind']);
  });

  it('continues, after a reload, the photo that was cut once it is chosen again', async () => {
    const { sender, orders, tell, until, rows } = setUp();
    tell('u7', { offset: 5, state: 'partial', sha256: await sha256Of('photo a.jpg') });
    await sender.start();
    expect(rows()).toEqual([['a.jpg', 'interrupted', null]]);
    await sender.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    expect(orders[0]?.uploadId).toBe('u7');
  });

  it('a dead line leaves them interrupted, and they go on from there', async () => {
    const { sender, orders, until, rows } = setUp();
    await sender.start();
    await sender.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    orders[0]?.onBegun('u1');
    orders[0]?.onProblem('offline');
    await until(() => rows()[0]?.[1] === 'interrupted');
    sender.resume();
    await until(() => orders.length === 2);
    expect(orders[1]?.uploadId).toBe('u1');
  });

  it('a session that has ended is signed in again, and the photo goes on', async () => {
    const { sender, orders, state, until, rows } = setUp();
    state.refuses = true;
    await sender.start();
    expect(sender.store.getState().failure).toBeNull();
    await sender.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    orders[0]?.onProblem('signIn');
    await until(() => orders.length === 2);
    expect(rows()).toEqual([['a.jpg', 'sending', null]]);
  });

  it('is taken back, also from the lab; refused ones together', async () => {
    const { sender, tell, discarded, rows } = setUp();
    tell('u1');
    tell('u2', { state: 'refused', problem: 'type', name: 'x.jpg' });
    await sender.start();
    await sender.clearRefused();
    expect(discarded).toEqual(['u2']);
    await sender.remove('u1');
    expect([discarded, rows()]).toEqual([['u2', 'u1'], []]);
  });

  it('one that the page around has removed can be chosen again', async () => {
    const { sender, told, tell, orders, until } = setUp();
    tell('u1', { sha256: await sha256Of('photo a.jpg') });
    await sender.start();
    told.length = 0;
    await sender.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    expect(orders[0]?.uploadId).toBeNull();
  });

  it('a failure can be tried again', async () => {
    const { sender, state, tell, rows } = setUp();
    state.answers = false;
    await sender.start();
    expect(sender.store.getState()).toMatchObject({ isLoading: false, failure: { kind: 'offline' } });
    state.answers = true;
    tell('u1');
    await sender.start();
    expect(rows()).toEqual([['a.jpg', 'ready', null]]);
  });
});
