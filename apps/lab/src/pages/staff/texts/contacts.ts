// Long because it holds the texts of one page in five languages, which are read side by side.
import type { ContactState } from '../../../database/schema/contacts.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of the messages of people without an account. */
export interface ContactTexts {
  readonly title: string;
  readonly lead: string;
  readonly all: string;
  readonly states: Readonly<Record<ContactState, string>>;
  /** Name of the choice of states. */
  readonly list: string;
  readonly find: string;
  readonly empty: Readonly<Record<ContactState | 'found', string>>;
  readonly noName: string;
  readonly noEmail: string;
  /** The person came without a link, so that name and address are what was typed. */
  readonly typed: string;
  readonly byLink: string;
  readonly mailed: string;
  readonly mailWaits: string;
  readonly reply: string;
  readonly replyHint: string;
  readonly send: string;
  readonly close: string;
  readonly reopen: string;
  /** Heading of the question before a conversation is deleted. */
  readonly delete: string;
  readonly deleteHint: string;
  readonly deleteYes: string;
  /** A video that the e-mail leads to. */
  readonly video: string;
  readonly videoHint: string;
  readonly noVideo: string;
  /** Heading of the videos that the person has watched. */
  readonly videos: string;
  readonly history: string;
  readonly actions: Readonly<Record<'write' | 'answer' | 'close' | 'reopen', string>>;
  by(name: string, moment: string): string;
  readonly create: string;
  readonly createLead: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly message: string;
  readonly notSent: string;
  readonly problems: Readonly<Record<'name' | 'email' | 'text' | 'video' | 'other', string>>;
  readonly done: Readonly<Record<'write' | 'answer' | 'close' | 'reopen' | 'delete', string>>;
}

const en: ContactTexts = {
  title: 'Contact messages',
  lead: 'Messages from people without an account. They reply by the link in your e-mail.',
  all: 'All contact messages',
  states: { new: 'To answer', answered: 'Answered', closed: 'Closed' },
  list: 'State',
  find: 'Name, e-mail or words',
  empty: {
    new: 'No messages to answer.',
    answered: 'No answered messages.',
    closed: 'No closed messages.',
    found: 'No results. Try fewer or other words.',
  },
  noName: 'No name',
  noEmail: 'This person gave no e-mail address, so you can’t reply.',
  typed: 'name and address as typed',
  byLink: 'by the link in your e-mail',
  mailed: 'e-mail sent',
  mailWaits: 'e-mail not sent yet',
  reply: 'Reply',
  replyHint: 'The person gets an e-mail with your words and a link to reply.',
  send: 'Send e-mail',
  close: 'Close conversation',
  reopen: 'Open again',
  delete: 'Delete conversation',
  deleteHint: 'Deletes this person’s messages, name, e-mail address and watched videos. You can’t undo this.',
  deleteYes: 'Delete for good',
  video: 'Video',
  videoHint: 'The e-mail leads to the video’s page. You see here when the person has watched it.',
  noVideo: 'No video',
  videos: 'Videos watched',
  history: 'History',
  actions: { write: 'First e-mail', answer: 'Reply', close: 'Closed', reopen: 'Opened again' },
  by: (name, moment) => `${name}, ${moment}`,
  create: 'Write to someone new',
  createLead: 'The person gets an e-mail with your words and a link to reply without an account.',
  name: 'First name',
  email: 'E-mail',
  language: 'Language of the e-mail',
  message: 'Message',
  notSent: 'The e-mail wasn’t sent.',
  problems: {
    name: 'Enter a name of up to 100 characters.',
    email: 'Enter a valid e-mail address.',
    text: 'Enter a message of up to 10,000 characters.',
    video: 'This video has been removed. Choose another one.',
    other: 'Reload the page and try again.',
  },
  done: {
    write: 'E-mail on its way.',
    answer: 'Reply on its way.',
    close: 'Conversation closed.',
    reopen: 'Conversation open again.',
    delete: 'Conversation deleted.',
  },
};

