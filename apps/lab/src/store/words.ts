import type { Language } from '@trade-area/core/contract';
import type { BuyLink } from './links.ts';

interface EditorWords {
  readonly nome: string;
  readonly description: string;
}

/** Sub-editors of an item (STORE-28), in the words of the chooser's cards. */
export const editorWords: Readonly<Record<Language, Readonly<Record<BuyLink['editor'], EditorWords>>>> = {
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
      description: 'Scegli formato, materiali e cofanetto e guarda girare il pezzo finito.',
    },
    cover: { nome: 'Cover Studio', description: 'Si parte dalla copertina: foto, incisione, lamina.' },
    ownLayout: {
      nome: 'Ho già la mia impaginazione',
      description: 'Le pagine sono pronte: scegli il prodotto e invia i file.',
    },
    print: { nome: 'Editor di stampa', description: 'Impagina direttamente nel browser.' },
    collection: { nome: 'Collezione', description: 'Si crea sul sito della collezione.' },
    duplicate: { nome: 'Modello', description: 'Parti da un progetto già pronto.' },
  },
  es: {
    configurator: {
      nome: 'Configurador 3D',
      description: 'Elige formato, materiales y caja y mira la pieza terminada girar ante ti.',
    },
    cover: { nome: 'Cover Studio', description: 'Empieza por la portada: foto, grabado, estampación.' },
    ownLayout: {
      nome: 'Ya tengo mi maquetación',
      description: 'Tus páginas están listas: elige el producto y envía los archivos.',
    },
    print: { nome: 'Editor de impresión', description: 'Maqueta tus páginas en el navegador.' },
    collection: { nome: 'Colección', description: 'Se crea en la web de la colección.' },
    duplicate: { nome: 'Plantilla', description: 'Parte de un diseño terminado.' },
  },
  fr: {
    configurator: {
      nome: 'Configurateur 3D',
      description: 'Choisissez format, matières et coffret et voyez tourner la pièce terminée.',
    },
    cover: { nome: 'Cover Studio', description: "D'abord la couverture : photo, gravure, dorure." },
    ownLayout: {
      nome: "J'ai ma propre mise en page",
      description: 'Vos pages sont prêtes : choisissez le produit et envoyez les fichiers.',
    },
    print: { nome: "Éditeur d'impression", description: 'Mettez en page dans le navigateur.' },
    collection: { nome: 'Collection', description: 'Se crée sur le site de la collection.' },
    duplicate: { nome: 'Modèle', description: "Partez d'une création terminée." },
  },
  de: {
    configurator: {
      nome: '3D-Konfigurator',
      description: 'Format, Material und Box wählen und das fertige Stück von allen Seiten sehen.',
    },
    cover: { nome: 'Cover Studio', description: 'Zuerst der Einband: Foto, Gravur, Folie.' },
    ownLayout: {
      nome: 'Ich habe mein eigenes Layout',
      description: 'Ihre Seiten sind fertig: Produkt wählen und Dateien senden.',
    },
    print: { nome: 'Druckeditor', description: 'Seiten direkt im Browser gestalten.' },
    collection: { nome: 'Kollektion', description: 'Wird auf der Seite der Kollektion gestaltet.' },
    duplicate: { nome: 'Vorlage', description: 'Mit einem fertigen Entwurf beginnen.' },
  },
};
