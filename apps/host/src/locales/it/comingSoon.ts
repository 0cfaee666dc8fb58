import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'In arrivo',
  contentTitle: 'Che cosa troverai qui',
  todayTitle: 'Che cosa puoi fare oggi',
  toOrders: 'Vai ai tuoi ordini',
  toSignIn: 'Accedi',
  toDashboard: 'Torna alla dashboard',
  designingLead: 'Lo strumento per progettare questo prodotto.',
  designing1: 'Il prodotto in 3D o pagina per pagina, con le tue foto',
  designing2: 'Formati, copertine e materiali, con il prezzo aggiornato a ogni scelta',
  designing3: 'Salvataggio automatico: ordini subito o continui più tardi',
  designingNow:
    'Puoi già ordinare questo prodotto con i tuoi file: nella sua pagina dello store trovi template e dati tecnici. Per il resto ti aiuta il tuo referente commerciale.',
};
