import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'Noticias',
  none: 'Aún no hay noticias',
  noneHint: 'Aquí aparecerán las noticias del laboratorio, de la más reciente a la más antigua.',
  pager: 'Páginas de las noticias',
};
