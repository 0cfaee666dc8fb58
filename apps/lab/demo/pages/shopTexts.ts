import type { Language } from '@trade-area/core/contract';

export interface ShopTexts {
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
  readonly configure: string;
  readonly signedInAs: (company: string, code: string) => string;
  readonly notSignedIn: string;
  readonly oneUse: string;
  readonly standInNote: string;
}

const en: ShopTexts = {
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
  configure: 'Configure and order',
  signedInAs: (company, code) => `You’re signed in as ${company}, customer ${code}.`,
  notSignedIn: 'You aren’t signed in here.',
  oneUse: 'Trade Area links work once, for one minute.',
  standInNote:
    'This page stands in for the lab’s main shop. Each lab sets its own address in the configuration.',
};
const it: ShopTexts = {
  readyIn: (days) => `Pronto in ${days} giorni lavorativi dalla ricezione di tutti i file.`,
  toStore: 'Vai allo store',
  toPublicStore: 'Vedi tutto lo store',
  collectionLead: 'Progettata con i fotografi, realizzata nel nostro laboratorio, un pezzo alla volta.',
  pieces: 'I pezzi della collezione',
  coverTitle: 'Cover Studio',
  coverLead: 'Qui progetti la copertina: foto, incisione, stampa a caldo e materiali.',
  orderTitle: 'Ordina con la tua impaginazione',
  orderLead: 'Qui indichi formato, pagine e copertina e carichi le pagine già impaginate.',
  copyTitle: 'Parti da un preset',
  copyLead: 'Creeremo per te una copia di questo progetto, che si aprirà nel suo editor.',
  chosen: 'Scelto',
  configure: 'Configura e ordina',
  signedInAs: (company, code) => `Accesso come ${company}, cliente ${code}.`,
  notSignedIn: 'Nessun accesso effettuato.',
  oneUse: 'Un link della Trade Area vale una sola volta, per un minuto.',
  standInNote:
    'Questa pagina rappresenta lo shop principale del laboratorio. Ogni laboratorio indica il proprio nella configurazione.',
};
const es: ShopTexts = {
  readyIn: (days) => `Listo en ${days} días laborables desde que recibimos todos los archivos.`,
  toStore: 'Ir a la tienda',
  toPublicStore: 'Ver toda la tienda',
  collectionLead: 'Diseñada con fotógrafos, hecha en nuestro taller, pieza a pieza.',
  pieces: 'Piezas de la colección',
  coverTitle: 'Cover Studio',
  coverLead: 'Aquí se diseña la portada: foto, grabado, estampación y materiales.',
  orderTitle: 'Pedir con tu propia maquetación',
  orderLead: 'Aquí indicas tamaño, páginas y tapa, y subes las páginas ya maquetadas.',
  copyTitle: 'Empezar con un diseño predefinido',
  copyLead: 'Se crea una copia de este diseño para ti y se abre en su editor.',
  chosen: 'Elegido',
  configure: 'Configurar y pedir',
  signedInAs: (company, code) => `Has iniciado sesión como ${company}, cliente ${code}.`,
  notSignedIn: 'No has iniciado sesión.',
  oneUse: 'Los enlaces de la Trade Area solo funcionan una vez y caducan en un minuto.',
  standInNote: 'Esta página representa la tienda principal del laboratorio. Cada laboratorio indica la suya.',
};
const fr: ShopTexts = {
  readyIn: (days) => `Prêt en ${days} jours ouvrés après réception des fichiers complets.`,
  toStore: 'Voir la boutique',
  toPublicStore: 'Voir toute la boutique',
  collectionLead: 'Conçue avec des photographes, fabriquée dans notre atelier, pièce par pièce.',
  pieces: 'Les pièces de la collection',
  coverTitle: 'Cover Studio',
  coverLead: 'Créez ici votre couverture : photo, gravure, dorure et matières.',
  orderTitle: 'Commander avec votre mise en page',
  orderLead: 'Indiquez le format, le nombre de pages et la couverture, puis envoyez vos pages terminées.',
  copyTitle: 'Partir d’un modèle',
  copyLead: 'Nous créons une copie de ce modèle pour vous ; elle s’ouvre dans son éditeur.',
  chosen: 'Choisi',
  configure: 'Configurer et commander',
  signedInAs: (company, code) => `Connecté en tant que ${company}, client ${code}.`,
  notSignedIn: 'Vous n’êtes pas connecté.',
  oneUse: 'Un lien de l’espace pro est valable une minute et ne peut servir qu’une fois.',
  standInNote:
    'Cette page tient lieu de boutique principale du laboratoire. Chaque laboratoire indique la sienne dans la configuration.',
};
const de: ShopTexts = {
  readyIn: (days) => `Fertig in ${days} Werktagen, sobald alle Dateien vorliegen.`,
  toStore: 'Zum Shop',
  toPublicStore: 'Gesamten Shop ansehen',
  collectionLead: 'Gemeinsam mit Fotografen entworfen, Stück für Stück in unserer Werkstatt gefertigt.',
  pieces: 'Stücke der Kollektion',
  coverTitle: 'Cover Studio',
  coverLead: 'Hier gestalten Sie den Einband: Foto, Gravur, Folienprägung und Material.',
  orderTitle: 'Mit eigenem Layout bestellen',
  orderLead:
    'Hier geben Sie Format, Seitenzahl und Einband an und laden Ihre fertig gestalteten Seiten hoch.',
  copyTitle: 'Mit einem fertigen Design starten',
  copyLead: 'Wir legen eine Kopie dieses Designs für Sie an und öffnen sie im Editor.',
  chosen: 'Ausgewählt',
  configure: 'Konfigurieren und bestellen',
  signedInAs: (company, code) => `Angemeldet als ${company}, Kundennummer ${code}.`,
  notSignedIn: 'Sie sind hier nicht angemeldet.',
  oneUse: 'Ein Link aus der Trade Area ist eine Minute gültig und funktioniert nur einmal.',
  standInNote:
    'Diese Seite ist ein Platzhalter für den Hauptshop des Labors. Jedes Labor trägt seinen eigenen ein.',
};

const all: Readonly<Record<Language, ShopTexts>> = { en, it, es, fr, de };

export function shopTexts(language: Language): ShopTexts {
  return all[language];
}