const it: ContactTexts = {
  title: 'Messaggi di contatto',
  lead: 'Messaggi di chi non ha un account. Rispondono con il link della tua e-mail.',
  all: 'Tutti i messaggi di contatto',
  states: { new: 'Da rispondere', answered: 'Con risposta', closed: 'Chiusi' },
  list: 'Stato',
  find: 'Nome, e-mail o parole',
  empty: {
    new: 'Nessun messaggio in attesa di risposta.',
    answered: 'Nessun messaggio con risposta.',
    closed: 'Nessun messaggio chiuso.',
    found: 'Nessun risultato. Prova con altre parole o con meno parole.',
  },
  noName: 'Senza nome',
  noEmail: 'Questa persona non ha indicato un’e-mail: non puoi rispondere.',
  typed: 'nome e indirizzo non verificati',
  byLink: 'con il link della tua e-mail',
  mailed: 'e-mail inviata',
  mailWaits: 'e-mail non ancora inviata',
  reply: 'Risposta',
  replyHint: 'La persona riceve un’e-mail con il tuo testo e un link per rispondere.',
  send: 'Invia e-mail',
  close: 'Chiudi conversazione',
  reopen: 'Riapri',
  delete: 'Elimina conversazione',
  deleteHint:
    'Elimina i messaggi, il nome, l’e-mail e i video visti di questa persona. L’operazione è definitiva.',
  deleteYes: 'Elimina definitivamente',
  video: 'Video',
  videoHint: 'L’e-mail porta alla pagina del video. Qui vedi quando la persona lo ha guardato.',
  noVideo: 'Nessun video',
  videos: 'Video visti',
  history: 'Cronologia',
  actions: { write: 'Prima e-mail', answer: 'Risposta', close: 'Chiusa', reopen: 'Riaperta' },
  by: (name, moment) => `${name}, ${moment}`,
  create: 'Scrivi a una nuova persona',
  createLead: 'La persona riceve un’e-mail con il tuo testo e un link per rispondere senza account.',
  name: 'Nome',
  email: 'E-mail',
  language: 'Lingua dell’e-mail',
  message: 'Messaggio',
  notSent: 'L’e-mail non è stata inviata.',
  problems: {
    name: 'Inserisci un nome di massimo 100 caratteri.',
    email: 'Inserisci un indirizzo e-mail valido.',
    text: 'Inserisci un messaggio di massimo 10.000 caratteri.',
    video: 'Questo video è stato rimosso. Scegline un altro.',
    other: 'Ricarica la pagina e riprova.',
  },
  done: {
    write: 'E-mail in invio.',
    answer: 'Risposta in invio.',
    close: 'Conversazione chiusa.',
    reopen: 'Conversazione riaperta.',
    delete: 'Conversazione eliminata.',
  },
};

const es: ContactTexts = {
  title: 'Mensajes de contacto',
  lead: 'Mensajes de personas sin cuenta. Responden con el enlace de tu correo.',
  all: 'Todos los mensajes de contacto',
  states: { new: 'Por responder', answered: 'Respondidos', closed: 'Cerrados' },
  list: 'Estado',
  find: 'Nombre, correo o palabras',
  empty: {
    new: 'No hay mensajes por responder.',
    answered: 'No hay mensajes respondidos.',
    closed: 'No hay mensajes cerrados.',
    found: 'No hay resultados. Prueba con otras palabras o con menos.',
  },
  noName: 'Sin nombre',
  noEmail: 'Esta persona no indicó ningún correo, así que no puedes responder.',
  typed: 'nombre y dirección sin verificar',
  byLink: 'con el enlace de tu correo',
  mailed: 'correo enviado',
  mailWaits: 'correo aún sin enviar',
  reply: 'Respuesta',
  replyHint: 'La persona recibe un correo con tu texto y un enlace para responder.',
  send: 'Enviar correo',
  close: 'Cerrar conversación',
  reopen: 'Reabrir',
  delete: 'Eliminar conversación',
  deleteHint:
    'Elimina los mensajes, el nombre, el correo y los vídeos vistos de esta persona. No se puede deshacer.',
  deleteYes: 'Eliminar definitivamente',
  video: 'Vídeo',
  videoHint: 'El correo lleva a la página del vídeo. Aquí verás cuándo lo ha visto la persona.',
  noVideo: 'Ningún vídeo',
  videos: 'Vídeos vistos',
  history: 'Historial',
  actions: { write: 'Primer correo', answer: 'Respuesta', close: 'Cerrada', reopen: 'Reabierta' },
  by: (name, moment) => `${name}, ${moment}`,
  create: 'Escribir a una persona nueva',
  createLead: 'La persona recibe un correo con tu texto y un enlace para responder sin cuenta.',
  name: 'Nombre',
  email: 'Correo electrónico',
  language: 'Idioma del correo',
  message: 'Mensaje',
  notSent: 'El correo no se ha enviado.',
  problems: {
    name: 'Introduce un nombre de 100 caracteres como máximo.',
    email: 'Introduce un correo electrónico válido.',
    text: 'Introduce un mensaje de 10.000 caracteres como máximo.',
    video: 'Este vídeo se ha eliminado. Elige otro.',
    other: 'Vuelve a cargar la página e inténtalo de nuevo.',
  },
  done: {
    write: 'El correo está en camino.',
    answer: 'La respuesta está en camino.',
    close: 'Conversación cerrada.',
    reopen: 'Conversación reabierta.',
    delete: 'Conversación eliminada.',
  },
};

