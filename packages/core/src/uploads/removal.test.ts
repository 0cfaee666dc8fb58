import { describe, expect, it } from 'vitest';
import { jpeg, ledger, setUp } from '../../test/uploader.ts';
import type { UploadedFile } from '../contract/index.ts';
import { canSubmit, interruptibleFiles } from './index.ts';

const stored = (number: number): UploadedFile => ({
  ...{ id: `u${number}`, name: `00${number}.jpg`, size: 10, offset: 10, mtime: 1, edges: '', sha256: 'a' },
  ...{ slot: `spread-00${number}`, state: 'checked', findings: [], accepted: [], thumbnail: false },
  ...{ width: 7_157, height: 3_614, density: 300, profile: 'sRGB' },
});
const five = [1, 2, 3, 4, 5].map(stored);

describe('a removal that is undone', () => {
  it('restores the lab’s copy in its place, and sends no byte again', async () => {
    const page = setUp();
    page.hold(ledger(five));
    await page.uploader.start();
    const before = page.rows().map(({ key, slot }) => [key, slot]);
    page.hold(ledger(five.filter(({ id }) => id !== 'u3')));
    await page.uploader.remove('u3');
    expect([page.removed, page.row('003.jpg')]).toEqual([['u3'], undefined]);
    expect(canSubmit(page.uploader.store.getState())).toBe(false);
    page.hold(ledger(five));
    await page.uploader.undoRemoval();
    expect(page.restored).toEqual(['u3']);
    expect(page.rows().map(({ key, slot }) => [key, slot])).toEqual(before);
    expect([page.sent, page.discarded]).toEqual([[], []]);
    expect(page.uploader.store.getState()).toMatchObject({ removals: [], restored: [{ name: '003.jpg' }] });
    expect(canSubmit(page.uploader.store.getState())).toBe(true);
  });

  it('waits for the lab’s answer to the removal: overtaken by the undo, the removal would have the last word', async () => {
    const page = setUp();
    page.hold(ledger(five));
    await page.uploader.start();
    const release = page.holdRemovals();
    const removal = page.uploader.remove('u3');
    const undo = page.uploader.undoRemoval();
    await new Promise((resolve) => void setTimeout(resolve));
    expect([page.removed, page.restored]).toEqual([[], []]);
    release();
    await Promise.all([removal, undo]);
    expect([page.removed, page.restored, page.row('003.jpg')?.slot]).toEqual([['u3'], ['u3'], 'spread-003']);
    expect(page.uploader.store.getState()).toMatchObject({ removals: [], restoreFailure: null });
  });

  it('goes on with a file that was on its way, under its upload', async () => {
    const { uploader, sent, row, restored } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    sent[0]?.onBegun('u1');
    await uploader.remove(row('001.jpg')?.key ?? '');
    expect(sent[0]?.stopped).toBe(true);
    await uploader.undoRemoval();
    expect([restored, sent.map(({ uploadId }) => uploadId)]).toEqual([['u1'], [null, 'u1']]);
  });

  it('checks and announces a file again of which the lab has no byte; its slot is free, or it is unassigned', async () => {
    const { uploader, announced, row, rows } = setUp();
    await uploader.start();
    uploader.pause();
    await uploader.add([jpeg('001.jpg', 1), jpeg('note.txt', 2, 9_000, 0)]);
    for (const { key } of rows()) await uploader.remove(key);
    expect(announced.at(-1)?.withdrawn).toHaveLength(1);
    await uploader.undoRemoval();
    expect(row('note.txt')?.status).toBe('refused');
    await uploader.add([jpeg('01.jpg', 3)]);
    await uploader.undoRemoval();
    expect([row('01.jpg')?.slot, row('001.jpg')?.slot, row('001.jpg')?.status]).toEqual([
      'spread-001',
      '',
      'waiting',
    ]);
    expect(announced.at(-1)?.files.map(({ name }) => name)).toEqual(['001.jpg']);
  });

  it('of several missing files restores all of them together', async () => {
    const page = setUp();
    const entry = (number: number) => ({
      ...{ id: String(number).padStart(32, 'a'), name: `00${number}.jpg`, size: 9, mtime: 1, slot: '' },
      findings: [],
    });
    page.hold({ ...ledger(), announced: [entry(1), entry(2)] });
    await page.uploader.start();
    page.hold(ledger());
    await page.uploader.leaveOutMissing();
    expect(page.announced.at(-1)?.withdrawn).toHaveLength(2);
    await page.uploader.undoRemoval();
    expect(page.announced.at(-1)?.files.map(({ name }) => name)).toEqual(['001.jpg', '002.jpg']);
    expect(page.uploader.store.getState().restored).toHaveLength(2);
  });

  it('keeps the files that could not be restored, so that the person can try again', async () => {
    const page = setUp();
    page.hold(ledger(five));
    await page.uploader.start();
    page.hold(ledger(five.slice(1)));
    await page.uploader.remove('u1');
    page.failRestore(true);
    await page.uploader.undoRemoval();
    const state = page.uploader.store.getState();
    expect(state.restoreFailure).toMatchObject({ kind: 'offline' });
    expect(state.removals.map((batch) => batch.map(({ row }) => row.name))).toEqual([['001.jpg']]);
    page.failRestore(false);
    page.hold(ledger(five));
    await page.uploader.undoRemoval();
    expect(page.restored).toEqual(['u1']);
    expect(page.uploader.store.getState()).toMatchObject({
      removals: [],
      restoreFailure: null,
      restored: [{ name: '001.jpg' }],
    });
  });

  it('of several files tells the failure that another attempt may mend, in whichever order they fail', async () => {
    for (const order of [
      ['offline', 'notFound'],
      ['notFound', 'offline'],
    ] as const) {
      const page = setUp();
      page.hold(ledger([1, 2].map((number) => ({ ...stored(number), state: 'partial', offset: 5 }))));
      await page.uploader.start();
      page.hold(ledger());
      await page.uploader.leaveOutMissing();
      page.failRestores(order);
      await page.uploader.undoRemoval();
      const { restoreFailure, removals } = page.uploader.store.getState();
      expect([restoreFailure?.kind, removals.flat()]).toMatchObject(['offline', [{}]]);
      expect(removals.flat()).toHaveLength(1);
    }
  });

  it('is not offered where the lab keeps nothing, and says so when it is too late', async () => {
    const page = setUp();
    page.hold(ledger(five));
    await page.uploader.start();
    page.hold(ledger(five.slice(1)));
    page.keepRemoved(false);
    await page.uploader.remove('u1');
    expect(page.uploader.store.getState().removals).toEqual([]);
    page.keepRemoved(true);
    page.hold(ledger(five.slice(2)));
    await page.uploader.remove('u2');
    page.keepRemoved(false);
    await page.uploader.undoRemoval();
    expect(page.uploader.store.getState()).toMatchObject({
      restoreFailure: { kind: 'notFound' },
      restored: null,
    });
  });
});

describe('files that closing the page would interrupt', () => {
  it('are those on their way from here, also while they are paused; not those that the lab has', async () => {
    const page = setUp();
    page.hold(ledger(five.slice(0, 1)));
    await page.uploader.start();
    expect(interruptibleFiles(page.rows())).toEqual([]);
    await page.uploader.add([jpeg('002.jpg', 2)]);
    expect(interruptibleFiles(page.rows()).map(({ name }) => name)).toEqual(['002.jpg']);
    page.uploader.pause();
    expect(interruptibleFiles(page.rows())).toHaveLength(1);
    page.uploader.resume();
    page.sent.at(-1)?.onProblem('offline');
    expect(interruptibleFiles(page.rows())).toHaveLength(1);
  });
});
