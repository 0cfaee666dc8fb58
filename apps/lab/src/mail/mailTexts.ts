import { nameInMail } from './nameInMail.ts';

export interface MailTexts {
  /** '' = a greeting without a name. */
  greeting(name: string): string;
  activationSubject: string;
  activation: string;
  activate: string;
  activationEnds(hours: number): string;
  notYou: string;
  passwordSubject: string;
  password: string;
  passwordEnds(minutes: number): string;
  signIn: string;
  invitationSubject(lab: string): string;
  invitation(lab: string, email: string): string;
  choosePassword: string;
  invitationEnds(days: number): string;
  addressSubject: string;
  address(lab: string): string;
  addressNotYou(lab: string): string;
}

const en: MailTexts = {
  greeting: (name) => `Hello${name && ` ${name}`},`,
  activationSubject: 'Confirm your password reset',
  activation: 'Someone asked for a new password for your Trade Area account. To receive it, confirm here:',
  activate: 'Send me a temporary password',
  activationEnds: (hours) => `This link works once and expires in ${hours} hours.`,
  notYou: 'If this wasn’t you, ignore this e-mail. Your password stays the same.',
  passwordSubject: 'Your temporary password',
  password: 'This is your temporary password:',
  passwordEnds: (minutes) =>
    `It works once and expires in ${minutes} minutes. After you sign in, we’ll ask you to choose a new password.`,
  signIn: 'Sign in',
  invitationSubject: (lab) => `Your Trade Area account${lab && ` at ${lab}`}`,
  invitation: (lab, email) =>
    `${lab || 'Your lab'} has created a Trade Area account for you, with the e-mail address ${email}. Choose a password to start:`,
  choosePassword: 'Choose a password',
  invitationEnds: (days) => `This link works once and expires in ${days} days.`,
  addressSubject: 'The e-mail address of your account has changed',
  address: (lab) =>
    `${lab || 'Your lab'} has changed the e-mail address of your Trade Area account. You can no longer sign in with this address.`,
  addressNotYou: (lab) => `If you didn’t ask for this, contact ${lab || 'your lab'} right away.`,
};
const it: MailTexts = {
  greeting: (name) => `Ciao${name && ` ${name}`},`,
  activationSubject: 'La tua nuova password: conferma la richiesta',
  activation:
    'È stata richiesta una nuova password per il tuo account della Trade Area. Per riceverla, conferma qui:',
  activate: 'Conferma e ricevi la password temporanea',
  activationEnds: (hours) => `Il link vale una sola volta, entro ${hours} ore.`,
  notYou: 'Se non hai fatto tu la richiesta, ignora questa e-mail: la tua password non cambia.',
  passwordSubject: 'La tua password temporanea',
  password: 'Ecco la tua password temporanea:',
  passwordEnds: (minutes) =>
    `Vale per un solo accesso, entro ${minutes} minuti. Dopo l’accesso ti chiederemo di sceglierne una nuova.`,
  signIn: 'Accedi',
  invitationSubject: (lab) => `Il tuo account della Trade Area${lab && ` di ${lab}`}`,
  invitation: (lab, email) =>
    `${lab || 'Il tuo laboratorio'} ha creato per te un account della Trade Area con l’indirizzo e-mail ${email}. Per iniziare, scegli una password:`,
  choosePassword: 'Scegli la password',
  invitationEnds: (days) => `Il link vale una sola volta, entro ${days} giorni.`,
  addressSubject: 'L’indirizzo e-mail del tuo account è cambiato',
  address: (lab) =>
    `${lab || 'Il tuo laboratorio'} ha cambiato l’indirizzo e-mail del tuo account della Trade Area. Con questo indirizzo non puoi più accedere.`,
  addressNotYou: (lab) => `Se non l’hai chiesto tu, contatta subito ${lab || 'il tuo laboratorio'}.`,
};
const es: MailTexts = {
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  activationSubject: 'Confirma tu nueva contraseña',
  activation:
    'Hemos recibido una solicitud de contraseña nueva para tu cuenta de la Trade Area. Para recibirla, confirma aquí:',
  activate: 'Recibir contraseña temporal',
  activationEnds: (hours) => `El enlace solo funciona una vez y caduca en ${hours} horas.`,
  notYou: 'Si no has sido tú, no hagas nada: tu contraseña no cambiará.',
  passwordSubject: 'Tu contraseña temporal',
  password: 'Esta es tu contraseña temporal:',
  passwordEnds: (minutes) =>
    `Solo sirve una vez y caduca en ${minutes} minutos. Al iniciar sesión te pediremos que elijas una nueva.`,
  signIn: 'Iniciar sesión',
  invitationSubject: (lab) => `Tu cuenta de la Trade Area${lab && ` de ${lab}`}`,
  invitation: (lab, email) =>
    `${lab || 'Tu laboratorio'} ha creado una cuenta de la Trade Area para ti con el correo ${email}. Elige una contraseña para empezar:`,
  choosePassword: 'Elegir contraseña',
  invitationEnds: (days) => `El enlace solo funciona una vez y caduca en ${days} días.`,
  addressSubject: 'El correo electrónico de tu cuenta ha cambiado',
  address: (lab) =>
    `${lab || 'Tu laboratorio'} ha cambiado el correo electrónico de tu cuenta de la Trade Area. Ya no puedes iniciar sesión con esta dirección.`,
  addressNotYou: (lab) =>
    `Si no lo has pedido tú, ponte en contacto enseguida con ${lab || 'tu laboratorio'}.`,
};
const fr: MailTexts = {
  greeting: (name) => `Bonjour${name && ` ${name}`},`,
  activationSubject: 'Votre nouveau mot de passe : confirmez la demande',
  activation:
    'Un nouveau mot de passe a été demandé pour votre compte de l’espace pro. Pour le recevoir, confirmez ici :',
  activate: 'Recevoir un mot de passe temporaire',
  activationEnds: (hours) => `Ce lien est valable ${hours} heures et ne peut servir qu’une fois.`,
  notYou:
    'Vous n’êtes pas à l’origine de cette demande ? Ignorez cet e-mail : votre mot de passe reste inchangé.',
  passwordSubject: 'Votre mot de passe temporaire',
  password: 'Voici votre mot de passe temporaire :',
  passwordEnds: (minutes) =>
    `Il est valable ${minutes} minutes et ne peut servir qu’une fois. Après la connexion, vous devrez en choisir un nouveau.`,
  signIn: 'Se connecter',
  invitationSubject: (lab) => `Votre compte de l’espace pro${lab && ` de ${lab}`}`,
  invitation: (lab, email) =>
    `${lab || 'Votre laboratoire'} a créé pour vous un compte de l’espace pro avec l’adresse e-mail ${email}. Choisissez un mot de passe pour commencer :`,
  choosePassword: 'Choisir un mot de passe',
  invitationEnds: (days) => `Ce lien est valable ${days} jours et ne peut servir qu’une fois.`,
  addressSubject: 'L’adresse e-mail de votre compte a changé',
  address: (lab) =>
    `${lab || 'Votre laboratoire'} a changé l’adresse e-mail de votre compte de l’espace pro. Vous ne pouvez plus vous connecter avec cette adresse.`,
  addressNotYou: (lab) =>
    `Si vous ne l’avez pas demandé, contactez tout de suite ${lab || 'votre laboratoire'}.`,
};
const de: MailTexts = {
  greeting: (name) => `Guten Tag${name && ` ${name}`},`,
  activationSubject: 'Neues Passwort: bitte bestätigen',
  activation:
    'für Ihr Konto in der Trade Area wurde ein neues Passwort angefordert. Bestätigen Sie die Anforderung hier:',
  activate: 'Bestätigen und temporäres Passwort erhalten',
  activationEnds: (hours) => `Der Link ist ${hours} Stunden gültig und funktioniert nur einmal.`,
  notYou: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt unverändert.',
  passwordSubject: 'Ihr temporäres Passwort',
  password: 'hier ist Ihr temporäres Passwort:',
  passwordEnds: (minutes) =>
    `Es ist ${minutes} Minuten gültig und funktioniert nur einmal. Nach der Anmeldung legen Sie ein eigenes Passwort fest.`,
  signIn: 'Anmelden',
  invitationSubject: (lab) => `Ihr Konto in der Trade Area${lab && ` von ${lab}`}`,
  invitation: (lab, email) =>
    `${lab || 'Ihr Labor'} hat für Sie ein Konto in der Trade Area mit der E-Mail-Adresse ${email} angelegt. Legen Sie ein Passwort fest, um zu beginnen:`,
  choosePassword: 'Passwort festlegen',
  invitationEnds: (days) => `Der Link ist ${days} Tage gültig und funktioniert nur einmal.`,
  addressSubject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  address: (lab) =>
    `${lab || 'Ihr Labor'} hat die E-Mail-Adresse Ihres Kontos in der Trade Area geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden.`,
  addressNotYou: (lab) =>
    `Sie haben das nicht veranlasst? Wenden Sie sich bitte sofort an ${lab || 'Ihr Labor'}.`,
};

const all: Readonly<Record<string, MailTexts>> = { en, it, es, fr, de };

/** English for an unsupported language. */
export function mailTexts(language: string): MailTexts {
  const texts = all[language] ?? en;
  return { ...texts, greeting: (name) => texts.greeting(nameInMail(name)) };
}
