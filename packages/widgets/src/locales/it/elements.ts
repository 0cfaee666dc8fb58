import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Accedi per vedere i tuoi ordini',
  signInAccount: 'Accedi per vedere il tuo account',
  signInPayments: 'Accedi per vedere i tuoi pagamenti',
  signInCards: 'Accedi per vedere le tue carte',
  signInMessages: 'Accedi per vedere i tuoi messaggi',
  signInUpload: 'Accedi per caricare i file',
  signInCart: 'Accedi per vedere i tuoi preventivi',
  signInPhotos: 'Accedi per condividere le tue foto',
  signInProjects: 'Accedi per vedere i tuoi progetti',
  signInDocuments: 'Accedi per vedere i documenti',
  signInPrints: 'Accedi per ordinare stampe',
  signInHint: 'Con l’e-mail e la password del tuo account.',
  signIn: 'Accedi',
  signInOnPage: 'Questa pagina non ha ancora completato il tuo accesso al laboratorio.',
  lookAgain: 'Controlla di nuovo',
  sessionEnded: 'La sessione è scaduta',
  noProduct: 'Questo prodotto non è in catalogo.',
  noEditor: 'Nessun editor per questi prodotti.',
  noOrder: 'Questo ordine non esiste.',
  allMessages: 'Tutti i messaggi',
};
