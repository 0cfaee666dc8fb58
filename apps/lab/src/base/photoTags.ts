import type { Language } from '@trade-area/core/contract';

type Names = Readonly<Record<Language, string>>;

/** A category of tags for shared photos, and the values that can be chosen in it. */
export interface PhotoTagCategory {
  readonly key: string;
  readonly names: Names;
  /** Empty: its values come from the linked orders alone. */
  readonly values: readonly { readonly key: string; readonly names: Names }[];
}

/** Categories that linked orders fill in: the product's name, and its size. */
export const orderCategories = { product: 'product', size: 'size' } as const;

export const defaultPhotoTags: readonly PhotoTagCategory[] = [
  {
    key: 'occasion',
    names: { en: 'Occasion', it: 'Occasione', es: 'Ocasión', fr: 'Occasion', de: 'Anlass' },
    values: [
      {
        key: 'wedding',
        names: { en: 'Wedding', it: 'Matrimonio', es: 'Boda', fr: 'Mariage', de: 'Hochzeit' },
      },
      {
        key: 'engagement',
        names: { en: 'Engagement', it: 'Fidanzamento', es: 'Preboda', fr: 'Fiançailles', de: 'Verlobung' },
      },
      { key: 'family', names: { en: 'Family', it: 'Famiglia', es: 'Familia', fr: 'Famille', de: 'Familie' } },
      {
        key: 'newborn',
        names: { en: 'Newborn', it: 'Neonato', es: 'Recién nacido', fr: 'Nouveau-né', de: 'Neugeborene' },
      },
      {
        key: 'portrait',
        names: { en: 'Portrait', it: 'Ritratto', es: 'Retrato', fr: 'Portrait', de: 'Porträt' },
      },
    ],
  },
  {
    key: 'subject',
    names: { en: 'Subject', it: 'Soggetto', es: 'Motivo', fr: 'Sujet', de: 'Motiv' },
    values: [
      {
        key: 'cover',
        names: { en: 'Cover', it: 'Copertina', es: 'Portada', fr: 'Couverture', de: 'Einband' },
      },
      {
        key: 'open',
        names: {
          en: 'Open book',
          it: 'Libro aperto',
          es: 'Libro abierto',
          fr: 'Livre ouvert',
          de: 'Aufgeschlagen',
        },
      },
      { key: 'detail', names: { en: 'Detail', it: 'Dettaglio', es: 'Detalle', fr: 'Détail', de: 'Detail' } },
      {
        key: 'wall',
        names: { en: 'On the wall', it: 'A parete', es: 'En la pared', fr: 'Au mur', de: 'An der Wand' },
      },
      {
        key: 'people',
        names: {
          en: 'With people',
          it: 'Con persone',
          es: 'Con personas',
          fr: 'Avec des personnes',
          de: 'Mit Personen',
        },
      },
    ],
  },
  {
    key: 'place',
    names: { en: 'Place', it: 'Luogo', es: 'Lugar', fr: 'Lieu', de: 'Ort' },
    values: [
      { key: 'studio', names: { en: 'Studio', it: 'Studio', es: 'Estudio', fr: 'Studio', de: 'Studio' } },
      {
        key: 'home',
        names: { en: 'At home', it: 'In casa', es: 'En casa', fr: 'À la maison', de: 'Zu Hause' },
      },
      {
        key: 'outdoors',
        names: { en: 'Outdoors', it: 'All’aperto', es: 'Al aire libre', fr: 'En plein air', de: 'Im Freien' },
      },
    ],
  },
  {
    key: orderCategories.product,
    names: { en: 'Product', it: 'Prodotto', es: 'Producto', fr: 'Produit', de: 'Produkt' },
    values: [],
  },
  {
    key: orderCategories.size,
    names: { en: 'Size', it: 'Formato', es: 'Tamaño', fr: 'Format', de: 'Format' },
    values: [],
  },
];
