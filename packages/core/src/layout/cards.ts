import type { Box, Guides } from '../geometry/index.ts';
import { boxWith } from './arrange.ts';
import { cardDesigns, findCardDesign } from './cardDesigns.ts';
import type { CardDesign } from './cardDesigns.ts';
import { cardFronts, cardInsides, cardMessages } from './cardLayouts.ts';
import type { CardPage, CardRole } from './cardLayouts.ts';
import { cardWords, isGivenText } from './cardWords.ts';
import { plainText, textBox } from './createProject.ts';
import type { PrintProject, ProjectItem, ProjectPhoto, TextItem, TextStyle } from './document.ts';
import { changeSheet, takeIds } from './edit.ts';
import { byTime } from './moments.ts';
import { boxOnPage } from './pageBoxes.ts';
import { printLanguages } from './printWords.ts';
import type { PrintLanguage } from './printWords.ts';
import { findPhoto, guidesFor, usesOf } from './sheets.ts';

/** Printed sides of a card: two of a flat one, and of a folded one the outer and the inner sheet of four pages. */
export const cardSides = ['front', 'back', 'outside', 'inside'] as const;
export type CardSide = (typeof cardSides)[number];

const prefix = 'card:';

/** Option of the price list that is a folded card; the lab reads it from the sheets. */
export const foldOption = { name: 'CardFold', flat: 'flat', folded: 'folded' } as const;

export const isFolded = ({ spreads }: Pick<PrintProject, 'spreads'>): boolean =>
  spreads.some(({ kind }) => kind === 'inner');

/** Which side of its card a sheet is. */
export function sideOf(
  { spreads }: Pick<PrintProject, 'spreads'>,
  { id }: { readonly id: string },
): CardSide {
  const isFirst = spreads[0]?.id === id;
  if (isFolded({ spreads })) return isFirst ? 'outside' : 'inside';
  return isFirst ? 'front' : 'back';
}

/** The design of a card; the first one for a card without any. */
export const designOf = ({ spreads }: Pick<PrintProject, 'spreads'>): CardDesign | undefined =>
  findCardDesign((spreads[0]?.template ?? '').slice(prefix.length)) ?? cardDesigns[0];

/** The pages of a sheet that a design lays out, with their places. The outer back page stays blank. */
function pagesOfSide(
  design: CardDesign,
  side: CardSide,
  { pages, trim }: Guides,
): { readonly page: Box; readonly layout: CardPage }[] {
  const [left = trim, right = left] = pages;
  const shape = left.w > left.h ? 'landscape' : 'portrait';
  const front = cardFronts[design.front][shape];
  const message = cardMessages[design.message][shape];
  if (side === 'front') return [{ page: left, layout: front }];
  if (side === 'back') return [{ page: left, layout: message }];
  if (side === 'outside') return [{ page: right, layout: front }];
  return [
    { page: left, layout: cardInsides[design.inside] },
    { page: right, layout: message },
  ];
}

/** A text of a card with its part; `role` '' = a further text of the person's own. */
export interface CardText {
  readonly sheetId: string;
  readonly item: TextItem;
  readonly role: CardRole | '';
}

/** The texts of a card: those that its design has places for, in their order, and further ones behind them. */
export function textsOfCard(project: PrintProject): CardText[] {
  return project.spreads.flatMap((sheet) => {
    const design = findCardDesign(sheet.template.slice(prefix.length));
    const roles = design
      ? pagesOfSide(design, sideOf(project, sheet), guidesFor(project, sheet)).flatMap(({ layout }) =>
          layout.texts.map(({ role }) => role),
        )
      : [];
    return sheet.items
      .filter((item) => item.kind === 'text')
      .map((item, index) => ({ sheetId: sheet.id, item, role: roles[index] ?? '' }));
  });
}

/** The language that a card was begun in; `usual` once every text was written over. */
export function languageOfCard(project: PrintProject, usual: PrintLanguage): PrintLanguage {
  const design = designOf(project);
  if (!design) return usual;
  const written = new Set(textsOfCard(project).map(({ item }) => item.text));
  return (
    [usual, ...printLanguages].find((language) =>
      Object.values(cardWords(design.occasion, language)).some((text) => written.has(text)),
    ) ?? usual
  );
}

/** Photos that can be placed, the best first: by their stars, then by the time at which they were taken. */
const bestFirst = (photos: readonly ProjectPhoto[]) =>
  byTime(photos.filter(({ status }) => status !== 'gone' && status !== 'failed')).toSorted(
    (a, b) => b.stars - a.stars,
  );

const unused = (project: PrintProject) => {
  const uses = usesOf(project);
  return bestFirst(project.photos.filter(({ id }) => !uses.has(id)));
};

