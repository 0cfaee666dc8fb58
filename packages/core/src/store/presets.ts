import type { Preset } from '../contract/index.ts';
import { readLink } from '../kernel/address/links.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { StoreConfiguration } from '../kernel/storeConfiguration.ts';

/** The shop's names for languages of a preset link, where they are not the code (PRE-05, I18N2-04). */
const presetLanguages: Readonly<Partial<Record<InterfaceLanguage, string>>> = {
  es: 'es_ES',
  de: 'de_DE',
  fr: 'fr_FR',
  en: 'en_US',
};

export function presetLanguage(language: InterfaceLanguage): string {
  return presetLanguages[language] ?? language;
}

/** The viewer who starts from a preset. */
export interface PresetViewer {
  readonly language: InterfaceLanguage;
  /** Server-made identifier; '' = none, then there is no link (ROUTE-36). */
  readonly c: string;
  /** Customer code, `cod_fot`. */
  readonly code: string;
}

/**
 * Address that starts a design from a preset: a duplicate of a work of the main shop (PRE-04, PRE-13). `back` is the
 * portal's present address, for the way back; a token in it is left out. null without a shop or a customer.
 */
export function presetAddress(
  id: string,
  { language, c, code }: PresetViewer,
  back: string,
  duplicateWork: string,
): string | null {
  return duplicate(duplicateWork, { c, id }, (query) => {
    query.set('s', '1');
    query.set('lang', presetLanguage(language));
    query.set('redirect', withoutToken(back));
    query.set('fromPreset', '1');
    query.set('customer_id', code);
  });
}

/** Pink Mania's own duplicate: customer, preset, language and source, no more (STORE-33, STORE-59). */
export function pinkManiaAddress(
  id: string,
  { language, c }: Pick<PresetViewer, 'language' | 'c'>,
  duplicatePreset: string,
): string | null {
  return duplicate(duplicatePreset, { c, id }, (query) => {
    query.set('lang', presetLanguage(language));
    query.set('source', 'pinkmania');
  });
}

/** How the picture of a preset is made (PRE-06..08, PRE-14). */
export type PresetPicture =
  /** A fixed picture of a book, by the name under which the lab keeps it. */
  | { readonly kind: 'book'; readonly name: string }
  /** The preset's own markup, for an image and never for the page. */
  | { readonly kind: 'svg'; readonly markup: string }
  | {
      readonly kind: 'address';
      readonly address: string;
      /** Its sizes and forms, '' = only the address. */
      readonly srcset: string;
      readonly avif: string;
    }
  | { readonly kind: 'none' };

const drawn = new Set([
  'metal-print',
  'metal-pro',
  'acrylic-pro',
  'canvas-pro',
  'canvas-wrap',
  'canvas-plus',
  'amalfi-panel',
]);

/** Classes of books whose presets are shown by a fixed picture (PRE-06). */
const books = ['storybook', 'magazine'] as const;

/** `origin` is what a relative address of a picture is resolved against: the lab's. */
export function presetPicture(
  { filter_class, image, image_srcset, image_avif, presets_filter_id }: Preset,
  origin: string,
  bookPictures: StoreConfiguration['bookPictures'],
): PresetPicture {
  const classes = filter_class.split(/\s+/);
  const book = books.find((name) => classes.includes(name));
  if (book) {
    const fixed = [`${book} ${presets_filter_id}`, book].find((key) => Object.hasOwn(bookPictures, key));
    const name = fixed === undefined ? '' : (bookPictures[fixed] ?? '');
    return name === '' ? { kind: 'none' } : { kind: 'book', name };
  }
  const markup = image.trim();
  if (classes.some((name) => drawn.has(name)) && /^<(\?xml|!--|svg)/i.test(markup))
    return { kind: 'svg', markup };
  const link = readLink(image, { portalOrigin: origin, website: origin });
  if (link === null) return { kind: 'none' };
  return { kind: 'address', address: link.href, srcset: image_srcset, avif: image_avif };
}

/** The chips of the PRESET tab: each filter once, in the order of the presets; the widget adds ALL (PROD-06). */
export function presetChips(
  presets: readonly Preset[],
): readonly { readonly id: string; readonly name: string }[] {
  const chips = new Map<string, string>();
  for (const { presets_filter_id: id, presets_filter_description: name } of presets) {
    if (id !== '' && name !== '' && !chips.has(id)) chips.set(id, name);
  }
  return [...chips].map(([id, name]) => ({ id, name }));
}

function duplicate(
  address: string,
  { c, id }: { readonly c: string; readonly id: string },
  add: (query: URLSearchParams) => void,
): string | null {
  const target = readLink(address, { portalOrigin: '', website: '' });
  if (target === null || c === '' || id.trim() === '') return null;
  const url = new URL(target.href);
  url.searchParams.set('c', c);
  url.searchParams.set('id', id.trim());
  add(url.searchParams);
  return url.href;
}

function withoutToken(address: string): string {
  try {
    const url = new URL(address);
    if (!url.searchParams.has('ta_token')) return url.href;
    url.searchParams.delete('ta_token');
    return url.href;
  } catch {
    return '';
  }
}
