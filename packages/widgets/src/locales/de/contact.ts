import type { Texts } from '../../kit/text/bundle.ts';
import type { ContactTexts } from '../../contact/strings.ts';

export const contact: Texts<ContactTexts> = {
  hello: 'Guten Tag',
  helloName: 'Guten Tag, {{name}}',
  lead: 'Schreiben Sie hier unserem Team. Wir antworten Ihnen per E-Mail.',
  leadReply: 'Antworten Sie hier unserem Team. Wir schreiben Ihnen per E-Mail.',
  wroteOn: 'Sie haben uns am {{date}} geschrieben. Sie können eine weitere Nachricht senden.',
  expired: 'Dieser Link ist abgelaufen. Geben Sie Ihre E-Mail-Adresse ein, dann antworten wir Ihnen dorthin.',
  unknown: 'Dieser Link ist ungültig. Geben Sie Ihre E-Mail-Adresse ein, dann antworten wir Ihnen dorthin.',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'An diese Adresse senden wir unsere Antwort.',
  optional: 'optional',
  message: 'Ihre Nachricht',
  send: 'Senden',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailWrong: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  thanks: 'Vielen Dank',
  thanksName: 'Vielen Dank, {{name}}',
  received: 'Unser Team hat Ihre Anfrage erhalten und meldet sich in Kürze bei Ihnen.',
  error: 'Fehler',
  failed: 'Etwas ist schiefgelaufen. Versuchen Sie es noch einmal!',
};
