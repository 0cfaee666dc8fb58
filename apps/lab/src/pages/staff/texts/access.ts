import { writeCount } from '../../../base/writeCount.ts';
import type { StaffRole } from '../../../identity/staffRoles.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of two-step sign-in and of the staff's accounts. */
export interface AccessTexts {
  readonly title: string;
  readonly codeLead: string;
  readonly code: string;
  readonly continue: string;
  readonly codeWrong: string;
  readonly tooMany: string;
  readonly setUpLead: string;
  readonly setUpRequired: string;
  readonly noKey: string;
  readonly qrCode: string;
  readonly key: string;
  readonly turnOn: string;
  readonly isOn: string;
  readonly codesLeft: (count: number) => string;
  readonly recoveryTitle: string;
  readonly recoveryLead: string;
  readonly codesSaved: string;
  readonly turnOffLead: string;
  readonly turnOff: string;
  readonly people: string;
  readonly peopleLead: string;
  readonly role: string;
  readonly roles: Readonly<Record<StaffRole, string>>;
  readonly save: string;
  readonly saved: string;
  readonly withCode: string;
  readonly withoutCode: string;
  readonly reset: string;
  readonly notAllowed: string;
  readonly lastAdministrator: string;
}

const en: AccessTexts = {
  title: 'Two-step sign-in',
  codeLead: 'Enter the 6-digit code from your authenticator app, or one of your recovery codes.',
  code: 'Code',
  continue: 'Continue',
  codeWrong: 'This code is wrong or was already used. Wait for the next code and try again.',
  tooMany: 'Too many wrong codes. Try again later, or ask an administrator to reset two-step sign-in.',
  setUpLead: 'Scan this QR code with an authenticator app, then enter the code it shows.',
  setUpRequired: 'Your lab requires two-step sign-in. Set it up to continue.',
  noKey: 'This lab can’t store two-step sign-in yet. Ask the person who runs it to set TA_SECRET_KEY.',
  qrCode: 'QR code for your authenticator app',
  key: 'Can’t scan it? Enter this key in the app:',
  turnOn: 'Turn on',
  isOn: 'Two-step sign-in is on.',
  codesLeft: (count) =>
    writeCount('en', count, {
      one: '{{count}} recovery code left.',
      other: '{{count}} recovery codes left.',
    }),
  recoveryTitle: 'Recovery codes',
  recoveryLead:
    'Each code signs you in once when you don’t have your phone. Store them in a safe place: they’re shown only now.',
  codesSaved: 'I’ve saved the codes',
  turnOffLead: 'To turn two-step sign-in off, enter a code.',
  turnOff: 'Turn off',
  people: 'Staff accounts',
  peopleLead: 'The role decides what a person may do at this desk.',
  role: 'Role',
  roles: { desk: 'Desk', workshop: 'Workshop', administrator: 'Administrator' },
  save: 'Save',
  saved: 'Saved.',
  withCode: 'Two-step sign-in on',
  withoutCode: 'Two-step sign-in off',
  reset: 'Reset two-step sign-in',
  notAllowed: 'Your role doesn’t allow this.',
  lastAdministrator: 'At least one person must remain an administrator.',
};

