import { describe, expect, it } from 'vitest';
import type { ProjectImage } from '../../contract/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import { manualClock } from '../../kernel/ports.ts';
import { fail, succeed } from '../../kernel/result.ts';
import type { LocalFile, SendingOrder } from '../../kernel/transport.ts';
import { localFile, sha256Of } from '../../../test/localFile.ts';
import { createDesigner } from './createDesigner.ts';
import { imageFit, largestGoodSize } from './fit.ts';
import { imageProblem, reducedName } from './images.ts';

const file = (name: string, words = `picture ${name}`): LocalFile => localFile(name, words);

/** A lab with one project, and a line that does as it is told. */
function setUp() {
  const told: ProjectImage[] = [];
  const calls: { id: string; input: Record<string, Record<string, string>> }[] = [];
  const orders: SendingOrder[] = [];
  const state = { answers: true, discards: true };
  const clock = manualClock('2026-05-01T10:00:00Z');
  let count = 0;
  const call = async ({ id }: { id: string }, input: Record<string, Record<string, string>>) => {
    calls.push({ id, input });
    if (!state.answers) return fail('offline');
    return id === 'configurator.imageProject' ? succeed({ pID: 'p1', signature: 's1' }) : succeed([...told]);
  };
  const designer = createDesigner({
    gateway: { call } as unknown as Gateway,
    clock,
    line: async () => ({
      send(order) {
        orders.push(order);
        return { stop: () => undefined };
      },
      discard: async () => state.discards,
    }),
    newIdempotencyKey: () => `key${(count += 1)}`,
    code: '1001',
    name: 'Wall Set Designer',
  });
  const tell = (id: string, change: Partial<ProjectImage> = {}) => {
    const image = { id, name: `${id}.jpg`, size: 20, offset: 20, sha256: '', state: 'ready' as const };
    told.push({
      width: 3000,
      height: 2000,
      thumb: `/files/${id}/thumbnail`,
      problem: '',
      ...image,
      ...change,
    });
  };
  const rows = () =>
    designer.store.getState().images.map(({ name, state: is, problem }) => [name, is, problem]);
  const until = async (check: () => boolean) => {
    for (let turn = 0; turn < 200 && !check(); turn += 1) await Promise.resolve().then(() => undefined);
    expect(check()).toBe(true);
  };
  return { designer, told, tell, calls, orders, state, clock, rows, until };
}

