import type { Texts } from '../../kit/text/bundle.ts';
import type { HelpTexts } from '../../help/strings.ts';

export const help: Texts<HelpTexts> = {
  tabs: 'Domande e condizioni',
  faq: 'FAQ',
  policy: 'Condizioni e procedure',
  find: 'Trova una risposta',
  search: 'Cerca tra domande e risposte',
  searchHint: 'Domanda o risposta',
  clearSearch: 'Cancella ricerca',
  found_one: '{{count}} domanda',
  found_other: '{{count}} domande',
  noResults: 'Nessun risultato',
  noResultsHint: 'Prova con meno parole o con altre.',
  showAll: 'Mostra tutte le domande',
  none: 'Non ci sono ancora domande',
  noneHint: 'Qui trovi le domande e le risposte del laboratorio.',
  noPolicy: 'Non ci sono ancora condizioni',
  noPolicyHint: 'Qui trovi le condizioni e le procedure del laboratorio.',
  someEnglish: 'Alcune di queste domande sono disponibili solo in inglese.',
  policyEnglish: 'Questo testo è disponibile solo in inglese.',
  gone: 'La domanda che cercavi non è più disponibile.',
  copyLink: 'Copia link',
  copyLinkOf: 'Copia link alla domanda «{{question}}»',
  linkCopied: 'Link copiato.',
  linkFailed: 'Non è stato possibile copiare. Seleziona questo link e copialo: {{link}}',
};
