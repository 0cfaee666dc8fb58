import type { Texts } from '@trade-area/widgets';
import type { HomePageTexts } from '../../pages/home/strings.ts';

export const homePage: Texts<HomePageTexts> = {
  title: 'Explorez, créez, commandez',
  text: 'Cette page n’existe pas, mais la boutique est à deux pas : découvrez les albums et les tirages, créez le vôtre et commandez-le.',
  toStore: 'Voir la boutique',
  toDashboard: 'Retour au tableau de bord',
};
