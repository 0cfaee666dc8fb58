import type { reprintReasons } from '../../../orders/reprintTable.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of reprints after a claim. */
export interface ReprintTexts {
  readonly title: string;
  readonly lead: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<(typeof reprintReasons)[number], string>>;
  readonly pieces: string;
  readonly piecesHint: string;
  readonly create: string;
  readonly reprintOf: string;
  readonly reprintedAs: string;
  readonly free: string;
  readonly deliveryNote: string;
  /** Instead of the form, once the files' period has ended, or they were erased. */
  readonly filesDeleted: string;
  orderedBy(name: string, day: string): string;
}

const en: ReprintTexts = {
  title: 'Reprint after a claim',
  lead: 'Creates a free order with the same files, options and addresses. It’s shipped with a delivery note and isn’t invoiced.',
  reason: 'Reason',
  reasons: {
    production: 'Production error',
    transport: 'Transport damage',
    files: 'File problem',
    other: 'Other reason',
  },
  pieces: 'Pieces to print again',
  piecesHint: 'For example: the album without its box, pages 12–14.',
  create: 'Create reprint',
  reprintOf: 'Reprint of',
  reprintedAs: 'Reprinted as',
  free: 'Free of charge',
  deliveryNote: 'Delivery note (PDF)',
  filesDeleted:
    'The files of this order were deleted, so it can’t be printed again. The customer has to place a new order.',
  orderedBy: (name, day) => `created by ${name} on ${day}`,
};
const it: ReprintTexts = {
  title: 'Ristampa dopo un reclamo',
  lead: 'Crea un ordine senza addebito con gli stessi file, opzioni e indirizzi. Viene spedito con un documento di trasporto e non viene fatturato.',
  reason: 'Motivo',
  reasons: {
    production: 'Errore di produzione',
    transport: 'Danno da trasporto',
    files: 'Problema nei file',
    other: 'Altro motivo',
  },
  pieces: 'Pezzi da ristampare',
  piecesHint: 'Per esempio: l’album senza scatola, pagine 12–14.',
  create: 'Crea ristampa',
  reprintOf: 'Ristampa di',
  reprintedAs: 'Ristampato come',
  free: 'Senza addebito',
  deliveryNote: 'Documento di trasporto (PDF)',
  filesDeleted:
    'I file di questo ordine sono stati eliminati: non è possibile ristamparlo. Il cliente deve effettuare un nuovo ordine.',
  orderedBy: (name, day) => `creata da ${name} in data ${day}`,
};
const es: ReprintTexts = {
  title: 'Reimpresión por reclamación',
  lead: 'Crea un pedido sin cargo con los mismos archivos, opciones y direcciones. Se envía con un albarán y no se factura.',
  reason: 'Motivo',
  reasons: {
    production: 'Error de producción',
    transport: 'Daño de transporte',
    files: 'Problema con los archivos',
    other: 'Otro motivo',
  },
  pieces: 'Piezas que se reimprimen',
  piecesHint: 'Por ejemplo: el álbum sin su caja, páginas 12–14.',
  create: 'Crear reimpresión',
  reprintOf: 'Reimpresión de',
  reprintedAs: 'Reimpreso como',
  free: 'Sin cargo',
  deliveryNote: 'Albarán (PDF)',
  filesDeleted:
    'Los archivos de este pedido se han eliminado y no se puede reimprimir. El cliente tiene que hacer un pedido nuevo.',
  orderedBy: (name, day) => `creada por ${name} el ${day}`,
};
const fr: ReprintTexts = {
  title: 'Réimpression après réclamation',
  lead: 'Crée une commande gratuite avec les mêmes fichiers, options et adresses. Elle part avec un bon de livraison et n’est pas facturée.',
  reason: 'Motif',
  reasons: {
    production: 'Erreur de production',
    transport: 'Dommage de transport',
    files: 'Problème de fichiers',
    other: 'Autre motif',
  },
  pieces: 'Pièces à réimprimer',
  piecesHint: 'Par exemple : l’album sans son coffret, pages 12–14.',
  create: 'Créer la réimpression',
  reprintOf: 'Réimpression de',
  reprintedAs: 'Réimprimée :',
  free: 'Sans frais',
  deliveryNote: 'Bon de livraison (PDF)',
  filesDeleted:
    'Les fichiers de cette commande ont été supprimés : elle ne peut plus être réimprimée. Le client doit passer une nouvelle commande.',
  orderedBy: (name, day) => `créée par ${name} le ${day}`,
};
const de: ReprintTexts = {
  title: 'Nachdruck nach einer Reklamation',
  lead: 'Erstellt eine kostenlose Bestellung mit denselben Dateien, Optionen und Adressen. Sie geht mit einem Lieferschein hinaus und wird nicht berechnet.',
  reason: 'Grund',
  reasons: {
    production: 'Produktionsfehler',
    transport: 'Transportschaden',
    files: 'Problem mit den Dateien',
    other: 'Anderer Grund',
  },
  pieces: 'Teile, die neu gedruckt werden',
  piecesHint: 'Zum Beispiel: das Album ohne Box, Seiten 12–14.',
  create: 'Nachdruck erstellen',
  reprintOf: 'Nachdruck von',
  reprintedAs: 'Nachgedruckt als',
  free: 'Kostenlos',
  deliveryNote: 'Lieferschein (PDF)',
  filesDeleted:
    'Die Dateien dieser Bestellung wurden gelöscht, ein Nachdruck ist nicht mehr möglich. Der Kunde muss neu bestellen.',
  orderedBy: (name, day) => `erstellt von ${name} am ${day}`,
};

export const reprintTexts: Readonly<Record<DeskLanguage, ReprintTexts>> = { en, it, es, fr, de };
