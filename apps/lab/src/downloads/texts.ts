import type { Language } from '@trade-area/core/contract';
import type { Texts } from '../database/schema/shop.ts';
import type { TemplateWords } from './templateFile.ts';

/** Words in the layout templates. */
export const templateWords: Readonly<Record<Language, TemplateWords>> = {
  en: { layout: 'Layout', guides: 'Guides', bleed: 'Bleed', trim: 'Trim', safe: 'Safe area', fold: 'Fold' },
  it: {
    layout: 'Impaginato',
    guides: 'Guide',
    bleed: 'Abbondanza',
    trim: 'Rifilo',
    safe: 'Area di sicurezza',
    fold: 'Piega',
  },
  es: {
    layout: 'Maqueta',
    guides: 'Guías',
    bleed: 'Sangrado',
    trim: 'Corte',
    safe: 'Zona de seguridad',
    fold: 'Pliegue',
  },
  fr: {
    layout: 'Mise en page',
    guides: 'Repères',
    bleed: 'Fond perdu',
    trim: 'Coupe',
    safe: 'Zone de sécurité',
    fold: 'Pli',
  },
  de: {
    layout: 'Layout',
    guides: 'Hilfslinien',
    bleed: 'Beschnitt',
    trim: 'Endformat',
    safe: 'Sicherheitsbereich',
    fold: 'Falz',
  },
};

/** The price list of every product. */
export const allPricesName: Texts = {
  en: 'Complete price list',
  it: 'Listino completo',
  es: 'Tarifa completa',
  fr: 'Tarif complet',
  de: 'Gesamtpreisliste',
};
export const allPricesTableName: Texts = {
  en: 'Complete price list (table)',
  it: 'Listino completo (tabella)',
  es: 'Tarifa completa (tabla)',
  fr: 'Tarif complet (tableau)',
  de: 'Gesamtpreisliste (Tabelle)',
};

/** The views of a product in pictures; any other view has its number. */
export const photoNames: Readonly<Record<string, Texts>> = {
  foto: { en: 'Front', it: 'Fronte', es: 'Frente', fr: 'Face', de: 'Vorderseite' },
  foto_hover: { en: 'Open', it: 'Aperto', es: 'Abierto', fr: 'Ouvert', de: 'Geöffnet' },
  detail: { en: 'Detail', it: 'Dettaglio', es: 'Detalle', fr: 'Détail', de: 'Detail' },
};

/** Folders of the whole library by the part that they hold; their names are in addresses. */
export const sectionFolders = {
  price_list: {
    name: 'PRICE LIST',
    titles: { en: 'Price lists', it: 'Listini', es: 'Tarifas', fr: 'Tarifs', de: 'Preislisten' },
  },
  product_info: {
    name: 'TECHNICAL INFO',
    titles: {
      en: 'Technical information',
      it: 'Informazioni tecniche',
      es: 'Información técnica',
      fr: 'Informations techniques',
      de: 'Technische Informationen',
    },
  },
  templates: {
    name: 'TEMPLATES',
    titles: { en: 'Templates', it: 'Template', es: 'Plantillas', fr: 'Gabarits', de: 'Vorlagen' },
  },
  marketing: {
    name: 'MARKETING',
    titles: {
      en: 'Marketing materials',
      it: 'Materiali marketing',
      es: 'Materiales de marketing',
      fr: 'Supports marketing',
      de: 'Werbematerial',
    },
  },
  tutorials: {
    name: 'VIDEO',
    titles: {
      en: 'Video tutorials',
      it: 'Video tutorial',
      es: 'Videotutoriales',
      fr: 'Tutoriels vidéo',
      de: 'Videoanleitungen',
    },
  },
} as const;

/** The folder of the lessons of the design software, which the portal knows by this name (LIB-12, LAY-11). */
export const lessonsFolder = {
  name: 'GRAPHISOFTWARE TUTORIAL_EN',
  titles: {
    en: 'Graphisoftware: nine lessons',
    it: 'Graphisoftware: nove lezioni',
    es: 'Graphisoftware: nueve lecciones',
    fr: 'Graphisoftware\u00a0: neuf leçons',
    de: 'Graphisoftware: neun Lektionen',
  },
} as const;

/** The folder of files that belong to one product. */
export const productsFolder = {
  name: 'PRODUCTS',
  titles: { en: 'By product', it: 'Per prodotto', es: 'Por producto', fr: 'Par produit', de: 'Nach Produkt' },
} as const;
