import type { slides } from '../../../src/database/schema/shop.ts';
import { texts } from './texts.ts';

type Row = typeof slides.$inferInsert;
type Filter = readonly [id: string, exclusive: boolean];

const store = '/ta/graphistore';
const [menu, side, carousel] = [1, 2, 3];

const make = (
  id: string,
  type: number,
  names: Row['names'],
  picture: string,
  link: string,
  more: { readonly important?: boolean; readonly filters?: readonly Filter[] } = {},
): Omit<Row, 'position'> => ({
  id,
  type,
  names,
  picture,
  link,
  isImportant: more.important ?? false,
  promoFilter: (more.filters ?? []).map(([id_promo, is_exclusive]) => ({ id_promo, is_exclusive })),
});

/**
 * A slide for each rule of DASH-16, DASH-17 and DASH-23: important or not, for customers with or without a promotion.
 */
const wanted: readonly Omit<Row, 'position'>[] = [
  make(
    'menu-cards',
    menu,
    texts(
      'Cards for every season · In packs of twenty',
      'Biglietti per ogni stagione · In confezioni da venti',
      'Tarjetas para cada estación · En paquetes de veinte',
      'Des cartes pour chaque saison · Par lots de vingt',
      'Karten für jede Jahreszeit · Im Zwanzigerpack',
    ),
    'slide-6',
    `${store}?filter=cards_calendars`,
    { important: true },
  ),
  make(
    'menu-newsletter',
    menu,
    texts(
      'What’s new at the lab · Read the news',
      'Le novità del laboratorio · Leggi le news',
      'Novedades del laboratorio · Lee las noticias',
      'Du nouveau au laboratoire · Lire les actualités',
      'Neues aus dem Labor · Zu den Neuigkeiten',
    ),
    'magazine',
    '/ta/news',
  ),
  make(
    'menu-atelier',
    menu,
    texts(
      'Atelier club · Your preview is here',
      'Atelier club · La tua anteprima è qui',
      'Club Atelier · Tu avance ya está aquí',
      'Club Atelier · Votre avant-première est là',
      'Atelier-Club · Ihre Vorschau ist da',
    ),
    'atelier-preview',
    `${store}?filter=new`,
    { filters: [['911', true]] },
  ),
  make(
    'side-samples',
    side,
    texts(
      'Half-price samples · Let couples hold the real thing',
      'Campioni a metà prezzo · Falli toccare con mano',
      'Muestras a mitad de precio · Enseña lo que tendrán en las manos',
      'Échantillons à moitié prix · À faire toucher à vos mariés',
      'Muster zum halben Preis · Zum Anfassen für Ihre Brautpaare',
    ),
    'banner-fab',
    `${store}?filter=selection&subfilter=fabselection`,
    { filters: [['816', true]] },
  ),
  make(
    'side-join',
    side,
    texts(
      'Need samples to show? · Ask about our sample programme',
      'Mostri i campioni in studio? · Scopri il programma campioni',
      '¿Enseñas muestras? · Pregunta por el programa de muestras',
      'Vous présentez des échantillons ? · Découvrez notre programme',
      'Zeigen Sie Muster? · Fragen Sie nach dem Musterprogramm',
    ),
    'slide-1',
    '/contact/',
    { filters: [['816', false]] },
  ),
  make(
    'side-wall',
    side,
    texts(
      'Design a whole wall · Three to twelve frames',
      'Progetta una parete · Da tre a dodici cornici',
      'Diseña una pared · De tres a doce marcos',
      'Composez tout un mur · De trois à douze cadres',
      'Eine ganze Wand gestalten · Drei bis zwölf Rahmen',
    ),
    'slide-3',
    '/ta/product/wall-set-designer',
  ),
  make(
    'side-classic',
    side,
    texts(
      'Go Book Classic · While stocks last',
      'Go Book Classic · Fino a esaurimento della tela',
      'Go Book Classic · Mientras quede tela',
      'Go Book Classic · Jusqu’à épuisement de la toile',
      'Go Book Classic · Solange der Stoff reicht',
    ),
    'gobook',
    `${store}?filter=book`,
    { important: true, filters: [['912', false]] },
  ),
  make(
    'carousel-magnolia',
    carousel,
    texts(
      'Magnolia Album · Velvet, a carved frame, thick pages',
      'Magnolia Album · Velluto, cornice intagliata, pagine spesse',
      'Magnolia Album · Terciopelo, marco tallado, páginas gruesas',
      'Magnolia Album · Velours, cadre sculpté, pages épaisses',
      'Magnolia Album · Samt, geschnitzter Rahmen, starke Seiten',
    ),
    'banner-tc',
    `${store}?filter=collection&subfilter=tc`,
  ),
  make(
    'carousel-raw',
    carousel,
    texts(
      'Raw Book · Nothing is hidden',
      'Raw Book · Nulla da nascondere',
      'Raw Book · Sin nada que esconder',
      'Raw Book · Rien n’est caché',
      'Raw Book · Nichts bleibt verborgen',
    ),
    'slide-2',
    '/ta/product/raw-book',
  ),
  make(
    'carousel-acrylic',
    carousel,
    texts(
      'Acrylic and metal · 35% off, in every size',
      'Acrilico e metallo · −35%, in ogni formato',
      'Metacrilato y metal · 35 % de descuento en todos los tamaños',
      'Acrylique et métal · −35 %, dans tous les formats',
      'Acryl und Metall · 35 % günstiger, in jeder Größe',
    ),
    'acrylic-pro',
    `${store}?filter=wallart`,
    { filters: [['905', true]] },
  ),
  make(
    'carousel-autumn',
    carousel,
    texts(
      'Autumn albums · Up to 20% off',
      'Album d’autunno · Fino al 20% di sconto',
      'Álbumes de otoño · Hasta un 20 % de descuento',
      'Albums d’automne · Jusqu’à 20 % pour vous',
      'Alben im Herbst · Bis zu 20 % für Sie',
    ),
    'slide-4',
    '/ta/promotions?openpromo=901',
    { important: true, filters: [['901', true]] },
  ),
  make(
    'carousel-boxes',
    4,
    texts(
      'Boxes to open again and again',
      'Box da aprire e riaprire',
      'Cajas que se abren una y otra vez',
      'Des coffrets qu’on ouvre encore et encore',
      'Boxen, die man immer wieder öffnet',
    ),
    'slide-5',
    `${store}?filter=box`,
  ),
];

export function slideRows(): Row[] {
  return wanted.map((row, position) => ({ ...row, position }));
}
