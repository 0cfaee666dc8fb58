import type { layoutHelp, Language } from '@trade-area/core/contract';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { PictureIndex } from '../base/ports/pictures.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Texts } from '../database/schema/shop.ts';
import { allLayoutItems, allLayoutSizes, allLayoutStyles } from './layoutTable.ts';
import type { LayoutItemRow, LayoutStyleRow } from './layoutTable.ts';

type Answer = AnswerInput<typeof layoutHelp>;

/** The name under which the pictures of a style are kept: `layout-panorama-01-960.webp`. */
export const gallerySlug = (style: string): string => `layout-${style}`;

/** Texts, styles and sizes of the layout help (LAY-31). */
export async function readLayoutHelp({
  lab,
  query,
}: Call<typeof layoutHelp, Session | null>): Promise<Answer> {
  const { queries } = lab.database;
  const language = languageOf(query.lang);
  const [items, styles, sizes, pictures] = await Promise.all([
    allLayoutItems(queries),
    allLayoutStyles(queries),
    allLayoutSizes(queries),
    lab.pictures.index(),
  ]);
  return {
    items: items.map((item) => itemToWire(item, language)),
    styles: styles.map((style) => ({
      ...styleToWire(style, language),
      pictures: galleryOf(style.id, pictures, lab.config.portal.labOrigin),
    })),
    sizes: sizes.map(({ size, inches }) => ({ size, inches })),
  };
}

/** One language for what is read together: English where a part of it has no translation. */
function itemToWire(item: LayoutItemRow, wanted: Language) {
  const language = commonLanguage([item.titles, item.texts, item.notes], wanted);
  return {
    id: item.id,
    way: item.way,
    block: item.block,
    title: item.titles[language],
    text: item.texts[language],
    link: item.link,
    note: item.notes[language],
    platform: item.platform,
    language,
  };
}

function styleToWire(style: LayoutStyleRow, wanted: Language) {
  const language = commonLanguage([style.names, style.leads, style.credits, style.formats], wanted);
  return {
    id: style.id,
    name: style.names[language],
    lead: style.leads[language],
    credit: style.credits[language],
    format: style.formats[language],
    language,
    images: style.images,
  };
}

/** The language that every text with an English original has; a text without one needs no translation. */
function commonLanguage(parts: readonly Texts[], wanted: Language): Language {
  const isTranslated = parts.every((texts) => texts.en.trim() === '' || texts[wanted].trim() !== '');
  return isTranslated ? wanted : 'en';
}

/** The pictures of a style's gallery by the names of their views, `01`, `02` …, as addresses of the lab. */
function galleryOf(style: string, pictures: PictureIndex, labOrigin: string) {
  const slug = gallerySlug(style);
  return pictures
    .views(slug)
    .toSorted()
    .map((view) => pictures.set(slug, view))
    .filter(({ src }) => src !== '')
    .map(({ src, srcset, avif }) => ({
      src: `${labOrigin}${src}`,
      srcset: atOrigin(srcset, labOrigin),
      avif: atOrigin(avif, labOrigin),
    }));
}

const atOrigin = (srcset: string, labOrigin: string) =>
  srcset === ''
    ? ''
    : srcset
        .split(', ')
        .map((address) => `${labOrigin}${address}`)
        .join(', ');
