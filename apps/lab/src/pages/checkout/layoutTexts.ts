import type { Language } from '@trade-area/core/contract';
import type { ImagesVerdict } from '@trade-area/core/pricing';
import { languageOf } from '../../base/language.ts';

/** Texts of the checkout about the layout of a product. */
interface LayoutTexts {
  readonly title: string;
  readonly own: string;
  style(name: string): string;
  images(count: string): string;
  /** A number or a range, and the pages that it is for. */
  recommended(images: string, pages: string): string;
  /** After the recommendation: how the chosen number compares. */
  readonly verdicts: Readonly<Record<ImagesVerdict, string>>;
  extra(count: string): string;
  readonly table: string;
  readonly pages: string;
}

const texts: Readonly<Record<Language, LayoutTexts>> = {
  en: {
    title: 'Layout by the lab',
    own: 'You upload your own files after you have placed the order.',
    style: (name) => `Style: ${name}`,
    images: (count) => `Images: ${count}`,
    recommended: (images, pages) => `Recommended for ${pages} pages: ${images}.`,
    verdicts: {
      fewer: 'You have chosen fewer.',
      fits: 'Your number fits.',
      more: 'You have chosen more.',
    },
    extra: (count) => `Images beyond one per page, which are charged: ${count}`,
    table: 'Recommended number of images',
    pages: 'Pages',
  },
  it: {
    title: 'Impaginazione del laboratorio',
    own: 'Carichi i tuoi file dopo aver inviato l’ordine.',
    style: (name) => `Stile: ${name}`,
    images: (count) => `Immagini: ${count}`,
    recommended: (images, pages) => `Consigliate per ${pages} pagine: ${images}.`,
    verdicts: {
      fewer: 'Ne hai scelte di meno.',
      fits: 'Il tuo numero va bene.',
      more: 'Ne hai scelte di più.',
    },
    extra: (count) => `Immagini oltre una per pagina, a pagamento: ${count}`,
    table: 'Numero consigliato di immagini',
    pages: 'Pagine',
  },
  es: {
    title: 'Maquetación del laboratorio',
    own: 'Subes tus propios archivos después de realizar el pedido.',
    style: (name) => `Estilo: ${name}`,
    images: (count) => `Imágenes: ${count}`,
    recommended: (images, pages) => `Recomendadas para ${pages} páginas: ${images}.`,
    verdicts: {
      fewer: 'Has elegido menos.',
      fits: 'Tu número es adecuado.',
      more: 'Has elegido más.',
    },
    extra: (count) => `Imágenes que superan una por página y se cobran: ${count}`,
    table: 'Número recomendado de imágenes',
    pages: 'Páginas',
  },
  fr: {
    title: 'Mise en page par le laboratoire',
    own: 'Vous envoyez vos propres fichiers après avoir passé commande.',
    style: (name) => `Style\u00a0: ${name}`,
    images: (count) => `Images\u00a0: ${count}`,
    recommended: (images, pages) => `Recommandé pour ${pages} pages\u00a0: ${images}.`,
    verdicts: {
      fewer: 'Vous en avez choisi moins.',
      fits: 'Votre nombre convient.',
      more: 'Vous en avez choisi plus.',
    },
    extra: (count) => `Images au-delà d’une par page, facturées\u00a0: ${count}`,
    table: 'Nombre d’images recommandé',
    pages: 'Pages',
  },
  de: {
    title: 'Gestaltung durch das Labor',
    own: 'Sie laden Ihre eigenen Dateien nach der Bestellung hoch.',
    style: (name) => `Stil: ${name}`,
    images: (count) => `Bilder: ${count}`,
    recommended: (images, pages) => `Empfohlen für ${pages} Seiten: ${images}.`,
    verdicts: {
      fewer: 'Sie haben weniger gewählt.',
      fits: 'Ihre Anzahl passt.',
      more: 'Sie haben mehr gewählt.',
    },
    extra: (count) => `Bilder über eines je Seite hinaus, die berechnet werden: ${count}`,
    table: 'Empfohlene Anzahl der Bilder',
    pages: 'Seiten',
  },
};

export const layoutTexts = (language: string): LayoutTexts => texts[languageOf(language)];
