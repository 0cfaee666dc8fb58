import type { productFiles } from '../../../src/database/schema/store.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import type { CatalogueItem } from '../catalogue.ts';
import { hasPage } from './products.ts';
import { texts } from './texts.ts';

type Row = typeof productFiles.$inferInsert;
interface Wanted {
  readonly section: string;
  readonly path?: string;
  readonly names: Texts;
  readonly filename: string;
  readonly kind: string;
  readonly viewable?: boolean;
}

const same = (name: string) => texts(name, name, name, name, name);
const prices = texts('Price list', 'Listino', 'Tarifa', 'Tarif', 'Preisliste');
const sheet = texts('Technical sheet', 'Scheda tecnica', 'Ficha técnica', 'Fiche technique', 'Datenblatt');
const care = texts(
  'Materials and care',
  'Materiali e cura',
  'Materiales y cuidados',
  'Matières et entretien',
  'Material und Pflege',
);
const colour = texts(
  'Colour profiles',
  'Profili colore',
  'Perfiles de color',
  'Profils colorimétriques',
  'Farbprofile',
);
const delivery = texts(
  'How to upload files',
  'Come caricare i file',
  'Cómo preparar los archivos',
  'Envoyer les fichiers',
  'Dateien senden',
);
const steps = texts('Getting started', 'Per iniziare', 'Primeros pasos', 'Premiers pas', 'Erste Schritte');

const pdf = (section: string, names: Texts, kind: string, path = ''): Wanted => ({
  section,
  path,
  names,
  filename: kind,
  kind,
});

const everywhere: readonly Wanted[] = [
  pdf('price_list', prices, 'prices.pdf'),
  {
    section: 'price_list',
    names: texts(
      'Price list (table)',
      'Listino (tabella)',
      'Tarifa (tabla)',
      'Tarif (tableau)',
      'Preisliste (Tabelle)',
    ),
    filename: 'prices.csv',
    kind: 'prices.csv',
    viewable: false,
  },
  pdf('product_info', sheet, 'sheet.pdf'),
  pdf('product_info', care, 'care.pdf'),
  pdf('general', colour, 'colour.pdf'),
  pdf('general', delivery, 'delivery.pdf'),
];

/** A tree: pictures to post, things to hang in the studio, one folder that waits for its films. */
const marketing: readonly Wanted[] = [
  {
    section: 'marketing',
    path: 'Instagram',
    names: same('Square 1080'),
    filename: 'square.svg',
    kind: 'square.svg',
  },
  {
    section: 'marketing',
    path: 'Instagram',
    names: same('Story 1080 x 1920'),
    filename: 'story.svg',
    kind: 'story.svg',
  },
  {
    section: 'marketing',
    path: 'Studio/Poster',
    names: texts('Poster A3', 'Locandina A3', 'Cartel A3', 'Affiche A3', 'Plakat A3'),
    filename: 'poster.svg',
    kind: 'poster.svg',
  },
  {
    section: 'marketing',
    path: 'Studio',
    names: texts(
      'Counter card',
      'Cartello da banco',
      'Cartel de mostrador',
      'Chevalet de comptoir',
      'Thekenaufsteller',
    ),
    filename: 'card.svg',
    kind: 'card.svg',
  },
  {
    section: 'marketing',
    path: 'Video',
    names: same('Video'),
    filename: 'Video',
    kind: 'folder',
    viewable: false,
  },
];

const tutorials: readonly Wanted[] = [pdf('tutorials', steps, 'steps.pdf')];

/** Cover templates by profile (LAY-33, LAY-38). */
const templateSizes: Readonly<Record<string, readonly string[]>> = {
  album: ['30x20', '30x30', '40x30'],
  book: ['20x20', '30x20', '30x30'],
  box: ['20x30'],
};

function templatesOf(classes: readonly string[]): readonly Wanted[] {
  const kind = classes.find((name) => name in templateSizes);
  return ['sRGB', 'AdobeRGB'].flatMap((profile) =>
    (templateSizes[kind ?? ''] ?? []).map(
      (size): Wanted => ({
        section: 'templates',
        path: profile,
        names: same(`${size} cm`),
        filename: `${size}.svg`,
        kind: `template ${size} ${profile}`,
      }),
    ),
  );
}

/** Prints have nothing to market, frames no steps to learn: so some pages lack a tab (PROD-03). */
export function fileRows(items: readonly CatalogueItem[]): Row[] {
  return items.filter(hasPage).flatMap((item) => {
    const classes = item.filter_class.split(' ');
    const of = (name: string) => classes.includes(name);
    const wanted = [
      ...everywhere,
      ...(of('prints_mats') ? [] : marketing),
      ...templatesOf(classes),
      ...(of('frame') ? [] : tutorials),
    ];
    return wanted.map(
      ({ path = '', viewable = true, ...more }, index): Row => ({
        id: [item.slug, more.section, ...path.split('/'), more.filename].filter(Boolean).join('.'),
        position: index,
        slug: item.slug,
        path,
        viewable,
        isUpdated: (item.n + index) % 7 === 0 && more.kind !== 'folder',
        ...more,
      }),
    );
  });
}
