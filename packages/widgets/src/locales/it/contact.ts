import type { Texts } from '../../kit/text/bundle.ts';
import type { ContactTexts } from '../../contact/strings.ts';

export const contact: Texts<ContactTexts> = {
  hello: 'Ciao',
  helloName: 'Ciao {{name}}',
  lead: 'Scrivi qui al nostro staff. Ti risponderemo per e-mail.',
  leadReply: 'Rispondi qui al nostro staff. Ti scriveremo per e-mail.',
  wroteOn: 'Hai già scritto: {{date}}. Puoi inviare un altro messaggio.',
  expired: 'Questo link è scaduto. Inserisci la tua e-mail e ti risponderemo a quell’indirizzo.',
  unknown: 'Questo link non è valido. Inserisci la tua e-mail e ti risponderemo a quell’indirizzo.',
  name: 'Il tuo nome',
  email: 'La tua e-mail',
  emailHint: 'Invieremo la risposta a questo indirizzo.',
  optional: 'facoltativo',
  message: 'Il tuo messaggio',
  send: 'Invia',
  emailMissing: 'Inserisci la tua e-mail.',
  emailWrong: 'Inserisci un indirizzo e-mail valido.',
  thanks: 'Grazie',
  thanksName: 'Grazie {{name}}',
  received: 'Il nostro staff ha ricevuto la tua richiesta e ti contatterà al più presto.',
  error: 'Errore',
  failed: 'Qualcosa è andato storto, riprova!',
};
