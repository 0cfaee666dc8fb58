import type { Texts } from '../../kit/text/bundle.ts';
import type { ContactTexts } from '../../contact/strings.ts';

export const contact: Texts<ContactTexts> = {
  hello: 'Bonjour',
  helloName: 'Bonjour {{name}}',
  lead: 'Écrivez ici à notre équipe. Nous vous répondrons par e-mail.',
  leadReply: 'Répondez ici à notre équipe. Nous vous écrirons par e-mail.',
  wroteOn: 'Vous nous avez écrit le {{date}}. Vous pouvez envoyer un autre message.',
  expired: 'Ce lien a expiré. Saisissez votre e-mail : nous vous répondrons à cette adresse.',
  unknown: 'Ce lien n’est pas valide. Saisissez votre e-mail : nous vous répondrons à cette adresse.',
  name: 'Votre nom',
  email: 'Votre e-mail',
  emailHint: 'Nous enverrons notre réponse à cette adresse.',
  optional: 'facultatif',
  message: 'Votre message',
  send: 'Envoyer',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailWrong: 'Saisissez une adresse e-mail valide.',
  thanks: 'Merci',
  thanksName: 'Merci {{name}}',
  received: 'Notre équipe a bien reçu votre demande et vous contactera rapidement.',
  error: 'Erreur',
  failed: 'Une erreur s’est produite. Réessayez !',
};
