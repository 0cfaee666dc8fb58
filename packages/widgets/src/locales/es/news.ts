import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'NOTICIAS',
  none: 'Todavía no hay noticias',
  noneHint: 'Aquí están las novedades del laboratorio, de la más reciente a la más antigua.',
  pager: 'Páginas de las noticias',
};
