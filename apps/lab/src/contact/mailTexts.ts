import type { Mail } from '../base/ports/mailer.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { compose } from '../mail/texts.ts';
import type { Contact } from './table.ts';
import { personalVideoPage } from './videoPage.ts';

interface ContactMailTexts {
  replySubject(lab: string): string;
  reply: string;
  /** Label of the link to a video. */
  watch(name: string): string;
  replyEnds(days: number): string;
  receiptSubject(lab: string): string;
  receipt(lab: string): string;
  receiptNotYou: string;
}

const en: ContactMailTexts = {
  replySubject: (lab) => (lab ? `A message from ${lab}` : 'A message from the lab'),
  reply: 'Reply',
  watch: (name) => `Watch the video “${name}”`,
  replyEnds: (days) => `The reply link works for ${days} days. You don’t need an account.`,
  receiptSubject: (lab) => (lab ? `${lab} has received your message` : 'We have received your message'),
  receipt: (lab) =>
    `Thank you for writing to us. ${lab ? `The staff of ${lab}` : 'Our staff'} has received your message and will reply to this address.`,
  receiptNotYou: 'If you didn’t write to us, ignore this e-mail.',
};
const it: ContactMailTexts = {
  replySubject: (lab) => (lab ? `Un messaggio da ${lab}` : 'Un messaggio dal laboratorio'),
  reply: 'Rispondi',
  watch: (name) => `Guarda il video «${name}»`,
  replyEnds: (days) => `Il link per rispondere vale ${days} giorni. Non serve un account.`,
  receiptSubject: (lab) =>
    lab ? `${lab} ha ricevuto il tuo messaggio` : 'Abbiamo ricevuto il tuo messaggio',
  receipt: (lab) =>
    `Grazie per averci scritto. ${lab ? `Lo staff di ${lab}` : 'Il nostro staff'} ha ricevuto il messaggio e ti risponderà a questo indirizzo.`,
  receiptNotYou: 'Se non ci hai scritto tu, ignora questa e-mail.',
};
const es: ContactMailTexts = {
  replySubject: (lab) => (lab ? `Un mensaje de ${lab}` : 'Un mensaje del laboratorio'),
  reply: 'Responder',
  watch: (name) => `Ver el vídeo «${name}»`,
  replyEnds: (days) => `El enlace para responder caduca en ${days} días. No necesitas una cuenta.`,
  receiptSubject: (lab) => (lab ? `${lab} ha recibido tu mensaje` : 'Hemos recibido tu mensaje'),
  receipt: (lab) =>
    `Gracias por escribirnos. ${lab ? `El equipo de ${lab}` : 'Nuestro equipo'} ha recibido tu mensaje y te responderá a esta dirección.`,
  receiptNotYou: 'Si no nos has escrito, ignora este correo.',
};
const fr: ContactMailTexts = {
  replySubject: (lab) => (lab ? `Un message de ${lab}` : 'Un message du laboratoire'),
  reply: 'Répondre',
  watch: (name) => `Regarder la vidéo «\u00a0${name}\u00a0»`,
  replyEnds: (days) => `Le lien de réponse est valable ${days} jours. Vous n’avez pas besoin de compte.`,
  receiptSubject: (lab) => (lab ? `${lab} a bien reçu votre message` : 'Nous avons bien reçu votre message'),
  receipt: (lab) =>
    `Merci de nous avoir écrit. ${lab ? `L’équipe de ${lab}` : 'Notre équipe'} a bien reçu votre message et vous répondra à cette adresse.`,
  receiptNotYou: 'Vous ne nous avez pas écrit ? Ignorez cet e-mail.',
};
const de: ContactMailTexts = {
  replySubject: (lab) => (lab ? `Eine Nachricht von ${lab}` : 'Eine Nachricht vom Labor'),
  reply: 'Antworten',
  watch: (name) => `Video „${name}“ ansehen`,
  replyEnds: (days) => `Der Antwortlink ist ${days} Tage gültig. Sie brauchen kein Konto.`,
  receiptSubject: (lab) => (lab ? `${lab} hat Ihre Nachricht erhalten` : 'Wir haben Ihre Nachricht erhalten'),
  receipt: (lab) =>
    `vielen Dank für Ihre Nachricht. ${lab ? `Das Team von ${lab}` : 'Unser Team'} hat sie erhalten und antwortet Ihnen an diese Adresse.`,
  receiptNotYou: 'Sie haben uns nicht geschrieben? Dann müssen Sie nichts tun.',
};

const all: Readonly<Record<string, ContactMailTexts>> = { en, it, es, fr, de };
const textsFor = (language: string) => all[language] ?? en;

/**
 * The desk's words to a person, with the link by which the person replies. The address of a video becomes a link whose views
 * count as the person's.
 */
export function contactReplyMail(
  to: Contact,
  given: {
    readonly text: string;
    readonly portalOrigin: string;
    /** Query of the person's links. */
    readonly person: Readonly<Record<'c' | 'a' | 'p', string>>;
    readonly days: number;
    readonly lab: string;
  },
): Mail {
  const { portalOrigin, person } = given;
  const { c, a } = person;
  const texts = textsFor(to.language);
  return compose(to, texts.replySubject(given.lab), [
    mailTexts(to.language).greeting(to.name),
    // An empty line begins a paragraph.
    ...given.text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => {
        const video = personalVideoPage(paragraph, portalOrigin, { c, a });
        return video ? { link: video.link, label: texts.watch(video.name) } : paragraph;
      }),
    { link: `${portalOrigin}/ta/contact?${new URLSearchParams(person)}`, label: texts.reply },
    texts.replyEnds(given.days),
  ]);
}

/**
 * That a person's message has arrived. Anybody can type any address and name, so it holds nothing that was typed
 * (T-C5).
 */
export function contactReceiptMail(to: Contact, { lab }: { readonly lab: string }): Mail {
  const texts = textsFor(to.language);
  return compose(to, texts.receiptSubject(lab), [
    mailTexts(to.language).greeting(''),
    texts.receipt(lab),
    texts.receiptNotYou,
  ]);
}
