import type { ExternalOrderTexts } from '../../checkout/externalOrderStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const externalOrder: Texts<ExternalOrderTexts> = {
  frame: 'Pagina d’ordine del nostro partner',
  none: 'Al momento non disponibile',
  noneHint: 'Il tuo referente commerciale può ordinare per te le stampe su licenza.',
  late: 'La pagina d’ordine non si carica.',
  lateHint: 'Riprova oppure chiedi al tuo referente commerciale di inviare l’ordine.',
  address: 'Indirizzo di spedizione',
};
