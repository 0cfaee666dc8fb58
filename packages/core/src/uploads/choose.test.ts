import { describe, expect, it } from 'vitest';
import { jpeg, ledger, setUp } from '../../test/uploader.ts';
import type { UploadedFile } from '../contract/index.ts';
import { edgesOf } from './digest.ts';

/** A file that the lab has checked. */
async function stored(number: number): Promise<UploadedFile> {
  const file = jpeg(`00${number}.jpg`, number);
  return {
    ...{ id: `u${number}`, name: file.name, size: file.size, offset: file.size, mtime: 1, sha256: 'a' },
    ...{
      edges: await edgesOf(file),
      slot: `spread-00${number}`,
      state: 'checked',
      findings: [],
      accepted: [],
    },
    ...{ thumbnail: false, width: 7_157, height: 3_614, density: 300, profile: 'sRGB' },
  };
}

describe('a folder that is chosen again (P-RESUME, P-UPLOAD)', () => {
  it('adds what is new and counts what the order has already: no second row, no slot, no byte', async () => {
    const { uploader, hold, rows, sent } = setUp();
    hold(ledger([await stored(1), await stored(2)]));
    await uploader.start();
    await uploader.add([1, 2, 3].map((number) => jpeg(`00${number}.jpg`, number)));
    expect(rows().map(({ name, slot, problem }) => [name, slot, problem])).toEqual([
      ['001.jpg', 'spread-001', null],
      ['002.jpg', 'spread-002', null],
      ['003.jpg', 'spread-003', null],
    ]);
    expect(sent.map(({ metadata }) => metadata['filename'])).toEqual(['003.jpg']);
    expect(uploader.store.getState().alreadyHere).toBe(2);
    await uploader.add([jpeg('004.jpg', 4)]);
    expect(uploader.store.getState().alreadyHere).toBe(0);
  });

  it('a file on its way counts, too; other bytes under its name, and its bytes under another name, are listed', async () => {
    const { uploader, rows, row, sent } = setUp();
    await uploader.start();
    await uploader.add([jpeg('001.jpg', 1)]);
    await uploader.add([jpeg('001.jpg', 1)]);
    expect([rows().length, sent.length, uploader.store.getState().alreadyHere]).toEqual([1, 1, 1]);
    await uploader.add([jpeg('001.jpg', 9), jpeg('copy.jpg', 1)]);
    expect(rows().map(({ name, status }) => [name, status])).toEqual([
      ['001.jpg', 'sending'],
      ['001.jpg', 'sending'],
      ['copy.jpg', 'refused'],
    ]);
    expect(row('copy.jpg')?.problem).toBe('duplicate');
    expect(uploader.store.getState().alreadyHere).toBe(0);
  });
});

it('T-B4: a file whose name looks like a card number is neither announced nor sent, takes no slot, and holds up no other', async () => {
  const { uploader, rows, row, sent, announced } = setUp();
  await uploader.start();
  await uploader.add([jpeg('4111-1111-1111-1111.jpg', 9), jpeg('001.jpg', 1)]);
  expect(rows().map(({ name, slot, status, problem }) => [name, slot, status, problem])).toEqual([
    ['4111-1111-1111-1111.jpg', '', 'refused', 'cardNumber'],
    ['001.jpg', 'spread-001', 'sending', null],
  ]);
  expect(sent.map(({ metadata }) => metadata['filename'])).toEqual(['001.jpg']);
  expect(announced.flatMap(({ files }) => files.map(({ name }) => name))).not.toContain(
    '4111-1111-1111-1111.jpg',
  );
  // Removed and restored it stays what it was; chosen again it is listed once.
  await uploader.remove(row('4111-1111-1111-1111.jpg')?.key ?? '');
  await uploader.undoRemoval();
  expect(row('4111-1111-1111-1111.jpg')).toMatchObject({ status: 'refused', problem: 'cardNumber' });
  await uploader.add([jpeg('4111-1111-1111-1111.jpg', 9)]);
  expect(rows().filter(({ problem }) => problem === 'cardNumber')).toHaveLength(1);
});
