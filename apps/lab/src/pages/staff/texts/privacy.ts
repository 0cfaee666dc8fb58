import type { PrivacyKind, PrivacyProblem, PrivacyState } from '@trade-area/core/contract';
import type { DeskLanguage } from '../desk.ts';

type Erasure = Exclude<PrivacyKind, 'export'>;

/** Texts of the customers' requests for an erasure of data. */
export interface PrivacyTexts {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly kinds: Readonly<Record<Erasure, string>>;
  /** The effect of a confirmation. */
  readonly effects: Readonly<Record<Erasure, string>>;
  readonly states: Readonly<Record<PrivacyState, string>>;
  readonly order: (code: string) => string;
  readonly requested: (moment: string) => string;
  readonly decided: (moment: string, person: string) => string;
  /** Instead of both, of a closed account whose period has ended. */
  readonly byPeriod: string;
  readonly finished: (moment: string) => string;
  readonly certain: string;
  readonly confirm: string;
  readonly decline: string;
  readonly done: Readonly<Record<'confirmed' | 'declined', string>>;
  readonly problems: Readonly<Record<Exclude<PrivacyProblem, ''> | 'gone' | 'uncertain', string>>;
}

const en: PrivacyTexts = {
  title: 'Data requests',
  lead: 'Customers’ requests to erase data. Nothing that was erased can be restored.',
  empty: 'No requests.',
  kinds: { customer: 'Whole account', couple: 'One couple', photos: 'Photos' },
  effects: {
    customer:
      'Closes the account and erases its people, files, messages and names. Payments and invoices are kept as long as the law asks.',
    couple:
      'Erases the names, messages, files and print project of this order. Its payments and invoices are kept.',
    photos: 'Erases the files of all finished orders and the shared photos, and revokes their permissions.',
  },
  states: {
    waiting: 'To decide',
    running: 'Being erased',
    done: 'Erased',
    declined: 'Declined',
    cancelled: 'Withdrawn',
    expired: 'Expired',
  },
  order: (code) => `order ${code}`,
  requested: (moment) => `requested ${moment}`,
  decided: (moment, person) => `decided ${moment} by ${person}`,
  byPeriod: 'closed account, period ended',
  finished: (moment) => `erased ${moment}`,
  certain: 'I’ve checked the request with the customer. The data can’t be restored.',
  confirm: 'Erase',
  decline: 'Decline',
  done: {
    confirmed: 'Confirmed. The data is being erased.',
    declined: 'Request declined.',
  },
  problems: {
    openOrders: 'An order isn’t finished yet. Deliver or cancel it first.',
    moneyOwed: 'An amount is still open or being refunded. Settle it first.',
    unknownOrder: 'The order no longer exists.',
    gone: 'This request was already decided or withdrawn.',
    uncertain: 'Tick the box to confirm that you’ve checked the request.',
  },
};
const it: PrivacyTexts = {
  title: 'Richieste sui dati',
  lead: 'Richieste dei clienti di cancellare dati. I dati cancellati non si possono recuperare.',
  empty: 'Nessuna richiesta.',
  kinds: { customer: 'Account intero', couple: 'Una coppia', photos: 'Foto' },
  effects: {
    customer:
      'Chiude l’account e cancella persone, file, messaggi e nomi. Pagamenti e fatture restano per il tempo previsto dalla legge.',
    couple:
      'Cancella nomi, messaggi, file e progetto di stampa di questo ordine. Pagamenti e fatture restano.',
    photos:
      'Cancella i file di tutti gli ordini conclusi e le foto condivise, e ne revoca le autorizzazioni.',
  },
  states: {
    waiting: 'Da decidere',
    running: 'Cancellazione in corso',
    done: 'Cancellato',
    declined: 'Rifiutata',
    cancelled: 'Ritirata',
    expired: 'Scaduta',
  },
  order: (code) => `ordine ${code}`,
  requested: (moment) => `richiesta: ${moment}`,
  decided: (moment, person) => `decisione di ${person}: ${moment}`,
  byPeriod: 'account chiuso, termine scaduto',
  finished: (moment) => `cancellazione: ${moment}`,
  certain: 'Ho verificato la richiesta con il cliente. I dati non si possono recuperare.',
  confirm: 'Cancella i dati',
  decline: 'Rifiuta',
  done: {
    confirmed: 'Confermata. Cancellazione dei dati in corso.',
    declined: 'Richiesta rifiutata.',
  },
  problems: {
    openOrders: 'Un ordine non è ancora concluso: prima va consegnato o annullato.',
    moneyOwed: 'C’è un importo ancora aperto o in rimborso: prima va saldato.',
    unknownOrder: 'L’ordine non esiste più.',
    gone: 'Questa richiesta è già stata decisa o ritirata.',
    uncertain: 'Spunta la casella per confermare di aver verificato la richiesta.',
  },
};
const es: PrivacyTexts = {
  title: 'Solicitudes de datos',
  lead: 'Solicitudes de clientes para suprimir datos. Lo que se suprime no se puede recuperar.',
  empty: 'No hay solicitudes.',
  kinds: { customer: 'Cuenta completa', couple: 'Una pareja', photos: 'Fotos' },
  effects: {
    customer:
      'Cierra la cuenta y suprime sus personas, archivos, mensajes y nombres. Los pagos y las facturas se conservan el tiempo que exige la ley.',
    couple:
      'Suprime los nombres, mensajes, archivos y proyecto de impresión de este pedido. Sus pagos y facturas se conservan.',
    photos:
      'Suprime los archivos de todos los pedidos terminados y las fotos compartidas, y revoca sus permisos.',
  },
  states: {
    waiting: 'Por decidir',
    running: 'Suprimiendo',
    done: 'Suprimido',
    declined: 'Rechazada',
    cancelled: 'Retirada',
    expired: 'Caducada',
  },
  order: (code) => `pedido ${code}`,
  requested: (moment) => `solicitud: ${moment}`,
  decided: (moment, person) => `decisión de ${person}: ${moment}`,
  byPeriod: 'cuenta cerrada, plazo vencido',
  finished: (moment) => `supresión: ${moment}`,
  certain: 'He comprobado la solicitud con el cliente. Los datos no se pueden recuperar.',
  confirm: 'Suprimir los datos',
  decline: 'Rechazar',
  done: {
    confirmed: 'Confirmada. Los datos se están suprimiendo.',
    declined: 'Solicitud rechazada.',
  },
  problems: {
    openOrders: 'Hay un pedido sin terminar. Entrégalo o cancélalo primero.',
    moneyOwed: 'Hay un importe pendiente o en reembolso. Sáldalo primero.',
    unknownOrder: 'El pedido ya no existe.',
    gone: 'Esta solicitud ya se decidió o se retiró.',
    uncertain: 'Marca la casilla para confirmar que has comprobado la solicitud.',
  },
};
const fr: PrivacyTexts = {
  title: 'Demandes sur les données',
  lead: 'Demandes de clients d’effacer des données. Ce qui est effacé ne peut pas être rétabli.',
  empty: 'Aucune demande.',
  kinds: { customer: 'Compte entier', couple: 'Un couple', photos: 'Photos' },
  effects: {
    customer:
      'Ferme le compte et efface ses personnes, fichiers, messages et noms. Les paiements et les factures sont conservés le temps exigé par la loi.',
    couple:
      'Efface les noms, messages, fichiers et projet d’impression de cette commande. Ses paiements et factures sont conservés.',
    photos:
      'Efface les fichiers de toutes les commandes terminées et les photos partagées, et révoque leurs autorisations.',
  },
  states: {
    waiting: 'À décider',
    running: 'Effacement en cours',
    done: 'Effacé',
    declined: 'Refusée',
    cancelled: 'Retirée',
    expired: 'Expirée',
  },
  order: (code) => `commande ${code}`,
  requested: (moment) => `demande : ${moment}`,
  decided: (moment, person) => `décision de ${person} : ${moment}`,
  byPeriod: 'compte fermé, délai écoulé',
  finished: (moment) => `effacement : ${moment}`,
  certain: 'J’ai vérifié la demande avec le client. Les données ne pourront pas être rétablies.',
  confirm: 'Effacer les données',
  decline: 'Refuser',
  done: {
    confirmed: 'Confirmée. Les données sont en cours d’effacement.',
    declined: 'Demande refusée.',
  },
  problems: {
    openOrders: 'Une commande n’est pas terminée. Livrez-la ou annulez-la d’abord.',
    moneyOwed: 'Un montant est encore dû ou en cours de remboursement. Réglez-le d’abord.',
    unknownOrder: 'La commande n’existe plus.',
    gone: 'Cette demande a déjà été décidée ou retirée.',
    uncertain: 'Cochez la case pour confirmer que vous avez vérifié la demande.',
  },
};
const de: PrivacyTexts = {
  title: 'Datenanfragen',
  lead: 'Anfragen von Kunden, Daten zu löschen. Gelöschtes lässt sich nicht wiederherstellen.',
  empty: 'Keine Anfragen.',
  kinds: { customer: 'Ganzes Konto', couple: 'Ein Paar', photos: 'Fotos' },
  effects: {
    customer:
      'Schließt das Konto und löscht seine Personen, Dateien, Nachrichten und Namen. Zahlungen und Rechnungen bleiben so lange, wie das Gesetz es verlangt.',
    couple:
      'Löscht Namen, Nachrichten, Dateien und das Druckprojekt dieser Bestellung. Ihre Zahlungen und Rechnungen bleiben.',
    photos:
      'Löscht die Dateien aller abgeschlossenen Bestellungen und die geteilten Fotos und widerruft deren Freigaben.',
  },
  states: {
    waiting: 'Offen',
    running: 'Wird gelöscht',
    done: 'Gelöscht',
    declined: 'Abgelehnt',
    cancelled: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
  order: (code) => `Bestellung ${code}`,
  requested: (moment) => `angefragt ${moment}`,
  decided: (moment, person) => `entschieden ${moment} von ${person}`,
  byPeriod: 'geschlossenes Konto, Frist abgelaufen',
  finished: (moment) => `gelöscht ${moment}`,
  certain: 'Ich habe die Anfrage mit dem Kunden geprüft. Die Daten lassen sich nicht wiederherstellen.',
  confirm: 'Daten löschen',
  decline: 'Ablehnen',
  done: {
    confirmed: 'Bestätigt. Die Daten werden gelöscht.',
    declined: 'Anfrage abgelehnt.',
  },
  problems: {
    openOrders: 'Eine Bestellung ist noch nicht abgeschlossen. Liefern oder stornieren Sie sie zuerst.',
    moneyOwed: 'Ein Betrag ist noch offen oder wird erstattet. Klären Sie das zuerst.',
    unknownOrder: 'Die Bestellung gibt es nicht mehr.',
    gone: 'Über diese Anfrage wurde schon entschieden, oder sie wurde zurückgezogen.',
    uncertain: 'Setzen Sie das Häkchen, um zu bestätigen, dass Sie die Anfrage geprüft haben.',
  },
};

export const privacyTexts: Readonly<Record<DeskLanguage, PrivacyTexts>> = { en, it, es, fr, de };