describe('the images of a configuration', () => {
  it('CONF-13: asks for the project under its name of lowercase letters and digits, once', async () => {
    const { designer, calls } = setUp();
    expect(reducedName('Wall Set Designer™ 2')).toBe('wallsetdesigner2');
    await designer.open('');
    await designer.open('');
    expect(calls.map(({ id }) => id)).toEqual(['configurator.imageProject', 'configurator.projectImages']);
    expect(calls[0]?.input).toEqual({ path: { cod: '1001', name: 'wallsetdesigner' }, query: {} });
    expect(calls[1]?.input).toEqual({ path: { cod: '1001', pID: 'p1' } });
  });

  it('asks for the project of the quote that is opened', async () => {
    const { designer, calls } = setUp();
    await designer.open('of-quote');
    expect(calls[0]?.input['query']).toEqual({ pID: 'of-quote' });
  });

  it('CONF-02: sends several, one after the other, with the id and the signature of the project', async () => {
    const { designer, orders, tell, told, until, rows, clock } = setUp();
    await designer.open('');
    await designer.add([file('a.jpg'), file('b.jpg'), file('a.jpg'), file('notes.txt')]);
    await until(() => orders.length === 1);
    expect(orders[0]?.metadata).toEqual({
      project: 'p1',
      signature: 's1',
      filename: 'a.jpg',
      mtime: '5',
      sha256: await sha256Of('picture a.jpg'),
    });
    orders[0]?.onBegun('u1');
    orders[0]?.onProgress(7);
    expect(designer.store.getState().images[0]).toMatchObject({ state: 'sending', sent: 7, id: 'u1' });
    tell('u1', { name: 'a.jpg', state: 'arrived', width: 0, height: 0 });
    orders[0]?.onDone();
    await until(() => orders.length === 2);
    expect(rows()).toContainEqual(['a.jpg', 'checking', null]);
    // The lab is asked until it has read it.
    told.length = 0;
    tell('u1', { name: 'a.jpg' });
    clock.advance(1_000);
    await until(() => rows().some(([name, is]) => name === 'a.jpg' && is === 'ready'));
    expect(rows()).toEqual([
      ['a.jpg', 'ready', null],
      ['b.jpg', 'sending', null],
      ['notes.txt', 'refused', 'kind'],
    ]);
  });

  it('continues, after a reload, the image that was cut once it is chosen again', async () => {
    const { designer, orders, tell, until, rows } = setUp();
    tell('u7', {
      name: 'a.jpg',
      size: 13,
      offset: 5,
      state: 'partial',
      sha256: await sha256Of('picture a.jpg'),
    });
    await designer.open('');
    expect(rows()).toEqual([['a.jpg', 'interrupted', null]]);
    await designer.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    expect(orders[0]?.uploadId).toBe('u7');
  });

  it('a broken line leaves it interrupted, and it goes on from there', async () => {
    const { designer, orders, until, rows } = setUp();
    await designer.open('');
    await designer.add([file('a.jpg')]);
    await until(() => orders.length === 1);
    orders[0]?.onBegun('u1');
    orders[0]?.onProblem('offline');
    await until(() => rows()[0]?.[1] === 'interrupted');
    designer.resume();
    await until(() => orders.length === 2);
    expect(orders[1]?.uploadId).toBe('u1');
  });

  it('an image that the lab cannot print is refused; one that a quote uses is not deleted', async () => {
    const { designer, tell, rows, state } = setUp();
    tell('u1', { state: 'refused', problem: 'type', name: 'x.jpg' });
    tell('u2', { name: 'y.jpg' });
    await designer.open('');
    expect(rows()).toEqual([
      ['x.jpg', 'refused', 'unprintable'],
      ['y.jpg', 'ready', null],
    ]);
    await designer.remove('u1');
    state.discards = false;
    await designer.remove('u2');
    expect(rows()).toEqual([['y.jpg', 'ready', null]]);
    expect(designer.store.getState().isKept).toBe(true);
  });

  it('a failure ends loading and can be tried again', async () => {
    const { designer, state, tell, rows } = setUp();
    state.answers = false;
    await designer.open('');
    expect(designer.store.getState()).toMatchObject({ isLoading: false, failure: { kind: 'offline' } });
    state.answers = true;
    tell('u1');
    await designer.reload();
    expect(designer.store.getState().failure).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['a.JPG', 5, 0, null],
    ['a.tiff', 5, 59, null],
    ['a.png', 5, 0, 'kind'],
    ['a.jpg', 0, 0, 'empty'],
    ['a.jpg', 300 * 1024 ** 2, 0, 'large'],
    ['a.jpg', 5, 60, 'many'],
  ] as const)('T-D3: %s of %d bytes after %d others: %s', (name, size, before, problem) =>
    expect(imageProblem({ name, size }, before)).toBe(problem),
  );
});

describe('how an image looks in a frame', () => {
  it.each([
    [3000, 4500, '20x30', 'good'],
    [4500, 3000, '20x30', 'good'],
    [1400, 2100, '20x30', 'soft'],
    [900, 1350, '20x30', 'low'],
    [3000, 3000, '20x30', 'good'],
    [2000, 2000, '20x30', 'soft'],
    [3000, 3000, '30x30', 'soft'],
    [9, 9, '', 'good'],
  ] as const)('%d × %d in %s: %s', (width, height, size, fit) =>
    expect(imageFit({ width, height }, size)).toBe(fit),
  );

  it.each([
    [{ x: 0.5, y: 0.5, zoom: 1 }, 'good'],
    [{ x: 0.2, y: 0.5, zoom: 1.3 }, 'good'],
    [{ x: 0.5, y: 0.5, zoom: 2 }, 'soft'],
    [{ x: 0.5, y: 0.5, zoom: 3 }, 'low'],
  ] as const)('cropped with %j: %s', (crop, fit) =>
    expect(imageFit({ width: 3000, height: 4500 }, '20x30', crop)).toBe(fit),
  );

  it('is good up to the largest size that has its proportions and enough pixels', () => {
    const sizes = ['20x30', '30x30', '30x45', '60x90'];
    expect(largestGoodSize({ width: 3200, height: 4800 }, sizes)).toBe('30x45');
    expect(largestGoodSize({ width: 300, height: 450 }, sizes)).toBe('');
  });
});
