import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Caricamento...',
  retry: 'Riprova',
  failedTitle: 'Non è stato possibile caricare i dati',
  sorry: 'Spiacenti',
  unexpected: 'Errore imprevisto',
  offline: 'Nessuna connessione. Controlla la rete e riprova.',
  timeout: 'Il laboratorio impiega troppo tempo a rispondere. Riprova tra un momento.',
  unavailable: 'Il laboratorio non può rispondere in questo momento. Riprova tra qualche minuto.',
  garbage: 'La risposta non è leggibile. Riprova; se il problema rimane, avvisa il tuo referente.',
  forbidden: 'Il tuo account non permette questa operazione.',
  notFound: 'Questo elemento non c’è più.',
  conflict: 'Nel frattempo è stato modificato altrove. Ricaricalo.',
  tooLarge: 'È troppo grande.',
  invalid: 'Qualcosa di quanto inserito non è valido.',
  tooMany: 'Troppi tentativi, riprova più tardi.',
  tooManyWait_one: 'Troppi tentativi, riprova tra {{count}} secondo.',
  tooManyWait_other: 'Troppi tentativi, riprova tra {{count}} secondi.',
  unauthorized: 'La sessione è terminata. Accedi di nuovo.',
  staleData: 'Dati non aggiornati: l’ultimo aggiornamento non è riuscito.',
  close: 'Chiudi',
  yes: 'Sì',
  no: 'No',
  cancel: 'Annulla',
};
