import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Seitenzahl',
  now: 'Die Bestellung hat {{ordered}} Seiten.',
  sent: 'Ihre Dateien ergeben ein Buch mit {{sent}} Seiten, die Bestellung hat {{ordered}}.',
  tooMany: 'Ihre Dateien ergeben ein Buch mit {{sent}} Seiten. Dieses Produkt hat höchstens {{most}}.',
  choose: 'Seiten',
  same: '{{pages}} Seiten, wie bestellt',
  choice: '{{pages}} Seiten, {{difference}}',
  withoutVat: 'Der Unterschied ist ohne MwSt.',
  total: 'Die Bestellung kostet dann {{total}} mit MwSt.',
  totalNow: 'Die Bestellung kostet {{total}} mit MwSt.',
  noTotal: 'Das Labor nennt Ihnen den Preis der Bestellung später.',
  cover:
    'Mit anderen Seiten ändert sich der Rücken: Der Einband wird in seiner neuen Größe noch einmal geprüft.',
  change: 'Auf {{pages}} Seiten ändern',
  close: 'Schließen',
  failed: 'Die Seiten wurden nicht geändert',
  conflict:
    'Die Bestellung hat sich inzwischen geändert. Sehen Sie den neuen Preis an und wählen Sie noch einmal.',
  none: 'Das Labor hat für andere Seiten dieses Produkts in dieser Größe keinen Preis. Fragen Sie in den Nachrichten der Bestellung.',
  done: 'Die Bestellung hat jetzt {{pages}} Seiten.',
};
