import type { Language } from '@trade-area/core/contract';

export interface ProofTexts {
  readonly proof: string;
  lead(studio: string): string;
  /** Pictures are still being made. */
  preparing(made: number, all: number): string;
  readonly refresh: string;
  spread(number: number, all: number): string;
  /** The same of a print, a card or a cover. */
  sheet(number: number, all: number): string;
  readonly previous: string;
  readonly next: string;
  /** Spoken name of the place on a picture that a comment is about, and how to set it. */
  readonly pin: string;
  readonly pinHint: string;
  readonly clearPin: string;
  readonly comments: string;
  readonly noComments: string;
  /** Beside a comment on an earlier state. */
  readonly earlier: string;
  readonly done: string;
  readonly yourName: string;
  readonly comment: string;
  readonly send: string;
  readonly sent: string;
  readonly approveTitle: string;
  approveText(studio: string): string;
  readonly approve: string;
  approvedBy(name: string, at: string): string;
  /** The proof was changed since. */
  readonly changed: string;
  readonly withdraw: string;
  /** Problems of a form. */
  readonly nameMissing: string;
  readonly textMissing: string;
  readonly outdated: string;
  readonly tooManyComments: string;
  readonly ended: string;
  readonly endedLead: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly tooMany: string;
  readonly tooManyLead: string;
}

