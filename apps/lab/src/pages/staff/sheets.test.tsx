import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SentSheet } from '../../production/table.ts';
import { sheetsView } from './sheets.tsx';
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
function renderSheets(sheets: readonly SentSheet[], proof = 'u1', language: 'en' | 'de' = 'en') {
  const sentAt = new Date('2026-11-21T09:00:00Z');
  const text = renderToStaticMarkup(
    sheetsView(createDesk(language, 'Europe/Rome'), '2600001', { sentAt, proof, sheets }),
  );
  const visibleText = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const links = [...text.matchAll(/href="\/staff\/orders\/2600001\/([^"]+)"/g)].map(([, link]) => link);
  return { text, visibleText, links };
}

describe('the printed sheets of an order, at the staff desk (P-SUBMIT)', () => {
  it('the list is empty before files are submitted', () => {
    expect(renderToStaticMarkup(sheetsView(createDesk('en', 'Europe/Rome'), '2600001', undefined))).toBe('');
  });

  it.each([
    ['an unchanged file', sheet(), 'Spread 3 a.jpg 12.3 MB', ['sheets/u1']],
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
    ['an unknown slot', sheet({ slot: 'odd-9' }), 'odd-9 a.jpg 12.3 MB', ['sheets/u1']],
  ])('%s', (_what, one, visibleText, links) => {
    const found = renderSheets([one]);
    expect(found.visibleText.endsWith(visibleText)).toBe(true);
    expect(found.links).toEqual(['proof', ...links]);
  });

  it('a proof in preparation has no link, and no file is marked as not fixed', () => {
    const { visibleText, links } = renderSheets([sheet({ fixes: ['toRgb'] })], '');
    expect(visibleText).toContain('The proof isn’t ready yet.');
    expect(visibleText).not.toContain('couldn’t');
    expect(links).toEqual(['sheets/u1']);
  });

  it('each file is counted once, and a long list is collapsed', () => {
    const many = Array.from({ length: 13 }, (_, index) => sheet({ page: index + 1 }));
    expect(renderSheets(many).visibleText).toContain('1 file sent on');
    expect(renderSheets(many).text).not.toMatch(/<details[^>]* open/);
    expect(renderSheets(many.slice(0, 12)).text).toMatch(/<details[^>]* open/);
  });

  it.each(deskLanguages)('%s has its own texts, and a hostile file name is escaped (T-C1)', (language) => {
    const view = sheetsView(createDesk(language, 'Europe/Rome'), '2600001', {
      sentAt: new Date(0),
      proof: 'u1',
      sheets: [sheet({ name: '<img src=x onerror=alert(1)>.jpg', fixes: ['turn'], fixed: 1 })],
    });
    expect(String(view)).not.toContain('<img');
    expect(String(view)).not.toContain('undefined');
  });
});