const fr: ContactTexts = {
  title: 'Messages de contact',
  lead: 'Messages de personnes sans compte. Elles répondent par le lien de votre e-mail.',
  all: 'Tous les messages de contact',
  states: { new: 'À traiter', answered: 'Répondus', closed: 'Clos' },
  list: 'État',
  find: 'Nom, e-mail ou mots',
  empty: {
    new: 'Aucun message à traiter.',
    answered: 'Aucun message répondu.',
    closed: 'Aucun message clos.',
    found: 'Aucun résultat. Essayez d’autres mots, ou moins de mots.',
  },
  noName: 'Sans nom',
  noEmail: 'Cette personne n’a pas indiqué d’e-mail : vous ne pouvez pas répondre.',
  typed: 'nom et adresse non vérifiés',
  byLink: 'par le lien de votre e-mail',
  mailed: 'e-mail envoyé',
  mailWaits: 'e-mail pas encore envoyé',
  reply: 'Réponse',
  replyHint: 'La personne reçoit un e-mail avec votre texte et un lien pour répondre.',
  send: 'Envoyer l’e-mail',
  close: 'Clore la conversation',
  reopen: 'Rouvrir',
  delete: 'Supprimer la conversation',
  deleteHint:
    'Supprime les messages, le nom, l’e-mail et les vidéos regardées de cette personne. Cette action est définitive.',
  deleteYes: 'Supprimer définitivement',
  video: 'Vidéo',
  videoHint: 'L’e-mail mène à la page de la vidéo. Vous voyez ici quand la personne l’a regardée.',
  noVideo: 'Aucune vidéo',
  videos: 'Vidéos regardées',
  history: 'Historique',
  actions: { write: 'Premier e-mail', answer: 'Réponse', close: 'Close', reopen: 'Rouverte' },
  by: (name, moment) => `${name}, ${moment}`,
  create: 'Écrire à une nouvelle personne',
  createLead: 'La personne reçoit un e-mail avec votre texte et un lien pour répondre sans compte.',
  name: 'Prénom',
  email: 'E-mail',
  language: 'Langue de l’e-mail',
  message: 'Message',
  notSent: 'L’e-mail n’a pas été envoyé.',
  problems: {
    name: 'Saisissez un nom de 100 caractères au maximum.',
    email: 'Saisissez une adresse e-mail valide.',
    text: 'Saisissez un message de 10 000 caractères au maximum.',
    video: 'Cette vidéo a été supprimée. Choisissez-en une autre.',
    other: 'Actualisez la page et réessayez.',
  },
  done: {
    write: 'E-mail en cours d’envoi.',
    answer: 'Réponse en cours d’envoi.',
    close: 'Conversation close.',
    reopen: 'Conversation rouverte.',
    delete: 'Conversation supprimée.',
  },
};

const de: ContactTexts = {
  title: 'Kontaktnachrichten',
  lead: 'Nachrichten von Personen ohne Konto. Sie antworten über den Link in Ihrer E-Mail.',
  all: 'Alle Kontaktnachrichten',
  states: { new: 'Offen', answered: 'Beantwortet', closed: 'Geschlossen' },
  list: 'Status',
  find: 'Name, E-Mail oder Wörter',
  empty: {
    new: 'Keine offenen Nachrichten.',
    answered: 'Keine beantworteten Nachrichten.',
    closed: 'Keine geschlossenen Nachrichten.',
    found: 'Keine Treffer. Versuchen Sie es mit weniger oder anderen Wörtern.',
  },
  noName: 'Ohne Namen',
  noEmail: 'Diese Person hat keine E-Mail-Adresse angegeben. Eine Antwort ist nicht möglich.',
  typed: 'Name und Adresse nicht bestätigt',
  byLink: 'über den Link in Ihrer E-Mail',
  mailed: 'E-Mail gesendet',
  mailWaits: 'E-Mail noch nicht gesendet',
  reply: 'Antwort',
  replyHint: 'Die Person erhält eine E-Mail mit Ihrem Text und einem Link zum Antworten.',
  send: 'E-Mail senden',
  close: 'Unterhaltung schließen',
  reopen: 'Wieder öffnen',
  delete: 'Unterhaltung löschen',
  deleteHint:
    'Löscht Nachrichten, Namen, E-Mail-Adresse und angesehene Videos dieser Person. Das lässt sich nicht rückgängig machen.',
  deleteYes: 'Endgültig löschen',
  video: 'Video',
  videoHint: 'Die E-Mail führt zur Seite des Videos. Hier sehen Sie, wann die Person es angesehen hat.',
  noVideo: 'Kein Video',
  videos: 'Angesehene Videos',
  history: 'Verlauf',
  actions: { write: 'Erste E-Mail', answer: 'Antwort', close: 'Geschlossen', reopen: 'Wieder geöffnet' },
  by: (name, moment) => `${name}, ${moment}`,
  create: 'Neue Person anschreiben',
  createLead: 'Die Person erhält eine E-Mail mit Ihrem Text und einem Link, um ohne Konto zu antworten.',
  name: 'Vorname',
  email: 'E-Mail',
  language: 'Sprache der E-Mail',
  message: 'Nachricht',
  notSent: 'Die E-Mail wurde nicht gesendet.',
  problems: {
    name: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    text: 'Geben Sie eine Nachricht mit höchstens 10.000 Zeichen ein.',
    video: 'Dieses Video wurde entfernt. Wählen Sie ein anderes.',
    other: 'Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  done: {
    write: 'Die E-Mail wird gesendet.',
    answer: 'Die Antwort wird gesendet.',
    close: 'Unterhaltung geschlossen.',
    reopen: 'Unterhaltung wieder geöffnet.',
    delete: 'Unterhaltung gelöscht.',
  },
};

export const contactTexts: Readonly<Record<DeskLanguage, ContactTexts>> = { en, it, es, fr, de };
