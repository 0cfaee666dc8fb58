import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Heading of the form; without a name where the lab does not know who writes (CONT-01, CONT-11). */
  hello: 'Hello',
  helloName: 'Hello {{name}}',
  /** Under the heading: for the person of a link, and for anybody else. */
  lead: 'Write to our staff here. We’ll reply by e-mail.',
  leadReply: 'Reply to our staff here. We’ll answer by e-mail.',
  /** The link has been used: its person wrote on that day. */
  wroteOn: 'You wrote to us on {{date}}. You can send another message.',
  /** The link does not work. */
  expired: 'This link has expired. Enter your e-mail address and we’ll reply to you there.',
  unknown: 'This link isn’t valid. Enter your e-mail address and we’ll reply to you there.',
  /** Labels and button of the form (CONT-02). */
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'We’ll send our reply to this address.',
  optional: 'optional',
  message: 'Your message',
  send: 'SEND',
  /** Under the e-mail address. */
  emailMissing: 'Enter your e-mail address.',
  emailWrong: 'Enter a valid e-mail address.',
  /** In place of the form once the message has arrived (CONT-04). */
  thanks: 'Thank you',
  thanksName: 'Thank you {{name}}',
  received: 'Our staff has received your inquiry and we will contact you shortly.',
  /** Dialog of a message that did not arrive (CONT-05). */
  error: 'Error',
  failed: 'Something went wrong, try again!',
} as const;

export type ContactTexts = typeof english;

/** Texts of the public contact form. */
export const contactTexts = defineTexts('contact', english);
