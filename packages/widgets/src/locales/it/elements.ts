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
  signInHint: 'Con l’e-mail e la password del tuo account.',
  signIn: 'Accedi',
  signInOnPage: 'Questa pagina non ha ancora completato il tuo accesso al laboratorio.',
  lookAgain: 'Controlla di nuovo',
  sessionEnded: 'La sessione è scaduta',
  noProduct: 'Questo prodotto non è in catalogo.',
  doctorTitle: 'Diagnostica della pagina',
  labGood: 'Il laboratorio risponde a questa pagina.',
  secureGood: 'La pagina usa HTTPS.',
  sheetsGood: 'I fogli di stile dei widget sono consentiti.',
  trustedTypesGood: 'Il testo formattato può essere mostrato.',
  storageGood: 'Il browser può salvare le impostazioni.',
  versionsGood: 'È caricata una sola versione dei widget.',
  labBad: 'Il laboratorio risponde con un errore. Controlla l’indirizzo in gateway="…".',
  originBad:
    'Il laboratorio non è raggiungibile da questa pagina. Aggiungi il laboratorio a connect-src nella CSP della pagina e questa origine a quelle consentite dal laboratorio.',
  secureBad: 'La pagina non usa HTTPS: in alcuni browser l’accesso non funzionerà.',
  sheetsBad: 'Il browser è troppo vecchio: non accetta i fogli di stile creati via script.',
  trustedTypesNote:
    'La CSP della pagina elenca i Trusted Types consentiti, ma non il nostro: il testo appare senza formattazione. Aggiungi il nome della policy.',
  storageNote:
    'Il browser non salva dati per questa pagina: tutto funziona, ma solo finché la pagina è aperta.',
  versionsBad: 'La pagina carica più versioni dei widget: viene usata la prima. Caricane una sola.',
  noOrder: 'Questo ordine non esiste.',
  allMessages: 'Tutti i messaggi',
};
