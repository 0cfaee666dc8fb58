import type { Texts } from '../../kit/text/bundle.ts';
import type { SearchTexts } from '../../search/strings.ts';

export const search: Texts<SearchTexts> = {
  title: 'Cerca',
  close: 'Chiudi la ricerca',
  label: 'Cerca ordini, prodotti, messaggi, domande e pagine',
  hint: 'Ordine, prodotto, domanda…',
  clear: 'Cancella la ricerca',
  results: 'Risultati',
  found_one: '{{count}} risultato',
  found_other: '{{count}} risultati',
  searching: 'Ricerca in corso…',
  noResults: 'Nessun risultato per «{{text}}»',
  noResultsHint: 'Controlla l’ortografia o prova con meno parole.',
  keys: '↑ ↓ per spostarsi, Invio per aprire, Esc per chiudere',
  start: 'Vai a',
  page: 'Pagine',
  order: 'I tuoi ordini',
  product: 'Prodotti',
  message: 'Messaggi',
  faq: 'Domande e risposte',
  document: 'Documenti',
  similar: 'Grafia simile',
  allOrders: 'Mostra tutti i {{formatted}} ordini',
  allOrdersMany: 'Mostra tutti gli ordini trovati',
  orderCode: 'Ordine {{code}}',
  failed: 'Mancano alcuni risultati. {{reason}}',
};
