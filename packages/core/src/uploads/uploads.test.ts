import { describe, expect, it } from 'vitest';
import { jpeg, ledger, setUp } from '../../test/uploader.ts';
import type { UploadLedger } from '../contract/index.ts';
import type { LocalFile } from '../kernel/transport.ts';
import { createRate, totalsOf } from './index.ts';

describe('the uploader', () => {
  it('sends three at a time, in the order of their slots, and the next when one is done', async () => {
    const { uploader, sent, told } = setUp();
    await uploader.start();
    await uploader.add([5, 3, 1, 4, 2].map((number) => jpeg(`00${number}.jpg`, number)));
    expect(sent.map(({ metadata }) => metadata['filename'])).toEqual(['001.jpg', '002.jpg', '003.jpg']);
    expect(sent[0]?.metadata).toMatchObject({ order_code: '1', slot: 'spread-001' });
    sent[0]?.onBegun('u1');
    sent[0]?.onDone();
    expect(sent).toHaveLength(4);
    await expect
      .poll(() => told)
      .toEqual([{ body: { upload: 'u1', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } }]);
  });

  it('sends no byte of what cannot be printed, nor a second copy', async () => {
    const { uploader, sent, row } = setUp();
    await uploader.start();
    const text: LocalFile = { ...jpeg('001.jpg', 1), read: () => Promise.resolve(new Uint8Array([80, 83])) };
    await uploader.add([text, jpeg('002.jpg', 2), jpeg('003.jpg', 2)]);
    expect(row('001.jpg')).toMatchObject({ status: 'refused', findings: [{ code: 'type' }] });
    expect(row('003.jpg')).toMatchObject({ status: 'refused', problem: 'duplicate', slot: '' });
    expect(sent.map(({ metadata }) => metadata['filename'])).toEqual(['002.jpg']);
  });

  it('holds everything while paused and goes on with what the lab has', async () => {
    const { uploader, sent, row } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    sent[0]?.onBegun('u1');
    uploader.pause();
    expect([sent[0]?.stopped, row('001.jpg')?.status]).toEqual([true, 'paused']);
    uploader.resume();
    expect(sent[1]?.uploadId).toBe('u1');
  });

  it('a session that ended holds all files until somebody signs in (T-D4)', async () => {
    const { uploader, sent, row, signIn } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1), jpeg('002.jpg', 2)]);
    sent[0]?.onBegun('u1');
    sent[0]?.onProblem('signIn');
    expect(uploader.store.getState().signIn).toBe(true);
    expect([sent[1]?.stopped, row('002.jpg')?.status]).toEqual([true, 'paused']);
    signIn();
    await expect.poll(() => sent.length).toBe(4);
    expect(uploader.store.getState().signIn).toBe(false);
  });

  it('a failed file is not counted as sent, and all failed are sent again by one press', async () => {
    const { uploader, sent, row } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1), jpeg('002.jpg', 2)]);
    for (const each of sent) each.onProblem('offline');
    expect(row('001.jpg')).toMatchObject({ status: 'failed', problem: 'offline' });
    expect(totalsOf(uploader.store.getState())).toMatchObject({ failed: 2, sent: 0, left: null });
    uploader.retryAll();
    expect(sent).toHaveLength(4);
  });

  it('a refused file keeps the id of the answer, a file that is broken here keeps none', async () => {
    const { uploader, sent, row } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    sent[0]?.onProblem('labFull', 'request-1');
    expect(row('001.jpg')).toMatchObject({ problem: 'labFull', requestId: 'request-1' });
    uploader.retryAll();
    sent[1]?.onProblem('unreadable');
    expect(row('001.jpg')).toMatchObject({ problem: 'unreadable', requestId: undefined });
  });

  it('goes on with a half file that is chosen again, and begins anew with a changed one', async () => {
    const first = setUp();
    await first.uploader.start();
    await first.uploader.add([jpeg('001.jpg', 1)]);
    const half = {
      id: 'u1',
      name: '001.jpg',
      size: 3_000_000,
      offset: 1_000_000,
      mtime: 1,
      edges: first.row('001.jpg')?.edges ?? '',
      sha256: '',
      slot: 'spread-001',
      state: 'partial' as const,
      findings: [],
      accepted: [],
      thumbnail: false,
      width: 0,
      height: 0,
      density: 0,
      profile: '',
    };
    for (const [seed, uploadId, discarded] of [
      [1, 'u1', []],
      [9, null, ['u1']],
    ] as const) {
      const page = setUp();
      page.hold(ledger([half]));
      await page.uploader.start();
      expect(page.row('001.jpg')).toMatchObject({ status: 'needsFile', sent: 1_000_000 });
      await page.uploader.add([jpeg('001.jpg', seed)]);
      expect(page.sent[0]?.uploadId).toBe(uploadId);
      expect(page.discarded).toEqual(discarded);
      expect(page.row('001.jpg')?.problem).toBe(uploadId === null ? 'changed' : null);
    }
  });
});

