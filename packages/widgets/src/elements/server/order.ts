import { portalConfigurationFor, readLanguage } from '@trade-area/core/kernel';
import { publicAddress } from '../../store/catalogue/publicAddress.ts';

/** What is asked for, in the one spelling it is drawn and kept under. */
export type OrderedAttributes = Readonly<Record<string, string>>;

const themes = ['light', 'dark'];

/**
 * Attributes of an element out of an address, `language` for `lang`; null when something in it means nothing here, so
 * that only few different drawings exist. A search is not drawn: the element begins with it by itself.
 */
export function attributesOf(element: string, query: URLSearchParams): OrderedAttributes | null {
  const word = (name: string) => query.get(name) ?? '';
  const lang = word('language') || word('lang') || 'en';
  const currency = word('currency');
  const theme = word('theme');
  const read = readers[element]?.(word);
  if (!read || readLanguage(lang) !== lang || !/^([A-Z]{3})?$/.test(currency)) return null;
  if (theme !== '' && theme !== 'auto' && !themes.includes(theme)) return null;
  return filled({ lang, currency, theme: themes.includes(theme) ? theme : '', ...read });
}

type Words = (name: string) => string;

function ofCatalogue(word: Words): OrderedAttributes | null {
  const [filter, subfilter, columns] = [word('filter'), word('sub-filter'), word('columns')];
  const address = publicAddress(
    { filter, subfilter, search: '' },
    portalConfigurationFor('https://lab.invalid'),
  );
  if (filter !== '' && address.filter !== filter) return null;
  if (subfilter !== '' && address.subfilter !== subfilter) return null;
  if (!/^[1-6]?$/.test(columns)) return null;
  const bare = word('no-controls') === 'true' ? 'true' : '';
  return { filter, 'sub-filter': subfilter, columns, 'no-controls': bare };
}

function ofProductCard(word: Words): OrderedAttributes | null {
  const product = word('product');
  return /^[\w.-]{1,80}$/.test(product) ? { product } : null;
}

const readers: Readonly<Record<string, (word: Words) => OrderedAttributes | null>> = {
  catalogue: ofCatalogue,
  'product-card': ofProductCard,
  login: () => ({}),
};

const filled = (attributes: OrderedAttributes): OrderedAttributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
