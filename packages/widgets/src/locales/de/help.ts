import type { Texts } from '../../kit/text/bundle.ts';
import type { HelpTexts } from '../../help/strings.ts';

export const help: Texts<HelpTexts> = {
  tabs: 'Fragen und Richtlinien',
  faq: 'Häufige Fragen',
  policy: 'Richtlinien und Abläufe',
  find: 'Antwort finden',
  search: 'Fragen und Antworten durchsuchen',
  searchHint: 'Frage oder Antwort',
  clearSearch: 'Suche löschen',
  found_one: '{{count}} Frage',
  found_other: '{{count}} Fragen',
  noResults: 'Keine Treffer',
  noResultsHint: 'Versuchen Sie es mit weniger oder anderen Wörtern.',
  showAll: 'Alle Fragen anzeigen',
  none: 'Noch keine Fragen',
  noneHint: 'Fragen und Antworten des Labors erscheinen hier.',
  noPolicy: 'Noch keine Richtlinien',
  noPolicyHint: 'Richtlinien und Abläufe des Labors erscheinen hier.',
  someEnglish: 'Einige dieser Fragen sind nur auf Englisch verfügbar.',
  policyEnglish: 'Dieser Text ist nur auf Englisch verfügbar.',
  gone: 'Die gesuchte Frage ist nicht mehr verfügbar.',
  copyLink: 'Link kopieren',
  copyLinkOf: 'Link kopieren zu „{{question}}“',
  linkCopied: 'Link kopiert.',
  linkFailed: 'Kopieren fehlgeschlagen. Markieren Sie diesen Link und kopieren Sie ihn: {{link}}',
};
