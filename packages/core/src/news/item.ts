import type { NewsItem } from '../contract/index.ts';
import { readIsoDate } from '../kernel/format/dates.ts';
import { wireText } from '../kernel/format/locale.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';

export interface NewsText {
  readonly title: string;
  /** HTML of the lab, to be sanitised where it is shown. */
  readonly html: string;
  /** Languages of the two, for `lang` on the page. */
  readonly titleLanguage: InterfaceLanguage;
  readonly textLanguage: InterfaceLanguage;
}

/**
 * Title and text in a language (NEWS-05, NEWS-06): without a title in it the whole item is English, without a text
 * in it only the text (NEWS-10).
 */
export function newsText(item: NewsItem, language: InterfaceLanguage): NewsText {
  const title = wireText(item, 'titolo', language).trim();
  const own = title === '' ? 'en' : language;
  const hasText = wireText(item, 'news', own).trim() !== '';
  const textLanguage = hasText ? own : 'en';
  return {
    title: wireText(item, 'titolo', own).trim(),
    html: wireText(item, 'news', textLanguage),
    titleLanguage: own,
    textLanguage,
  };
}

/** `dd.mm.yyyy` in every language (NEWS-04); '' for what is no date. */
export function newsDate(dataEvento: string): string {
  const date = readIsoDate(dataEvento);
  return date === null ? '' : `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}
