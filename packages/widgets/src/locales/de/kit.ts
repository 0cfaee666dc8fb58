import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  failedTitle: 'Laden fehlgeschlagen',
  brokenTitle: 'Dieser Bereich konnte nicht angezeigt werden',
  brokenText:
    'Versuchen Sie es erneut. Tritt der Fehler wieder auf, sagen Sie Ihrem Ansprechpartner, was Sie gerade tun wollten.',
  sorry: 'Es tut uns leid',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  unreachable:
    'Das Labor ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  offline: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  timeout: 'Das Labor antwortet gerade nicht. Versuchen Sie es gleich erneut.',
  unavailable: 'Das Labor ist zurzeit nicht erreichbar. Versuchen Sie es in einigen Minuten erneut.',
  garbage:
    'Es ist ein Fehler aufgetreten. Versuchen Sie es erneut. Besteht das Problem weiter, wenden Sie sich an Ihren Ansprechpartner.',
  forbidden: 'Sie haben dafür keine Berechtigung.',
  rightMissing: 'Ihr Zugang ist dafür nicht freigeschaltet. Wenden Sie sich an den Inhaber des Kontos.',
  notFound: 'Nicht mehr verfügbar.',
  conflict: 'Dies wurde inzwischen an anderer Stelle geändert. Laden Sie die Seite neu.',
  tooLarge: 'Die zulässige Größe ist überschritten.',
  invalid: 'Eine Ihrer Eingaben ist ungültig.',
  cardNumber:
    'Das sieht nach einer Kartennummer aus. Löschen Sie sie und versuchen Sie es erneut: Das Labor speichert niemals Kartennummern.',
  tooMany: 'Zu viele Versuche. Versuchen Sie es später erneut.',
  tooManyWait_one: 'Zu viele Versuche. Versuchen Sie es in {{count}} Sekunde erneut.',
  tooManyWait_other: 'Zu viele Versuche. Versuchen Sie es in {{count}} Sekunden erneut.',
  unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  reference: 'Referenz: {{code}}',
  staleData: 'Möglicherweise veraltet: Die letzte Aktualisierung ist fehlgeschlagen.',
  close: 'Schließen',
  yes: 'Ja',
  no: 'Nein',
  cancel: 'Abbrechen',
};
