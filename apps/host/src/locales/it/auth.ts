import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'È bello rivederti',
  signUpTitle: 'Ti diamo il benvenuto',
  recoveryTitle: 'Recupera la password',
  changeTitle: 'Scegli una nuova password',
  loginLead: 'Accedi per seguire i tuoi ordini, caricare i file e scrivere al laboratorio.',
  signUpLead: 'Inserisci il nome o l’e-mail della tua azienda e la password che hai ricevuto.',
  recoveryLead: 'Inserisci la tua e-mail: ti invieremo un link e poi una password temporanea.',
  changeLead: 'La password temporanea vale per un solo accesso. Scegline una tua per continuare.',
  changeLeadVoluntary: 'Gli altri dispositivi collegati al tuo account verranno disconnessi.',
  endedExpired: 'La sessione è scaduta. Accedi di nuovo.',
  endedLoggedOut: 'Disconnessione effettuata.',
  endedElsewhere: 'Disconnessione effettuata in un’altra finestra.',
  actingAs: 'Stai accedendo come cliente {{code}}.',
  embeddedSignedIn: 'Hai effettuato l’accesso come {{name}}.',
  continue: 'Continua',
  tagline: 'Ogni matrimonio diventa una storia da sfogliare.',
  taglineText: 'Album, wall art e stampe fatti a mano per fotografi professionisti.',
  labUnreachableTitle: 'La Trade Area non riesce a collegarsi al laboratorio',
  labUnreachableText: 'La sessione è ancora attiva e non hai perso nulla.',
  pageFailedTitle: 'Non è stato possibile mostrare questa pagina',
  pageFailedText:
    'Ricarica la pagina. Se il problema si ripete, contatta il tuo referente commerciale e descrivi che cosa stavi facendo.',
  reload: 'Ricarica',
  toDashboard: 'Vai alla dashboard',
};
