// Long because it has every text of a document in five languages.
import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { VatReason } from '../invoice/vat.ts';

/** Texts of an invoice in the customer's language. */
export interface InvoiceTexts {
  readonly language: Language;
  /** First part of file names. */
  readonly fileInvoice: string;
  readonly fileCreditNote: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly proForma: string;
  readonly proFormaNote: string;
  readonly date: string;
  readonly order: string;
  readonly customerCode: string;
  readonly billTo: string;
  readonly vatNumber: string;
  readonly fiscalCode: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly noLines: string;
  readonly net: string;
  /** With the rate in place of {rate}. */
  readonly vat: string;
  readonly total: string;
  /** {amount} in the lab's currency, {rate}. */
  readonly booked: string;
  readonly reasons: Readonly<Record<VatReason, string>>;
  readonly payment: string;
  readonly methods: Readonly<Record<string, string>>;
  /** {last4}. */
  readonly cardEnding: string;
  /** {date}. */
  readonly paidOn: string;
  readonly refundedOn: string;
  /** {number}, {date}. */
  readonly refersTo: string;
  /** The line of a credit note over a part of an invoice. */
  readonly priceReduction: string;
  /** Stands beside the method of an unpaid invoice. */
  readonly due: string;
  readonly capital: string;
  /** {page}, {pages}. */
  readonly page: string;
  readonly continued: string;
}

