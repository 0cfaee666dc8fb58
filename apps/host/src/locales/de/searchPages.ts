import type { Texts } from '@trade-area/widgets';
import type { SearchPagesTexts } from '../../pages/search/strings.ts';

export const searchPages: Texts<SearchPagesTexts> = {
  dashboard: 'Start Startseite Übersicht',
  store: 'Shop Produkte Katalog Alben Bücher Drucke kaufen bestellen neu',
  orders:
    'Status Sendungsverfolgung Versand Lieferung hochladen Dateien unvollständig nachbestellen Aufträge',
  messages: 'Unterhaltungen Chat Hilfe Kontakt Fragen Posteingang',
  projects: 'Entwürfe Gestaltungen Arbeiten gespeichert',
  promotions: 'Rabatte Angebote Gutscheine Codes Muster',
  payments: 'Rechnungen Belege Betrag fällig bezahlen',
  documents: 'Preisliste Preise PDF Vorlagen Software herunterladen technische Informationen',
  marketing: 'Plakate Bilder Logo soziale Medien Werbung',
  videos: 'Filme Anleitungen lernen',
  help: 'Hilfe Unterstützung Fragen Antworten Richtlinien',
  layoutHelp: 'Gestaltung Grafik Software Vorlagen Fotos pro Seite',
  account: 'Profil Adresse Passwort Karten Rechnungsdaten Sprache Benachrichtigungen Anmeldung',
  presets: 'gespeicherte Einstellungen Favoriten Konfigurationen',
  cart: 'Korb Kasse Angebote bezahlen',
  news: 'Ankündigungen Neuigkeiten Ferien Betriebsferien',
  privacy: 'Cookies Datenschutz DSGVO Einwilligung',
  sharing: 'veröffentlichen Fotos Erlaubnis Galerie fertige Alben',
};
