import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'Actualités',
  none: 'Aucune actualité pour l’instant',
  noneHint: 'Les actualités du laboratoire apparaîtront ici, de la plus récente à la plus ancienne.',
  pager: 'Pagination des actualités',
};
