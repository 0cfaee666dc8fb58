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
  /** A number of pages beside a size. */
  readonly pages: (count: number) => string;
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
  coverLead:
    'Choose the cover in the configurator: material, color, lettering, foil and photo. The picture shows each change.',
  orderTitle: 'Order with your own layout',
  orderLead:
    'Choose size, pages and cover in the configurator. You upload your finished layout once you’ve placed the order.',
  copyTitle: 'Start from a preset',
  copyLead:
    'This design opens in the configurator with its choices. Change what you like; it’s saved when you save a quote or order.',
  chosen: 'Selected',
  configure: 'Configure and order',
  pages: (count) => `${count} pages`,
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
  coverLead:
    'La copertina si sceglie nel configuratore: materiale, colore, scritta, stampa a caldo e foto. L’immagine mostra ogni modifica.',
  orderTitle: 'Ordina con la tua impaginazione',
  orderLead:
    'Scegli formato, pagine e copertina nel configuratore. Carichi la tua impaginazione dopo aver inviato l’ordine.',
  copyTitle: 'Parti da un preset',
  copyLead:
    'Questo progetto si apre nel configuratore con le sue scelte. Modifica ciò che vuoi: lo salvi come preventivo o lo ordini.',
  chosen: 'Scelto',
  configure: 'Configura e ordina',
  pages: (count) => `${count} pagine`,
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
  coverLead:
    'La portada se elige en el configurador: material, color, texto, estampación y foto. La imagen muestra cada cambio.',
  orderTitle: 'Pedir con tu propia maquetación',
  orderLead:
    'Elige tamaño, páginas y tapa en el configurador. Subes tu maquetación después de hacer el pedido.',
  copyTitle: 'Empezar con un diseño predefinido',
  copyLead:
    'Este diseño se abre en el configurador con sus opciones. Cambia lo que quieras: se guarda cuando guardas un presupuesto o haces el pedido.',
  chosen: 'Elegido',
  configure: 'Configurar y pedir',
  pages: (count) => `${count} páginas`,
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
  coverLead:
    'La couverture se choisit dans le configurateur\u00a0: matière, couleur, texte, dorure et photo. L’image montre chaque changement.',
  orderTitle: 'Commander avec votre mise en page',
  orderLead:
    'Choisissez le format, les pages et la couverture dans le configurateur. Vous envoyez votre mise en page après la commande.',
  copyTitle: 'Partir d’un modèle',
  copyLead:
    'Ce modèle s’ouvre dans le configurateur avec ses options. Changez ce que vous voulez\u202f; il est enregistré avec votre devis ou votre commande.',
  chosen: 'Choisi',
  configure: 'Configurer et commander',
  pages: (count) => `${count} pages`,
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
  coverLead:
    'Den Einband wählen Sie im Konfigurator: Material, Farbe, Text, Folienprägung und Foto. Das Bild zeigt jede Änderung.',
  orderTitle: 'Mit eigenem Layout bestellen',
  orderLead:
    'Wählen Sie Format, Seitenzahl und Einband im Konfigurator. Ihr fertiges Layout laden Sie nach der Bestellung hoch.',
  copyTitle: 'Mit einem fertigen Design starten',
  copyLead:
    'Dieses Design öffnet sich mit seinen Optionen im Konfigurator. Ändern Sie, was Sie möchten; gespeichert wird es mit Ihrem Angebot oder Ihrer Bestellung.',
  chosen: 'Ausgewählt',
  configure: 'Konfigurieren und bestellen',
  pages: (count) => `${count} Seiten`,
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
