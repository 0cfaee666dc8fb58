import type { Texts } from '../../../src/database/schema/shop.ts';
import { texts } from './texts.ts';

export interface Announcement {
  readonly subject: Texts;
  readonly lead: Texts;
  /** Slug whose picture announces it; '' = words only. */
  readonly picture: string;
  /** Where its button leads. */
  readonly link: string;
  readonly popup?: boolean;
  /** Has a long text beside the picture (PROMO-44). */
  readonly big?: boolean;
}

const store = '/ta/graphistore';

/** The words of CAT-PROMOS. */
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
      'Mostra alle coppie che cosa avranno in mano. Ogni campione delle Fab Selections costa la metà, tutto l’anno.',
      'Enseña a tus parejas lo que tendrán en las manos. Cada muestra de Fab Selections cuesta la mitad, todo el año.',
      'Montrez à vos mariés ce qu’ils tiendront en main. Chaque échantillon des Fab Selections est à moitié prix, toute l’année.',
      'Zeigen Sie Ihren Paaren, was sie in Händen halten werden. Jedes Muster der Fab Selections kostet das ganze Jahr die Hälfte.',
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
      '15 % su Wedding Book, Contessa e Young Book, 10 % su Matted Album e DMA. Oltre 1.000 i Wedding Book hanno il 20 %.',
      '15 % en Wedding Book, Contessa y Young Book, 10 % en Matted Album y DMA. A partir de 1.000, 20 % en Wedding Book.',
      '15 % sur Wedding Book, Contessa et Young Book, 10 % sur Matted Album et DMA. Au-delà de 1 000, 20 % sur les Wedding Book.',
      '15 % auf Wedding Book, Contessa und Young Book, 10 % auf Matted Album und DMA. Ab 1.000 gibt es 20 % auf Wedding Books.',
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
      'Dorso aperto, filo a vista, carta non patinata. 25 % sui tuoi primi Raw Book.',
      'Lomo abierto, hilo visto, papel sin estucar. 25 % en tus primeros Raw Book.',
      'Dos ouvert, fil apparent, papier non couché. 25 % sur vos premiers Raw Book.',
      'Offener Rücken, sichtbarer Faden, ungestrichenes Papier. 25 % auf Ihre ersten Raw Books.',
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
      '30 % su Primo e Raw Book: pagine piane fino all’ultimo millimetro.',
      '30 % en Primo y Raw Book: páginas planas hasta el último milímetro.',
      '30 % sur Primo et Raw Book : des pages à plat jusqu’au dernier millimètre.',
      '30 % auf Primo und Raw Book: Seiten, die bis zum letzten Millimeter flach liegen.',
    ),
    picture: 'primo',
    link: `${store}?filter=album`,
  },
  '904': {
    subject: texts(
      'Wall art days',
      'I giorni della wall art',
      'Días de wall art',
      'Les jours wall art',
      'Wandbild-Tage',
    ),
    lead: texts(
      '10% off everything you hang: acrylic, canvas, metal, leather and frames.',
      '10 % su tutto ciò che si appende: acrilico, tela, metallo, pelle e cornici.',
      '10 % en todo lo que se cuelga: acrílico, lienzo, metal, piel y marcos.',
      '10 % sur tout ce qui s’accroche : acrylique, toile, métal, cuir et cadres.',
      '10 % auf alles, was hängt: Acryl, Leinwand, Metall, Leder und Rahmen.',
    ),
    picture: 'canvas-pro',
    link: `${store}?filter=wallart`,
  },
  '905': {
    subject: texts(
      'Acrylic and metal',
      'Acrilico e metallo',
      'Acrílico y metal',
      'Acrylique et métal',
      'Acryl und Metall',
    ),
    lead: texts(
      '35% off Acrylic Pro and Metal Print, in every size.',
      '35 % su Acrylic Pro e Metal Print, in ogni formato.',
      '35 % en Acrylic Pro y Metal Print, en todos los tamaños.',
      '35 % sur Acrylic Pro et Metal Print, dans tous les formats.',
      '35 % auf Acrylic Pro und Metal Print, in jeder Größe.',
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
      'La sorella minore del Magnolia Album a prezzo unico, anche con supporto.',
      'La hermana pequeña del Magnolia Album a precio único, también con soporte.',
      'La petite sœur du Magnolia Album à prix unique, support compris.',
      'Die kleine Schwester des Magnolia Albums zu einem Preis, auch mit Ständer.',
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
      'Chiedi al tuo referente quali pezzi della Tramontina Collection partecipano.',
      'Pregunta a tu contacto qué piezas de la Tramontina Collection participan.',
      'Demandez à votre interlocuteur quelles pièces de la Tramontina Collection participent.',
      'Fragen Sie Ihre Ansprechperson, welche Stücke der Tramontina Collection dabei sind.',
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
      'Campioni di Magazine al 60 % in meno, Go Book al 40 %, e un Baby Book da mostrare a 15.',
      'Muestras de Magazine con un 60 %, Go Book con un 40 % y un Baby Book para enseñar por 15.',
      'Échantillons de Magazine à −60 %, Go Book à −40 %, et un Baby Book à montrer pour 15.',
      'Magazine-Muster mit 60 % Rabatt, Go Books mit 40 %, und ein Baby Book zum Zeigen für 15.',
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
      'Eine Photo Box geschenkt',
    ),
    lead: texts(
      'Your next Photo Box is free. It comes filled with your prints, ready to hand over.',
      'La tua prossima Photo Box non costa nulla. Arriva con le tue stampe, pronta da consegnare.',
      'Tu próxima Photo Box no cuesta nada. Llega con tus copias, lista para entregar.',
      'Votre prochaine Photo Box ne coûte rien. Elle arrive garnie de vos tirages, prête à remettre.',
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
      'GO20 : un coupon pour les Go Book',
      'GO20: ein Gutschein für Go Books',
    ),
    lead: texts(
      'Enter GO20 at checkout for 20% off any Go Book.',
      'Inserisci GO20 al checkout e togli il 20 % da ogni Go Book.',
      'Escribe GO20 al pagar y ahorra un 20 % en cualquier Go Book.',
      'Saisissez GO20 au paiement : 20 % sur tous les Go Book.',
      'Geben Sie GO20 an der Kasse ein: 20 % auf jedes Go Book.',
    ),
    picture: 'gobook',
    link: `${store}?filter=book`,
  },
  '911': {
    subject: texts('Atelier club', 'Atelier club', 'Club Atelier', 'Club Atelier', 'Atelier-Club'),
    lead: texts(
      'Members see new editions first. The Atelier Preview is in your store now.',
      'I membri vedono per primi le nuove edizioni. Atelier Preview è già nel tuo store.',
      'Los miembros ven antes las nuevas ediciones. Atelier Preview ya está en tu tienda.',
      'Les membres découvrent les nouvelles éditions en premier. L’Atelier Preview est dans votre boutique.',
      'Mitglieder sehen neue Editionen zuerst. Die Atelier Preview steht jetzt in Ihrem Shop.',
    ),
    picture: '',
    link: `${store}?filter=new`,
  },
  '912': {
    subject: texts(
      'Goodbye, Classic',
      'L’addio di Classic',
      'Adiós a Classic',
      'Au revoir, Classic',
      'Abschied von Classic',
    ),
    lead: texts(
      'The Go Book Classic is leaving the catalogue. The new Go Book takes its place, in the same sizes.',
      'Go Book Classic esce dal catalogo. Al suo posto il nuovo Go Book, negli stessi formati.',
      'Go Book Classic deja el catálogo. Lo sustituye el nuevo Go Book, en los mismos tamaños.',
      'Le Go Book Classic quitte le catalogue. Le nouveau Go Book le remplace, dans les mêmes formats.',
      'Das Go Book Classic verlässt den Katalog. An seine Stelle tritt das neue Go Book in denselben Größen.',
    ),
    picture: '',
    link: `${store}?filter=book`,
  },
  '913': {
    subject: texts('Story Book for 29', 'Story Book 29', 'Story Book 29', 'Story Book 29', 'Story Book 29'),
    lead: texts(
      'One price for a Story Book with the base number of pages, in any size.',
      'Un solo prezzo per lo Story Book con le prime pagine, in ogni formato.',
      'Un solo precio para el Story Book con sus primeras páginas, en cualquier tamaño.',
      'Un seul prix pour le Story Book avec ses premières pages, quel que soit le format.',
      'Ein Preis für das Story Book mit den ersten Seiten, in jeder Größe.',
    ),
    picture: 'storybook',
    link: `${store}?filter=book`,
    big: true,
  },
  '914': {
    subject: texts('Mats for less', 'Prezzo mats', 'Precio mats', 'Prix mats', 'Passepartout-Preis'),
    lead: texts(
      '2 off each mat from the third one on.',
      'Due in meno sul prezzo di ogni mat, dal terzo in poi.',
      'Dos menos en el precio de cada mat, a partir del tercero.',
      'Deux de moins sur chaque mat, à partir du troisième.',
      'Zwei weniger auf jedes Mat, ab dem dritten.',
    ),
    picture: '',
    link: `${store}?filter=prints_mats`,
    big: true,
  },
};
