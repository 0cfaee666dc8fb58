import { describe, expect, it } from 'vitest';
import { prints } from '../../test/print.ts';
import { jpeg } from '../../test/uploader.ts';
import { localFile } from '../../test/localFile.ts';
import { manualClock } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { SendingOrder } from '../kernel/transport.ts';
import { createEditor } from './editor.ts';
import { asPhotos, createPhotoSender } from './photoSender.ts';
import type { LabPhoto } from './printLab.ts';
import { asPrints } from './prints.ts';

/** A lab that knows the photos it is told to, and a line that does as it is told. */
function setUp() {
  const clock = manualClock('2026-11-23T14:02:00Z');
  const lab = {
    photos: [] as LabPhoto[],
    answers: true,
    fields: { project: 'p1', signature: 's1' } as object | null,
  };
  const orders: SendingOrder[] = [];
  let count = 0;
  const drafts = { read: async () => null, write: async () => true, remove: async () => undefined };
  const editor = createEditor(prints(), {
    clock,
    drafts,
    save: async ({ rev }) => succeed({ rev: rev + 1 }),
    load: async () => fail('notFound'),
  });
  const sender = createPhotoSender(editor, {
    clock,
    lab: {
      photos: async () => (lab.answers ? succeed([...lab.photos]) : fail('offline')),
      line: async () => ({
        send(order) {
          orders.push(order);
          return { stop: () => undefined };
        },
        discard: async () => true,
      }),
    },
    uploadFields: async () => lab.fields as Record<string, string> | null,
    newId: () => `p${(count += 1)}`,
  });
  const project = () => editor.store.getState().project;
  const states = () => sender.store.getState().uploads.map(({ state }) => state);
  const until = async (check: () => boolean) => {
    for (let turn = 0; turn < 400 && !check(); turn += 1) await Promise.resolve().then(() => undefined);
    expect(check()).toBe(true);
  };
  const ready = (order: SendingOrder | undefined): LabPhoto => ({
    upload: 'u1',
    hash: order?.metadata['sha256'] ?? '',
    state: 'ready',
    record: { w: 3000, h: 2000, thumb: '/files/u1/thumbnail', proxy: '/files/u1/proxy', icc: 'adobergb' },
  });
  return { clock, lab, orders, editor, sender, project, states, until, ready };
}

describe('photos of prints', () => {
  it('each is a print at once, in one step, and is sent with the fields of its project', async () => {
    const { orders, editor, sender, project, until } = setUp();
    await sender.add([jpeg('a.jpg', 1), jpeg('b.jpg', 2)], asPrints({ direction: 'photo' }));
    expect(project().spreads).toHaveLength(2);
    expect(project().photos.map(({ name, status }) => [name, status])).toEqual([
      ['a.jpg', expect.stringMatching(/local|uploading/)],
      ['b.jpg', expect.stringMatching(/local|uploading/)],
    ]);
    expect(editor.store.getState().history.past).toHaveLength(1);
    await until(() => orders.length === 2);
    expect(orders[0]?.metadata).toMatchObject({ project: 'p1', signature: 's1', filename: 'a.jpg' });
    expect(project().photos[0]?.hash).toBe(orders[0]?.metadata['sha256']);
  });

  it('have their files before the project shows them: a picture that is asked for at once is found', async () => {
    const { editor, sender, project } = setUp();
    const without: string[] = [];
    editor.store.subscribe(({ project: { photos } }) => {
      const files = new Set(sender.store.getState().uploads.map(({ id }) => id));
      without.push(...photos.filter(({ id }) => !files.has(id)).map(({ name }) => name));
    });
    await sender.add([jpeg('a.jpg', 1), jpeg('b.jpg', 2)], asPhotos);
    expect(project().photos).toHaveLength(2);
    expect(without).toEqual([]);
  });

  it('of a book wait beside it', async () => {
    const { editor, sender, project } = setUp();
    await sender.add([jpeg('a.jpg', 1)], asPhotos);
    expect([project().photos.length, project().spreads.length]).toEqual([1, 0]);
    expect(editor.store.getState().history.past.map(({ act }) => act)).toEqual(['addPhotos']);
  });

  it('are ready once the lab has read them, and stay so when the act is undone and done again', async () => {
    const { clock, lab, orders, editor, sender, project, states, until, ready } = setUp();
    await sender.add([jpeg('a.jpg', 1)], asPrints({ direction: 'photo' }));
    await until(() => orders.length === 1);
    orders[0]?.onBegun('u1');
    orders[0]?.onDone();
    expect(states()).toEqual(['checking']);
    lab.photos = [ready(orders[0])];
    clock.advance(1_000);
    await until(() => states()[0] === 'ready');
    const known = { status: 'ready', w: 3000, h: 2000, icc: 'adobergb', proxy: '/files/u1/proxy' };
    expect(project().photos[0]).toMatchObject(known);
    editor.undo();
    expect(project().photos).toEqual([]);
    editor.redo();
    expect(project().photos[0]).toMatchObject(known);
  });

  it('files that are no photos are named with their reason, and the others are taken', async () => {
    const { sender, project } = setUp();
    const broken = { ...localFile('gone.jpg', 'x'), read: () => Promise.reject(new Error('moved')) };
    await sender.add(
      [localFile('notes.txt', 'words'), localFile('empty.jpg', ''), broken, jpeg('a.jpg', 1)],
      asPrints({ direction: 'photo' }),
    );
    expect(sender.store.getState().refused).toEqual([
      { name: 'notes.txt', problem: 'kind' },
      { name: 'empty.jpg', problem: 'empty' },
      { name: 'gone.jpg', problem: 'unreadable' },
    ]);
    expect(project().spreads).toHaveLength(1);
    sender.dismissRefused();
    expect(sender.store.getState().refused).toEqual([]);
  });

  it('the same file twice is one photo', async () => {
    const { sender, project } = setUp();
    const file = jpeg('a.jpg', 1);
    await sender.add([file], asPrints({ direction: 'photo' }));
    await sender.add([file], asPrints({ direction: 'photo' }));
    expect(project().photos).toHaveLength(1);
  });

  it('an interrupted photo is continued where it was', async () => {
    const { orders, sender, states, until } = setUp();
    await sender.add([jpeg('a.jpg', 1)], asPrints({ direction: 'photo' }));
    await until(() => orders.length === 1);
    orders[0]?.onBegun('u7');
    orders[0]?.onProblem('offline');
    expect(states()).toEqual(['interrupted']);
    sender.resume();
    await until(() => orders.length === 2);
    expect(orders[1]?.uploadId).toBe('u7');
  });

  it('waits while the lab does not open the project', async () => {
    const { lab, orders, sender, states, until } = setUp();
    lab.fields = null;
    await sender.add([jpeg('a.jpg', 1)], asPrints({ direction: 'photo' }));
    await until(() => states()[0] === 'interrupted');
    expect(orders).toEqual([]);
    lab.fields = { project: 'p1', signature: 's1' };
    sender.resume();
    await until(() => orders.length === 1);
  });

  it('one that the lab cannot print is marked in the project', async () => {
    const { clock, lab, orders, sender, project, states, until, ready } = setUp();
    await sender.add([jpeg('a.jpg', 1)], asPrints({ direction: 'photo' }));
    await until(() => orders.length === 1);
    orders[0]?.onDone();
    lab.photos = [{ ...ready(orders[0]), state: 'refused' }];
    clock.advance(1_000);
    await until(() => states()[0] === 'refused');
    expect(project().photos[0]?.status).toBe('failed');
  });
});
