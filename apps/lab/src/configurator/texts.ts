import type { Language } from '@trade-area/core/contract';
import type { PriceUnit } from '@trade-area/core/pricing';
import { writeCount } from '../base/writeCount.ts';

export interface ConfiguratorTexts {
  readonly size: string;
  readonly pages: string;
  /** How many pieces of a configuration are made. */
  readonly pieces: string;
  readonly base: string;
  /** Further pages of a book: the steps over the fewest. */
  furtherPages(steps: number): string;
  /** How many of what a row of the price counts. */
  units(count: number, per: PriceUnit): string;
}

type Forms = Parameters<typeof writeCount>[2];
type Counted = 'page' | 'spread' | 'image' | 'extraImage';

/** Counts in words where the unit has a name; else the number. */
const counted =
  (language: Language, forms: Readonly<Record<Counted, Forms>>) =>
  (count: number, per: PriceUnit): string =>
    Object.hasOwn(forms, per) ? writeCount(language, count, forms[per as Counted]) : String(count);

const all: Readonly<Record<Language, ConfiguratorTexts>> = {
  en: {
    size: 'Size',
    pages: 'Pages',
    pieces: 'Quantity',
    base: 'Base price',
    furtherPages: (steps) => `Further pages × ${steps}`,
    units: counted('en', {
      page: { one: '{{count}} page', other: '{{count}} pages' },
      spread: { one: '{{count}} spread', other: '{{count}} spreads' },
      image: { one: '{{count}} image', other: '{{count}} images' },
      extraImage: { one: '{{count}} further image', other: '{{count}} further images' },
    }),
  },
  it: {
    size: 'Formato',
    pages: 'Pagine',
    pieces: 'Quantità',
    base: 'Prezzo base',
    furtherPages: (steps) => `Pagine aggiuntive × ${steps}`,
    units: counted('it', {
      page: { one: '{{count}} pagina', other: '{{count}} pagine' },
      spread: { one: '{{count}} doppia pagina', other: '{{count}} doppie pagine' },
      image: { one: '{{count}} immagine', other: '{{count}} immagini' },
      extraImage: { one: '{{count}} immagine in più', other: '{{count}} immagini in più' },
    }),
  },
  es: {
    size: 'Tamaño',
    pages: 'Páginas',
    pieces: 'Cantidad',
    base: 'Precio base',
    furtherPages: (steps) => `Páginas adicionales × ${steps}`,
    units: counted('es', {
      page: { one: '{{count}} página', other: '{{count}} páginas' },
      spread: { one: '{{count}} doble página', other: '{{count}} dobles páginas' },
      image: { one: '{{count}} imagen', other: '{{count}} imágenes' },
      extraImage: { one: '{{count}} imagen adicional', other: '{{count}} imágenes adicionales' },
    }),
  },
  fr: {
    size: 'Format',
    pages: 'Pages',
    pieces: 'Quantité',
    base: 'Prix de base',
    furtherPages: (steps) => `Pages supplémentaires × ${steps}`,
    units: counted('fr', {
      page: { one: '{{count}} page', other: '{{count}} pages' },
      spread: { one: '{{count}} double page', other: '{{count}} doubles pages' },
      image: { one: '{{count}} image', other: '{{count}} images' },
      extraImage: { one: '{{count}} image supplémentaire', other: '{{count}} images supplémentaires' },
    }),
  },
  de: {
    size: 'Format',
    pages: 'Seiten',
    pieces: 'Menge',
    base: 'Grundpreis',
    furtherPages: (steps) => `Weitere Seiten × ${steps}`,
    units: counted('de', {
      page: { one: '{{count}} Seite', other: '{{count}} Seiten' },
      spread: { one: '{{count}} Doppelseite', other: '{{count}} Doppelseiten' },
      image: { one: '{{count}} Bild', other: '{{count}} Bilder' },
      extraImage: { one: '{{count}} weiteres Bild', other: '{{count}} weitere Bilder' },
    }),
  },
};

export const configuratorTexts = (language: Language): ConfiguratorTexts => all[language];
