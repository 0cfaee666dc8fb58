import type { Language } from '@trade-area/core/contract';
import type { BuyLink } from './links.ts';

interface EditorTexts {
  readonly nome: string;
  readonly description: string;
}

/** Sub-editors of an item (STORE-28), with the texts of the chooser's cards. */
export const editorTexts: Readonly<Record<Language, Readonly<Record<BuyLink['editor'], EditorTexts>>>> = {
  en: {
    configurator: {
      nome: '3D Configurator',
      description: 'Choose size, materials and box, and view the finished product in 3D.',
    },
    cover: { nome: 'Cover Studio', description: 'Design the cover first: photo, engraving, foil.' },
    ownLayout: {
      nome: 'I have my own layout',
      description: 'Your pages are ready. Choose the product and upload your files.',
    },
    print: { nome: 'Print editor', description: 'Lay out your pages in the browser.' },
    collection: { nome: 'Collection', description: 'Create it on the collection’s own site.' },
    duplicate: { nome: 'Preset', description: 'Start from a finished design.' },
  },
  it: {
    configurator: {
      nome: 'Configuratore 3D',
      description: 'Scegli formato, materiali e cofanetto e guarda il prodotto finito in 3D.',
    },
    cover: { nome: 'Cover Studio', description: 'Parti dalla copertina: foto, incisione, stampa a caldo.' },
    ownLayout: {
      nome: 'Ho già la mia impaginazione',
      description: 'Le pagine sono pronte: scegli il prodotto e carica i file.',
    },
    print: { nome: 'Editor di impaginazione', description: 'Impagina direttamente nel browser.' },
    collection: { nome: 'Collezione', description: 'Si crea sul sito della collezione.' },
    duplicate: { nome: 'Preset', description: 'Parti da un progetto già pronto.' },
  },
  es: {
    configurator: {
      nome: 'Configurador 3D',
      description: 'Elige tamaño, materiales y caja y gira la pieza terminada en 3D.',
    },
    cover: { nome: 'Cover Studio', description: 'Empieza por la portada: foto, grabado, estampación.' },
    ownLayout: {
      nome: 'Ya tengo mi maquetación',
      description: 'Tus páginas están listas: elige el producto y sube los archivos.',
    },
    print: { nome: 'Editor de impresión', description: 'Maqueta tus páginas en el navegador.' },
    collection: { nome: 'Colección', description: 'Se crea en la web de la colección.' },
    duplicate: { nome: 'Diseño predefinido', description: 'Empieza con un diseño ya listo.' },
  },
  fr: {
    configurator: {
      nome: 'Configurateur 3D',
      description: 'Choisissez format, matières et coffret, et visualisez le produit fini en 3D.',
    },
    cover: { nome: 'Cover Studio', description: 'Commencez par la couverture : photo, gravure, dorure.' },
    ownLayout: {
      nome: 'J’ai déjà ma mise en page',
      description: 'Vos pages sont prêtes : choisissez le produit et envoyez les fichiers.',
    },
    print: { nome: 'Éditeur en ligne', description: 'Mettez en page directement dans le navigateur.' },
    collection: { nome: 'Collection', description: 'Se crée sur le site de la collection.' },
    duplicate: { nome: 'Modèle', description: 'Partez d’une création toute prête.' },
  },
  de: {
    configurator: {
      nome: '3D-Konfigurator',
      description: 'Format, Material und Box wählen und das fertige Stück in 3D ansehen.',
    },
    cover: { nome: 'Cover Studio', description: 'Mit dem Einband beginnen: Foto, Gravur, Folienprägung.' },
    ownLayout: {
      nome: 'Eigenes Layout verwenden',
      description: 'Ihre Seiten sind fertig: Produkt wählen und Dateien hochladen.',
    },
    print: { nome: 'Online-Editor', description: 'Seiten direkt im Browser gestalten.' },
    collection: { nome: 'Kollektion', description: 'Wird auf der Website der Kollektion gestaltet.' },
    duplicate: { nome: 'Fertiges Design', description: 'Mit einem fertigen Design beginnen.' },
  },
};