const all: Readonly<Record<Language, ProofTexts>> = {
  en: {
    proof: 'Proof',
    lead: (studio) =>
      `${studio} has prepared this for you. Look through it, comment on what should change, and approve it when it’s right.`,
    preparing: (made, all) => `${made} of ${all} pictures are ready.`,
    refresh: 'Refresh',
    spread: (number, all) => `Spread ${number} of ${all}`,
    sheet: (number, all) => `Sheet ${number} of ${all}`,
    previous: 'Previous',
    next: 'Next',
    pin: 'Place of your comment',
    pinHint:
      'Select a spot on the picture, or move the mark with the arrow keys. Without a mark, your comment is about the whole picture.',
    clearPin: 'Remove mark',
    comments: 'Comments',
    noComments: 'No comments here.',
    earlier: 'about an earlier version',
    done: 'done',
    yourName: 'Your name',
    comment: 'Your comment',
    send: 'Send comment',
    sent: 'Comment sent.',
    approveTitle: 'Everything right?',
    approveText: (studio) => `Your approval tells ${studio} that this can be printed as you see it here.`,
    approve: 'Approve',
    approvedBy: (name, at) => `Approved by ${name}, ${at}`,
    changed: 'The proof has changed since then.',
    withdraw: 'Withdraw approval',
    nameMissing: 'Enter your name.',
    textMissing: 'Enter your comment.',
    outdated: 'The proof has changed meanwhile. Look at it again, then send your answer.',
    tooManyComments: 'No more comments can be added. Contact your photographer.',
    ended: 'This link has expired',
    endedLead: 'Ask your photographer for a new one.',
    missing: 'This link isn’t available',
    missingLead: 'Check that you copied all of it, or ask your photographer for a new one.',
    tooMany: 'Too many attempts',
    tooManyLead: 'Wait a few minutes, then try again.',
  },
  it: {
    proof: 'Bozza',
    lead: (studio) =>
      `${studio} l’ha preparata per te. Sfogliala, commenta ciò che va cambiato e approvala quando va bene.`,
    preparing: (made, all) => `Le immagini sono in preparazione: ${made} di ${all}.`,
    refresh: 'Aggiorna',
    spread: (number, all) => `Doppia pagina ${number} di ${all}`,
    sheet: (number, all) => `Foglio ${number} di ${all}`,
    previous: 'Indietro',
    next: 'Avanti',
    pin: 'Posizione del commento',
    pinHint:
      'Scegli un punto sull’immagine o sposta il segno con i tasti freccia. Senza segno, il commento riguarda tutta l’immagine.',
    clearPin: 'Togli il segno',
    comments: 'Commenti',
    noComments: 'Nessun commento qui.',
    earlier: 'su una versione precedente',
    done: 'fatto',
    yourName: 'Il tuo nome',
    comment: 'Il tuo commento',
    send: 'Invia commento',
    sent: 'Commento inviato.',
    approveTitle: 'Va tutto bene?',
    approveText: (studio) => `Con la tua approvazione ${studio} sa che si può stampare come lo vedi qui.`,
    approve: 'Approva',
    approvedBy: (name, at) => `Approvata da ${name}, ${at}`,
    changed: 'Da allora la bozza è cambiata.',
    withdraw: 'Ritira l’approvazione',
    nameMissing: 'Scrivi il tuo nome.',
    textMissing: 'Scrivi il tuo commento.',
    outdated: 'Nel frattempo la bozza è cambiata. Guardala di nuovo e poi invia la tua risposta.',
    tooManyComments: 'Non si possono aggiungere altri commenti. Contatta il tuo fotografo.',
    ended: 'Questo link è scaduto',
    endedLead: 'Chiedi un nuovo link al tuo fotografo.',
    missing: 'Questo link non è disponibile',
    missingLead: 'Controlla di averlo copiato per intero o chiedine uno nuovo al tuo fotografo.',
    tooMany: 'Troppi tentativi',
    tooManyLead: 'Aspetta qualche minuto e riprova.',
  },
  es: {
    proof: 'Prueba',
    lead: (studio) =>
      `${studio} la ha preparado para ti. Mírala, comenta lo que haya que cambiar y apruébala cuando esté bien.`,
    preparing: (made, all) => `Las imágenes se están preparando: ${made} de ${all}.`,
    refresh: 'Actualizar',
    spread: (number, all) => `Doble página ${number} de ${all}`,
    sheet: (number, all) => `Hoja ${number} de ${all}`,
    previous: 'Anterior',
    next: 'Siguiente',
    pin: 'Lugar de tu comentario',
    pinHint:
      'Elige un punto de la imagen o mueve la marca con las teclas de flecha. Sin marca, tu comentario es sobre toda la imagen.',
    clearPin: 'Quitar la marca',
    comments: 'Comentarios',
    noComments: 'Aquí no hay comentarios.',
    earlier: 'sobre una versión anterior',
    done: 'hecho',
    yourName: 'Tu nombre',
    comment: 'Tu comentario',
    send: 'Enviar comentario',
    sent: 'Comentario enviado.',
    approveTitle: '¿Todo bien?',
    approveText: (studio) => `Con tu aprobación, ${studio} sabe que se puede imprimir tal como lo ves aquí.`,
    approve: 'Aprobar',
    approvedBy: (name, at) => `Aprobada por ${name}, ${at}`,
    changed: 'La prueba ha cambiado desde entonces.',
    withdraw: 'Retirar la aprobación',
    nameMissing: 'Escribe tu nombre.',
    textMissing: 'Escribe tu comentario.',
    outdated: 'La prueba ha cambiado mientras tanto. Mírala de nuevo y envía después tu respuesta.',
    tooManyComments: 'No se pueden añadir más comentarios. Ponte en contacto con tu fotógrafo.',
    ended: 'Este enlace ha caducado',
    endedLead: 'Pide uno nuevo a tu fotógrafo.',
    missing: 'Este enlace no está disponible',
    missingLead: 'Comprueba que lo has copiado entero o pide uno nuevo a tu fotógrafo.',
    tooMany: 'Demasiados intentos',
    tooManyLead: 'Espera unos minutos e inténtalo de nuevo.',
  },
  fr: {
    proof: 'Épreuve',
    lead: (studio) =>
      `${studio} l’a préparée pour vous. Parcourez-la, commentez ce qui doit changer et approuvez-la quand tout vous convient.`,
    preparing: (made, all) => `Les images sont en préparation\u00a0: ${made} sur ${all}.`,
    refresh: 'Actualiser',
    spread: (number, all) => `Double page ${number} sur ${all}`,
    sheet: (number, all) => `Feuille ${number} sur ${all}`,
    previous: 'Précédent',
    next: 'Suivant',
    pin: 'Endroit de votre commentaire',
    pinHint:
      'Choisissez un endroit de l’image, ou déplacez le repère avec les flèches. Sans repère, votre commentaire porte sur toute l’image.',
    clearPin: 'Retirer le repère',
    comments: 'Commentaires',
    noComments: 'Aucun commentaire ici.',
    earlier: 'sur une version précédente',
    done: 'traité',
    yourName: 'Votre nom',
    comment: 'Votre commentaire',
    send: 'Envoyer le commentaire',
    sent: 'Commentaire envoyé.',
    approveTitle: 'Tout vous convient\u202f?',
    approveText: (studio) =>
      `Votre approbation indique à ${studio} que tout peut être imprimé comme vous le voyez ici.`,
    approve: 'Approuver',
    approvedBy: (name, at) => `Approuvée par ${name}, ${at}`,
    changed: 'L’épreuve a changé depuis.',
    withdraw: 'Retirer l’approbation',
    nameMissing: 'Saisissez votre nom.',
    textMissing: 'Saisissez votre commentaire.',
    outdated: 'L’épreuve a changé entre-temps. Regardez-la de nouveau, puis envoyez votre réponse.',
    tooManyComments: 'Il n’est plus possible d’ajouter de commentaires. Contactez votre photographe.',
    ended: 'Ce lien a expiré',
    endedLead: 'Demandez-en un nouveau à votre photographe.',
    missing: 'Ce lien n’est pas disponible',
    missingLead: 'Vérifiez que vous l’avez copié en entier ou demandez-en un nouveau à votre photographe.',
    tooMany: 'Trop de tentatives',
    tooManyLead: 'Attendez quelques minutes, puis réessayez.',
  },
  de: {
    proof: 'Korrekturabzug',
    lead: (studio) =>
      `${studio} hat ihn für Sie vorbereitet. Blättern Sie ihn durch, kommentieren Sie, was geändert werden soll, und geben Sie ihn frei, wenn alles stimmt.`,
    preparing: (made, all) => `Die Bilder werden vorbereitet: ${made} von ${all}.`,
    refresh: 'Aktualisieren',
    spread: (number, all) => `Doppelseite ${number} von ${all}`,
    sheet: (number, all) => `Blatt ${number} von ${all}`,
    previous: 'Zurück',
    next: 'Weiter',
    pin: 'Stelle Ihres Kommentars',
    pinHint:
      'Wählen Sie eine Stelle im Bild, oder bewegen Sie die Markierung mit den Pfeiltasten. Ohne Markierung gilt Ihr Kommentar dem ganzen Bild.',
    clearPin: 'Markierung entfernen',
    comments: 'Kommentare',
    noComments: 'Hier gibt es keine Kommentare.',
    earlier: 'zu einer früheren Fassung',
    done: 'erledigt',
    yourName: 'Ihr Name',
    comment: 'Ihr Kommentar',
    send: 'Kommentar senden',
    sent: 'Kommentar gesendet.',
    approveTitle: 'Stimmt alles?',
    approveText: (studio) =>
      `Mit Ihrer Freigabe weiß ${studio}, dass alles so gedruckt werden kann, wie Sie es hier sehen.`,
    approve: 'Freigeben',
    approvedBy: (name, at) => `Freigegeben von ${name}, ${at}`,
    changed: 'Der Korrekturabzug wurde seitdem geändert.',
    withdraw: 'Freigabe zurückziehen',
    nameMissing: 'Geben Sie Ihren Namen ein.',
    textMissing: 'Geben Sie Ihren Kommentar ein.',
    outdated:
      'Der Korrekturabzug wurde inzwischen geändert. Sehen Sie ihn noch einmal an, und senden Sie dann Ihre Antwort.',
    tooManyComments: 'Weitere Kommentare sind nicht möglich. Wenden Sie sich an Ihren Fotografen.',
    ended: 'Dieser Link ist abgelaufen',
    endedLead: 'Bitten Sie Ihren Fotografen um einen neuen.',
    missing: 'Dieser Link ist nicht verfügbar',
    missingLead:
      'Prüfen Sie, ob Sie ihn vollständig kopiert haben, oder bitten Sie Ihren Fotografen um einen neuen.',
    tooMany: 'Zu viele Versuche',
    tooManyLead: 'Warten Sie ein paar Minuten, und versuchen Sie es dann erneut.',
  },
};

/** Texts of the page on which a couple sees, comments on and approves a proof. */
export const proofTexts = (language: Language): ProofTexts => all[language];
