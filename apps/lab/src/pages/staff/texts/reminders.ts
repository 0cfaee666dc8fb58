import type { DeskLanguage } from '../desk.ts';

/** Texts of overdue payments and their reminders. */
export interface ReminderTexts {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  invoice(number: string): string;
  /** In its place for an order that was not shipped, with the day of the order. */
  transfer(day: string): string;
  dueOn(day: string): string;
  readonly none: string;
  sent(step: number, day: string): string;
  /** Buttons, by the number of reminders so far. */
  readonly send: readonly [string, string];
  readonly hint: string;
  /** Heading of an order's history. */
  readonly history: string;
  reminder(step: number, amount: string): string;
  sentBy(name: string, day: string): string;
}

const en: ReminderTexts = {
  title: 'Overdue payments',
  lead: 'Orders that weren’t paid in time: shipped ones, and those whose bank transfer hasn’t arrived.',
  empty: 'No overdue payments.',
  invoice: (number) => `invoice ${number}`,
  transfer: (day) => `bank transfer for the order of ${day}`,
  dueOn: (day) => `was due on ${day}`,
  none: 'no reminder sent yet',
  sent: (step, day) => `reminder ${step} sent on ${day}`,
  send: ['Send first reminder', 'Send second reminder'],
  hint: 'The customer gets an e-mail with the amount and the bank details.',
  history: 'Reminders',
  reminder: (step, amount) => `Reminder ${step}: ${amount}`,
  sentBy: (name, day) => `sent by ${name} on ${day}`,
};
const it: ReminderTexts = {
  title: 'Pagamenti scaduti',
  lead: 'Ordini non pagati entro il termine: quelli spediti e quelli il cui bonifico non è arrivato.',
  empty: 'Nessun pagamento scaduto.',
  invoice: (number) => `fattura ${number}`,
  transfer: (day) => `bonifico per l’ordine (data: ${day})`,
  dueOn: (day) => `scadenza ${day}`,
  none: 'nessun sollecito inviato',
  sent: (step, day) => `sollecito ${step} inviato: ${day}`,
  send: ['Invia il primo sollecito', 'Invia il secondo sollecito'],
  hint: 'Il cliente riceve un’e-mail con l’importo e le coordinate bancarie.',
  history: 'Solleciti',
  reminder: (step, amount) => `Sollecito ${step}: ${amount}`,
  sentBy: (name, day) => `inviato da ${name}: ${day}`,
};
const es: ReminderTexts = {
  title: 'Pagos vencidos',
  lead: 'Pedidos que no se han pagado a tiempo: los enviados y aquellos cuya transferencia no ha llegado.',
  empty: 'No hay pagos vencidos.',
  invoice: (number) => `factura ${number}`,
  transfer: (day) => `transferencia del pedido del ${day}`,
  dueOn: (day) => `venció el ${day}`,
  none: 'sin recordatorios',
  sent: (step, day) => `recordatorio ${step} enviado el ${day}`,
  send: ['Enviar primer recordatorio', 'Enviar segundo recordatorio'],
  hint: 'El cliente recibe un correo con el importe y los datos bancarios.',
  history: 'Recordatorios',
  reminder: (step, amount) => `Recordatorio ${step}: ${amount}`,
  sentBy: (name, day) => `enviado por ${name} el ${day}`,
};
const fr: ReminderTexts = {
  title: 'Paiements en retard',
  lead: 'Commandes qui n’ont pas été payées à temps\u00a0: celles expédiées et celles dont le virement n’est pas arrivé.',
  empty: 'Aucun paiement en retard.',
  invoice: (number) => `facture ${number}`,
  transfer: (day) => `virement pour la commande du ${day}`,
  dueOn: (day) => `échu le ${day}`,
  none: 'aucun rappel envoyé',
  sent: (step, day) => `rappel ${step} envoyé le ${day}`,
  send: ['Envoyer le premier rappel', 'Envoyer le deuxième rappel'],
  hint: 'Le client reçoit un e-mail avec le montant et les coordonnées bancaires.',
  history: 'Rappels',
  reminder: (step, amount) => `Rappel ${step} : ${amount}`,
  sentBy: (name, day) => `envoyé par ${name} le ${day}`,
};
const de: ReminderTexts = {
  title: 'Überfällige Zahlungen',
  lead: 'Bestellungen, die nicht rechtzeitig bezahlt wurden: versandte und solche, deren Überweisung nicht eingegangen ist.',
  empty: 'Keine überfälligen Zahlungen.',
  invoice: (number) => `Rechnung ${number}`,
  transfer: (day) => `Überweisung für die Bestellung vom ${day}`,
  dueOn: (day) => `fällig am ${day}`,
  none: 'noch keine Erinnerung gesendet',
  sent: (step, day) => `${step}. Erinnerung am ${day} gesendet`,
  send: ['Erste Zahlungserinnerung senden', 'Zweite Zahlungserinnerung senden'],
  hint: 'Der Kunde erhält eine E-Mail mit dem Betrag und der Bankverbindung.',
  history: 'Zahlungserinnerungen',
  reminder: (step, amount) => `${step}. Zahlungserinnerung: ${amount}`,
  sentBy: (name, day) => `gesendet von ${name} am ${day}`,
};

export const reminderTexts: Readonly<Record<DeskLanguage, ReminderTexts>> = { en, it, es, fr, de };