const texts: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    language: 'en',
    fileInvoice: 'invoice',
    fileCreditNote: 'credit-note',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    proForma: 'Pro forma',
    proFormaNote: 'This is not an invoice. The invoice follows when the order is shipped.',
    date: 'Date',
    order: 'Order',
    customerCode: 'Customer code',
    billTo: 'Billed to',
    vatNumber: 'VAT no.',
    fiscalCode: 'Tax code',
    description: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    amount: 'Amount',
    noLines: 'This document lists no items.',
    net: 'Net amount',
    vat: 'VAT {rate}',
    total: 'Total',
    booked: 'Booked as {amount} at {rate}',
    reasons: {
      domestic: 'Italian VAT, Presidential Decree 633/1972.',
      destination: 'VAT of the country of destination.',
      oss: 'VAT of the country of destination, paid through the EU One Stop Shop (OSS).',
      reverse:
        'Supply to a VAT-registered customer in the EU, not subject to Italian VAT (art. 41, Decree-Law 331/1993). VAT is due from the recipient (reverse charge).',
      export: 'Export outside the EU, not subject to VAT (art. 8, Presidential Decree 633/1972).',
      outside: 'Outside the scope of VAT (art. 7 ff., Presidential Decree 633/1972).',
    },
    payment: 'Payment',
    methods: {
      card: 'Card',
      'bank transfer': 'Bank transfer',
      'on account': 'On account',
      cash: 'Cash',
      paypal: 'PayPal',
    },
    cardEnding: 'ending in {last4}',
    paidOn: 'paid on {date}',
    refundedOn: 'refunded on {date}',
    refersTo: 'Credit for invoice {number} dated {date}',
    priceReduction: 'Price reduction',
    due: 'to be paid',
    capital: 'Share capital',
    page: 'Page {page} of {pages}',
    continued: 'continued on the next page',
  },
  it: {
    language: 'it',
    fileInvoice: 'fattura',
    fileCreditNote: 'nota-di-credito',
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    proForma: 'Pro forma',
    proFormaNote: 'Questo documento non è una fattura. La fattura viene emessa alla spedizione dell’ordine.',
    date: 'Data',
    order: 'Ordine',
    customerCode: 'Cliente',
    billTo: 'Intestata a',
    vatNumber: 'P. IVA',
    fiscalCode: 'Cod. fiscale',
    description: 'Descrizione',
    quantity: 'Q.tà',
    unitPrice: 'Prezzo unitario',
    amount: 'Importo',
    noLines: 'Questo documento non contiene righe.',
    net: 'Imponibile',
    vat: 'IVA {rate}',
    total: 'Totale',
    booked: 'Controvalore: {amount} (cambio {rate})',
    reasons: {
      domestic:
        'IVA ai sensi del D.P.R. 633/1972. Copia di cortesia: l’originale è la fattura elettronica trasmessa al Sistema di Interscambio.',
      destination: 'IVA del Paese di destinazione.',
      oss: 'IVA del Paese di destinazione, versata tramite lo sportello unico UE (OSS), art. 74-sexies D.P.R. 633/1972.',
      reverse:
        'Cessione intracomunitaria non imponibile, art. 41 D.L. 331/1993. Inversione contabile (reverse charge).',
      export: 'Esportazione non imponibile, art. 8 D.P.R. 633/1972.',
      outside: 'Operazione non soggetta a IVA, artt. da 7 a 7-septies D.P.R. 633/1972.',
    },
    payment: 'Pagamento',
    methods: {
      card: 'Carta',
      'bank transfer': 'Bonifico',
      'on account': 'A credito',
      cash: 'Contanti',
      paypal: 'PayPal',
    },
    cardEnding: 'che termina con {last4}',
    paidOn: 'pagato in data {date}',
    refundedOn: 'rimborsato in data {date}',
    refersTo: 'Storno della fattura {number} del {date}',
    priceReduction: 'Riduzione di prezzo',
    due: 'da pagare',
    capital: 'Capitale sociale',
    page: 'Pagina {page} di {pages}',
    continued: 'segue alla pagina successiva',
  },
  es: {
    language: 'es',
    fileInvoice: 'factura',
    fileCreditNote: 'factura-rectificativa',
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    proForma: 'Proforma',
    proFormaNote: 'Este documento no es una factura. La factura se emite cuando se envía el pedido.',
    date: 'Fecha',
    order: 'Pedido',
    customerCode: 'Cliente',
    billTo: 'Facturado a',
    vatNumber: 'NIF-IVA',
    fiscalCode: 'NIF',
    description: 'Descripción',
    quantity: 'Cant.',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    noLines: 'Este documento no incluye artículos.',
    net: 'Base imponible',
    vat: 'IVA {rate}',
    total: 'Total',
    booked: 'Contabilizado: {amount} (tipo de cambio {rate})',
    reasons: {
      domestic: 'IVA italiano, D.P.R. 633/1972.',
      destination: 'IVA del país de destino.',
      oss: 'IVA del país de destino, ingresado a través de la ventanilla única de la UE (OSS).',
      reverse:
        'Entrega intracomunitaria no sujeta a IVA italiano (art. 41 D.L. 331/1993). Inversión del sujeto pasivo.',
      export: 'Exportación fuera de la UE, no sujeta a IVA (art. 8 D.P.R. 633/1972).',
      outside: 'Operación no sujeta a IVA (art. 7 y ss. D.P.R. 633/1972).',
    },
    payment: 'Pago',
    methods: {
      card: 'Tarjeta',
      'bank transfer': 'Transferencia',
      'on account': 'A crédito',
      cash: 'Efectivo',
      paypal: 'PayPal',
    },
    cardEnding: 'terminada en {last4}',
    paidOn: 'pagado el {date}',
    refundedOn: 'reembolsado el {date}',
    refersTo: 'Rectifica la factura {number} del {date}',
    priceReduction: 'Rebaja de precio',
    due: 'por pagar',
    capital: 'Capital social',
    page: 'Página {page} de {pages}',
    continued: 'continúa en la página siguiente',
  },
  fr: {
    language: 'fr',
    fileInvoice: 'facture',
    fileCreditNote: 'avoir',
    invoice: 'Facture',
    creditNote: 'Avoir',
    proForma: 'Pro forma',
    proFormaNote: 'Ce document n’est pas une facture. La facture est établie à l’expédition de la commande.',
    date: 'Date',
    order: 'Commande',
    customerCode: 'Client',
    billTo: 'Facturé à',
    vatNumber: 'N° TVA',
    fiscalCode: 'N° fiscal',
    description: 'Désignation',
    quantity: 'Qté',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    noLines: 'Ce document ne contient aucune ligne.',
    net: 'Total HT',
    vat: 'TVA {rate}',
    total: 'Total TTC',
    booked: 'Comptabilisé pour {amount} au taux de change de {rate}',
    reasons: {
      domestic: 'TVA italienne, décret présidentiel 633/1972.',
      destination: 'TVA du pays de destination.',
      oss: 'TVA du pays de destination, déclarée via le guichet unique de l’UE (OSS).',
      reverse:
        'Livraison intracommunautaire exonérée de TVA italienne (art. 41, décret-loi 331/1993). Autoliquidation : TVA due par l’acquéreur.',
      export: 'Exportation hors UE, exonérée de TVA (art. 8, décret présidentiel 633/1972).',
      outside: 'Opération hors champ de la TVA (art. 7 et suivants, décret présidentiel 633/1972).',
    },
    payment: 'Paiement',
    methods: {
      card: 'Carte',
      'bank transfer': 'Virement',
      'on account': 'À crédit',
      cash: 'Espèces',
      paypal: 'PayPal',
    },
    cardEnding: 'se terminant par {last4}',
    paidOn: 'payé le {date}',
    refundedOn: 'remboursé le {date}',
    refersTo: 'Avoir sur la facture {number} du {date}',
    priceReduction: 'Réduction de prix',
    due: 'à payer',
    capital: 'Capital social',
    page: 'Page {page} sur {pages}',
    continued: 'suite à la page suivante',
  },
  de: {
    language: 'de',
    fileInvoice: 'rechnung',
    fileCreditNote: 'rechnungskorrektur',
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    proForma: 'Proforma',
    proFormaNote: 'Dieses Dokument ist keine Rechnung. Die Rechnung folgt mit dem Versand der Bestellung.',
    date: 'Datum',
    order: 'Bestellung',
    customerCode: 'Kundennr.',
    billTo: 'Rechnung an',
    vatNumber: 'USt-IdNr.',
    fiscalCode: 'Steuernr.',
    description: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    noLines: 'Dieser Beleg enthält keine Positionen.',
    net: 'Nettobetrag',
    vat: 'MwSt. {rate}',
    total: 'Gesamtbetrag',
    booked: 'Gebucht mit {amount} zum Kurs {rate}',
    reasons: {
      domestic: 'Italienische Mehrwertsteuer, D.P.R. 633/1972.',
      destination: 'Mehrwertsteuer des Bestimmungslandes.',
      oss: 'Mehrwertsteuer des Bestimmungslandes, abgeführt über den One-Stop-Shop der EU (OSS).',
      reverse:
        'Steuerfreie innergemeinschaftliche Lieferung (Art. 41 D.L. 331/1993). Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
      export: 'Steuerfreie Ausfuhrlieferung (Art. 8 D.P.R. 633/1972).',
      outside: 'Nicht steuerbar (Art. 7 ff. D.P.R. 633/1972).',
    },
    payment: 'Zahlung',
    methods: {
      card: 'Karte',
      'bank transfer': 'Überweisung',
      'on account': 'Auf Rechnung',
      cash: 'Bar',
      paypal: 'PayPal',
    },
    cardEnding: 'mit den Endziffern {last4}',
    paidOn: 'bezahlt am {date}',
    refundedOn: 'erstattet am {date}',
    refersTo: 'Storno der Rechnung {number} vom {date}',
    priceReduction: 'Preisnachlass',
    due: 'noch zu zahlen',
    capital: 'Stammkapital',
    page: 'Seite {page} von {pages}',
    continued: 'Fortsetzung auf der nächsten Seite',
  },
};

/** English for an unsupported language. */
export function invoiceTexts(language: string): InvoiceTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}

/** `{name}` replaced by its value. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}
