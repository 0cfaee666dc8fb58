export interface SiteWords {
  recoveryTitle: string;
  recoveryLead: string;
  recoveryButton: string;
  recoverySent: string;
  recoverySentLead(minutes: number): string;
  recoveryGone: string;
  recoveryGoneLead: string;
  recoveryAgain: string;
  signIn: string;
  deleting: string;
  deleted: string;
  notDeleted: string;
  uploaderTitle: string;
  uploader: string;
  methodTitle: string;
  method: string;
  untilThen: string;
  order: string;
}

const en: SiteWords = {
  recoveryTitle: 'A new password',
  recoveryLead: 'Confirm, and a temporary password will be sent to your e-mail address.',
  recoveryButton: 'Send me a temporary password',
  recoverySent: 'The temporary password is on its way',
  recoverySentLead: (minutes) => `Look into your mail. It works once, within ${minutes} minutes.`,
  recoveryGone: 'This link does not work any more',
  recoveryGoneLead: 'It was used already, or it is too old. Your password is as it was.',
  recoveryAgain: 'Ask for a new link',
  signIn: 'Sign in',
  deleting: 'The order is being deleted …',
  deleted: 'The order was deleted.',
  notDeleted: 'The order was not deleted.',
  uploaderTitle: 'Sending files',
  uploader: 'Here you will send the files of this order, and go on with a transfer that was interrupted.',
  methodTitle: 'How the files are sent',
  method: 'Here you will choose how the files of this order reach the lab.',
  untilThen: 'Until then your sales representative takes them:',
  order: 'Order',
};
const it: SiteWords = {
  recoveryTitle: 'Una nuova password',
  recoveryLead: 'Conferma e riceverai una password temporanea al tuo indirizzo e-mail.',
  recoveryButton: 'Inviami una password temporanea',
  recoverySent: 'La password temporanea è in arrivo',
  recoverySentLead: (minutes) => `Controlla la posta. Funziona una sola volta, entro ${minutes} minuti.`,
  recoveryGone: 'Questo link non funziona più',
  recoveryGoneLead: 'È già stato usato oppure è troppo vecchio. La tua password è quella di prima.',
  recoveryAgain: 'Chiedi un nuovo link',
  signIn: 'Accedi',
  deleting: "Eliminazione dell'ordine in corso …",
  deleted: "L'ordine è stato eliminato.",
  notDeleted: "L'ordine non è stato eliminato.",
  uploaderTitle: 'Invio dei file',
  uploader: 'Qui potrai inviare i file di questo ordine e riprendere un invio interrotto.',
  methodTitle: 'Come inviare i file',
  method: 'Qui potrai scegliere come far arrivare al laboratorio i file di questo ordine.',
  untilThen: 'Nel frattempo li riceve il tuo referente commerciale:',
  order: 'Ordine',
};
const es: SiteWords = {
  recoveryTitle: 'Una contraseña nueva',
  recoveryLead: 'Confirma y recibirás una contraseña temporal en tu dirección de correo.',
  recoveryButton: 'Enviarme una contraseña temporal',
  recoverySent: 'La contraseña temporal está en camino',
  recoverySentLead: (minutes) => `Mira tu correo. Funciona una sola vez, durante ${minutes} minutos.`,
  recoveryGone: 'Este enlace ya no funciona',
  recoveryGoneLead: 'Ya se ha usado o es demasiado antiguo. Tu contraseña sigue siendo la misma.',
  recoveryAgain: 'Pedir un enlace nuevo',
  signIn: 'Entrar',
  deleting: 'Se está eliminando el pedido …',
  deleted: 'El pedido se ha eliminado.',
  notDeleted: 'El pedido no se ha eliminado.',
  uploaderTitle: 'Envío de archivos',
  uploader: 'Aquí podrás enviar los archivos de este pedido y reanudar un envío interrumpido.',
  methodTitle: 'Cómo enviar los archivos',
  method: 'Aquí podrás elegir cómo llegan al laboratorio los archivos de este pedido.',
  untilThen: 'Mientras tanto los recibe tu persona de contacto:',
  order: 'Pedido',
};
const fr: SiteWords = {
  recoveryTitle: 'Un nouveau mot de passe',
  recoveryLead: 'Confirmez, et un mot de passe temporaire sera envoyé à votre adresse e-mail.',
  recoveryButton: "M'envoyer un mot de passe temporaire",
  recoverySent: 'Le mot de passe temporaire est en route',
  recoverySentLead: (minutes) =>
    `Consultez votre messagerie. Il fonctionne une seule fois, pendant ${minutes} minutes.`,
  recoveryGone: 'Ce lien ne fonctionne plus',
  recoveryGoneLead: 'Il a déjà été utilisé ou il est trop ancien. Votre mot de passe reste le même.',
  recoveryAgain: 'Demander un nouveau lien',
  signIn: 'Se connecter',
  deleting: 'Suppression de la commande en cours …',
  deleted: 'La commande a été supprimée.',
  notDeleted: "La commande n'a pas été supprimée.",
  uploaderTitle: 'Envoi des fichiers',
  uploader: 'Ici, vous pourrez envoyer les fichiers de cette commande et reprendre un envoi interrompu.',
  methodTitle: "Mode d'envoi des fichiers",
  method: 'Ici, vous pourrez choisir comment les fichiers de cette commande arrivent au laboratoire.',
  untilThen: "D'ici là, votre interlocuteur commercial les reçoit :",
  order: 'Commande',
};
const de: SiteWords = {
  recoveryTitle: 'Ein neues Passwort',
  recoveryLead: 'Bestätigen Sie, dann wird ein temporäres Passwort an Ihre E-Mail-Adresse gesendet.',
  recoveryButton: 'Temporäres Passwort senden',
  recoverySent: 'Das temporäre Passwort ist unterwegs',
  recoverySentLead: (minutes) =>
    `Sehen Sie in Ihre E-Mails. Es funktioniert einmal, innerhalb von ${minutes} Minuten.`,
  recoveryGone: 'Dieser Link funktioniert nicht mehr',
  recoveryGoneLead: 'Er wurde schon benutzt oder ist zu alt. Ihr Passwort ist das alte geblieben.',
  recoveryAgain: 'Einen neuen Link anfordern',
  signIn: 'Anmelden',
  deleting: 'Die Bestellung wird gelöscht …',
  deleted: 'Die Bestellung wurde gelöscht.',
  notDeleted: 'Die Bestellung wurde nicht gelöscht.',
  uploaderTitle: 'Dateien senden',
  uploader:
    'Hier werden Sie die Dateien dieser Bestellung senden und eine unterbrochene Übertragung fortsetzen.',
  methodTitle: 'Wie die Dateien gesendet werden',
  method: 'Hier werden Sie wählen, wie die Dateien dieser Bestellung zum Labor kommen.',
  untilThen: 'Bis dahin nimmt Ihre Ansprechperson sie entgegen:',
  order: 'Bestellung',
};

const all: Readonly<Record<string, SiteWords>> = { en, it, es, fr, de };

export function siteWords(language: string): SiteWords {
  return all[language] ?? en;
}
