import type { Texts } from '../../../src/database/schema/shop.ts';
import type { Announcement } from './promotionTexts.ts';
import { texts } from './texts.ts';

const store = '/ta/graphistore';

interface Season {
  readonly subject: Texts;
  readonly picture: string;
  readonly filter: string;
  readonly family: string;
}

/** The offers of each month, from January. */
const seasons: readonly Season[] = [
  {
    subject: texts(
      'New year, new samples',
      'Anno nuovo, campioni nuovi',
      'Año nuevo, muestras nuevas',
      'Nouvelle année, nouveaux échantillons',
      'Neues Jahr, neue Muster',
    ),
    picture: 'fab-wall-samples',
    filter: 'selection',
    family: 'wallart',
  },
  {
    subject: texts(
      'Prints for two',
      'Stampe per due',
      'Copias para dos',
      'Tirages pour deux',
      'Abzüge für zwei',
    ),
    picture: 'prints',
    filter: 'prints_mats',
    family: 'mats',
  },
  {
    subject: texts(
      'Spring albums',
      'Album di primavera',
      'Álbumes de primavera',
      'Albums de printemps',
      'Frühlingsalben',
    ),
    picture: 'contessa',
    filter: 'album',
    family: 'wedding',
  },
  {
    subject: texts('Baby days', 'Speciale newborn', 'Días del bebé', 'Spécial bébé', 'Baby-Tage'),
    picture: 'babybook',
    filter: 'book',
    family: 'baby',
  },
  {
    subject: texts(
      'The season begins',
      'Si apre la stagione',
      'Empieza la temporada',
      'La saison commence',
      'Die Saison beginnt',
    ),
    picture: 'weddingbook',
    filter: 'album',
    family: 'wedding',
  },
  {
    subject: texts(
      'Summer of books',
      'Un’estate di libri',
      'El verano de los libros',
      'L’été des livres',
      'Büchersommer',
    ),
    picture: 'gobook',
    filter: 'book',
    family: 'go',
  },
  {
    subject: texts(
      'Canvas week',
      'Settimana della tela',
      'Semana del lienzo',
      'Semaine de la toile',
      'Leinwandwoche',
    ),
    picture: 'canvas-wrap',
    filter: 'wallart',
    family: 'wallart',
  },
  {
    subject: texts(
      'Magazine month',
      'Il mese del Magazine',
      'El mes del Magazine',
      'Le mois du Magazine',
      'Magazine-Monat',
    ),
    picture: 'magazine',
    filter: 'book',
    family: 'magazine',
  },
  {
    subject: texts(
      'Back to the studio',
      'Si torna in studio',
      'De vuelta al estudio',
      'Retour au studio',
      'Zurück ins Studio',
    ),
    picture: 'maverick',
    filter: 'album',
    family: 'maverick',
  },
  {
    subject: texts(
      'Leather in autumn',
      'Autunno in pelle',
      'Otoño en piel',
      'Cuir d’automne',
      'Leder im Herbst',
    ),
    picture: 'leatherwallart',
    filter: 'wallart',
    family: 'wallart',
  },
  {
    subject: texts(
      'Black Friday boxes',
      'Black Friday delle box',
      'Black Friday en cajas',
      'Black Friday des coffrets',
      'Boxen zum Black Friday',
    ),
    picture: 'display-box',
    filter: 'box',
    family: 'display_box',
  },
  {
    subject: texts(
      'Frames as gifts',
      'Cornici da regalare',
      'Marcos para regalar',
      'Des cadres à offrir',
      'Rahmen zum Verschenken',
    ),
    picture: 'frames-pro',
    filter: 'frame',
    family: 'wallart',
  },
];

const endedLead = texts(
  'This promotion has ended. The products are still in the store.',
  'Questa promozione è terminata. I prodotti sono ancora nello store.',
  'Esta promoción ha finalizado. Los productos siguen en la tienda.',
  'Cette promotion est terminée. Les produits restent disponibles dans la boutique.',
  'Diese Aktion ist beendet. Die Produkte gibt es weiterhin im Shop.',
);

/** The text of an ended promotion, by its month (0 to 11) and year. */
export function endedPromotion(
  index: number,
  month: number,
  year: number,
): {
  readonly announcement: Announcement;
  readonly rule: Readonly<Record<string, Readonly<Record<string, number>>>>;
} {
  const season = seasons[month];
  if (!season) throw new Error(`no season in month ${month}`);
  const { subject, picture, filter, family } = season;
  const dated = (text: string) => `${text} ${year}`;
  return {
    rule: { discount: { [family]: 10 + (index % 4) * 5 } },
    announcement: {
      subject: texts(
        dated(subject.en),
        dated(subject.it),
        dated(subject.es),
        dated(subject.fr),
        dated(subject.de),
      ),
      lead: endedLead,
      // A few were announced without a picture.
      picture: index % 6 === 5 ? '' : picture,
      link: `${store}?filter=${filter}`,
      big: index % 4 === 0,
    },
  };
}
