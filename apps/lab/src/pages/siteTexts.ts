export interface SiteTexts {
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
  /** Title of the frame that uploads photos, and its words when it was opened too late. */
  shareTitle: string;
  shareLate: string;
  methodLead: string;
  methodUpload: string;
  methodUploadText: string;
  methodLab: string;
  methodLabText: string;
  methodNow: string;
  methodFree: string;
  /** Precedes the order's price after the change, VAT included. */
  methodTotal: string;
  methodRates(page: string, image: string, pages: number): string;
  methodSave: string;
  methodFailed: string;
  /** The lab's refusals: the order takes no other method, or its price cannot change. */
  methodClosed: string;
  methodPaid: string;
  questions: string;
  order: string;
}

const en: SiteTexts = {
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
  shareTitle: 'Upload photos',
  shareLate: 'This took too long to load. Reload the page.',
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
    `Layout by the lab: ${page} per page${pages > 0 ? `, ${pages} pages` : ''}, plus ${image} for each image beyond one per page. VAT included.`,
  methodSave: 'Save',
  methodFailed: 'Couldn’t save the change. Close this window and try again.',
  methodClosed:
    'This order no longer waits for files, or this window was open too long. Close it and check the order.',
  methodPaid:
    'This order is already paid, or your credit doesn’t cover the new price. Contact the lab to change it.',
  questions: 'Questions? Your representative:',
  order: 'Order',
};
const it: SiteTexts = {
  recoveryTitle: 'Recupera la password',
  recoveryLead: 'Conferma e riceverai una password temporanea al tuo indirizzo e-mail.',
  recoveryButton: 'Invia password temporanea',
  recoverySent: 'La password temporanea è in arrivo',
  recoverySentLead: (minutes) =>
    `Controlla la posta. La password vale per un solo accesso, entro ${minutes} minuti.`,
  recoveryGone: 'Questo link non è più valido',
  recoveryGoneLead: 'È già stato usato oppure è scaduto. La tua password non è cambiata.',
  recoveryAgain: 'Richiedi un nuovo link',
  signIn: 'Accedi',
  deleting: 'Eliminazione dell’ordine in corso…',
  deleted: 'L’ordine è stato eliminato.',
  notDeleted: 'L’ordine non è stato eliminato.',
  shareTitle: 'Caricamento delle foto',
  shareLate: 'Il caricamento ha richiesto troppo tempo. Ricarica la pagina.',
  uploaderTitle: 'Caricamento dei file',
  methodTitle: 'Come inviare i file',
  uploaderLate: 'La finestra non si è caricata in tempo. Chiudila e riaprila.',
  methodLead: 'Come devono arrivare i file al laboratorio?',
  methodUpload: 'Carico i miei file',
  methodUploadText:
    'Carichi le pagine già impaginate: il laboratorio le controlla subito e le stampa così come sono.',
  methodLab: 'Il laboratorio crea l’impaginazione',
  methodLabText: 'Scegli uno stile e carichi le foto: le impagina il laboratorio.',
  methodNow: 'attuale',
  methodFree: 'senza sovrapprezzo',
  methodTotal: 'Nuovo totale IVA inclusa:',
  methodRates: (page, image, pages) =>
    `Impaginazione del laboratorio: ${page} a pagina${pages > 0 ? `, ${pages} pagine` : ''}, più ${image} per ogni immagine oltre la prima di ogni pagina (IVA inclusa).`,
  methodSave: 'Salva',
  methodFailed: 'Non è stato possibile salvare la modifica. Chiudi questa finestra e riprova.',
  methodClosed:
    'Questo ordine non è più in attesa dei file, oppure la finestra è rimasta aperta troppo a lungo. Chiudila e controlla l’ordine.',
  methodPaid:
    'Questo ordine è già pagato, oppure il tuo credito non copre il nuovo prezzo. Contatta il laboratorio per modificarlo.',
  questions: 'Domande? Il tuo referente in laboratorio:',
  order: 'Ordine',
};
const es: SiteTexts = {
  recoveryTitle: 'Recupera tu contraseña',
  recoveryLead: 'Confirma y te enviaremos una contraseña temporal por correo.',
  recoveryButton: 'Recibir contraseña temporal',
  recoverySent: 'Te hemos enviado una contraseña temporal',
  recoverySentLead: (minutes) =>
    `Revisa tu correo. La contraseña solo sirve una vez y caduca en ${minutes} minutos.`,
  recoveryGone: 'Este enlace ya no es válido',
  recoveryGoneLead: 'Ya se ha usado o ha caducado. Tu contraseña no ha cambiado.',
  recoveryAgain: 'Pedir un enlace nuevo',
  signIn: 'Iniciar sesión',
  deleting: 'Eliminando el pedido…',
  deleted: 'El pedido se ha eliminado.',
  notDeleted: 'No se ha podido eliminar el pedido.',
  shareTitle: 'Subir fotos',
  shareLate: 'La página ha tardado demasiado en cargarse. Vuelve a cargarla.',
  uploaderTitle: 'Subir archivos',
  methodTitle: 'Método del pedido',
  uploaderLate: 'Esta ventana ha tardado demasiado en cargarse. Ciérrala y vuelve a abrirla.',
  methodLead: '¿Cómo quieres preparar este pedido?',
  methodUpload: 'Subo mis propios archivos',
  methodUploadText:
    'Sube tus páginas ya maquetadas: el laboratorio las comprueba al momento y las imprime tal cual.',
  methodLab: 'El laboratorio maqueta por mí',
  methodLabText: 'Elige un estilo y sube tus fotos: el laboratorio se encarga de la maquetación.',
  methodNow: 'actual',
  methodFree: 'sin recargo',
  methodTotal: 'El pedido costará, IVA incluido:',
  methodRates: (page, image, pages) =>
    `Maquetación del laboratorio: ${page} por página${pages > 0 ? `, ${pages} páginas` : ''}, y ${image} por cada imagen adicional a partir de una por página. IVA incluido.`,
  methodSave: 'Guardar',
  methodFailed: 'No se ha podido guardar el cambio. Cierra esta ventana e inténtalo de nuevo.',
  methodClosed:
    'Este pedido ya no está pendiente de archivos o la ventana ha estado abierta demasiado tiempo. Ciérrala y revisa el pedido.',
  methodPaid:
    'Este pedido ya está pagado o tu crédito no cubre el nuevo precio. Contacta con el laboratorio para cambiarlo.',
  questions: '¿Tienes dudas? Tu contacto en el laboratorio:',
  order: 'Pedido',
};
const fr: SiteTexts = {
  recoveryTitle: 'Nouveau mot de passe',
  recoveryLead: 'Confirmez pour recevoir un mot de passe temporaire par e-mail.',
  recoveryButton: 'Recevoir le mot de passe',
  recoverySent: 'Mot de passe temporaire envoyé',
  recoverySentLead: (minutes) =>
    `Consultez votre messagerie. Il est valable ${minutes} minutes et ne peut servir qu’une fois.`,
  recoveryGone: 'Ce lien n’est plus valable',
  recoveryGoneLead: 'Il a déjà été utilisé ou a expiré. Votre mot de passe n’a pas changé.',
  recoveryAgain: 'Demander un nouveau lien',
  signIn: 'Se connecter',
  deleting: 'Suppression de la commande…',
  deleted: 'La commande a été supprimée.',
  notDeleted: 'La commande n’a pas été supprimée.',
  shareTitle: 'Envoi des photos',
  shareLate: 'Le chargement a pris trop de temps. Rechargez la page.',
  uploaderTitle: 'Envoi des fichiers',
  methodTitle: 'Mode d’envoi des fichiers',
  uploaderLate: 'Cette fenêtre a expiré. Fermez-la, puis rouvrez-la.',
  methodLead: 'Comment souhaitez-vous envoyer vos fichiers ?',
  methodUpload: 'J’envoie mes propres fichiers',
  methodUploadText:
    'Vous envoyez vos pages terminées ; le laboratoire les contrôle aussitôt et les imprime telles quelles.',
  methodLab: 'Le laboratoire crée la mise en page',
  methodLabText: 'Vous choisissez un style et envoyez vos photos ; le laboratoire les met en page.',
  methodNow: 'actuel',
  methodFree: 'sans supplément',
  methodTotal: 'Nouveau total TTC :',
  methodRates: (page, image, pages) =>
    `Mise en page par le laboratoire : ${page} par page${pages > 0 ? `, ${pages} pages` : ''}, et ${image} par image au-delà d’une par page, TVA comprise.`,
  methodSave: 'Enregistrer',
  methodFailed: 'La modification n’a pas pu être enregistrée. Fermez cette fenêtre et réessayez.',
  methodClosed:
    'Cette commande n’est plus en attente de fichiers, ou cette fenêtre est restée ouverte trop longtemps. Fermez-la et vérifiez la commande.',
  methodPaid:
    'Cette commande est déjà payée, ou votre crédit ne couvre pas le nouveau prix. Contactez le laboratoire pour la modifier.',
  questions: 'Une question ? Contactez votre commercial :',
  order: 'Commande',
};
const de: SiteTexts = {
  recoveryTitle: 'Neues Passwort anfordern',
  recoveryLead: 'Bestätigen Sie Ihre Anforderung. Wir senden Ihnen dann ein temporäres Passwort per E-Mail.',
  recoveryButton: 'Temporäres Passwort senden',
  recoverySent: 'Das temporäre Passwort wurde gesendet',
  recoverySentLead: (minutes) =>
    `Prüfen Sie Ihr E-Mail-Postfach. Das Passwort gilt nur einmal und ${minutes} Minuten lang.`,
  recoveryGone: 'Dieser Link ist nicht mehr gültig',
  recoveryGoneLead: 'Er wurde bereits verwendet oder ist abgelaufen. Ihr Passwort wurde nicht geändert.',
  recoveryAgain: 'Neuen Link anfordern',
  signIn: 'Anmelden',
  deleting: 'Die Bestellung wird gelöscht …',
  deleted: 'Die Bestellung wurde gelöscht.',
  notDeleted: 'Die Bestellung wurde nicht gelöscht.',
  shareTitle: 'Fotos hochladen',
  shareLate: 'Das Laden hat zu lange gedauert. Laden Sie die Seite neu.',
  uploaderTitle: 'Dateien hochladen',
  methodTitle: 'Gestaltung ändern',
  uploaderLate: 'Das Laden hat zu lange gedauert. Schließen Sie dieses Fenster und öffnen Sie es erneut.',
  methodLead: 'Wer gestaltet Ihr Layout?',
  methodUpload: 'Ich lade mein eigenes Layout hoch',
  methodUploadText:
    'Sie laden fertig gestaltete Seiten hoch. Das Labor prüft sie sofort und druckt sie unverändert.',
  methodLab: 'Das Labor gestaltet das Layout',
  methodLabText: 'Sie wählen einen Stil und schicken uns Ihre Fotos. Das Labor gestaltet die Seiten.',
  methodNow: 'aktuell',
  methodFree: 'ohne Aufpreis',
  methodTotal: 'Neuer Gesamtpreis inkl. MwSt.:',
  methodRates: (page, image, pages) =>
    `Layout durch das Labor: ${page} pro Seite${pages > 0 ? ` (${pages} Seiten)` : ''}, dazu ${image} für jedes weitere Bild bei mehr als einem pro Seite, inkl. MwSt.`,
  methodSave: 'Speichern',
  methodFailed:
    'Die Änderung konnte nicht gespeichert werden. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
  methodClosed:
    'Diese Bestellung wartet nicht mehr auf Dateien, oder das Fenster war zu lange geöffnet. Schließen Sie es und prüfen Sie die Bestellung.',
  methodPaid:
    'Diese Bestellung ist bereits bezahlt, oder Ihr Guthaben deckt den neuen Preis nicht. Wenden Sie sich an das Labor, um sie zu ändern.',
  questions: 'Fragen? Ihr Ansprechpartner im Labor:',
  order: 'Bestellung',
};

const all: Readonly<Record<string, SiteTexts>> = { en, it, es, fr, de };

export function siteTexts(language: string): SiteTexts {
  return all[language] ?? en;
}
