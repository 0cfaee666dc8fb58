import type { receiptMethods } from '../../../payments/sales/receipts.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of the payments that the desk records. */
export interface ReceiptTexts {
  readonly title: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly method: string;
  readonly methods: Readonly<Record<(typeof receiptMethods)[number], string>>;
  readonly note: string;
  readonly record: string;
  readonly undo: string;
  readonly undoHint: string;
  readonly reason: string;
  /** Beside a payment that was taken back, and beside the entry that did it. */
  readonly undone: string;
  readonly undoes: string;
  recordedBy(name: string): string;
}

const en: ReceiptTexts = {
  title: 'Payments received',
  amount: 'Amount received',
  paidOn: 'Received on',
  method: 'Method',
  methods: { 'bank transfer': 'Bank transfer', cash: 'Cash', card: 'Card', paypal: 'PayPal' },
  note: 'Note (only the lab sees it)',
  record: 'Record payment',
  undo: 'Undo this payment',
  undoHint: 'The payment stays in this list, with an entry that cancels it.',
  reason: 'Reason',
  undone: 'undone',
  undoes: 'cancels a payment',
  recordedBy: (name) => `recorded by ${name}`,
};
const it: ReceiptTexts = {
  title: 'Pagamenti ricevuti',
  amount: 'Importo ricevuto',
  paidOn: 'Ricevuto il',
  method: 'Metodo',
  methods: { 'bank transfer': 'Bonifico', cash: 'Contanti', card: 'Carta', paypal: 'PayPal' },
  note: 'Nota (visibile solo al laboratorio)',
  record: 'Registra pagamento',
  undo: 'Annulla questo pagamento',
  undoHint: 'Il pagamento resta in elenco, con una registrazione che lo annulla.',
  reason: 'Motivo',
  undone: 'annullato',
  undoes: 'annulla un pagamento',
  recordedBy: (name) => `registrato da ${name}`,
};
const es: ReceiptTexts = {
  title: 'Pagos recibidos',
  amount: 'Importe recibido',
  paidOn: 'Recibido el',
  method: 'Forma de pago',
  methods: { 'bank transfer': 'Transferencia', cash: 'Efectivo', card: 'Tarjeta', paypal: 'PayPal' },
  note: 'Nota (solo la ve el laboratorio)',
  record: 'Registrar pago',
  undo: 'Anular este pago',
  undoHint: 'El pago sigue en la lista, con un apunte que lo anula.',
  reason: 'Motivo',
  undone: 'deshecho',
  undoes: 'anula un pago',
  recordedBy: (name) => `registrado por ${name}`,
};
const fr: ReceiptTexts = {
  title: 'Paiements reçus',
  amount: 'Montant reçu',
  paidOn: 'Reçu le',
  method: 'Mode de paiement',
  methods: { 'bank transfer': 'Virement', cash: 'Espèces', card: 'Carte', paypal: 'PayPal' },
  note: 'Note (visible du laboratoire seulement)',
  record: 'Enregistrer le paiement',
  undo: 'Annuler ce paiement',
  undoHint: 'Le paiement reste dans la liste, avec une écriture qui l’annule.',
  reason: 'Motif',
  undone: 'annulé',
  undoes: 'annule un paiement',
  recordedBy: (name) => `enregistré par ${name}`,
};
const de: ReceiptTexts = {
  title: 'Eingegangene Zahlungen',
  amount: 'Eingegangener Betrag',
  paidOn: 'Eingegangen am',
  method: 'Zahlungsart',
  methods: { 'bank transfer': 'Überweisung', cash: 'Bar', card: 'Karte', paypal: 'PayPal' },
  note: 'Notiz (sieht nur das Labor)',
  record: 'Zahlung erfassen',
  undo: 'Diese Zahlung rückgängig machen',
  undoHint: 'Die Zahlung bleibt in der Liste, mit einer Buchung, die sie aufhebt.',
  reason: 'Grund',
  undone: 'rückgängig gemacht',
  undoes: 'hebt eine Zahlung auf',
  recordedBy: (name) => `erfasst von ${name}`,
};

export const receiptTexts: Readonly<Record<DeskLanguage, ReceiptTexts>> = { en, it, es, fr, de };
