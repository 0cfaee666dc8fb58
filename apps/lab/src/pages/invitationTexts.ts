import { languageOf } from '../base/language.ts';
import type { Language } from '@trade-area/core/contract';

interface InvitationTexts {
  readonly title: string;
  /** The account that the password is for. */
  readonly lead: (email: string) => string;
  readonly password: string;
  readonly repeat: string;
  readonly rules: string;
  readonly save: string;
  readonly weak: string;
  readonly different: string;
  readonly gone: string;
  readonly goneLead: string;
  readonly signIn: string;
}

const all: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    title: 'Choose your password',
    lead: (email) => `For your Trade Area account with the e-mail address ${email}.`,
    password: 'Password',
    repeat: 'Repeat the password',
    rules: 'At least 7 characters, with a letter and a number.',
    save: 'Save and sign in',
    weak: 'This password is too easy to guess. Use at least 7 characters with a letter and a number, and no common password.',
    different: 'The two passwords are different. Enter the same password twice.',
    gone: 'This link no longer works',
    goneLead:
      'It has already been used or has expired. Sign in with your password, or ask whoever invited you for a new invitation.',
    signIn: 'Sign in',
  },
  it: {
    title: 'Scegli la tua password',
    lead: (email) => `Per il tuo account della Trade Area con l’indirizzo e-mail ${email}.`,
    password: 'Password',
    repeat: 'Ripeti la password',
    rules: 'Almeno 7 caratteri, con una lettera e un numero.',
    save: 'Salva e accedi',
    weak: 'Questa password è troppo facile da indovinare. Usa almeno 7 caratteri con una lettera e un numero, ed evita le password comuni.',
    different: 'Le due password non coincidono. Inserisci due volte la stessa password.',
    gone: 'Questo link non è più valido',
    goneLead:
      'È già stato usato oppure è scaduto. Accedi con la tua password o chiedi un nuovo invito a chi ti ha invitato.',
    signIn: 'Accedi',
  },
  es: {
    title: 'Elige tu contraseña',
    lead: (email) => `Para tu cuenta de la Trade Area con el correo ${email}.`,
    password: 'Contraseña',
    repeat: 'Repite la contraseña',
    rules: 'Al menos 7 caracteres, con una letra y un número.',
    save: 'Guardar e iniciar sesión',
    weak: 'Esta contraseña es demasiado fácil de adivinar. Usa al menos 7 caracteres con una letra y un número, y evita las contraseñas habituales.',
    different: 'Las dos contraseñas no coinciden. Escribe dos veces la misma.',
    gone: 'Este enlace ya no es válido',
    goneLead:
      'Ya se ha usado o ha caducado. Inicia sesión con tu contraseña o pide una invitación nueva a quien te invitó.',
    signIn: 'Iniciar sesión',
  },
  fr: {
    title: 'Choisissez votre mot de passe',
    lead: (email) => `Pour votre compte de l’espace pro avec l’adresse e-mail ${email}.`,
    password: 'Mot de passe',
    repeat: 'Répétez le mot de passe',
    rules: 'Au moins 7 caractères, dont une lettre et un chiffre.',
    save: 'Enregistrer et se connecter',
    weak: 'Ce mot de passe est trop facile à deviner. Utilisez au moins 7 caractères, dont une lettre et un chiffre, et évitez les mots de passe courants.',
    different: 'Les deux mots de passe sont différents. Saisissez deux fois le même.',
    gone: 'Ce lien n’est plus valable',
    goneLead:
      'Il a déjà été utilisé ou a expiré. Connectez-vous avec votre mot de passe ou demandez une nouvelle invitation à votre laboratoire.',
    signIn: 'Se connecter',
  },
  de: {
    title: 'Passwort festlegen',
    lead: (email) => `Für Ihr Konto in der Trade Area mit der E-Mail-Adresse ${email}.`,
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    rules: 'Mindestens 7 Zeichen, darunter ein Buchstabe und eine Zahl.',
    save: 'Speichern und anmelden',
    weak: 'Dieses Passwort ist zu leicht zu erraten. Verwenden Sie mindestens 7 Zeichen mit einem Buchstaben und einer Zahl und kein gängiges Passwort.',
    different: 'Die beiden Passwörter sind verschieden. Geben Sie zweimal dasselbe Passwort ein.',
    gone: 'Dieser Link ist nicht mehr gültig',
    goneLead:
      'Er wurde bereits verwendet oder ist abgelaufen. Melden Sie sich mit Ihrem Passwort an, oder bitten Sie Ihr Labor um eine neue Einladung.',
    signIn: 'Anmelden',
  },
};

/** English for an unsupported language. */
export function invitationTexts(language: string): InvitationTexts {
  return all[languageOf(language)];
}
