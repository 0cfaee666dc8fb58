import type { DeskLanguage } from '../desk.ts';

/** Texts of the refunds that credit notes announce. */
export interface RefundTexts {
  readonly title: string;
  readonly note: string;
  readonly card: (last4: string) => string;
  readonly transfer: string;
  readonly working: string;
  readonly declined: string;
  readonly unanswered: string;
  readonly waits: string;
  readonly made: (day: string) => string;
  readonly cancelled: string;
  readonly transferredOn: string;
  readonly record: string;
  readonly otherWay: string;
  /** The list of refunds that staff have to make. */
  readonly open: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    /** Of a credit note. */
    readonly issued: (day: string) => string;
    readonly declined: string;
    readonly unanswered: string;
  };
}

const en: RefundTexts = {
  title: 'Refunds',
  note: 'Credit note',
  card: (last4) => `to the card ending in ${last4}`,
  transfer: 'by bank transfer',
  working: 'is being refunded',
  declined:
    'Not refunded: the card provider declined it. Retry it in the failed jobs, or transfer the amount.',
  unanswered:
    'The card provider didn’t respond, so the card may have been refunded. Retry it in the failed jobs: nothing is refunded twice.',
  waits: 'Transfer this amount to the customer, then record it here.',
  made: (day) => `refunded on ${day}`,
  cancelled: 'cancelled',
  transferredOn: 'Transferred on',
  record: 'Record transfer',
  otherWay: 'First check with the card provider that the amount wasn’t refunded.',
  open: {
    title: 'Open refunds',
    lead: 'Amounts of credit notes that haven’t been paid back yet. Open an order to record a transfer; retry a card in the failed jobs.',
    empty: 'No open refunds.',
    issued: (day) => `issued on ${day}`,
    declined: 'declined by the card provider',
    unanswered: 'no answer from the card provider',
  },
};
const it: RefundTexts = {
  title: 'Rimborsi',
  note: 'Nota di credito',
  card: (last4) => `sulla carta che termina con ${last4}`,
  transfer: 'con bonifico',
  working: 'rimborso in corso',
  declined:
    'Non rimborsato: il gestore delle carte ha rifiutato. Riprova dalle attività non riuscite, oppure fai un bonifico.',
  unanswered:
    'Il gestore delle carte non ha risposto: il rimborso potrebbe essere già avvenuto. Riprova dalle attività non riuscite: niente viene rimborsato due volte.',
  waits: 'Fai un bonifico di questo importo al cliente, poi registralo qui.',
  made: (day) => `rimborsato in data ${day}`,
  cancelled: 'annullato',
  transferredOn: 'Bonifico del',
  record: 'Registra bonifico',
  otherWay: 'Verifica prima con il gestore delle carte che l’importo non sia stato rimborsato.',
  open: {
    title: 'Rimborsi da fare',
    lead: 'Importi di note di credito non ancora restituiti. Apri un ordine per registrare un bonifico; per le carte riprova dalle attività non riuscite.',
    empty: 'Nessun rimborso da fare.',
    issued: (day) => `emessa in data ${day}`,
    declined: 'rifiutato dal gestore delle carte',
    unanswered: 'nessuna risposta dal gestore delle carte',
  },
};
const es: RefundTexts = {
  title: 'Reembolsos',
  note: 'Factura rectificativa',
  card: (last4) => `en la tarjeta terminada en ${last4}`,
  transfer: 'por transferencia',
  working: 'reembolso en curso',
  declined:
    'No reembolsado: el proveedor de tarjetas lo ha rechazado. Reinténtalo en las tareas fallidas o haz una transferencia.',
  unanswered:
    'El proveedor de tarjetas no ha respondido: puede que el importe ya se haya reembolsado. Reinténtalo en las tareas fallidas: nada se reembolsa dos veces.',
  waits: 'Transfiere este importe al cliente y regístralo aquí.',
  made: (day) => `reembolsado el ${day}`,
  cancelled: 'cancelado',
  transferredOn: 'Transferido el',
  record: 'Registrar transferencia',
  otherWay: 'Comprueba antes con el proveedor de tarjetas que el importe no se haya reembolsado.',
  open: {
    title: 'Reembolsos pendientes',
    lead: 'Importes de facturas rectificativas aún no devueltos. Abre un pedido para registrar una transferencia; las tarjetas se reintentan en las tareas fallidas.',
    empty: 'No hay reembolsos pendientes.',
    issued: (day) => `emitida el ${day}`,
    declined: 'rechazado por el proveedor de tarjetas',
    unanswered: 'sin respuesta del proveedor de tarjetas',
  },
};
const fr: RefundTexts = {
  title: 'Remboursements',
  note: 'Avoir',
  card: (last4) => `sur la carte se terminant par ${last4}`,
  transfer: 'par virement',
  working: 'remboursement en cours',
  declined:
    'Non remboursé : le prestataire de cartes a refusé. Réessayez dans les tâches en échec, ou faites un virement.',
  unanswered:
    'Le prestataire de cartes n’a pas répondu : le montant a peut-être déjà été remboursé. Réessayez dans les tâches en échec : rien n’est remboursé deux fois.',
  waits: 'Virez ce montant au client, puis enregistrez-le ici.',
  made: (day) => `remboursé le ${day}`,
  cancelled: 'annulé',
  transferredOn: 'Viré le',
  record: 'Enregistrer le virement',
  otherWay: 'Vérifiez d’abord auprès du prestataire de cartes que le montant n’a pas été remboursé.',
  open: {
    title: 'Remboursements à faire',
    lead: 'Montants d’avoirs pas encore rendus. Ouvrez une commande pour enregistrer un virement\u202f; réessayez les cartes dans les tâches en échec.',
    empty: 'Aucun remboursement à faire.',
    issued: (day) => `émis le ${day}`,
    declined: 'refusé par le prestataire de cartes',
    unanswered: 'pas de réponse du prestataire de cartes',
  },
};
const de: RefundTexts = {
  title: 'Erstattungen',
  note: 'Rechnungskorrektur',
  card: (last4) => `auf die Karte mit den Endziffern ${last4}`,
  transfer: 'per Überweisung',
  working: 'wird erstattet',
  declined:
    'Nicht erstattet: Der Kartendienst hat abgelehnt. Wiederholen Sie es bei den fehlgeschlagenen Aufgaben, oder überweisen Sie den Betrag.',
  unanswered:
    'Der Kartendienst hat nicht geantwortet, der Betrag ist vielleicht schon erstattet. Wiederholen Sie es bei den fehlgeschlagenen Aufgaben: Nichts wird doppelt erstattet.',
  waits: 'Überweisen Sie dem Kunden diesen Betrag, und erfassen Sie es dann hier.',
  made: (day) => `erstattet am ${day}`,
  cancelled: 'storniert',
  transferredOn: 'Überwiesen am',
  record: 'Überweisung erfassen',
  otherWay: 'Prüfen Sie zuerst beim Kartendienst, dass der Betrag nicht erstattet wurde.',
  open: {
    title: 'Offene Erstattungen',
    lead: 'Beträge aus Rechnungskorrekturen, die noch nicht zurückgezahlt sind. Öffnen Sie eine Bestellung, um eine Überweisung zu erfassen; Karten wiederholen Sie bei den fehlgeschlagenen Aufgaben.',
    empty: 'Keine offenen Erstattungen.',
    issued: (day) => `ausgestellt am ${day}`,
    declined: 'vom Kartendienst abgelehnt',
    unanswered: 'keine Antwort vom Kartendienst',
  },
};

export const refundTexts: Readonly<Record<DeskLanguage, RefundTexts>> = { en, it, es, fr, de };