const it: AccessTexts = {
  title: 'Accesso in due passaggi',
  codeLead: 'Inserisci il codice di 6 cifre dell’app di autenticazione oppure uno dei codici di recupero.',
  code: 'Codice',
  continue: 'Continua',
  codeWrong: 'Il codice è errato o è già stato usato. Attendi il codice successivo e riprova.',
  tooMany:
    'Troppi codici errati. Riprova più tardi oppure chiedi a un amministratore di reimpostare l’accesso in due passaggi.',
  setUpLead: 'Inquadra questo codice QR con un’app di autenticazione, poi inserisci il codice che mostra.',
  setUpRequired: 'Il laboratorio richiede l’accesso in due passaggi. Configuralo per continuare.',
  noKey:
    'Questo laboratorio non può ancora salvare l’accesso in due passaggi. Chiedi a chi lo gestisce di impostare TA_SECRET_KEY.',
  qrCode: 'Codice QR per l’app di autenticazione',
  key: 'Non riesci a inquadrarlo? Inserisci questa chiave nell’app:',
  turnOn: 'Attiva',
  isOn: 'L’accesso in due passaggi è attivo.',
  codesLeft: (count) =>
    writeCount('it', count, {
      one: '{{count}} codice di recupero rimasto.',
      other: '{{count}} codici di recupero rimasti.',
    }),
  recoveryTitle: 'Codici di recupero',
  recoveryLead:
    'Ogni codice vale per un solo accesso, quando non hai il telefono. Conservali in un luogo sicuro: vengono mostrati solo ora.',
  codesSaved: 'Ho salvato i codici',
  turnOffLead: 'Per disattivare l’accesso in due passaggi, inserisci un codice.',
  turnOff: 'Disattiva',
  people: 'Account del personale',
  peopleLead: 'Il ruolo stabilisce che cosa una persona può fare in quest’area.',
  role: 'Ruolo',
  roles: { desk: 'Assistenza', workshop: 'Produzione', administrator: 'Amministratore' },
  save: 'Salva',
  saved: 'Salvato.',
  withCode: 'Accesso in due passaggi attivo',
  withoutCode: 'Accesso in due passaggi non attivo',
  reset: 'Reimposta l’accesso in due passaggi',
  notAllowed: 'Il tuo ruolo non lo consente.',
  lastAdministrator: 'Almeno una persona deve restare amministratore.',
};

const es: AccessTexts = {
  title: 'Verificación en dos pasos',
  codeLead:
    'Introduce el código de 6 cifras de tu aplicación de autenticación o uno de tus códigos de recuperación.',
  code: 'Código',
  continue: 'Continuar',
  codeWrong: 'El código no es correcto o ya se ha usado. Espera al siguiente código e inténtalo de nuevo.',
  tooMany:
    'Demasiados códigos incorrectos. Inténtalo más tarde o pide a un administrador que restablezca la verificación en dos pasos.',
  setUpLead: 'Escanea este código QR con una aplicación de autenticación e introduce el código que muestra.',
  setUpRequired: 'El laboratorio exige la verificación en dos pasos. Configúrala para continuar.',
  noKey:
    'Este laboratorio aún no puede guardar la verificación en dos pasos. Pide a quien lo administra que configure TA_SECRET_KEY.',
  qrCode: 'Código QR para tu aplicación de autenticación',
  key: '¿No puedes escanearlo? Introduce esta clave en la aplicación:',
  turnOn: 'Activar',
  isOn: 'La verificación en dos pasos está activada.',
  codesLeft: (count) =>
    writeCount('es', count, {
      one: 'Queda {{count}} código de recuperación.',
      other: 'Quedan {{count}} códigos de recuperación.',
    }),
  recoveryTitle: 'Códigos de recuperación',
  recoveryLead:
    'Cada código sirve para iniciar sesión una vez cuando no tengas el teléfono. Guárdalos en un lugar seguro: solo se muestran ahora.',
  codesSaved: 'He guardado los códigos',
  turnOffLead: 'Para desactivar la verificación en dos pasos, introduce un código.',
  turnOff: 'Desactivar',
  people: 'Cuentas del personal',
  peopleLead: 'El rol determina lo que cada persona puede hacer en esta área.',
  role: 'Rol',
  roles: { desk: 'Atención al cliente', workshop: 'Taller', administrator: 'Administrador' },
  save: 'Guardar',
  saved: 'Guardado.',
  withCode: 'Verificación en dos pasos activada',
  withoutCode: 'Verificación en dos pasos desactivada',
  reset: 'Restablecer la verificación en dos pasos',
  notAllowed: 'Tu rol no permite hacer esto.',
  lastAdministrator: 'Al menos una persona debe seguir siendo administrador.',
};

