import { describe, expect, it, vi } from 'vitest';
import type { WaitingFile } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { LocalFile, SendingOrder } from '../kernel/transport.ts';
import { localFile, sha256Of } from '../../test/localFile.ts';
import { createFileSender } from './sending.ts';

const file = (name: string, words = `%PDF-${name}`): LocalFile => localFile(name, words);

/** A lab that keeps what has arrived, and a line that breaks when it is told. */
function desk(purpose = 'message') {
  const waiting: WaitingFile[] = [];
  const orders: SendingOrder[] = [];
  const detached: string[] = [];
  const discarded: string[] = [];
  let count = 0;
  const state = { answers: true };
  const call = async ({ id }: { id: string }, given: { body: Record<string, string> }) => {
    if (!state.answers) return fail('offline');
    if (id === 'messages.detach') detached.push(given.body['id_attachment'] ?? '');
    return succeed({ success: true, interrupted: false, files: waiting });
  };
  const line = {
    send(order: SendingOrder) {
      orders.push(order);
      return { stop: () => undefined };
    },
    discard: async (id: string) => discarded.push(id) > 0,
  };
  const sender = createFileSender({
    gateway: { call } as unknown as Gateway,
    line: async () => line,
    code: '2600001',
    purpose,
    newIdempotencyKey: () => `key${(count += 1)}`,
  });
  const keep = (
    upload: string,
    name: string,
    offset: number,
    size: number,
    more: Partial<WaitingFile> = {},
  ) =>
    void waiting.push({
      upload_folder: sender.store.getState().folder || `${purpose}-before`,
      upload,
      id_attachment: offset === size ? `hex-${upload}` : '',
      original_name: name,
      size,
      offset,
      sha256: '',
      ...more,
    });
  const states = () => sender.store.getState().files.map(({ name, state }) => `${name} ${state}`);
  const order = (index: number) => vi.waitFor(() => orders[index] ?? Promise.reject(new Error('not sent')));
  return { sender, waiting, orders, detached, discarded, state, keep, states, order };
}

describe('files of a message on their way (MSG-06, MSG-14, MSG-28)', () => {
  it('go one after the other, and are here when the lab says so', async () => {
    const { sender, keep, states, order, orders } = desk();
    await sender.add([file('a.pdf'), file('b.pdf'), file('c.exe')]);
    expect(states()).toEqual(['a.pdf sending', 'b.pdf waiting', 'c.exe refused']);
    const first = await order(0);
    const { folder } = sender.store.getState();
    expect(first.metadata).toEqual({
      order_code: '2600001',
      filename: 'a.pdf',
      upload_folder: folder,
      mtime: '5',
      sha256: await sha256Of('%PDF-a.pdf'),
    });
    first.onBegun('u1');
    keep('u1', 'a.pdf', 10, 10);
    first.onDone();
    await vi.waitFor(() => expect(states()[0]).toBe('a.pdf here'));
    await order(1);
    expect(orders).toHaveLength(2);
    expect(states()[1]).toBe('b.pdf sending');
  });

  it('a cut line leaves it interrupted; it goes on in the same upload', async () => {
    const { sender, states, order } = desk();
    await sender.add([file('a.pdf')]);
    const first = await order(0);
    first.onBegun('u1');
    first.onProblem('offline');
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf interrupted']));
    sender.resume();
    expect((await order(1)).uploadId).toBe('u1');
  });

  it('a session that ended is asked for, then it goes on', async () => {
    const { sender, order } = desk();
    await sender.add([file('a.pdf')]);
    const first = await order(0);
    first.onBegun('u1');
    first.onProblem('signIn');
    expect((await order(1)).uploadId).toBe('u1');
  });

  it('an upload whose last answer was lost is found among the arrived; one that is too old begins again', async () => {
    const { sender, states, order, keep } = desk();
    await sender.add([file('a.pdf')]);
    const first = await order(0);
    first.onBegun('u1');
    keep('u1', 'a.pdf', 10, 10);
    first.onProblem('gone');
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf here']));
    await sender.add([file('b.pdf')]);
    const second = await order(1);
    second.onBegun('u2');
    second.onProblem('gone');
    expect((await order(2)).uploadId).toBeNull();
  });

  it.each([
    ['tooLarge', 'large', 'refused'],
    ['labFull', 'full', 'refused'],
    ['refused', 'kind', 'refused'],
    ['elsewhere', 'elsewhere', 'interrupted'],
  ] as const)('%s is told as %s', async (problem, told, state) => {
    const { sender, order } = desk();
    await sender.add([file('a.pdf')]);
    (await order(0)).onProblem(problem);
    await vi.waitFor(() => expect(sender.store.getState().files[0]).toMatchObject({ state, problem: told }));
  });

  it('one that is chosen twice goes once', async () => {
    const { sender, states, order } = desk();
    await sender.add([file('a.pdf')]);
    await order(0);
    await sender.add([file('a.pdf'), file('b.pdf')]);
    expect(states()).toEqual(['a.pdf sending', 'b.pdf waiting']);
  });

  it('a file that cannot be read is refused before anything is begun', async () => {
    const { sender, states, orders } = desk();
    await sender.add([{ ...file('a.pdf'), read: () => Promise.reject(new Error('moved')) }]);
    await vi.waitFor(() => expect(states()).toEqual(['a.pdf refused']));
    expect(orders).toEqual([]);
  });
});

