import { describe, expect, it } from 'vitest';
import type { SentSheet } from '../../production/table.ts';
import { sheetsView } from './sheets.ts';
import { createDesk, deskLanguages } from './desk.ts';

const sheet = (change: Partial<SentSheet> = {}): SentSheet => ({
  slot: 'spread-003',
  upload: 'u1',
  name: 'a.jpg',
  size: 12_300_000,
  page: 0,
  fixes: [],
  fixed: null,
  joined: null,
  ...change,
});
/** The text of one list of sheets, and the addresses of its links. */
function shown(sheets: readonly SentSheet[], proof = 'u1', language: 'en' | 'de' = 'en') {
  const sentAt = new Date('2026-11-21T09:00:00Z');
  const text = String(sheetsView(createDesk(language), '2600001', { sentAt, proof, sheets }));
  const texts = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const links = [...text.matchAll(/href="\/staff\/orders\/2600001\/([^"]+)"/g)].map(([, link]) => link);
  return { text, texts, links };
}

describe('what is printed of an order, at the desk (P-SUBMIT)', () => {
  it('nothing stands there before anything was sent', () => {
    expect(String(sheetsView(createDesk('en'), '2600001', undefined))).toBe('');
  });

  it.each([
    ['as it came', sheet(), 'Spread 3 a.jpg 12.3 MB', ['sheets/u1']],
    [
      'mended',
      sheet({ fixes: ['mirrorBleed', 'toRgb'], fixed: 2_000_000 }),
      'Spread 3 a.jpg 12.3 MB corrected: bleed mirrored, converted to RGB 2 MB',
      ['sheets/u1', 'sheets/u1/fixed'],
    ],
    [
      'one that could not be mended',
      sheet({ slot: 'cover', fixes: ['flatten'] }),
      'Cover a.jpg 12.3 MB couldn’t be corrected: print the original file',
      ['sheets/u1'],
    ],
    ['a page of a PDF', sheet({ page: 3 }), 'Spread 3 a.jpg PDF 3, 12.3 MB', ['sheets/u1']],
    [
      'the first of two pages',
      sheet({ joined: 'first', fixed: 2_000_000 }),
      'Spread 3 a.jpg 12.3 MB two pages joined into one spread 2 MB',
      ['sheets/u1', 'sheets/u1/fixed'],
    ],
    [
      'the second of them',
      sheet({ joined: 'second', fixes: ['toRgb'] }),
      'Spread 3 a.jpg 12.3 MB',
      ['sheets/u1'],
    ],
    ['a place nobody knows', sheet({ slot: 'odd-9' }), 'odd-9 a.jpg 12.3 MB', ['sheets/u1']],
  ])('%s', (_what, one, texts, links) => {
    const found = shown([one]);
    expect(found.texts.endsWith(texts)).toBe(true);
    expect(found.links).toEqual(['proof', ...links]);
  });

  it('a proof that is being made is no link, and nothing counts as failed yet', () => {
    const { texts, links } = shown([sheet({ fixes: ['toRgb'] })], '');
    expect(texts).toContain('The proof is being prepared.');
    expect(texts).not.toContain('couldn’t');
    expect(links).toEqual(['sheets/u1']);
  });

  it('files are counted once, and a long list stays closed', () => {
    const many = Array.from({ length: 13 }, (_, index) => sheet({ page: index + 1 }));
    expect(shown(many).texts).toContain('1 file sent on');
    expect(shown(many).text).toMatch(/<details\s*>/);
    expect(shown(many.slice(0, 12)).text).toMatch(/<details\s+open>/);
  });

  it.each(deskLanguages)('%s has its words, and a hostile name stays a name (T-C1)', (language) => {
    const view = sheetsView(createDesk(language), '2600001', {
      sentAt: new Date(0),
      proof: 'u1',
      sheets: [sheet({ name: '<img src=x onerror=alert(1)>.jpg', fixes: ['turn'], fixed: 1 })],
    });
    expect(String(view)).not.toContain('<img');
    expect(String(view)).not.toContain('undefined');
  });
});
