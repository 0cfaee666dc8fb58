import type { Texts } from '@trade-area/widgets';
import type { HomePageTexts } from '../../pages/home/strings.ts';

export const homePage: Texts<HomePageTexts> = {
  title: 'Esplora, crea, ordina',
  text: 'Questa pagina non esiste. Nello store trovi album e stampe: scegli, crea e ordina.',
  toStore: 'Vai allo store',
  toDashboard: 'Torna alla dashboard',
};
