import type { Texts } from '../../kit/text/bundle.ts';
import type { SearchTexts } from '../../search/strings.ts';

export const search: Texts<SearchTexts> = {
  title: 'Suche',
  close: 'Suche schließen',
  label: 'Bestellungen, Produkte, Nachrichten, Fragen und Seiten durchsuchen',
  hint: 'Bestellung, Produkt, Frage\u00a0…',
  clear: 'Suche löschen',
  results: 'Treffer',
  found_one: '{{count}} Treffer',
  found_other: '{{count}} Treffer',
  searching: 'Suche läuft\u00a0…',
  noResults: 'Keine Treffer für „{{text}}“',
  noResultsHint: 'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger Wörtern.',
  keys: '↑ ↓ zum Bewegen, Enter zum Öffnen, Esc zum Schließen',
  start: 'Gehe zu',
  page: 'Seiten',
  order: 'Ihre Bestellungen',
  product: 'Produkte',
  message: 'Nachrichten',
  faq: 'Fragen und Antworten',
  document: 'Dokumente',
  similar: 'Ähnliche Schreibweise',
  allOrders: 'Alle {{formatted}} Bestellungen anzeigen',
  allOrdersMany: 'Alle gefundenen Bestellungen anzeigen',
  orderCode: 'Bestellung {{code}}',
  failed: 'Einige Treffer fehlen. {{reason}}',
};
