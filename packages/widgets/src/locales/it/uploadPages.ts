import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadPagesTexts } from '../../uploads/pagesStrings.ts';

export const uploadPages: Texts<UploadPagesTexts> = {
  title: 'Numero di pagine',
  now: 'L’ordine ha {{ordered}} pagine.',
  sent: 'I tuoi file fanno un libro di {{sent}} pagine, l’ordine ne ha {{ordered}}.',
  tooMany: 'I tuoi file fanno un libro di {{sent}} pagine. Questo prodotto ne ha al massimo {{most}}.',
  choose: 'Pagine',
  same: '{{pages}} pagine, come ordinato',
  choice: '{{pages}} pagine, {{difference}}',
  withoutVat: 'La differenza è IVA esclusa.',
  total: 'L’ordine costa poi {{total}} IVA inclusa.',
  totalNow: 'L’ordine costa {{total}} IVA inclusa.',
  noTotal: 'Il laboratorio comunica il prezzo dell’ordine più tardi.',
  cover: 'Con altre pagine cambia il dorso: la copertina viene controllata di nuovo nella sua nuova misura.',
  change: 'Passa a {{pages}} pagine',
  close: 'Chiudi',
  failed: 'Le pagine non sono state cambiate',
  conflict: 'Nel frattempo l’ordine è cambiato. Guarda il nuovo prezzo e scegli di nuovo.',
  none: 'Il laboratorio non ha un prezzo per altre pagine di questo prodotto in questo formato. Chiedilo nei messaggi dell’ordine.',
  done: 'L’ordine ha ora {{pages}} pagine.',
};
