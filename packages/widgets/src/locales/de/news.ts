import type { Texts } from '../../kit/text/bundle.ts';
import type { NewsTexts } from '../../news/strings.ts';

export const news: Texts<NewsTexts> = {
  title: 'Neuigkeiten',
  none: 'Noch keine Neuigkeiten',
  noneHint: 'Hier erscheinen Neuigkeiten aus dem Labor, die neuesten zuerst.',
  pager: 'Seitennavigation: Neuigkeiten',
};
