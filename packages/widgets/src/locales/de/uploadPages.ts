import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Seitenzahl',
  now: 'Bestellt sind {{ordered}} Seiten.',
  sent: 'Ihre Dateien ergeben {{sent}} Seiten, bestellt sind {{ordered}}.',
  tooMany: 'Ihre Dateien ergeben {{sent}} Seiten. Bei diesem Produkt sind höchstens {{most}} möglich.',
  choose: 'Seiten',
  same: '{{pages}} Seiten, wie bestellt',
  choice: '{{pages}} Seiten, {{difference}}',
  withVat: 'Preisunterschied inkl. MwSt.',
  withoutVat: 'Preisunterschied ohne MwSt.',
  total: 'Neuer Gesamtpreis: {{total}} inkl. MwSt.',
  totalNow: 'Gesamtpreis: {{total}} inkl. MwSt.',
  noTotal: 'Den Gesamtpreis teilt Ihnen das Labor später mit.',
  cover:
    'Mit der Seitenzahl ändert sich der Buchrücken. Der Einband wird deshalb in der neuen Größe noch einmal geprüft.',
  change: 'Auf {{pages}} Seiten ändern',
  close: 'Schließen',
  failed: 'Die Seitenzahl wurde nicht geändert',
  conflict:
    'Die Bestellung wurde geändert oder ist schon bezahlt. Prüfen Sie den Preis und wählen Sie erneut, oder fragen Sie das Labor.',
  none: 'Für dieses Produkt in diesem Format gibt es keine Preise für andere Seitenzahlen. Fragen Sie das Labor in den Nachrichten zur Bestellung.',
  done: 'Die Bestellung hat jetzt {{pages}} Seiten.',
};
