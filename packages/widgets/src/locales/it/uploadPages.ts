import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Numero di pagine',
  now: 'L’ordine ha {{ordered}} pagine.',
  sent: 'I tuoi file corrispondono a {{sent}} pagine, l’ordine ne prevede {{ordered}}.',
  tooMany: 'I tuoi file corrispondono a {{sent}} pagine. Per questo prodotto il massimo è {{most}}.',
  choose: 'Pagine',
  same: '{{pages}} pagine, come ordinato',
  choice: '{{pages}} pagine, {{difference}}',
  withVat: 'Differenza IVA inclusa.',
  withoutVat: 'Differenza IVA esclusa.',
  total: 'Nuovo totale: {{total}} IVA inclusa.',
  totalNow: 'Totale attuale: {{total}} IVA inclusa.',
  noTotal: 'Il laboratorio ti comunicherà il prezzo più tardi.',
  cover:
    'Se cambi il numero di pagine cambia anche il dorso: la copertina sarà ricontrollata nelle nuove dimensioni.',
  change: 'Passa a {{pages}} pagine',
  close: 'Chiudi',
  failed: 'Non è stato possibile cambiare il numero di pagine',
  conflict:
    'L’ordine è cambiato oppure è già pagato. Controlla il prezzo e scegli di nuovo, o chiedi al laboratorio.',
  none: 'Per questo prodotto e formato non è previsto un prezzo per altri numeri di pagine. Chiedilo nei messaggi dell’ordine.',
  done: 'Ora l’ordine ha {{pages}} pagine.',
};
