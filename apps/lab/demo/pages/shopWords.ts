import type { Language } from '@trade-area/core/contract';

export interface ShopWords {
  readonly readyIn: (days: string) => string;
  readonly toStore: string;
  readonly toPublicStore: string;
  readonly collectionLead: string;
  readonly pieces: string;
  readonly coverTitle: string;
  readonly coverLead: string;
  readonly orderTitle: string;
  readonly orderLead: string;
  readonly copyTitle: string;
  readonly copyLead: string;
  readonly chosen: string;
  readonly arrived: (company: string, code: string) => string;
  readonly nobody: string;
  readonly oneUse: string;
  readonly standIn: string;
}

const en: ShopWords = {
  readyIn: (days) => `Ready ${days} working days after we have all your files.`,
  toStore: 'Go to the store',
  toPublicStore: 'Browse the full store',
  collectionLead: 'Designed with photographers, made in our workshop, one piece at a time.',
  pieces: 'In this collection',
  coverTitle: 'Cover Studio',
  coverLead: 'Design the cover here: photo, engraving, foil and materials.',
  orderTitle: 'Order with your own layout',
  orderLead: 'Choose size, pages and cover, then upload your finished layout.',
  copyTitle: 'Start from a preset',
  copyLead: 'We’ll make a copy of this design for you and open it in the editor.',
  chosen: 'Selected',
  arrived: (company, code) => `You’re signed in as ${company}, customer ${code}.`,
  nobody: 'You aren’t signed in here.',
  oneUse: 'Trade Area links work once, for one minute.',
  standIn: 'This page stands in for the lab’s main shop. Each lab sets its own address in the configuration.',
};
const it: ShopWords = {
  readyIn: (days) => `Pronto in ${days} giorni lavorativi dai file completi.`,
  toStore: 'Vai allo store',
  toPublicStore: 'Guarda tutto lo store',
  collectionLead: 'Disegnata con i fotografi, realizzata nel nostro laboratorio, un pezzo alla volta.',
  pieces: 'I pezzi della collezione',
  coverTitle: 'Cover Studio',
  coverLead: 'Qui si disegna la copertina: foto, incisione, lamina e materiali.',
  orderTitle: 'Ordina con la tua impaginazione',
  orderLead: 'Qui indichi formato, pagine e copertina e invii le pagine già impaginate.',
  copyTitle: 'Parti da un modello',
  copyLead: 'Una copia di questo progetto viene creata per te e si apre nel suo editor.',
  chosen: 'Scelto',
  arrived: (company, code) => `Sei arrivato come ${company}, cliente ${code}.`,
  nobody: 'Qui non c’è nessun accesso.',
  oneUse: 'Un link della trade area funziona una volta, per un minuto.',
  standIn: 'Questa pagina sta al posto dello shop del laboratorio. Ogni laboratorio indica il proprio.',
};
const es: ShopWords = {
  readyIn: (days) => `Listo en ${days} días laborables desde los archivos completos.`,
  toStore: 'A la tienda',
  toPublicStore: 'Ver toda la tienda',
  collectionLead: 'Diseñada con fotógrafos, hecha en nuestro taller, pieza a pieza.',
  pieces: 'Piezas de la colección',
  coverTitle: 'Cover Studio',
  coverLead: 'Aquí se diseña la portada: foto, grabado, estampación y materiales.',
  orderTitle: 'Pedir con tu propia maquetación',
  orderLead: 'Aquí indicas tamaño, páginas y tapa, y envías las páginas ya maquetadas.',
  copyTitle: 'Empezar desde una plantilla',
  copyLead: 'Se crea una copia de este diseño para ti y se abre en su editor.',
  chosen: 'Elegido',
  arrived: (company, code) => `Has llegado como ${company}, cliente ${code}.`,
  nobody: 'Aquí no hay ninguna sesión iniciada.',
  oneUse: 'Un enlace del área funciona una vez, durante un minuto.',
  standIn: 'Esta página representa la tienda principal del laboratorio. Cada laboratorio indica la suya.',
};
const fr: ShopWords = {
  readyIn: (days) => `Prêt en ${days} jours ouvrés à compter des fichiers complets.`,
  toStore: 'Vers la boutique',
  toPublicStore: 'Voir toute la boutique',
  collectionLead: 'Conçue avec des photographes, fabriquée dans notre atelier, pièce après pièce.',
  pieces: 'Les pièces de la collection',
  coverTitle: 'Cover Studio',
  coverLead: 'Ici se crée la couverture : photo, gravure, dorure et matières.',
  orderTitle: 'Commander avec votre mise en page',
  orderLead: 'Ici vous indiquez format, pages et couverture, et envoyez vos pages mises en page.',
  copyTitle: 'Partir d’un modèle',
  copyLead: 'Une copie de cette création est faite pour vous et s’ouvre dans son éditeur.',
  chosen: 'Choisi',
  arrived: (company, code) => `Vous êtes arrivé en tant que ${company}, client ${code}.`,
  nobody: 'Personne n’est connecté ici.',
  oneUse: 'Un lien de l’espace pro fonctionne une fois, pendant une minute.',
  standIn:
    'Cette page représente la boutique principale du laboratoire. Chaque laboratoire indique la sienne.',
};
const de: ShopWords = {
  readyIn: (days) => `Fertig in ${days} Werktagen ab vollständigen Dateien.`,
  toStore: 'Zum Shop',
  toPublicStore: 'Den ganzen Shop ansehen',
  collectionLead: 'Mit Fotografinnen und Fotografen entworfen, in unserer Werkstatt Stück für Stück gemacht.',
  pieces: 'Stücke der Kollektion',
  coverTitle: 'Cover Studio',
  coverLead: 'Hier wird der Einband gestaltet: Foto, Gravur, Folie und Material.',
  orderTitle: 'Mit eigenem Layout bestellen',
  orderLead: 'Hier nennen Sie Format, Seiten und Einband und senden Ihre fertig gestalteten Seiten.',
  copyTitle: 'Mit einer Vorlage beginnen',
  copyLead: 'Eine Kopie dieses Entwurfs wird für Sie angelegt und öffnet sich in ihrem Editor.',
  chosen: 'Gewählt',
  arrived: (company, code) => `Sie sind als ${company} angekommen, Kundennummer ${code}.`,
  nobody: 'Hier ist niemand angemeldet.',
  oneUse: 'Ein Link der Trade Area funktioniert einmal, eine Minute lang.',
  standIn: 'Diese Seite steht für den Hauptshop des Labors. Jedes Labor gibt seinen eigenen an.',
};

const all: Readonly<Record<Language, ShopWords>> = { en, it, es, fr, de };

export function shopWords(language: Language): ShopWords {
  return all[language];
}