export interface CardChoice {
  readonly design: string;
  readonly folded: boolean;
  /** Lies instead of standing upright. */
  readonly turned: boolean;
  /** Of the words that no person has written yet. */
  readonly language: PrintLanguage;
}

/** How a card is made now, with the changes that are chosen. */
export const choiceOfCard = (project: PrintProject, usual: PrintLanguage): CardChoice => ({
  design: designOf(project)?.id ?? '',
  folded: isFolded(project),
  turned: project.spreads[0]?.turned ?? false,
  language: languageOfCard(project, usual),
});

/**
 * Lays out a card anew. Its photos stay in their order, photos without a place stay in the project, and boxes that are left
 * get the best unused ones. What a person has written stays in the text of the same part.
 */
export function layOutCard(project: PrintProject, choice: CardChoice): PrintProject {
  const design = findCardDesign(choice.design);
  if (!design) return project;
  const written = textsOfCard(project);
  const placed = project.spreads.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'photo' ? (findPhoto(project, item.photoId) ?? []) : [])),
  );
  const photos = [...new Set([...placed, ...unused(project)])];
  const kind = choice.folded ? 'inner' : 'single';
  const reshaped: PrintProject = {
    ...project,
    spreads: project.spreads.map((sheet) => ({ ...sheet, kind, turned: choice.turned })),
  };
  return reshaped.spreads.reduce((next, sheet) => {
    const guides = guidesFor(reshaped, sheet);
    const pages = pagesOfSide(design, sideOf(reshaped, sheet), guides);
    const count = pages.reduce((sum, { layout }) => sum + layout.photos.length + layout.texts.length, 0);
    const [withIds, ids] = takeIds(next, 'i', count);
    const free = [...ids];
    const boxes = pages.flatMap(({ page, layout }) =>
      layout.photos.map((percent) => {
        const box = boxOnPage(percent, page, guides.bleed, guides.trim);
        const item = boxWith(free.shift() ?? '', box, photos.shift(), guides);
        return layout.isRound ? { ...item, radius: Math.min(box.w, box.h) / 2 } : item;
      }),
    );
    const words = cardWords(design.occasion, choice.language);
    const texts = pages.flatMap(({ page, layout }) =>
      layout.texts.map(({ role, box, size }) => {
        const own = written.find((text) => text.role === role)?.item.text;
        const text = own !== undefined && !isGivenText(own) ? own : words[role];
        return textBox(
          free.shift() ?? '',
          boxOnPage(box, page, null),
          text,
          styleOf(design, role, size, page),
        );
      }),
    );
    const further: ProjectItem[] = written
      .filter(({ sheetId, role }) => sheetId === sheet.id && role === '')
      .map(({ item }) => item);
    return changeSheet(withIds, sheet.id, (each) => ({
      ...each,
      template: `${prefix}${design.id}`,
      bg: { ...each.bg, color: design.paper },
      items: [...boxes, ...texts, ...further],
    }));
  }, reshaped);
}

/** The type of a text: sizes are those of a page whose shorter side is 100 mm. */
function styleOf(design: CardDesign, role: CardRole, size: number, page: Box): TextStyle {
  const isTitle = role === 'title';
  const pt = Math.round(((size * Math.min(page.w, page.h)) / 100) * 10) / 10;
  return {
    ...plainText,
    font: isTitle ? design.titleFont : design.font,
    // A script is smaller than a serif of the same size.
    pt: isTitle && design.titleFont === 'dancing-script' ? Math.round(pt * 1.12 * 10) / 10 : pt,
    lead: role === 'message' ? 1.4 : 1.1,
    color: isTitle ? design.accent : design.ink,
  };
}

/** Puts the best unused photos into the empty boxes of a card, the front first. */
export function fillCard(project: PrintProject): PrintProject {
  const photos = unused(project);
  return project.spreads.reduce<PrintProject>((next, sheet) => {
    const guides = guidesFor(next, sheet);
    return changeSheet(next, sheet.id, (each) => {
      const items = each.items.map((item) => {
        if (item.kind !== 'photo' || item.photoId !== null) return item;
        const photo = photos.shift();
        return photo ? { ...boxWith(item.id, item, photo, guides), radius: item.radius } : item;
      });
      return items.every((item, index) => item === each.items[index]) ? each : { ...each, items };
    });
  }, project);
}

/** Changes an option of the product by its name on the wire; '' = as usual. */
export function setOption(project: PrintProject, name: string, value: string): PrintProject {
  if ((project.options[name] ?? '') === value) return project;
  const { [name]: _former, ...others } = project.options;
  return { ...project, options: value === '' ? others : { ...others, [name]: value } };
}
