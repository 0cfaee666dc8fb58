import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Caricamento…',
  retry: 'Riprova',
  failedTitle: 'Non è stato possibile caricare i dati',
  brokenTitle: 'Non è stato possibile mostrare questa parte della pagina',
  brokenText:
    'Riprova. Se il problema si ripete, contatta il tuo referente commerciale e descrivi che cosa stavi facendo.',
  sorry: 'Spiacenti',
  unexpected: 'Errore imprevisto',
  unreachable: 'Non è stato possibile raggiungere il laboratorio. Controlla la rete e riprova.',
  offline: 'Nessuna connessione. Controlla la rete e riprova.',
  timeout: 'Il servizio non risponde. Riprova tra qualche istante.',
  unavailable: 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.',
  garbage:
    'Si è verificato un errore. Riprova; se il problema persiste, contatta il tuo referente commerciale.',
  forbidden: 'Non hai l’autorizzazione per eseguire questa operazione.',
  rightMissing: 'Il tuo accesso non è autorizzato a questa operazione. Rivolgiti al titolare dell’account.',
  notFound: 'Questo elemento non è più disponibile.',
  conflict: 'Nel frattempo i dati sono stati modificati altrove. Ricaricali.',
  tooLarge: 'I dati inviati superano il limite consentito.',
  invalid: 'Alcuni dati inseriti non sono validi.',
  cardNumber:
    'Sembra il numero di una carta. Eliminalo e riprova: il laboratorio non conserva mai i numeri delle carte.',
  tooMany: 'Troppi tentativi. Riprova più tardi.',
  tooManyWait_one: 'Troppi tentativi. Riprova tra {{count}} secondo.',
  tooManyWait_other: 'Troppi tentativi. Riprova tra {{count}} secondi.',
  unauthorized: 'La sessione è scaduta. Accedi di nuovo.',
  reference: 'Riferimento: {{code}}',
  staleData: 'Dati non aggiornati: l’ultimo aggiornamento non è riuscito.',
  close: 'Chiudi',
  yes: 'Sì',
  no: 'No',
  cancel: 'Annulla',
};