describe('a beginning whose answer was lost (T-D5)', () => {
  const begun = (id: string, edges: string, change: Partial<UploadLedger['files'][number]> = {}) => ({
    id,
    name: '001.jpg',
    size: 3_000_000,
    offset: 0,
    mtime: 1,
    edges,
    sha256: '',
    slot: '',
    state: 'partial' as const,
    findings: [],
    accepted: [],
    thumbnail: false,
    width: 0,
    height: 0,
    density: 0,
    profile: '',
    ...change,
  });
  const edgesOfFirst = async () => {
    const { uploader, row } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    return row('001.jpg')?.edges ?? '';
  };

  it('is asked of the ledger, which knows it as nobody’s; what was removed here does not count', async () => {
    const edges = await edgesOfFirst();
    const { uploader, sent, hold, refuse } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    expect(await sent[0]?.findUploadId?.()).toBeNull();
    hold(ledger([begun('other', 'of another file'), begun('u1', edges)]));
    expect(await sent[0]?.findUploadId?.()).toBe('u1');
    refuse(true);
    expect(await sent[0]?.findUploadId?.()).toBeNull();
    refuse(false);
    // The ledger shows it as a row of its own, and only that row resumes it.
    await uploader.start();
    expect(await sent[0]?.findUploadId?.()).toBeNull();
  });

  it.each([
    ['the one that has bytes', { offset: 0, slot: 'spread-001' }, { offset: 2_000_000 }],
    ['the one that has a slot', {}, { slot: 'spread-001' }],
  ])('of two after a reload, %s goes on, and nothing is sent twice', async (_which, one, other) => {
    const edges = await edgesOfFirst();
    const page = setUp();
    page.hold(ledger([begun('u1', edges, one), begun('u2', edges, other), begun('u3', 'another file')]));
    await page.uploader.start();
    await page.uploader.add([jpeg('001.jpg', 1)]);
    expect(page.sent.map(({ uploadId }) => uploadId)).toEqual(['u2']);
    expect(page.discarded).toEqual([]);
  });
});

describe('an uploader whose page has left', () => {
  it('sends nothing of what it was still reading', async () => {
    const { uploader, sent, rows } = setUp();
    await uploader.start();
    const reading = uploader.add([jpeg('001.jpg', 1)]);
    uploader.close();
    await reading;
    expect([sent, rows().map(({ status }) => status)]).toEqual([[], ['waiting']]);
  });
});

describe('a file that was removed', () => {
  it('does not come back with an answer that was on its way', async () => {
    const page = setUp();
    const file = {
      id: 'u1',
      name: '001.jpg',
      size: 10,
      offset: 10,
      mtime: 1,
      edges: '',
      sha256: 'a',
      slot: 'spread-001',
      state: 'checked' as const,
      findings: [],
      accepted: [],
      thumbnail: false,
      width: 0,
      height: 0,
      density: 0,
      profile: '',
    };
    page.hold(ledger([file]));
    await page.uploader.start();
    const late = page.uploader.start();
    await page.uploader.remove('u1');
    await late;
    expect([page.removed, page.rows()]).toEqual([['u1'], []]);
  });
});

describe('speed', () => {
  it('says nothing for three seconds, then the average of ten', () => {
    const rate = createRate();
    for (let second = 0; second <= 2; second += 1) rate.note(second * 1_000_000, second * 1000);
    expect(rate.speed(2_000)).toBeNull();
    for (let second = 3; second <= 30; second += 1)
      rate.note(second * (second > 15 ? 2_000_000 : 1_000_000), second * 1000);
    expect(rate.speed(30_000)).toBeCloseTo(2_000_000, -5);
  });
});
