import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'In arrivo',
  contentTitle: 'Che cosa troverai qui',
  todayTitle: 'Che cosa puoi fare oggi',
  toOrders: 'Vai ai tuoi ordini',
  toSignIn: 'Accedi',
  toStore: 'Vai allo store',
  toDashboard: 'Torna alla dashboard',
  notFoundTitle: 'Esplora, crea, ordina',
  notFoundText: 'Questa pagina non esiste. Nello store trovi album e stampe: scegli, crea e ordina.',
  documentsLead: 'Listini, informazioni tecniche, template e software di impaginazione.',
  documents1: 'Listini e schede tecniche per prodotto',
  documents2: 'Template di impaginazione per ogni formato, in centimetri e pollici',
  documents3: 'Il software di impaginazione per Mac e Windows, con la sua guida',
  documentsNow: 'Il tuo referente commerciale ti invia per e-mail il listino o il template che ti serve.',
  marketingLead: 'Immagini, video e testi per presentare i prodotti ai tuoi sposi.',
  marketing1: 'Foto dei prodotti, in alta risoluzione e per il web',
  marketing2: 'Materiale stagionale e per genere, in cartelle',
  marketing3: 'L’anteprima di ogni file prima di scaricarlo',
  marketingNow:
    'Indica al tuo referente commerciale quale prodotto vuoi presentare: riceverai i file per e-mail.',
  videosLead: 'Brevi video che mostrano un prodotto, uno strumento o un passaggio.',
  videos1: 'Tutorial per preparare i file e impaginare una doppia pagina',
  videos2: 'Le nove lezioni del software di impaginazione',
  videos3: 'Video sui materiali, da scegliere con i tuoi sposi',
  videosNow: 'Hai domande sull’impaginazione? Il tuo referente commerciale ti aiuta per telefono o e-mail.',
  designingLead: 'Lo strumento per progettare questo prodotto.',
  designing1: 'Il prodotto in 3D o pagina per pagina, con le tue foto',
  designing2: 'Formati, copertine e materiali, con il prezzo aggiornato a ogni scelta',
  designing3: 'Salvataggio automatico: ordini subito o continui più tardi',
  designingNow:
    'Puoi già ordinare questo prodotto con i tuoi file: nella sua pagina dello store trovi template e dati tecnici. Per il resto ti aiuta il tuo referente commerciale.',
};
