import type { Texts } from '../database/schema/shop.ts';

/** Names of the documented topics (FAQ-03). A lab names others, or these otherwise, by its text `help.topic.<topic>`. */
export const topicNames: Readonly<Record<string, Texts>> = {
  ordering: {
    en: 'Ordering',
    it: 'Ordini',
    es: 'Pedidos',
    fr: 'Commandes',
    de: 'Bestellen',
  },
  files: {
    en: 'Preparing files',
    it: 'Preparazione dei file',
    es: 'Preparación de archivos',
    fr: 'Préparation des fichiers',
    de: 'Dateien vorbereiten',
  },
  samples: {
    en: 'Samples and Materials',
    it: 'Campioni e materiali',
    es: 'Muestras y materiales',
    fr: 'Échantillons et matières',
    de: 'Muster und Materialien',
  },
  delivery: {
    en: 'Order Delivery and Shipping',
    it: 'Consegna e spedizione',
    es: 'Entrega y envío',
    fr: 'Livraison et expédition',
    de: 'Lieferung und Versand',
  },
  products: {
    en: 'About our products',
    it: 'I nostri prodotti',
    es: 'Nuestros productos',
    fr: 'Nos produits',
    de: 'Unsere Produkte',
  },
};
