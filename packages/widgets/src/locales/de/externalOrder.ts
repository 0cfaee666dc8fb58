import type { ExternalOrderTexts } from '../../checkout/externalOrderStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const externalOrder: Texts<ExternalOrderTexts> = {
  frame: 'Bestellseite unseres Partners',
  none: 'Zurzeit nicht verfügbar',
  noneHint: 'Ihr Ansprechpartner bestellt die lizenzierten Drucke für Sie.',
  late: 'Die Bestellseite wird nicht geladen.',
  lateHint: 'Versuchen Sie es erneut, oder lassen Sie Ihren Ansprechpartner bestellen.',
  address: 'Lieferadresse',
};
