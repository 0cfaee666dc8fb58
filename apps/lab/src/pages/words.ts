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
  methodTitle: string;
  uploaderLate: string;
  methodLead: string;
  methodUpload: string;
  methodUploadText: string;
  methodLab: string;
  methodLabText: string;
  methodNow: string;
  methodFree: string;
  /** Before what the order costs then, VAT included. */
  methodTotal: string;
  methodRates(page: string, image: string, pages: number): string;
  methodSave: string;
  methodFailed: string;
  questions: string;
  order: string;
}

const en: SiteWords = {
  recoveryTitle: 'Reset your password',
  recoveryLead: 'Confirm, and we’ll e-mail you a temporary password.',
  recoveryButton: 'Send temporary password',
  recoverySent: 'Temporary password sent',
  recoverySentLead: (minutes) =>
    `Check your e-mail. The password works once and expires in ${minutes} minutes.`,
  recoveryGone: 'This link no longer works',
  recoveryGoneLead: 'It has already been used or has expired. Your password hasn’t changed.',
  recoveryAgain: 'Request a new link',
  signIn: 'Sign in',
  deleting: 'Deleting the order…',
  deleted: 'Order deleted.',
  notDeleted: 'The order wasn’t deleted.',
  uploaderTitle: 'Upload files',
  methodTitle: 'Change method',
  uploaderLate: 'This took too long to load. Close this window and open it again.',
  methodLead: 'How would you like to provide your files?',
  methodUpload: 'I’ll upload my own files',
  methodUploadText: 'Upload finished layouts. The lab checks them right away and prints them as they are.',
  methodLab: 'The lab designs the layout',
  methodLabText: 'Choose a style and upload your photos. The lab creates the layout.',
  methodNow: 'Current',
  methodFree: 'no extra charge',
  methodTotal: 'New order total:',
  methodRates: (page, image, pages) =>
    `Layout by the lab: ${page} per page${pages > 0 ? `, ${pages} pages` : ''}, plus ${image} for each image beyond one per page. VAT not included.`,
  methodSave: 'Save',
  methodFailed: 'Couldn’t save the change. Close this window and try again.',
  questions: 'Questions? Your representative:',
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
  methodTitle: 'Come inviare i file',
  uploaderLate:
    'Questa finestra è rimasta aperta troppo a lungo prima di essere pronta. Chiudila e riaprila.',
  methodLead: 'Come devono arrivare i file al laboratorio?',
  methodUpload: 'Invio i miei file',
  methodUploadText: 'Carichi i fogli finiti; il laboratorio li controlla subito e li stampa così come sono.',
  methodLab: 'Il laboratorio crea l’impaginazione',
  methodLabText: 'Scegli uno stile e invii le fotografie; il laboratorio le impagina.',
  methodNow: 'attuale',
  methodFree: 'senza sovrapprezzo',
  methodTotal: 'L’ordine costa allora',
  methodRates: (page, image, pages) =>
    `Impaginazione del laboratorio: ${page} a pagina${pages > 0 ? `, ${pages} pagine` : ''}, e ${image} per ogni immagine oltre una a pagina, più IVA.`,
  methodSave: 'Salva',
  methodFailed: 'Non è stato possibile salvare. Chiudi questa finestra e riprova.',
  questions: 'Domande? Il tuo referente in laboratorio:',
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
  methodTitle: 'Cómo enviar los archivos',
  uploaderLate:
    'Esta ventana estuvo abierta demasiado tiempo antes de estar lista. Ciérrala y ábrela otra vez.',
  methodLead: '¿Cómo deben llegar tus archivos al laboratorio?',
  methodUpload: 'Envío mis propios archivos',
  methodUploadText:
    'Subes las hojas terminadas; el laboratorio las revisa al momento y las imprime tal cual.',
  methodLab: 'El laboratorio diseña la maquetación',
  methodLabText: 'Eliges un estilo y envías fotografías; el laboratorio las maqueta.',
  methodNow: 'actual',
  methodFree: 'sin recargo',
  methodTotal: 'El pedido cuesta entonces',
  methodRates: (page, image, pages) =>
    `Maquetación del laboratorio: ${page} por página${pages > 0 ? `, ${pages} páginas` : ''}, y ${image} por cada imagen que pase de una por página, más IVA.`,
  methodSave: 'Guardar',
  methodFailed: 'No se ha podido guardar. Cierra esta ventana e inténtalo otra vez.',
  questions: '¿Preguntas? Tu contacto en el laboratorio:',
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
  methodTitle: "Mode d'envoi des fichiers",
  uploaderLate:
    'Cette fenêtre est restée ouverte trop longtemps avant d’être prête. Fermez-la et rouvrez-la.',
  methodLead: 'Comment vos fichiers doivent-ils arriver au laboratoire ?',
  methodUpload: 'J’envoie mes propres fichiers',
  methodUploadText:
    'Vous envoyez des feuilles terminées ; le laboratoire les vérifie aussitôt et les imprime telles quelles.',
  methodLab: 'Le laboratoire crée la mise en page',
  methodLabText: 'Vous choisissez un style et envoyez des photographies ; le laboratoire les met en page.',
  methodNow: 'actuel',
  methodFree: 'sans supplément',
  methodTotal: 'La commande coûte alors',
  methodRates: (page, image, pages) =>
    `Mise en page par le laboratoire : ${page} par page${pages > 0 ? `, ${pages} pages` : ''}, et ${image} pour chaque image au-delà d’une par page, hors TVA.`,
  methodSave: 'Enregistrer',
  methodFailed: 'La modification n’a pas pu être enregistrée. Fermez cette fenêtre et réessayez.',
  questions: 'Des questions ? Votre contact au laboratoire :',
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
  methodTitle: 'Wie die Dateien gesendet werden',
  uploaderLate:
    'Dieses Fenster war zu lange offen, bevor es bereit war. Schließen Sie es und öffnen Sie es noch einmal.',
  methodLead: 'Wie sollen Ihre Dateien zum Labor kommen?',
  methodUpload: 'Ich sende eigene Dateien',
  methodUploadText: 'Sie laden fertige Bögen hoch; das Labor prüft sie sofort und druckt sie, wie sie sind.',
  methodLab: 'Das Labor gestaltet das Layout',
  methodLabText: 'Sie wählen einen Stil und senden Fotos; das Labor gestaltet die Seiten.',
  methodNow: 'jetzt',
  methodFree: 'ohne Aufpreis',
  methodTotal: 'Die Bestellung kostet dann',
  methodRates: (page, image, pages) =>
    `Layout vom Labor: ${page} je Seite${pages > 0 ? `, ${pages} Seiten` : ''}, und ${image} für jedes Bild über eines je Seite, zzgl. MwSt.`,
  methodSave: 'Speichern',
  methodFailed:
    'Die Änderung konnte nicht gespeichert werden. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.',
  questions: 'Fragen? Ihre Ansprechperson im Labor:',
  order: 'Bestellung',
};

const all: Readonly<Record<string, SiteWords>> = { en, it, es, fr, de };

export function siteWords(language: string): SiteWords {
  return all[language] ?? en;
}