describe('after a reload, or on another computer', () => {
  const words = '%PDF-a.pdf';

  it('what arrived is here, what did not waits for its file and goes on with it', async () => {
    const { sender, keep, states, order, orders } = desk();
    keep('u1', 'here.pdf', 4, 4);
    keep('u2', 'a: b.pdf', 3, words.length, { sha256: await sha256Of(words) });
    await sender.start();
    expect(states()).toEqual(['here.pdf here', 'a: b.pdf interrupted']);
    sender.resume();
    expect(orders).toEqual([]);
    // The lab may have cleaned its name: its bytes say which it is.
    await sender.add([file('a? b.pdf', words)]);
    expect((await order(0)).uploadId).toBe('u2');
    expect((await order(0)).metadata['upload_folder']).toBe('message-before');
  });

  it('a file that was changed meanwhile is sent from its beginning, and the old part goes (T-D5)', async () => {
    const { sender, keep, states, order, discarded } = desk();
    keep('u1', 'a.pdf', 3, words.length, { sha256: await sha256Of('%PDF-b.pdf') });
    await sender.start();
    await sender.add([file('a.pdf', words)]);
    expect((await order(0)).uploadId).toBeNull();
    expect(states()).toEqual(['a.pdf sending']);
    await vi.waitFor(() => expect(discarded).toEqual(['u1']));
  });

  it('the files of a ticket are not those of a message, and only the last folder counts', async () => {
    const { sender, keep, states } = desk('ticket');
    keep('u1', 'old.pdf', 4, 4, { upload_folder: 'ticket-one' });
    keep('u2', 'other.pdf', 4, 4, { upload_folder: 'message-two' });
    keep('u3', 'new.pdf', 4, 4, { upload_folder: 'ticket-three' });
    await sender.start();
    expect(states()).toEqual(['new.pdf here']);
  });
});

it('what is taken back is taken back at the lab too, and a sent message leaves nothing', async () => {
  const { sender, keep, detached, discarded, order, states } = desk();
  keep('u1', 'here.pdf', 4, 4);
  keep('u2', 'half.pdf', 2, 4);
  await sender.start();
  for (const { key } of sender.store.getState().files) sender.remove(key);
  await vi.waitFor(() => expect([detached, discarded]).toEqual([['hex-u1'], ['u2']]));
  await sender.add([file('a.pdf')]);
  await order(0);
  sender.clear();
  expect(states()).toEqual([]);
  expect(sender.store.getState().folder).toBe('');
});

it('says nothing while the lab does not answer', async () => {
  const { sender, state, keep, states } = desk();
  keep('u1', 'here.pdf', 4, 4);
  state.answers = false;
  await sender.start();
  expect(states()).toEqual([]);
});
