import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'News',
  none: 'Non ci sono ancora news',
  noneHint: 'Qui trovi le novità del laboratorio, dalla più recente.',
  pager: 'Pagine delle news',
};
