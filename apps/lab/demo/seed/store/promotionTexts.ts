import type { Texts } from '../../../src/database/schema/shop.ts';
import { texts } from './texts.ts';

export interface Announcement {
  readonly subject: Texts;
  readonly lead: Texts;
  /** Slug of the product in its picture; '' = text only. */
  readonly picture: string;
  /** Address of its button. */
  readonly link: string;
  readonly popup?: boolean;
  /** Has a long text beside the picture (PROMO-44). */
  readonly big?: boolean;
}

const store = '/ta/graphistore';

/** Announcements of the promotions of CAT-PROMOS, by id. */
export const announcements: Readonly<Record<string, Announcement>> = {
  '816': {
    subject: texts(
      'Half-price samples for 12 months',
      'Campioni a metà prezzo per 12 mesi',
      'Muestras a mitad de precio durante 12 meses',
      'Échantillons à moitié prix pendant 12 mois',
      '12 Monate Muster zum halben Preis',
    ),
    lead: texts(
      'Let your couples hold the real thing. Every Fab Selections sample is half price, all year.',
      'Fai toccare con mano il prodotto ai tuoi sposi: tutti i campioni delle Fab Selections a metà prezzo, tutto l’anno.',
      'Enseña a las parejas lo que tendrán en las manos: todas las muestras Fab Selections, a mitad de precio todo el año.',
      'Montrez à vos mariés ce qu’ils auront entre les mains. Tous les échantillons des Fab Selections sont à moitié prix, toute l’année.',
      'Zeigen Sie Ihren Brautpaaren, was sie später in Händen halten. Alle Muster der Fab Selections gibt es das ganze Jahr zum halben Preis.',
    ),
    picture: 'fab-album-samples',
    link: `${store}?filter=selection&subfilter=fabselection`,
    big: true,
  },
  '901': {
    subject: texts(
      'Autumn albums',
      'Album d’autunno',
      'Álbumes de otoño',
      'Albums d’automne',
      'Alben im Herbst',
    ),
    lead: texts(
      '15% off Wedding Book, Contessa and Young Book, 10% off Matted Album and DMA. 20% off Wedding Books over 1,000.',
      '15% di sconto su Wedding Book, Contessa e Young Book, 10% su Matted Album e DMA. Oltre 1.000, 20% sui Wedding Book.',
      '15 % de descuento en Wedding Book, Contessa y Young Book; 10 % en Matted Album y DMA. A partir de 1.000, 20 % en Wedding Book.',
      '−15 % sur Wedding Book, Contessa et Young Book, −10 % sur Matted Album et DMA. Au-delà de 1 000, −20 % sur les Wedding Book.',
      '15 % auf Wedding Book, Contessa und Young Book, 10 % auf Matted Album und DMA. Ab 1.000 gibt es 20 % auf Wedding Books.',
    ),
    picture: 'weddingbook',
    link: `${store}?filter=album`,
    popup: true,
    big: true,
  },
  '902': {
    subject: texts(
      'Raw Book launch',
      'Arriva Raw Book',
      'Llega Raw Book',
      'Lancement du Raw Book',
      'Das Raw Book ist da',
    ),
    lead: texts(
      'Open spine, visible thread, uncoated paper. 25% off your first Raw Books.',
      'Dorso aperto, filo a vista, carta non patinata. 25% di sconto sui tuoi primi Raw Book.',
      'Lomo abierto, hilo visto, papel sin estucar. 25 % de descuento en tus primeros Raw Book.',
      'Dos ouvert, fil apparent, papier non couché. −25 % sur vos premiers Raw Book.',
      'Offener Rücken, sichtbarer Faden, ungestrichenes Papier. 25 % auf Ihre ersten Raw Books.',
    ),
    picture: 'raw-book',
    link: `${store}?filter=new`,
  },
  '903': {
    subject: texts(
      'Flush-mount week',
      'La settimana del flush mount',
      'La semana flush mount',
      'La semaine flush mount',
      'Flush-Mount-Woche',
    ),
    lead: texts(
      '30% off Primo and Raw Book: pages that lie flat to the last millimetre.',
      '30% di sconto su Primo e Raw Book: pagine perfettamente piane.',
      '30 % de descuento en Primo y Raw Book: apertura plana hasta el último milímetro.',
      '−30 % sur Primo et Raw Book : des pages parfaitement à plat, au millimètre près.',
      '30 % auf Primo und Raw Book: Seiten, die bis zum letzten Millimeter flach aufliegen.',
    ),
    picture: 'primo',
    link: `${store}?filter=album`,
  },
  '904': {
    subject: texts(
      'Wall art days',
      'Speciale wall art',
      'Días de cuadros',
      'Les jours déco murale',
      'Wandbild-Tage',
    ),
    lead: texts(
      '10% off everything you hang: acrylic, canvas, metal, leather and frames.',
      '10% di sconto su tutto ciò che si appende: acrilico, tela, metallo, pelle e cornici.',
      '10 % de descuento en todo lo que se cuelga: metacrilato, lienzo, metal, piel y marcos.',
      '−10 % sur tout ce qui s’accroche : acrylique, toile, métal, cuir et cadres.',
      '10 % auf alles für die Wand: Acryl, Leinwand, Metall, Leder und Rahmen.',
    ),
    picture: 'canvas-pro',
    link: `${store}?filter=wallart`,
  },
  '905': {
    subject: texts(
      'Acrylic and metal',
      'Acrilico e metallo',
      'Metacrilato y metal',
      'Acrylique et métal',
      'Acryl und Metall',
    ),
    lead: texts(
      '35% off Acrylic Pro and Metal Print, in every size.',
      '35% di sconto su Acrylic Pro e Metal Print, in ogni formato.',
      '35 % de descuento en Acrylic Pro y Metal Print, en todos los tamaños.',
      '−35 % sur Acrylic Pro et Metal Print, dans tous les formats.',
      '35 % auf Acrylic Pro und Metal Print, in allen Formaten.',
    ),
    picture: 'acrylic-pro',
    link: `${store}?filter=wallart`,
    big: true,
  },
  '906': {
    subject: texts(
      'Young Magnolia for 99',
      'Young Magnolia a 99',
      'Young Magnolia a 99',
      'Young Magnolia à 99',
      'Young Magnolia für 99',
    ),
    lead: texts(
      'The Magnolia Album’s little sister at one price, stand included.',
      'La versione piccola del Magnolia Album a prezzo unico, leggio compreso.',
      'El hermano pequeño del Magnolia Album a precio único, atril incluido.',
      'La petite sœur du Magnolia Album à prix unique, support compris.',
      'Das Magnolia Album in Klein zum Einheitspreis, auch mit Ständer.',
    ),
    picture: 'young-magnolia',
    link: `${store}?filter=collection&subfilter=tc`,
  },
  '907': {
    subject: texts(
      'The collection for 79',
      'La collezione a 79',
      'La colección a 79',
      'La collection à 79',
      'Die Kollektion für 79',
    ),
    lead: texts(
      'Ask your representative which Tramontina Collection products are included.',
      'Chiedi al tuo referente commerciale quali prodotti della Tramontina Collection sono in promozione.',
      'Pregunta a tu comercial qué piezas de la Tramontina Collection entran en la promoción.',
      'Demandez à votre commercial quelles pièces de la Tramontina Collection sont concernées.',
      'Fragen Sie Ihren Ansprechpartner, welche Stücke der Tramontina Collection dabei sind.',
    ),
    picture: 'magnolia-album',
    link: `${store}?filter=collection&subfilter=tc`,
  },
  '908': {
    subject: texts(
      'Book samples',
      'Campioni di libri',
      'Muestras de libros',
      'Échantillons de livres',
      'Buchmuster',
    ),
    lead: texts(
      '60% off Magazine samples, 40% off Go Book samples, and a sample Baby Book for 15.',
      'Campioni di Magazine a −60%, di Go Book a −40%, e un Baby Book da mostrare in studio a 15.',
      'Muestras de Magazine con un 60 % de descuento, Go Book con un 40 % y un Baby Book para enseñar por 15.',
      'Échantillons de Magazine à −60 %, de Go Book à −40 %, et un Baby Book de démonstration à 15.',
      'Magazine-Muster mit 60 % Rabatt, Go Books mit 40 % und ein Baby Book als Vorzeigemuster für 15.',
    ),
    picture: 'magazine',
    link: `${store}?filter=book`,
  },
  '909': {
    subject: texts(
      'A Photo Box on us',
      'Una Photo Box in regalo',
      'Una Photo Box de regalo',
      'Une Photo Box offerte',
      'Eine Photo Box gratis',
    ),
    lead: texts(
      'Your next Photo Box is free. It comes filled with your prints, ready to hand over.',
      'La tua prossima Photo Box è gratis. Arriva con le tue stampe, pronta da consegnare.',
      'Tu próxima Photo Box te sale gratis. Llega con tus copias, lista para entregar.',
      'Votre prochaine Photo Box est gratuite. Elle arrive garnie de vos tirages, prête à remettre.',
      'Ihre nächste Photo Box kostet nichts. Sie kommt mit Ihren Abzügen, fertig zum Überreichen.',
    ),
    picture: 'photobox',
    link: `${store}?filter=box`,
    popup: true,
  },
  '910': {
    subject: texts(
      'GO20: a coupon for Go Books',
      'GO20: un coupon per i Go Book',
      'GO20: un cupón para Go Book',
      'GO20 : un code promo pour les Go Book',
      'GO20: ein Gutschein für Go Books',
    ),
    lead: texts(
      'Enter GO20 at checkout for 20% off any Go Book.',
      'Inserisci GO20 al momento dell’ordine: 20% di sconto su tutti i Go Book.',
      'Introduce GO20 al finalizar el pedido y ahorra un 20 % en cualquier Go Book.',
      'Saisissez GO20 au paiement : −20 % sur tous les Go Book.',
      'Geben Sie GO20 an der Kasse ein: 20 % auf jedes Go Book.',
    ),
    picture: 'gobook',
    link: `${store}?filter=book`,
  },
  '911': {
    subject: texts('Atelier club', 'Atelier club', 'Club Atelier', 'Club Atelier', 'Atelier-Club'),
    lead: texts(
      'Members see new editions first. The Atelier Preview is in your store now.',
      'I membri scoprono per primi le nuove edizioni. Atelier Preview è già nel tuo store.',
      'Los socios ven las nuevas ediciones antes que nadie. Atelier Preview ya está en tu tienda.',
      'Les membres découvrent les nouvelles éditions en premier. L’Atelier Preview est dans votre boutique.',
      'Mitglieder sehen neue Editionen zuerst. Die Atelier Preview finden Sie jetzt in Ihrem Shop.',
    ),
    picture: '',
    link: `${store}?filter=new`,
  },
  '912': {
    subject: texts(
      'Goodbye, Classic',
      'Classic ci saluta',
      'Adiós a Classic',
      'Au revoir, Classic',
      'Abschied von Classic',
    ),
    lead: texts(
      'The Go Book Classic is leaving the catalogue. The new Go Book takes its place, in the same sizes.',
      'Go Book Classic esce dal catalogo. Al suo posto il nuovo Go Book, negli stessi formati.',
      'Go Book Classic deja el catálogo. Lo sustituye el nuevo Go Book, en los mismos tamaños.',
      'Le Go Book Classic quitte le catalogue. Le nouveau Go Book le remplace, dans les mêmes formats.',
      'Das Go Book Classic läuft aus. Sein Nachfolger ist das neue Go Book in denselben Formaten.',
    ),
    picture: '',
    link: `${store}?filter=book`,
  },
  '913': {
    subject: texts('Story Book for 29', 'Story Book 29', 'Story Book 29', 'Story Book 29', 'Story Book 29'),
    lead: texts(
      'One price for a Story Book with the base number of pages, in any size.',
      'Un solo prezzo per lo Story Book con le pagine di base, in ogni formato.',
      'Un solo precio para el Story Book con sus primeras páginas, en cualquier tamaño.',
      'Un seul prix pour le Story Book avec ses premières pages, quel que soit le format.',
      'Das Story Book mit Mindestseitenzahl zum Einheitspreis, in jedem Format.',
    ),
    picture: 'storybook',
    link: `${store}?filter=book`,
    big: true,
  },
  '914': {
    subject: texts(
      'Mats for less',
      'Prezzo passepartout',
      'Paspartús rebajados',
      'Prix passe-partout',
      'Passepartouts günstiger',
    ),
    lead: texts(
      '2 off each mat from the third one on.',
      '2 di sconto su ogni passepartout, dal terzo in poi.',
      'Dos menos por cada paspartú, a partir del tercero.',
      '2 de remise sur chaque passe-partout, à partir du troisième.',
      'Ab dem dritten Passepartout kostet jedes 2 weniger.',
    ),
    picture: '',
    link: `${store}?filter=prints_mats`,
    big: true,
  },
};
