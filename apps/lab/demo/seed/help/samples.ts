import { texts } from '../store/texts.ts';
import type { DemoQuestion } from './question.ts';

/** Samples and Materials. */
export const samples: readonly DemoQuestion[] = [
  {
    id: 'studio-samples',
    question: texts(
      'Can I order samples for my studio?',
      'Posso ordinare campioni per il mio studio?',
      '¿Puedo pedir muestras para mi estudio?',
      'Puis-je commander des échantillons pour mon studio\u202f?',
      'Kann ich Muster für mein Studio bestellen?',
    ),
    answer: texts(
      '<p>Yes. <a href="/ta/graphistore/selection">The selections in the store</a> have sample albums and sample wall art, made with your own photos.</p>',
      '<p>Sì. Nelle <a href="/ta/graphistore/selection">selezioni dello store</a> trovi album e wall art campione, realizzati con le tue foto.</p>',
      '<p>Sí. En las <a href="/ta/graphistore/selection">selecciones de la tienda</a> hay álbumes y cuadros de muestra, hechos con tus propias fotos.</p>',
      '<p>Oui. Les <a href="/ta/graphistore/selection">sélections de la boutique</a> proposent des albums et de la déco murale de démonstration, réalisés avec vos photos.</p>',
      '<p>Ja. In den <a href="/ta/graphistore/selection">Auswahlen im Shop</a> finden Sie Musteralben und Muster von Wandbildern, hergestellt mit Ihren eigenen Fotos.</p>',
    ),
  },
  {
    id: 'sample-discounts',
    question: texts(
      'Are samples cheaper?',
      'I campioni costano meno?',
      '¿Las muestras son más baratas?',
      'Les échantillons sont-ils moins chers\u202f?',
      'Sind Muster günstiger?',
    ),
    answer: texts(
      '<p>With some promotions, yes. The product’s card in the store then shows the discount for samples, which applies automatically when you order one.</p>',
      '<p>Con alcune promozioni sì. La scheda del prodotto nello store mostra allora lo sconto per i campioni, che si applica automaticamente quando ne ordini uno.</p>',
      '<p>Con algunas promociones, sí. La ficha del producto en la tienda muestra entonces el descuento para muestras, que se aplica automáticamente al pedir una.</p>',
      '<p>Avec certaines promotions, oui. La fiche du produit dans la boutique indique alors la remise sur les échantillons\u202f; elle s’applique automatiquement à la commande.</p>',
      '<p>Bei manchen Aktionen ja. Dann zeigt die Karte des Produkts im Shop den Rabatt für Muster, und er wird bei der Bestellung automatisch abgezogen.</p>',
    ),
  },
  {
    id: 'materials',
    question: texts(
      'Can I see the materials before I choose?',
      'Posso vedere i materiali prima di scegliere?',
      '¿Puedo ver los materiales antes de elegir?',
      'Puis-je voir les matières avant de choisir\u202f?',
      'Kann ich die Materialien vor der Wahl sehen?',
    ),
    answer: texts(
      '<p>Each product’s page and configurator show every cover and paper. To feel them in your hands, ask your representative for swatches.</p>',
      '<p>La pagina di ogni prodotto e il suo configuratore mostrano tutte le copertine e le carte. Se vuoi toccarle con mano, chiedi i campioni al tuo referente commerciale.</p>',
      '<p>La página de cada producto y su configurador muestran todas las tapas y papeles. Si quieres tocarlos, pide muestras a tu comercial.</p>',
      '<p>La page de chaque produit et son configurateur montrent toutes les couvertures et tous les papiers. Pour les toucher, demandez des échantillons à votre commercial.</p>',
      '<p>Die Seite jedes Produkts und sein Konfigurator zeigen alle Einbände und Papiere. Wenn Sie sie in die Hand nehmen möchten, fragen Sie Ihren Ansprechpartner nach Mustern.</p>',
    ),
  },
];
