import type { productFiles } from '../../../src/database/schema/store.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import type { CatalogueItem } from '../catalogue.ts';
import { hasPage } from './products.ts';
import { sameInAllLanguages, texts } from './texts.ts';

type Row = typeof productFiles.$inferInsert;
interface FileEntry {
  readonly section: string;
  readonly path?: string;
  readonly names: Texts;
  readonly filename: string;
  readonly kind: string;
  readonly viewable?: boolean;
}

const pricesName = texts('Price list', 'Listino', 'Tarifa', 'Tarif', 'Preisliste');
const sheetName = texts(
  'Technical sheet',
  'Scheda tecnica',
  'Ficha técnica',
  'Fiche technique',
  'Datenblatt',
);
const careName = texts(
  'Materials and care',
  'Materiali e cura',
  'Materiales y cuidados',
  'Matières et entretien',
  'Material und Pflege',
);
const colourName = texts(
  'Colour profiles',
  'Profili colore',
  'Perfiles de color',
  'Profils colorimétriques',
  'Farbprofile',
);
const deliveryName = texts(
  'How to upload files',
  'Come caricare i file',
  'Cómo preparar los archivos',
  'Envoyer les fichiers',
  'Dateien senden',
);
const stepsName = texts(
  'Getting started',
  'Per iniziare',
  'Primeros pasos',
  'Premiers pas',
  'Erste Schritte',
);

const pdf = (section: string, names: Texts, kind: string, path = ''): FileEntry => ({
  section,
  path,
  names,
  filename: kind,
  kind,
});

const forEveryProduct: readonly FileEntry[] = [
  pdf('price_list', pricesName, 'prices.pdf'),
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
  pdf('product_info', sheetName, 'sheet.pdf'),
  pdf('product_info', careName, 'care.pdf'),
  pdf('general', colourName, 'colour.pdf'),
  pdf('general', deliveryName, 'delivery.pdf'),
];

/**
 * Marketing files in a tree of folders: pictures for social media, prints for the studio, and an empty folder for
 * videos.
 */
const marketing: readonly FileEntry[] = [
  {
    section: 'marketing',
    path: 'Instagram',
    names: sameInAllLanguages('Square 1080'),
    filename: 'square.svg',
    kind: 'square.svg',
  },
  {
    section: 'marketing',
    path: 'Instagram',
    names: sameInAllLanguages('Story 1080 x 1920'),
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
    names: sameInAllLanguages('Video'),
    filename: 'Video',
    kind: 'folder',
    viewable: false,
  },
];

const tutorials: readonly FileEntry[] = [pdf('tutorials', stepsName, 'steps.pdf')];

/** Cover templates by profile (LAY-33, LAY-38). */
const templateSizes: Readonly<Record<string, readonly string[]>> = {
  album: ['30x20', '30x30', '40x30'],
  book: ['20x20', '30x20', '30x30'],
  box: ['20x30'],
};

function templatesOf(classes: readonly string[]): readonly FileEntry[] {
  const kind = classes.find((name) => name in templateSizes);
  return ['sRGB', 'AdobeRGB'].flatMap((profile) =>
    (templateSizes[kind ?? ''] ?? []).map(
      (size): FileEntry => ({
        section: 'templates',
        path: profile,
        names: sameInAllLanguages(`${size} cm`),
        filename: `${size}.svg`,
        kind: `template ${size} ${profile}`,
      }),
    ),
  );
}

/** Prints have no marketing files and frames no tutorials, so that some product pages lack a tab (PROD-03). */
export function fileRows(items: readonly CatalogueItem[]): Row[] {
  return items.filter(hasPage).flatMap((item) => {
    const classes = item.filter_class.split(' ');
    const hasClass = (name: string) => classes.includes(name);
    const entries = [
      ...forEveryProduct,
      ...(hasClass('prints_mats') ? [] : marketing),
      ...templatesOf(classes),
      ...(hasClass('frame') ? [] : tutorials),
    ];
    return entries.map(
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
