import type { Texts } from '@trade-area/widgets';
import type { HomePageTexts } from '../../pages/home/strings.ts';

export const homePage: Texts<HomePageTexts> = {
  title: 'Entdecken, gestalten, bestellen',
  text: 'Diese Seite gibt es nicht. Im Shop finden Sie Alben und Abzüge, die Sie selbst gestalten und bestellen können.',
  toStore: 'Zum Shop',
  toDashboard: 'Zurück zur Übersicht',
};
