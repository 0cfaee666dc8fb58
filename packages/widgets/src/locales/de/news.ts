import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'NEUIGKEITEN',
  none: 'Es gibt noch keine Neuigkeiten',
  noneHint: 'Hier steht, was es im Labor Neues gibt, das Neueste zuerst.',
  pager: 'Seiten der Neuigkeiten',
};