const fr: AccessTexts = {
  title: 'Connexion en deux étapes',
  codeLead:
    'Saisissez le code à 6 chiffres de votre application d’authentification ou l’un de vos codes de secours.',
  code: 'Code',
  continue: 'Continuer',
  codeWrong: 'Ce code est incorrect ou a déjà été utilisé. Attendez le code suivant, puis réessayez.',
  tooMany:
    'Trop de codes incorrects. Réessayez plus tard ou demandez à un administrateur de réinitialiser la connexion en deux étapes.',
  setUpLead: 'Scannez ce code QR avec une application d’authentification, puis saisissez le code affiché.',
  setUpRequired: 'Le laboratoire exige la connexion en deux étapes. Configurez-la pour continuer.',
  noKey:
    'Ce laboratoire ne peut pas encore enregistrer la connexion en deux étapes. Demandez à la personne qui l’administre de définir TA_SECRET_KEY.',
  qrCode: 'Code QR pour votre application d’authentification',
  key: 'Impossible de le scanner ? Saisissez cette clé dans l’application :',
  turnOn: 'Activer',
  isOn: 'La connexion en deux étapes est activée.',
  codesLeft: (count) =>
    writeCount('fr', count, {
      one: '{{count}} code de secours restant.',
      other: '{{count}} codes de secours restants.',
    }),
  recoveryTitle: 'Codes de secours',
  recoveryLead:
    'Chaque code permet de vous connecter une fois si vous n’avez pas votre téléphone. Conservez-les en lieu sûr : ils ne s’affichent que maintenant.',
  codesSaved: 'J’ai enregistré les codes',
  turnOffLead: 'Pour désactiver la connexion en deux étapes, saisissez un code.',
  turnOff: 'Désactiver',
  people: 'Comptes du personnel',
  peopleLead: 'Le rôle détermine ce que chaque personne peut faire dans cet espace.',
  role: 'Rôle',
  roles: { desk: 'Service client', workshop: 'Atelier', administrator: 'Administrateur' },
  save: 'Enregistrer',
  saved: 'Enregistré.',
  withCode: 'Connexion en deux étapes activée',
  withoutCode: 'Connexion en deux étapes désactivée',
  reset: 'Réinitialiser la connexion en deux étapes',
  notAllowed: 'Votre rôle ne permet pas cette action.',
  lastAdministrator: 'Au moins une personne doit rester administrateur.',
};

const de: AccessTexts = {
  title: 'Anmeldung in zwei Schritten',
  codeLead:
    'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein.',
  code: 'Code',
  continue: 'Weiter',
  codeWrong:
    'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten Code und versuchen Sie es erneut.',
  tooMany:
    'Zu viele falsche Codes. Versuchen Sie es später erneut oder bitten Sie einen Administrator, die Anmeldung in zwei Schritten zurückzusetzen.',
  setUpLead:
    'Scannen Sie diesen QR-Code mit einer Authenticator-App und geben Sie dann den angezeigten Code ein.',
  setUpRequired: 'Das Labor verlangt die Anmeldung in zwei Schritten. Richten Sie sie ein, um fortzufahren.',
  noKey:
    'Dieses Labor kann die Anmeldung in zwei Schritten noch nicht speichern. Bitten Sie die Person, die es betreibt, TA_SECRET_KEY festzulegen.',
  qrCode: 'QR-Code für Ihre Authenticator-App',
  key: 'Scannen nicht möglich? Geben Sie diesen Schlüssel in der App ein:',
  turnOn: 'Aktivieren',
  isOn: 'Die Anmeldung in zwei Schritten ist aktiv.',
  codesLeft: (count) =>
    writeCount('de', count, {
      one: 'Noch {{count}} Wiederherstellungscode übrig.',
      other: 'Noch {{count}} Wiederherstellungscodes übrig.',
    }),
  recoveryTitle: 'Wiederherstellungscodes',
  recoveryLead:
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht dabeihaben. Bewahren Sie die Codes sicher auf: Sie werden nur jetzt angezeigt.',
  codesSaved: 'Ich habe die Codes gesichert',
  turnOffLead: 'Geben Sie einen Code ein, um die Anmeldung in zwei Schritten zu deaktivieren.',
  turnOff: 'Deaktivieren',
  people: 'Mitarbeiterkonten',
  peopleLead: 'Die Rolle bestimmt, was jemand in diesem Bereich tun darf.',
  role: 'Rolle',
  roles: { desk: 'Kundendienst', workshop: 'Produktion', administrator: 'Administrator' },
  save: 'Speichern',
  saved: 'Gespeichert.',
  withCode: 'Anmeldung in zwei Schritten aktiv',
  withoutCode: 'Anmeldung in zwei Schritten nicht aktiv',
  reset: 'Anmeldung in zwei Schritten zurücksetzen',
  notAllowed: 'Ihre Rolle erlaubt das nicht.',
  lastAdministrator: 'Mindestens eine Person muss Administrator bleiben.',
};

export const accessTexts: Readonly<Record<DeskLanguage, AccessTexts>> = { en, it, es, fr, de };
