import { languageOf } from '../base/language.ts';
import type { Mail } from '../base/ports/mailer.ts';
import type { Language } from '@trade-area/core/contract';
import { mailTexts } from './mailTexts.ts';
import { nameInMail } from './nameInMail.ts';
import { compose } from './texts.ts';

interface Receiver {
  readonly email: string;
  readonly name: string;
  readonly language: string;
}

interface MemberTexts {
  /** `studio`, `lab`: '' = unknown. */
  invitationSubject(studio: string): string;
  invitation(studio: string, lab: string, email: string): string;
  /** For a person who does not know the studio. */
  stranger: string;
  resetSubject: string;
  reset(email: string): string;
}

const all: Readonly<Record<Language, MemberTexts>> = {
  en: {
    invitationSubject: (studio) => `You’re invited to the Trade Area${studio && ` of ${studio}`}`,
    invitation: (studio, lab, email) =>
      `${studio || 'A studio'} invites you to its Trade Area account${lab && ` at ${lab}`}. You sign in with the e-mail address ${email} and a password of your own. Choose the password to start:`,
    stranger:
      'If you don’t know the sender, ignore this e-mail. Without a password the invitation gives no access.',
    resetSubject: 'Choose a new password',
    reset: (email) => `Someone asked for a new password for the Trade Area sign-in ${email}. Choose it here:`,
  },
  it: {
    invitationSubject: (studio) => `Invito alla Trade Area${studio && ` di ${studio}`}`,
    invitation: (studio, lab, email) =>
      `${studio || 'Uno studio'} ti invita nel proprio account della Trade Area${lab && ` di ${lab}`}. Per accedere usi l’indirizzo e-mail ${email} e una password tua. Per iniziare, scegli la password:`,
    stranger:
      'Se non conosci il mittente, ignora questa e-mail: senza password l’invito non dà alcun accesso.',
    resetSubject: 'Scegli una nuova password',
    reset: (email) =>
      `È stata richiesta una nuova password per il tuo accesso alla Trade Area, ${email}. Sceglila qui:`,
  },
  es: {
    invitationSubject: (studio) => `Invitación a la Trade Area${studio && ` de ${studio}`}`,
    invitation: (studio, lab, email) =>
      `${studio || 'Un estudio'} te invita a su cuenta de la Trade Area${lab && ` de ${lab}`}. Inicias sesión con el correo ${email} y una contraseña propia. Elige la contraseña para empezar:`,
    stranger: 'Si no conoces al remitente, no hagas nada: sin contraseña, la invitación no da acceso.',
    resetSubject: 'Elige una contraseña nueva',
    reset: (email) =>
      `Hemos recibido una solicitud de contraseña nueva para tu acceso a la Trade Area, ${email}. Elígela aquí:`,
  },
  fr: {
    invitationSubject: (studio) => `Invitation à l’espace pro${studio && ` de ${studio}`}`,
    invitation: (studio, lab, email) =>
      `${studio || 'Un studio'} vous invite à rejoindre son compte de l’espace pro${lab && ` de ${lab}`}. Vous vous connectez avec l’adresse e-mail ${email} et votre propre mot de passe. Choisissez-le pour commencer :`,
    stranger:
      'Vous ne connaissez pas l’expéditeur ? Ignorez cet e-mail : sans mot de passe, l’invitation ne donne aucun accès.',
    resetSubject: 'Choisissez un nouveau mot de passe',
    reset: (email) =>
      `Un nouveau mot de passe a été demandé pour votre accès à l’espace pro, ${email}. Choisissez-le ici :`,
  },
  de: {
    invitationSubject: (studio) => `Einladung in die Trade Area${studio && ` von ${studio}`}`,
    invitation: (studio, lab, email) =>
      `${studio || 'Ein Studio'} lädt Sie in sein Konto in der Trade Area${lab && ` von ${lab}`} ein. Sie melden sich mit der E-Mail-Adresse ${email} und einem eigenen Passwort an. Wählen Sie zuerst Ihr Passwort:`,
    stranger:
      'Sie kennen den Absender nicht? Dann ignorieren Sie diese E-Mail: Ohne Passwort gibt die Einladung keinen Zugang.',
    resetSubject: 'Wählen Sie ein neues Passwort',
    reset: (email) =>
      `Für Ihren Zugang zur Trade Area, ${email}, wurde ein neues Passwort angefordert. Wählen Sie es hier:`,
  },
};

/** The invitation of a person of a studio: the link to the page where the password is set, valid for `days`. */
export function memberInvitationMail(
  to: Receiver,
  { link, days, studio, lab }: { link: string; days: number; studio: string; lab: string },
): Mail {
  const texts = all[languageOf(to.language)];
  const common = mailTexts(to.language);
  // Customers type the names of their studios themselves (T-C5).
  const name = nameInMail(studio);
  return compose(to, texts.invitationSubject(name), [
    common.greeting(to.name),
    texts.invitation(name, lab, to.email),
    { link, label: common.choosePassword },
    common.invitationEnds(days),
    texts.stranger,
  ]);
}

/** The link by which a person of a studio who has forgotten the password sets another one, valid for `hours`. */
export function memberPasswordMail(to: Receiver, { link, hours }: { link: string; hours: number }): Mail {
  const texts = all[languageOf(to.language)];
  const common = mailTexts(to.language);
  return compose(to, texts.resetSubject, [
    common.greeting(to.name),
    texts.reset(to.email),
    { link, label: common.choosePassword },
    common.activationEnds(hours),
    common.notYou,
  ]);
}
