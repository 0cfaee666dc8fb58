import { describe, expect, it } from 'vitest';
import { fonts } from '../../test/fonts.ts';
import { card, photo } from '../../test/print.ts';
import { contains, layOutText } from '../geometry/index.ts';
import { cardDesigns, designsForModule } from './cardDesigns.ts';
import { choiceOfCard, fillCard, layOutCard, setOption, sideOf, textsOfCard } from './cards.ts';
import type { CardChoice } from './cards.ts';
import { cardPlaceholders } from './cardWords.ts';
import { checkProject } from './checks.ts';
import { setText } from './itemActs.ts';
import { addPhotos } from './photoActs.ts';
import { printLanguages } from './printWords.ts';
import { readProject } from './readProject.ts';
import { guidesFor, piecesOf, setPieces } from './sheets.ts';

const usual: CardChoice = { design: 'thanks:classic', folded: false, turned: false, language: 'en' };
const started = (choice: Partial<CardChoice> = {}) => layOutCard(card(), { ...usual, ...choice });
const rolesOf = (project: ReturnType<typeof card>) =>
  textsOfCard(project).map(({ role, item }) => `${role}: ${item.text}`);
const photosOf = (project: ReturnType<typeof card>) =>
  project.spreads.map(({ items }) => items.flatMap((item) => (item.kind === 'photo' ? [item.photoId] : [])));

describe('the designs', () => {
  it('are twelve or more, some for each set and all for a product without one of its own', () => {
    expect(cardDesigns.length).toBeGreaterThanOrEqual(12);
    expect(new Set(designsForModule(61).map(({ set }) => set))).toEqual(new Set(['thanks']));
    expect(new Set(designsForModule(62).map(({ set }) => set))).toEqual(new Set(['christmas']));
    expect(designsForModule(0)).toHaveLength(cardDesigns.length);
    expect(designsForModule(0)[0]?.set).toBe('plain');
  });

  const forms = [false, true].flatMap((folded) => [false, true].map((turned) => ({ folded, turned })));
  it.each(cardDesigns.flatMap(({ id }) => printLanguages.map((language) => [id, language] as const)))(
    '%s fits in %s: every word is printed whole, inside the safe part of its page',
    (design, language) => {
      for (const form of forms) {
        const project = layOutCard(card(), { design, language, ...form });
        for (const { sheetId, item } of textsOfCard(project)) {
          const layout = layOutText(item, item, fonts[item.font]);
          expect([form, item.text, layout.overflows, layout.missing]).toEqual([form, item.text, false, []]);
          const words = new Set(item.text.split(/[\s-]+/));
          for (const { text } of layout.lines)
            for (const word of text.split(/[\s-]+/)) expect([text, words.has(word)]).toEqual([text, true]);
          const sheet = project.spreads.find(({ id }) => id === sheetId);
          const safe = sheet ? guidesFor(project, sheet).safe : [];
          expect([form, item.text, safe.some((box) => contains(box, item))]).toEqual([form, item.text, true]);
        }
        const findings = checkProject(project, { outlinesOf: (font) => fonts[font] });
        const levels = findings.filter(({ check }) => check !== 'emptyBox').map(({ check }) => check);
        expect(levels.filter((check) => check !== 'emptyPage')).toEqual([]);
      }
    },
  );
});

describe('a card', () => {
  it('is flat with a front and a back, or folded with an outer and an inner sheet of twice the width', () => {
    const flat = started();
    expect(flat.spreads.map((sheet) => sideOf(flat, sheet))).toEqual(['front', 'back']);
    expect(flat.spreads.map((sheet) => guidesFor(flat, sheet).trim)).toEqual(
      [0, 1].map(() => ({ x: 0, y: 0, w: 100, h: 150 })),
    );
    const folded = started({ folded: true });
    expect(folded.spreads.map((sheet) => sideOf(folded, sheet))).toEqual(['outside', 'inside']);
    const lying = started({ folded: true, turned: true });
    expect(
      [folded, lying].map(
        ({ spreads: [sheet], ...rest }) => sheet && guidesFor({ ...rest, spreads: [sheet] }, sheet),
      ),
    ).toMatchObject([
      { trim: { w: 200, h: 150 }, folds: [100] },
      { trim: { w: 300, h: 100 }, folds: [150] },
    ]);
  });

  it('has its title, names and date on the front, and the message on the other side', () => {
    expect(rolesOf(started({ language: 'it' }))).toEqual([
      'title: Grazie',
      'names: I nomi',
      'date: La data',
      expect.stringMatching(/^message: Grazie per aver festeggiato/),
    ]);
  });

  it('keeps photos and what was written, and nothing else, when it gets another design, form or direction', () => {
    const project = addPhotos(started(), [photo('p1'), photo('p2', { stars: 5 })]);
    const filled = fillCard(project);
    expect(photosOf(filled)).toEqual([['p2'], []]);
    const names = textsOfCard(filled).find(({ role }) => role === 'names');
    const written = setText(filled, names?.item.id ?? '', 'Anna & Luca');
    const other = layOutCard(written, {
      ...choiceOfCard(written, 'de'),
      design: 'christmas:grid',
      folded: true,
      turned: true,
    });
    expect(rolesOf(other).slice(0, 3)).toEqual([
      'title: Merry Christmas',
      'names: Anna & Luca',
      'date: The date',
    ]);
    expect(photosOf(other)).toEqual([['p2', 'p1', null, null], [null]]);
    const back = layOutCard(other, {
      ...choiceOfCard(other, 'de'),
      design: usual.design,
      folded: false,
      turned: false,
    });
    expect(rolesOf(back)).toEqual(rolesOf(written));
    expect(photosOf(back)).toEqual([['p2'], []]);
    const ids = back.spreads.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(readProject(JSON.parse(JSON.stringify(back)))).toEqual({ ok: true, project: back });
  });

  it('can be ordered with an empty place, and warns of one that was forgotten', () => {
    const project = started();
    const texts = textsOfCard(project);
    const emptied = setText(project, texts.find(({ role }) => role === 'date')?.item.id ?? '', '');
    const forgotten = (each: ReturnType<typeof card>) =>
      checkProject(each, { placeholders: cardPlaceholders })
        .filter(({ check }) => check === 'placeholderText')
        .map(({ itemId }) => texts.find(({ item }) => item.id === itemId)?.role);
    expect([forgotten(project), forgotten(emptied)]).toEqual([['names', 'date'], ['names']]);
  });

  it('prints both of its sheets as often as cards are ordered', () => {
    const many = setPieces(started(), 40);
    expect([many.spreads.map(({ copies }) => copies), piecesOf(many)]).toEqual([[40, 40], 40]);
    expect(setPieces(many, 40)).toBe(many);
  });

  it('names what was chosen beside its paper', () => {
    const rounded = setOption(started(), 'CardCorners', 'rounded');
    expect(rounded.options).toEqual({ CardCorners: 'rounded' });
    expect(setOption(rounded, 'CardCorners', '').options).toEqual({});
    expect(setOption(rounded, 'CardCorners', 'rounded')).toBe(rounded);
  });
});
