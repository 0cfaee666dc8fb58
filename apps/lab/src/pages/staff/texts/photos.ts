import type { DeskLanguage } from '../desk.ts';

/** Texts of the photos that customers shared. */
export interface PhotoTexts {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly sharedOn: (moment: string) => string;
  readonly orders: string;
  readonly inForce: string;
  readonly revoked: string;
  readonly picture: (name: string) => string;
  readonly back: string;
  readonly release: string;
  readonly givenBy: (name: string, moment: string) => string;
  readonly revokedBy: (name: string, moment: string) => string;
  readonly words: string;
  readonly download: string;
  readonly refused: string;
  readonly changed: string;
  readonly history: string;
  readonly taken: (name: string, moment: string) => string;
  readonly refusedTo: (name: string, moment: string) => string;
  readonly none: string;
}

const en: PhotoTexts = {
  title: 'Shared photos',
  lead: 'Photos of finished products that customers let the lab use. Read the permission before each download.',
  empty: 'No shared photos yet.',
  sharedOn: (moment) => `shared ${moment}`,
  orders: 'Orders',
  inForce: 'Permission given',
  revoked: 'Permission revoked',
  picture: (name) => `Photo ${name}`,
  back: 'All shared photos',
  release: 'Permission',
  givenBy: (name, moment) => `Given by ${name}, ${moment}`,
  revokedBy: (name, moment) => `Revoked by ${name}, ${moment}`,
  words: 'Accepted terms',
  download: 'Download photo',
  refused:
    'The customer has revoked the permission. This photo can’t be downloaded, and this attempt was recorded.',
  changed: 'The permission has changed since you opened this page. Read it, then download again.',
  history: 'Downloads',
  taken: (name, moment) => `${name}, ${moment}`,
  refusedTo: (name, moment) => `Refused to ${name}, ${moment}`,
  none: 'Not downloaded yet.',
};

const it: PhotoTexts = {
  title: 'Foto condivise',
  lead: 'Foto di prodotti finiti che i clienti autorizzano il laboratorio a usare. Leggi l’autorizzazione prima di ogni download.',
  empty: 'Ancora nessuna foto condivisa.',
  sharedOn: (moment) => `condivisa in data ${moment}`,
  orders: 'Ordini',
  inForce: 'Autorizzazione concessa',
  revoked: 'Autorizzazione revocata',
  picture: (name) => `Foto ${name}`,
  back: 'Tutte le foto condivise',
  release: 'Autorizzazione',
  givenBy: (name, moment) => `Concessa da ${name}, ${moment}`,
  revokedBy: (name, moment) => `Revocata da ${name}, ${moment}`,
  words: 'Condizioni accettate',
  download: 'Scarica foto',
  refused:
    'Il cliente ha revocato l’autorizzazione. La foto non può essere scaricata e il tentativo è stato registrato.',
  changed: 'L’autorizzazione è cambiata da quando hai aperto la pagina. Leggila, poi scarica di nuovo.',
  history: 'Download',
  taken: (name, moment) => `${name}, ${moment}`,
  refusedTo: (name, moment) => `Negato a ${name}, ${moment}`,
  none: 'Non ancora scaricata.',
};

const es: PhotoTexts = {
  title: 'Fotos compartidas',
  lead: 'Fotos de productos terminados que los clientes autorizan a usar. Lee la autorización antes de cada descarga.',
  empty: 'Aún no hay fotos compartidas.',
  sharedOn: (moment) => `compartida el ${moment}`,
  orders: 'Pedidos',
  inForce: 'Autorización concedida',
  revoked: 'Autorización revocada',
  picture: (name) => `Foto ${name}`,
  back: 'Todas las fotos compartidas',
  release: 'Autorización',
  givenBy: (name, moment) => `Concedida por ${name}, ${moment}`,
  revokedBy: (name, moment) => `Revocada por ${name}, ${moment}`,
  words: 'Condiciones aceptadas',
  download: 'Descargar foto',
  refused:
    'El cliente ha revocado la autorización. La foto no se puede descargar y el intento ha quedado registrado.',
  changed: 'La autorización ha cambiado desde que abriste esta página. Léela y vuelve a descargar.',
  history: 'Descargas',
  taken: (name, moment) => `${name}, ${moment}`,
  refusedTo: (name, moment) => `Denegada a ${name}, ${moment}`,
  none: 'Aún no se ha descargado.',
};

const fr: PhotoTexts = {
  title: 'Photos partagées',
  lead: 'Photos de produits terminés que les clients autorisent le laboratoire à utiliser. Lisez l’autorisation avant chaque téléchargement.',
  empty: 'Aucune photo partagée pour le moment.',
  sharedOn: (moment) => `partagée le ${moment}`,
  orders: 'Commandes',
  inForce: 'Autorisation accordée',
  revoked: 'Autorisation révoquée',
  picture: (name) => `Photo ${name}`,
  back: 'Toutes les photos partagées',
  release: 'Autorisation',
  givenBy: (name, moment) => `Accordée par ${name}, ${moment}`,
  revokedBy: (name, moment) => `Révoquée par ${name}, ${moment}`,
  words: 'Conditions acceptées',
  download: 'Télécharger la photo',
  refused:
    'Le client a révoqué l’autorisation. Cette photo ne peut pas être téléchargée et la tentative a été enregistrée.',
  changed:
    'L’autorisation a changé depuis que vous avez ouvert cette page. Lisez-la, puis téléchargez à nouveau.',
  history: 'Téléchargements',
  taken: (name, moment) => `${name}, ${moment}`,
  refusedTo: (name, moment) => `Refusé à ${name}, ${moment}`,
  none: 'Pas encore téléchargée.',
};

const de: PhotoTexts = {
  title: 'Geteilte Fotos',
  lead: 'Fotos fertiger Produkte, die Kunden zur Verwendung freigegeben haben. Lesen Sie vor jedem Download die Freigabe.',
  empty: 'Noch keine geteilten Fotos.',
  sharedOn: (moment) => `geteilt am ${moment}`,
  orders: 'Bestellungen',
  inForce: 'Freigabe erteilt',
  revoked: 'Freigabe widerrufen',
  picture: (name) => `Foto ${name}`,
  back: 'Alle geteilten Fotos',
  release: 'Freigabe',
  givenBy: (name, moment) => `Erteilt von ${name}, ${moment}`,
  revokedBy: (name, moment) => `Widerrufen von ${name}, ${moment}`,
  words: 'Akzeptierte Bedingungen',
  download: 'Foto herunterladen',
  refused:
    'Der Kunde hat die Freigabe widerrufen. Dieses Foto kann nicht heruntergeladen werden; der Versuch wurde festgehalten.',
  changed:
    'Die Freigabe hat sich geändert, seit Sie diese Seite geöffnet haben. Lesen Sie sie und laden Sie dann erneut herunter.',
  history: 'Downloads',
  taken: (name, moment) => `${name}, ${moment}`,
  refusedTo: (name, moment) => `${name} verweigert, ${moment}`,
  none: 'Noch nicht heruntergeladen.',
};

export const photoTexts: Readonly<Record<DeskLanguage, PhotoTexts>> = { en, it, es, fr, de };
