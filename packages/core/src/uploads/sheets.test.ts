import { describe, expect, it } from 'vitest';
import { plainPdf, sourceOf } from '../../test/pdf.ts';
import { jpeg, ledger, setUp } from '../../test/uploader.ts';
import type { LocalFile } from '../kernel/transport.ts';
import { singlePages, totalsOf } from './index.ts';

describe('a PDF of all double pages (P-CHECK-PDF)', () => {
  const pdf = (name: string, pages: number): LocalFile => {
    const bytes = plainPdf(Array.from({ length: pages }, () => ({ media: [606, 306] })));
    return { ...sourceOf(bytes), name, mtime: 1, blob: null };
  };

  it('stands for each of them', async () => {
    const { uploader, sent, rows } = setUp();
    await uploader.start();
    await uploader.add([pdf('book.pdf', 5)]);
    expect(rows().map(({ slot, status, findings }) => [slot, status, findings])).toEqual([
      ['spreads', 'sending', []],
    ]);
    expect(sent[0]?.metadata).toMatchObject({ slot: 'spreads' });
    expect(totalsOf(uploader.store.getState())).toMatchObject({ slots: 5, ready: 0 });
    await uploader.add([jpeg('001.jpg', 1)]);
    expect(rows().find(({ name }) => name === '001.jpg')?.slot).toBe('');
  });

  it('with another number of pages is refused before a byte is sent, with both numbers', async () => {
    const { uploader, sent, row } = setUp();
    await uploader.start();
    await uploader.add([pdf('book.pdf', 4)]);
    expect(row('book.pdf')).toMatchObject({
      status: 'refused',
      findings: [{ code: 'pdfPages', values: { pages: 4, wanted: 5 } }],
    });
    expect(sent).toEqual([]);
  });

  it('goes aside when one of its pages gets a file of its own', async () => {
    const { uploader, row } = setUp();
    await uploader.start();
    await uploader.add([pdf('book.pdf', 5)]);
    await uploader.add([jpeg('001.jpg', 1)]);
    await uploader.move(row('001.jpg')?.key ?? '', 'spread-001');
    expect([row('001.jpg')?.slot, row('book.pdf')?.slot]).toEqual(['spread-001', '']);
  });
});

describe('single pages (P-CHECK-SPREAD)', () => {
  it('are not sent until somebody wants them joined, then all of them in their halves', async () => {
    const { uploader, sent, rows } = setUp();
    await uploader.start();
    await uploader.add(
      Array.from({ length: 10 }, (_, index) => jpeg(`${index + 1}.jpg`, index + 1, 9_000, 3_579)),
    );
    expect([singlePages(rows()).length, sent.length]).toEqual([10, 0]);
    await uploader.pairSinglePages();
    expect(rows().map(({ slot, findings }) => [slot, findings.map(({ code }) => code)])).toEqual(
      Array.from({ length: 10 }, (_, index) => [
        `spread-00${Math.floor(index / 2) + 1}-${index % 2 === 0 ? 'l' : 'r'}`,
        ['noProfile', 'joined'],
      ]),
    );
    expect([singlePages(rows()).length, sent.length]).toEqual([0, 3]);
    expect(totalsOf(uploader.store.getState())).toMatchObject({ slots: 5, ready: 0 });
  });

  it('a double page is ready when both of its halves are', async () => {
    const { uploader, hold } = setUp();
    const half = (slot: string, state: 'checked' | 'arrived') => ({
      id: slot,
      name: `${slot}.jpg`,
      size: 10,
      offset: 10,
      mtime: 1,
      edges: '',
      sha256: 'a',
      slot,
      state,
      findings: [],
      accepted: [],
      thumbnail: false,
      width: 0,
      height: 0,
      density: 0,
      profile: '',
    });
    for (const [state, ready] of [
      ['arrived', 0],
      ['checked', 1],
    ] as const) {
      hold(ledger([half('spread-001-l', 'checked'), half('spread-001-r', state)]));
      await uploader.start();
      expect(totalsOf(uploader.store.getState())).toMatchObject({ slots: 5, ready });
    }
  });
});
