import { nameInMail } from './nameInMail.ts';

export interface MailWords {
  /** '' greets nobody by name. */
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
}

const en: MailWords = {
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
};
const it: MailWords = {
  greeting: (name) => `Ciao${name && ` ${name}`},`,
  activationSubject: 'La tua nuova password: conferma la richiesta',
  activation:
    'è stata chiesta una nuova password per il tuo account della trade area. Per riceverla, conferma qui:',
  activate: 'Conferma e ricevi una password temporanea',
  activationEnds: (hours) => `Il link funziona una sola volta, entro ${hours} ore.`,
  notYou: 'Non sei stato tu? Allora non fare nulla: la tua password resta quella di prima.',
  passwordSubject: 'La tua password temporanea',
  password: 'questa è la tua password temporanea:',
  passwordEnds: (minutes) =>
    `Funziona una sola volta, entro ${minutes} minuti. Dopo l'accesso ti verrà chiesto di sceglierne una nuova.`,
  signIn: 'Accedi',
};
const es: MailWords = {
  greeting: (name) => `Hola${name && `, ${name}`}:`,
  activationSubject: 'Tu nueva contraseña: confirma la solicitud',
  activation:
    'alguien ha pedido una nueva contraseña para tu cuenta de la trade area. Para recibirla, confirma aquí:',
  activate: 'Confirmar y recibir una contraseña temporal',
  activationEnds: (hours) => `El enlace funciona una sola vez, durante ${hours} horas.`,
  notYou: '¿No has sido tú? Entonces no hagas nada: tu contraseña sigue siendo la misma.',
  passwordSubject: 'Tu contraseña temporal',
  password: 'esta es tu contraseña temporal:',
  passwordEnds: (minutes) =>
    `Funciona una sola vez, durante ${minutes} minutos. Después de entrar te pediremos que elijas una nueva.`,
  signIn: 'Entrar',
};
const fr: MailWords = {
  greeting: (name) => `Bonjour${name && ` ${name}`},`,
  activationSubject: 'Votre nouveau mot de passe : confirmez la demande',
  activation:
    'un nouveau mot de passe a été demandé pour votre compte de la trade area. Pour le recevoir, confirmez ici :',
  activate: 'Confirmer et recevoir un mot de passe temporaire',
  activationEnds: (hours) => `Le lien fonctionne une seule fois, pendant ${hours} heures.`,
  notYou: "Ce n'était pas vous ? Alors ne faites rien : votre mot de passe reste le même.",
  passwordSubject: 'Votre mot de passe temporaire',
  password: 'voici votre mot de passe temporaire :',
  passwordEnds: (minutes) =>
    `Il fonctionne une seule fois, pendant ${minutes} minutes. Après la connexion, il vous sera demandé d'en choisir un nouveau.`,
  signIn: 'Se connecter',
};
const de: MailWords = {
  greeting: (name) => `Guten Tag${name && ` ${name}`},`,
  activationSubject: 'Ihr neues Passwort: bitte bestätigen',
  activation:
    'für Ihr Konto in der Trade Area wurde ein neues Passwort angefordert. Um es zu erhalten, bestätigen Sie hier:',
  activate: 'Bestätigen und temporäres Passwort erhalten',
  activationEnds: (hours) => `Der Link funktioniert einmal, innerhalb von ${hours} Stunden.`,
  notYou: 'Waren Sie das nicht? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  passwordSubject: 'Ihr temporäres Passwort',
  password: 'dies ist Ihr temporäres Passwort:',
  passwordEnds: (minutes) =>
    `Es funktioniert einmal, innerhalb von ${minutes} Minuten. Nach dem Anmelden werden Sie gebeten, ein neues zu wählen.`,
  signIn: 'Anmelden',
};

const all: Readonly<Record<string, MailWords>> = { en, it, es, fr, de };

/** English for any language the lab does not write. */
export function mailWords(language: string): MailWords {
  const words = all[language] ?? en;
  return { ...words, greeting: (name) => words.greeting(nameInMail(name)) };
}
