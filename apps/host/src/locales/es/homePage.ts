import type { Texts } from '@trade-area/widgets';
import type { HomePageTexts } from '../../pages/home/strings.ts';

export const homePage: Texts<HomePageTexts> = {
  title: 'Explora, diseña y pide',
  text: 'Esta página no existe, pero la tienda está a un paso: descubre álbumes y copias, diseña los tuyos y pídelos.',
  toStore: 'Ir a la tienda',
  toDashboard: 'Volver al inicio',
};
