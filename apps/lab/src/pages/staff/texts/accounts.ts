import type { DeskLanguage } from '../desk.ts';

/** Texts of the documents for the accountant. */
export interface AccountsTexts {
  readonly title: string;
  readonly lead: string;
  readonly from: string;
  readonly to: string;
  readonly csv: string;
  /** The same with commas and decimal points, for a reader of another form. */
  readonly csvEnglish: string;
  readonly zip: string;
  readonly wrongPeriod: string;
}

const en: AccountsTexts = {
  title: 'Accounts',
  lead: 'All invoices and credit notes of a period: a list for the accountant, and the documents themselves.',
  from: 'From',
  to: 'To',
  csv: 'Download list (CSV)',
  csvEnglish: 'Download list in English format (CSV)',
  zip: 'Download documents (ZIP)',
  wrongPeriod: 'Choose two days, the first one not after the second.',
};
const it: AccountsTexts = {
  title: 'Contabilità',
  lead: 'Tutte le fatture e le note di credito di un periodo: l’elenco per il commercialista e i documenti.',
  from: 'Dal',
  to: 'Al',
  csv: 'Scarica elenco (CSV)',
  csvEnglish: 'Scarica elenco in formato inglese (CSV)',
  zip: 'Scarica documenti (ZIP)',
  wrongPeriod: 'Scegli due giorni, il primo non dopo il secondo.',
};
const es: AccountsTexts = {
  title: 'Contabilidad',
  lead: 'Todas las facturas y notas de abono de un periodo: la lista para la asesoría y los documentos.',
  from: 'Desde',
  to: 'Hasta',
  csv: 'Descargar lista (CSV)',
  csvEnglish: 'Descargar lista en formato inglés (CSV)',
  zip: 'Descargar documentos (ZIP)',
  wrongPeriod: 'Elige dos días; el primero no puede ser posterior al segundo.',
};
const fr: AccountsTexts = {
  title: 'Comptabilité',
  lead: 'Toutes les factures et tous les avoirs d’une période : la liste pour le comptable et les documents.',
  from: 'Du',
  to: 'Au',
  csv: 'Télécharger la liste (CSV)',
  csvEnglish: 'Télécharger la liste au format anglais (CSV)',
  zip: 'Télécharger les documents (ZIP)',
  wrongPeriod: 'Choisissez deux jours, le premier n’étant pas après le second.',
};
const de: AccountsTexts = {
  title: 'Buchhaltung',
  lead: 'Alle Rechnungen und Rechnungskorrekturen eines Zeitraums: die Liste für die Buchhaltung und die Dokumente.',
  from: 'Von',
  to: 'Bis',
  csv: 'Liste herunterladen (CSV)',
  csvEnglish: 'Liste im englischen Format herunterladen (CSV)',
  zip: 'Dokumente herunterladen (ZIP)',
  wrongPeriod: 'Wählen Sie zwei Tage, der erste nicht nach dem zweiten.',
};

export const accountsTexts: Readonly<Record<DeskLanguage, AccountsTexts>> = { en, it, es, fr, de };
