import { describe, expect, it } from 'vitest';
import { jpeg, ledger, setUp } from '../../test/uploader.ts';
import type { LocalFile } from '../kernel/transport.ts';
import { canSubmit, missingFiles } from './index.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => jpeg(`00${index + 1}.jpg`, index + 1));
const noImage: LocalFile = { ...jpeg('003.jpg', 3), read: () => Promise.resolve(new Uint8Array([80, 83])) };

describe('the list of chosen files (P-RESUME)', () => {
  it('is at the lab with names, sizes and slots before the first byte of any file', async () => {
    const { uploader, sent, announced } = setUp();
    await uploader.start();
    await uploader.add(numbered(5));
    expect(announced[0]?.begun).toBe(0);
    expect(announced[0]?.files.map(({ name, size, slot }) => [name, size, slot])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`00${number}.jpg`, 3_000_000, `spread-00${number}`]),
    );
    expect(sent.map(({ metadata }) => metadata['announced'])).toEqual(
      announced[0]?.files.slice(0, 3).map(({ id }) => id),
    );
  });

  it('T-D4: no file is sent while the list cannot be written; all are once it can', async () => {
    const { uploader, sent, row, loseList, clock } = setUp();
    await uploader.start();
    loseList(true);
    await uploader.add(numbered(2));
    await expect.poll(() => row('001.jpg')?.status).toBe('retrying');
    expect(sent).toHaveLength(0);
    loseList(false);
    clock.advance(5_000);
    await expect.poll(() => sent.length).toBe(2);
  });

  it('on another page says which files are missing, and submits nothing until they come or are left out', async () => {
    const { uploader, hold, rows, announced } = setUp();
    const entry = { name: '001.jpg', size: 5, mtime: 1, slot: 'spread-001', findings: [] };
    const extra = { ...entry, id: 'b'.repeat(32), name: '006.jpg', slot: '' };
    hold({ ...ledger(), slots: [], announced: [{ ...entry, id: 'a'.repeat(32), slot: '' }, extra] });
    await uploader.start();
    expect(missingFiles(rows()).map(({ name }) => name)).toEqual(['001.jpg', '006.jpg']);
    expect(canSubmit(uploader.store.getState())).toBe(false);
    await uploader.leaveOutMissing();
    expect(announced.flatMap(({ withdrawn }) => withdrawn)).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
    expect(canSubmit(uploader.store.getState())).toBe(true);
    // An answer that was on its way does not bring them back.
    await uploader.start();
    expect(rows()).toEqual([]);
  });

  it('a missing file that is chosen again takes its row and its slot', async () => {
    const { uploader, hold, rows, sent } = setUp();
    const entry = {
      id: 'a'.repeat(32),
      name: '001.jpg',
      size: 5,
      mtime: 1,
      slot: 'spread-004',
      findings: [],
    };
    hold({ ...ledger(), announced: [entry] });
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    expect(rows().map(({ slot, problem }) => [slot, problem])).toEqual([['spread-004', null]]);
    await expect.poll(() => sent.map(({ metadata }) => metadata['announced'])).toEqual([entry.id]);
  });

  it('a file that was refused here stays listed with its reason on the next page, until it is chosen mended', async () => {
    const first = setUp();
    await first.uploader.start();
    await first.uploader.add([noImage]);
    const entry = first.announced.at(-1)?.files[0];
    expect(entry).toMatchObject({ name: '003.jpg', findings: [{ code: 'type', level: 'block' }] });
    const next = setUp();
    next.hold({
      ...ledger(),
      announced: [
        {
          id: 'a'.repeat(32),
          name: '003.jpg',
          size: 2,
          mtime: 1,
          slot: '',
          findings: first.rows()[0]?.findings.slice() ?? [],
        },
      ],
    });
    await next.uploader.start();
    expect(next.rows()).toMatchObject([{ status: 'refused', findings: [{ code: 'type' }] }]);
    await next.uploader.add([jpeg('003.jpg', 3)]);
    expect(next.rows()).toMatchObject([{ status: 'sending', slot: 'spread-003' }]);
  });
});
