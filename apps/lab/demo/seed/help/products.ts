import { texts } from '../store/texts.ts';
import type { DemoQuestion } from './question.ts';

/** About our products (FAQ-11, FAQ-14). */
export const products: readonly DemoQuestion[] = [
  {
    id: 'pages',
    question: texts(
      'How many pages can an album have?',
      'Quante pagine può avere un album?',
      '¿Cuántas páginas puede tener un álbum?',
      'Combien de pages un album peut-il avoir\u202f?',
      'Wie viele Seiten kann ein Album haben?',
    ),
    answer: texts(
      '<p>Panoramic albums have up to 110 pages. One spread equals two pages.</p>',
      '<p>Gli album panoramici hanno fino a 110 pagine. Una doppia pagina corrisponde a due pagine.</p>',
      '<p>Los álbumes panorámicos tienen hasta 110 páginas. Una doble página equivale a dos páginas.</p>',
      '<p>Les albums panoramiques comptent jusqu’à 110\u00a0pages. Une double page équivaut à deux pages.</p>',
      '<p>Panoramaalben haben bis zu 110 Seiten. Eine Doppelseite entspricht zwei Seiten.</p>',
    ),
  },
  {
    id: 'longevity',
    question: texts(
      'How long do the prints last?',
      'Quanto durano le stampe?',
      '¿Cuánto duran las copias?',
      'Combien de temps les tirages durent-ils\u202f?',
      'Wie lange halten die Abzüge?',
    ),
    answer: texts(
      '<p>Our prints are made to last for 300 years. Keep them dry and out of direct sunlight.</p>',
      '<p>Le nostre stampe sono fatte per durare 300 anni. Conservale all’asciutto e lontano dalla luce diretta del sole.</p>',
      '<p>Nuestras copias están hechas para durar 300 años. Guárdalas en un lugar seco y sin luz solar directa.</p>',
      '<p>Nos tirages sont conçus pour durer 300\u00a0ans. Conservez-les au sec et à l’abri de la lumière directe du soleil.</p>',
      '<p>Unsere Abzüge sind für 300 Jahre gemacht. Bewahren Sie sie trocken und ohne direktes Sonnenlicht auf.</p>',
    ),
  },
  {
    id: 'technical-info',
    question: texts(
      'Where do I find sizes, prices and templates?',
      'Dove trovo formati, prezzi e template?',
      '¿Dónde encuentro tamaños, precios y plantillas?',
      'Où trouver formats, prix et gabarits\u202f?',
      'Wo finde ich Formate, Preise und Vorlagen?',
    ),
    answer: texts(
      '<p>On each product’s page in <a href="/ta/graphistore">the store</a>: price list, technical information, templates and tutorials.</p>',
      '<p>Nella pagina di ogni prodotto nello <a href="/ta/graphistore">store</a>: listino, informazioni tecniche, template e tutorial.</p>',
      '<p>En la página de cada producto de la <a href="/ta/graphistore">tienda</a>: tarifas, información técnica, plantillas y tutoriales.</p>',
      '<p>Sur la page de chaque produit dans la <a href="/ta/graphistore">boutique</a>\u00a0: tarifs, informations techniques, gabarits et tutoriels.</p>',
      '<p>Auf der Seite jedes Produkts im <a href="/ta/graphistore">Shop</a>: Preisliste, technische Angaben, Vorlagen und Anleitungen.</p>',
    ),
  },
];
