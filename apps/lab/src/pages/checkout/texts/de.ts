import type { CheckoutTexts } from '../texts.ts';

export const de: CheckoutTexts = {
  title: 'Kasse',
  expired: 'Die Sitzung an der Kasse ist abgelaufen',
  expiredLead:
    'Öffnen Sie das Angebot in Ihrer Trade Area und machen Sie dort weiter. Ihre Angaben sind gespeichert.',
  toPortal: 'Trade Area öffnen',
  product: 'Produkt',
  edit: 'Konfiguration ändern',
  event: 'Anlass',
  eventName: 'Name des Anlasses',
  bride: 'Braut',
  groom: 'Bräutigam',
  eventDate: 'Datum',
  label: 'Ihre Referenz',
  note: 'Notiz für das Labor',
  delivery: 'Lieferung',
  toCompany: 'An Ihr Studio',
  toOther: 'An eine andere Adresse',
  address: {
    name: 'Name',
    address: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    state: 'Bundesland oder Region',
    country: 'Land',
  },
  payment: 'Zahlung',
  transfer: 'Überweisung',
  transferHint: 'Unsere Bankverbindung erhalten Sie mit der Bestätigung.',
  card: (brand, last4, expiry) => `${brand} •••• ${last4}, gültig bis ${expiry}`,
  cardHint: 'Wird jetzt belastet. Die Bestellung ist aufgegeben, sobald Ihre Bank bestätigt.',
  noCards: 'Sie haben keine gespeicherte Karte.',
  addCard: 'Karte in Ihrem Konto hinzufügen',
  coupon: 'Gutschein',
  apply: 'Einlösen',
  price: 'Preis',
  discount: (promotion) => `Rabatt: ${promotion}`,
  shipping: 'Versand',
  vat: (percent) => `MwSt. ${percent} %`,
  total: 'Gesamt',
  terms: ['Ich akzeptiere die ', 'Allgemeinen Geschäftsbedingungen', '.'],
  place: (amount) => `Zahlungspflichtig bestellen – ${amount}`,
  attention: 'Die Bestellung ist noch nicht aufgegeben.',
  problems: {
    names: 'Geben Sie die Namen des Paares oder den Namen des Anlasses ein.',
    eventDate: 'Geben Sie ein Datum des Kalenders ein.',
    address: 'Geben Sie Name, Straße, Postleitzahl, Ort und Land ein.',
    payment: 'Wählen Sie eine Zahlungsart.',
    terms: 'Akzeptieren Sie die Geschäftsbedingungen, um zu bestellen.',
    coupon: 'Dieser Gutschein gilt nicht für dieses Produkt.',
    couponUsed: 'Sie haben diesen Gutschein bereits verwendet.',
    configuration: 'Eine Option ist nicht mehr verfügbar. Ändern Sie die Konfiguration.',
    price: 'Der Preis hat sich geändert. Prüfen Sie die neue Summe und bestätigen Sie noch einmal.',
    cardDeclined:
      'Ihre Bank hat die Karte abgelehnt. Es wurde nichts abgebucht. Wählen Sie eine andere Karte oder zahlen Sie per Überweisung.',
    cardExpired:
      'Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Wählen Sie eine andere Karte oder zahlen Sie per Überweisung.',
    cardChallenge:
      'Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    cardUnavailable:
      'Kartenzahlung ist gerade nicht möglich. Es wurde nichts abgebucht. Versuchen Sie es später erneut oder zahlen Sie per Überweisung.',
    paymentReturned:
      'Die Bestellung konnte nicht aufgegeben werden: Preis oder Produkt haben sich während der Zahlung geändert. Ihre Zahlung wird erstattet.',
  },
  done: 'Bestellung aufgegeben',
  doneLead: (order) => `Ihre Bestellnummer ist ${order}. Eine Bestätigung ist per E-Mail unterwegs.`,
  transferTo: (amount, receiver, iban, order) =>
    `Überweisen Sie ${amount} an ${receiver}, IBAN ${iban}, Verwendungszweck ${order}.`,
  sendFiles: 'Dateien jetzt hochladen',
  waiting: 'Warten auf Ihre Bank',
  waitingLead:
    'Wir wissen noch nicht, ob die Zahlung erfolgt ist. Zahlen Sie nicht noch einmal: Diese Seite aktualisiert sich selbst, und Sie erhalten eine E-Mail, sobald die Bestellung aufgegeben ist.',
  checkAgain: 'Erneut prüfen',
  challenge: 'Zahlung bestätigen',
  challengeLead:
    'Ihre Bank muss Ihre Identität prüfen. Bestätigen Sie die Zahlung auf ihrer Seite; danach kehren Sie hierher zurück.',
  toBank: 'Weiter zu Ihrer Bank',
  payOtherwise: 'Anders bezahlen',
  paidByCard: (amount) => `${amount} wurden von Ihrer Karte abgebucht.`,
  bank: 'Testbank',
  bankLead:
    'Diese Seite steht für Ihre Bank. Der Code 123456 bestätigt die Zahlung, jeder andere lehnt sie ab.',
  bankCode: 'Code',
  bankConfirm: 'Bestätigen',
  vatReasons: {
    domestic: 'Italienische Mehrwertsteuer.',
    destination: 'Mehrwertsteuer Ihres Landes.',
    oss: 'Mehrwertsteuer Ihres Landes, abgeführt über den One-Stop-Shop der EU.',
    reverse: 'Reverse Charge: Sie schulden die Mehrwertsteuer in Ihrem Land.',
    export: 'Ausfuhr aus der EU, ohne Mehrwertsteuer.',
    outside: 'Unterliegt nicht der italienischen Mehrwertsteuer.',
  },
  invoice: {
    title: 'Rechnung',
    vatNumber: 'USt-IdNr.',
    recipientCode: 'Empfängercode',
    pec: 'Zertifizierte E-Mail (PEC)',
    missing: {
      vatNumber:
        'Ihre USt-IdNr. fehlt. Ergänzen Sie sie in Ihrem Konto, bevor die Bestellung versendet wird.',
      recipientCode:
        'Empfängercode und PEC fehlen. Ohne sie wird die E-Rechnung mit dem Code 0000000 gesendet.',
    },
    change: 'In Ihrem Konto ändern',
  },
  proForma: 'Proforma-Rechnung herunterladen (PDF)',
  account: 'Auf Rechnung',
  accountHint: (free) => `Sie zahlen nach Erhalt der Rechnung. Verfügbarer Kredit: ${free}.`,
  accountFull: (free) =>
    `Diese Bestellung ist nicht auf Rechnung möglich: Ihr verfügbarer Kredit beträgt ${free}.`,
};
