import type { Texts } from '../../kit/text/bundle.ts';
import type { ContactTexts } from '../../contact/strings.ts';

export const contact: Texts<ContactTexts> = {
  hello: 'Hola',
  helloName: 'Hola, {{name}}',
  lead: 'Escribe aquí a nuestro equipo. Te responderemos por correo electrónico.',
  leadReply: 'Responde aquí a nuestro equipo. Te contestaremos por correo electrónico.',
  wroteOn: 'Nos escribiste el {{date}}. Puedes enviar otro mensaje.',
  expired: 'Este enlace ha caducado. Introduce tu correo y te responderemos a esa dirección.',
  unknown: 'Este enlace no es válido. Introduce tu correo y te responderemos a esa dirección.',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  emailHint: 'Enviaremos la respuesta a esta dirección.',
  optional: 'opcional',
  message: 'Tu mensaje',
  send: 'Enviar',
  emailMissing: 'Introduce tu correo electrónico.',
  emailWrong: 'Introduce un correo electrónico válido.',
  thanks: 'Gracias',
  thanksName: 'Gracias, {{name}}',
  received: 'Nuestro equipo ha recibido tu consulta y se pondrá en contacto contigo en breve.',
  error: 'Error',
  failed: 'Algo ha salido mal. ¡Inténtalo de nuevo!',
};
