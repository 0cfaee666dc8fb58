import { readLanguage } from '@trade-area/core/kernel';
import type { ElementDefinition } from '../../runtime/defineElement.ts';

/** The requested attributes in their canonical spelling, under which a drawing is cached. */
export type OrderedAttributes = Readonly<Record<string, string>>;

/** One query parameter; '' when it is not there. */
export type ReadWord = (name: string) => string;

/** An element's `server.ts` exports one as `drawing`. */
export interface ServerDrawing {
  readonly definition: ElementDefinition;
  /** The element's own attributes; null when one of them means nothing. */
  readonly readAttributes: (word: ReadWord) => OrderedAttributes | null;
}

const themes = ['light', 'dark'];

/**
 * Attributes of an element out of an address, `language` for `lang`; null when something in it means nothing here, so
 * that only few different drawings exist. A search is not drawn: the element begins with it by itself.
 */
export function attributesOf(
  query: URLSearchParams,
  readAttributes: ServerDrawing['readAttributes'],
): OrderedAttributes | null {
  const word = (name: string) => query.get(name) ?? '';
  const lang = word('language') || word('lang') || 'en';
  const currency = word('currency');
  const theme = word('theme');
  const read = readAttributes(word);
  if (!read || readLanguage(lang) !== lang || !/^([A-Z]{3})?$/.test(currency)) return null;
  if (theme !== '' && theme !== 'auto' && !themes.includes(theme)) return null;
  return filled({ lang, currency, theme: themes.includes(theme) ? theme : '', ...read });
}

const filled = (attributes: OrderedAttributes): OrderedAttributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
