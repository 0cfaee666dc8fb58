import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Accedi per vedere i tuoi ordini',
  signInAccount: 'Accedi per vedere il tuo account',
  signInPayments: 'Accedi per vedere i tuoi pagamenti',
  signInCards: 'Accedi per vedere le tue carte',
  signInMessages: 'Accedi per vedere i tuoi messaggi',
  signInUpload: 'Accedi per inviare file',
  signInHint: 'Con l’e-mail e la password del tuo account.',
  signIn: 'Accedi',
  signInOnPage: 'Questa pagina non ti ha ancora collegato al laboratorio.',
  lookAgain: 'Controlla di nuovo',
  sessionEnded: 'La sessione è terminata',
  noProduct: 'Questo prodotto non è nel catalogo.',
  doctorTitle: 'Che cosa permette questa pagina',
  labGood: 'Il laboratorio risponde a questa pagina.',
  secureGood: 'La pagina è servita in modo sicuro.',
  sheetsGood: 'I fogli di stile dei widget sono permessi.',
  trustedTypesGood: 'Il testo formattato può essere mostrato.',
  storageGood: 'Il browser conserva le impostazioni.',
  versionsGood: 'È caricata una sola versione dei widget.',
  labBad: 'Il laboratorio risponde con un errore. Controlla l’indirizzo in gateway="…".',
  originBad:
    'Il laboratorio non è raggiungibile da qui. La policy di questa pagina deve elencare il laboratorio in connect-src e il laboratorio deve elencare questa origine.',
  secureBad: 'La pagina non è servita in https: l’accesso non funzionerà in tutti i browser.',
  sheetsBad: 'I fogli di stile costruiti sono rifiutati: il browser è troppo vecchio.',
  trustedTypesNote:
    'La policy della pagina nomina i suoi Trusted Types e il nostro non c’è: il testo formattato è mostrato semplice. Aggiungi il nome della policy.',
  storageNote: 'Il browser non conserva nulla per questa pagina: tutto funziona finché la pagina è aperta.',
  versionsBad: 'In questa pagina ci sono più versioni dei widget; vale la prima. Caricane una sola.',
  noOrder: 'Questo ordine non esiste.',
  allMessages: 'Tutti i messaggi',
};
