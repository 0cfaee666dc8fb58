import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Wird geladen...',
  retry: 'Erneut versuchen',
  failedTitle: 'Das konnte nicht geladen werden',
  sorry: 'Es tut uns leid',
  unexpected: 'Unerwarteter Fehler',
  offline: 'Keine Verbindung. Prüfen Sie Ihr Netz und versuchen Sie es erneut.',
  timeout: 'Das Labor antwortet nicht rechtzeitig. Versuchen Sie es gleich noch einmal.',
  unavailable: 'Das Labor kann gerade nicht antworten. Bitte versuchen Sie es in einigen Minuten erneut.',
  garbage:
    'Die Antwort ist nicht lesbar. Versuchen Sie es erneut; bleibt es dabei, wenden Sie sich an Ihren Ansprechpartner.',
  forbidden: 'Ihr Konto erlaubt das nicht.',
  notFound: 'Das ist nicht mehr vorhanden.',
  conflict: 'Dies wurde inzwischen an anderer Stelle geändert. Laden Sie es neu.',
  tooLarge: 'Das ist zu groß.',
  invalid: 'Eine Eingabe ist ungültig.',
  tooMany: 'Zu viele Versuche, bitte später erneut versuchen.',
  tooManyWait_one: 'Zu viele Versuche, bitte in {{count}} Sekunde erneut versuchen.',
  tooManyWait_other: 'Zu viele Versuche, bitte in {{count}} Sekunden erneut versuchen.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  staleData: 'Nicht aktuell: Die letzte Aktualisierung ist fehlgeschlagen.',
  close: 'Schließen',
  yes: 'Ja',
  no: 'Nein',
  cancel: 'Abbrechen',
};
