import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'ACTUALITÉS',
  none: 'Il n’y a pas encore d’actualités',
  noneHint: 'Les nouveautés du laboratoire figurent ici, de la plus récente à la plus ancienne.',
  pager: 'Pages des actualités',
};
