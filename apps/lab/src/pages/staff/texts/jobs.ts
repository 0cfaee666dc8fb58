// Long because it holds the texts of one page in five languages, which are read side by side.
import { writeCount } from '../../../base/writeCount.ts';
import type { JobProblem } from '../../../jobs/definition.ts';
import type { DeskLanguage } from '../desk.ts';

/** Texts of the page of failed jobs. */
export interface JobTexts {
  title: string;
  lead: string;
  empty: string;
  /** Names of the kinds of jobs, by the stored kind; `other` for those of another version. */
  kinds: Readonly<Record<string, string>> & { readonly other: string };
  problems: Readonly<Record<JobProblem, string>>;
  /** `refundDeclined` of a cancelled order, which has no page any more. */
  cancelledDeclined: string;
  attempts(count: number): string;
  failed(moment: string): string;
  runsAgain(moment: string): string;
  details: string;
  retry: string;
  remove: string;
  removeHint: string;
  done: Readonly<Record<'retry' | 'delete' | 'gone', string>>;
}

const en: JobTexts = {
  title: 'Failed jobs',
  lead: 'Background work that the lab couldn’t finish. Retry a job once its cause is fixed.',
  empty: 'No failed jobs.',
  kinds: {
    'mail.notification': 'E-mail about an order',
    'mail.digest': 'Daily digest e-mail',
    'mail.activation': 'E-mail to confirm a password reset',
    'mail.temporaryPassword': 'E-mail with a temporary password',
    'mail.address': 'E-mail about a new sign-in address',
    'mail.invitation': 'Invitation of a customer',
    'mail.contact': 'E-mail to a person without an account',
    'mail.memberInvitation': 'Invitation of a studio’s colleague',
    'mail.memberPassword': 'New password for a studio’s colleague',
    'privacy.export': 'Copy of a customer’s data',
    'privacy.erasure': 'Erasure of a customer’s data',
    'mail.orderConfirmation': 'Confirmation of an order',
    'mail.paymentReminder': 'Payment reminder',
    'mail.orderSuspended': 'E-mail about an order suspended until it is paid',
    'payments.suspendUnpaid': 'Search for unpaid orders',
    'mail.paymentReturned': 'E-mail about a refunded payment',
    'mail.amountDue': 'E-mail about a new amount to pay',
    'mail.orderCancelled': 'E-mail about an order that the lab has cancelled',
    'mail.paymentReceived': 'E-mail about a received payment',
    'checkout.settle': 'Outcome of a card payment',
    'checkout.refundPart': 'Refund of a cancelled order',
    'payments.refund': 'Refund to a card',
    'uploads.inspection': 'Check of an uploaded file',
    'uploads.proof': 'Print files and proof',
    'uploads.orderImages': 'Copy of the chosen images into the files of an order',
    'uploads.cleanUp': 'Clean-up of uploaded files',
    'uploads.check': 'Daily check of all files',
    'sharing.cleanUp': 'Clean-up of photos that were never shared',
    'messages.drafts': 'Clean-up of unsent messages',
    'messages.check': 'Daily check of attachments and pictures',
    'upkeep.records': 'Clean-up of expired records',
    'upkeep.forgotten': 'Search for unfinished work',
    other: 'Background job',
  },
  problems: {
    mailRefused: 'The mail server rejected this e-mail. Check the customer’s address.',
    mailServer: 'The mail server didn’t respond.',
    cardProvider: 'The card provider didn’t respond.',
    refundDeclined:
      'The card provider declined the refund. Retry it, or transfer the amount and record it on the order’s page.',
    refundForgotten:
      'The job of this refund was deleted, and the lab doesn’t know whether the card was refunded. Retry it, or delete it if you have transferred the amount.',
    store: 'The file storage couldn’t be read or written.',
    file: 'The file couldn’t be processed.',
    processEnded: 'The lab’s server stopped while the job was running.',
    other: 'Unexpected error.',
  },
  cancelledDeclined:
    'The card provider declined the refund. Retry it, or transfer the amount to the customer and then delete this job.',
  attempts: (count) => writeCount('en', count, { one: '{{count}} attempt', other: '{{count}} attempts' }),
  failed: (moment) => `failed on ${moment}`,
  runsAgain: (moment) => `runs again on ${moment}`,
  details: 'Technical details',
  retry: 'Retry',
  remove: 'Delete',
  removeHint: 'Deleting a job means that its work won’t be done.',
  done: {
    retry: 'The job is running again.',
    delete: 'Job deleted.',
    gone: 'This job is no longer in the list.',
  },
};

const it: JobTexts = {
  title: 'Attività non riuscite',
  lead: 'Attività in background che il laboratorio non è riuscito a completare. Quando la causa è risolta, riprova.',
  empty: 'Nessuna attività non riuscita.',
  kinds: {
    'mail.notification': 'E-mail su un ordine',
    'mail.digest': 'E-mail di riepilogo giornaliero',
    'mail.activation': 'E-mail di conferma per la nuova password',
    'mail.temporaryPassword': 'E-mail con la password temporanea',
    'mail.address': 'E-mail sul nuovo indirizzo di accesso',
    'mail.invitation': 'Invito di un cliente',
    'mail.contact': 'E-mail a una persona senza account',
    'mail.memberInvitation': 'Invito di un collaboratore dello studio',
    'mail.memberPassword': 'Nuova password per un collaboratore dello studio',
    'privacy.export': 'Copia dei dati di un cliente',
    'privacy.erasure': 'Cancellazione dei dati di un cliente',
    'mail.orderConfirmation': 'Conferma di un ordine',
    'mail.paymentReminder': 'Promemoria di pagamento',
    'mail.orderSuspended': 'E-mail su un ordine sospeso per mancato pagamento',
    'payments.suspendUnpaid': 'Ricerca degli ordini non pagati',
    'mail.paymentReturned': 'E-mail su un pagamento rimborsato',
    'mail.amountDue': 'E-mail su un nuovo importo da pagare',
    'mail.orderCancelled': 'E-mail su un ordine annullato dal laboratorio',
    'mail.paymentReceived': 'E-mail su un pagamento ricevuto',
    'checkout.settle': 'Esito di un pagamento con carta',
    'checkout.refundPart': 'Rimborso di un ordine annullato',
    'payments.refund': 'Rimborso su carta',
    'uploads.inspection': 'Controllo di un file caricato',
    'uploads.proof': 'File di stampa e bozza',
    'uploads.orderImages': 'Copia delle immagini nei file di un ordine',
    'uploads.cleanUp': 'Pulizia dei file caricati',
    'uploads.check': 'Controllo giornaliero di tutti i file',
    'sharing.cleanUp': 'Pulizia delle foto mai condivise',
    'messages.drafts': 'Pulizia dei messaggi non inviati',
    'messages.check': 'Controllo giornaliero di allegati e immagini',
    'upkeep.records': 'Pulizia dei dati scaduti',
    'upkeep.forgotten': 'Ricerca di attività in sospeso',
    other: 'Attività in background',
  },
  problems: {
    mailRefused: 'Il server di posta ha rifiutato questa e-mail. Controlla l’indirizzo del cliente.',
    mailServer: 'Il server di posta non ha risposto.',
    cardProvider: 'Il gestore delle carte non ha risposto.',
    refundDeclined:
      'Il gestore delle carte ha rifiutato il rimborso. Riprova, oppure fai un bonifico e registralo nella pagina dell’ordine.',
    refundForgotten:
      'L’attività di questo rimborso è stata eliminata e il laboratorio non sa se la carta è stata rimborsata. Riprova, oppure eliminala se hai già fatto il bonifico.',
    store: 'Non è stato possibile leggere o scrivere nell’archivio dei file.',
    file: 'Non è stato possibile elaborare il file.',
    processEnded: 'Il server del laboratorio si è arrestato durante l’esecuzione.',
    other: 'Errore imprevisto.',
  },
  cancelledDeclined:
    'Il gestore delle carte ha rifiutato il rimborso. Riprova, oppure fai un bonifico al cliente e poi elimina questa attività.',
  attempts: (count) => writeCount('it', count, { one: '{{count}} tentativo', other: '{{count}} tentativi' }),
  failed: (moment) => `non riuscita: ${moment}`,
  runsAgain: (moment) => `nuova esecuzione: ${moment}`,
  details: 'Dettagli tecnici',
  retry: 'Riprova',
  remove: 'Elimina',
  removeHint: 'Se elimini un’attività, il suo lavoro non verrà svolto.',
  done: {
    retry: 'L’attività è di nuovo in esecuzione.',
    delete: 'Attività eliminata.',
    gone: 'Questa attività non è più nell’elenco.',
  },
};

const es: JobTexts = {
  title: 'Tareas con errores',
  lead: 'Tareas en segundo plano que el laboratorio no ha podido terminar. Cuando se haya resuelto la causa, inténtalo de nuevo.',
  empty: 'No hay tareas con errores.',
  kinds: {
    'mail.notification': 'Correo sobre un pedido',
    'mail.digest': 'Correo de resumen diario',
    'mail.activation': 'Correo para confirmar la contraseña nueva',
    'mail.temporaryPassword': 'Correo con la contraseña temporal',
    'mail.address': 'Correo sobre la nueva dirección de acceso',
    'mail.invitation': 'Invitación de un cliente',
    'mail.contact': 'Correo a una persona sin cuenta',
    'mail.memberInvitation': 'Invitación de un colaborador del estudio',
    'mail.memberPassword': 'Contraseña nueva para un colaborador del estudio',
    'privacy.export': 'Copia de los datos de un cliente',
    'privacy.erasure': 'Supresión de los datos de un cliente',
    'mail.orderConfirmation': 'Confirmación de un pedido',
    'mail.paymentReminder': 'Recordatorio de pago',
    'mail.orderSuspended': 'Correo sobre un pedido suspendido por falta de pago',
    'payments.suspendUnpaid': 'Búsqueda de pedidos sin pagar',
    'mail.paymentReturned': 'Correo sobre un pago reembolsado',
    'mail.amountDue': 'Correo sobre un nuevo importe a pagar',
    'mail.orderCancelled': 'Correo sobre un pedido cancelado por el laboratorio',
    'mail.paymentReceived': 'Correo sobre un pago recibido',
    'checkout.settle': 'Resultado de un pago con tarjeta',
    'checkout.refundPart': 'Reembolso de un pedido cancelado',
    'payments.refund': 'Reembolso en una tarjeta',
    'uploads.inspection': 'Comprobación de un archivo subido',
    'uploads.proof': 'Archivos de impresión y prueba',
    'uploads.orderImages': 'Copia de las imágenes a los archivos de un pedido',
    'uploads.cleanUp': 'Limpieza de los archivos subidos',
    'uploads.check': 'Comprobación diaria de todos los archivos',
    'sharing.cleanUp': 'Limpieza de fotos que nunca se compartieron',
    'messages.drafts': 'Limpieza de los mensajes no enviados',
    'messages.check': 'Comprobación diaria de adjuntos e imágenes',
    'upkeep.records': 'Limpieza de los datos caducados',
    'upkeep.forgotten': 'Búsqueda de tareas pendientes',
    other: 'Tarea en segundo plano',
  },
  problems: {
    mailRefused: 'El servidor de correo ha rechazado este mensaje. Comprueba la dirección del cliente.',
    mailServer: 'El servidor de correo no ha respondido.',
    cardProvider: 'El proveedor de tarjetas no ha respondido.',
    refundDeclined:
      'El proveedor de tarjetas ha rechazado el reembolso. Reinténtalo, o haz una transferencia y regístrala en la página del pedido.',
    refundForgotten:
      'La tarea de este reembolso se eliminó y el laboratorio no sabe si se reembolsó la tarjeta. Reinténtalo, o elimínala si ya has hecho la transferencia.',
    store: 'No se ha podido leer o escribir en el almacenamiento de archivos.',
    file: 'No se ha podido procesar el archivo.',
    processEnded: 'El servidor del laboratorio se detuvo durante la ejecución.',
    other: 'Error inesperado.',
  },
  cancelledDeclined:
    'El proveedor de tarjetas ha rechazado el reembolso. Reinténtalo, o haz una transferencia al cliente y elimina después esta tarea.',
  attempts: (count) => writeCount('es', count, { one: '{{count}} intento', other: '{{count}} intentos' }),
  failed: (moment) => `error: ${moment}`,
  runsAgain: (moment) => `próxima ejecución: ${moment}`,
  details: 'Detalles técnicos',
  retry: 'Reintentar',
  remove: 'Eliminar',
  removeHint: 'Si eliminas una tarea, su trabajo no se realizará.',
  done: {
    retry: 'La tarea se está ejecutando de nuevo.',
    delete: 'Tarea eliminada.',
    gone: 'Esta tarea ya no está en la lista.',
  },
};

const fr: JobTexts = {
  title: 'Tâches en échec',
  lead: 'Tâches en arrière-plan que le laboratoire n’a pas pu terminer. Relancez-les une fois la cause corrigée.',
  empty: 'Aucune tâche en échec.',
  kinds: {
    'mail.notification': 'E-mail concernant une commande',
    'mail.digest': 'E-mail récapitulatif quotidien',
    'mail.activation': 'E-mail de confirmation du nouveau mot de passe',
    'mail.temporaryPassword': 'E-mail avec le mot de passe temporaire',
    'mail.address': 'E-mail sur la nouvelle adresse de connexion',
    'mail.invitation': 'Invitation d’un client',
    'mail.contact': 'E-mail à une personne sans compte',
    'mail.memberInvitation': 'Invitation d’un collaborateur du studio',
    'mail.memberPassword': 'Nouveau mot de passe d’un collaborateur du studio',
    'privacy.export': 'Copie des données d’un client',
    'privacy.erasure': 'Effacement des données d’un client',
    'mail.orderConfirmation': 'Confirmation d’une commande',
    'mail.paymentReminder': 'Rappel de paiement',
    'mail.orderSuspended': 'E-mail au sujet d’une commande suspendue faute de paiement',
    'payments.suspendUnpaid': 'Recherche des commandes impayées',
    'mail.paymentReturned': 'E-mail sur un paiement remboursé',
    'mail.amountDue': 'E-mail sur un nouveau montant à payer',
    'mail.orderCancelled': 'E-mail sur une commande annulée par le laboratoire',
    'mail.paymentReceived': 'E-mail sur un paiement reçu',
    'checkout.settle': 'Résultat d’un paiement par carte',
    'checkout.refundPart': 'Remboursement d’une commande annulée',
    'payments.refund': 'Remboursement sur une carte',
    'uploads.inspection': 'Vérification d’un fichier importé',
    'uploads.proof': 'Fichiers d’impression et épreuve',
    'uploads.orderImages': 'Copie des images dans les fichiers d’une commande',
    'uploads.cleanUp': 'Nettoyage des fichiers importés',
    'uploads.check': 'Vérification quotidienne de tous les fichiers',
    'sharing.cleanUp': 'Nettoyage des photos jamais partagées',
    'messages.drafts': 'Nettoyage des messages non envoyés',
    'messages.check': 'Vérification quotidienne des pièces jointes et des images',
    'upkeep.records': 'Nettoyage des données expirées',
    'upkeep.forgotten': 'Recherche de tâches en suspens',
    other: 'Tâche en arrière-plan',
  },
  problems: {
    mailRefused: 'Le serveur de messagerie a refusé cet e-mail. Vérifiez l’adresse du client.',
    mailServer: 'Le serveur de messagerie n’a pas répondu.',
    cardProvider: 'Le prestataire de cartes n’a pas répondu.',
    refundDeclined:
      'Le prestataire de cartes a refusé le remboursement. Réessayez, ou faites un virement et enregistrez-le sur la page de la commande.',
    refundForgotten:
      'La tâche de ce remboursement a été supprimée, et le laboratoire ne sait pas si la carte a été remboursée. Réessayez, ou supprimez-la si vous avez déjà fait le virement.',
    store: 'L’espace de stockage des fichiers n’a pas pu être lu ou écrit.',
    file: 'Le fichier n’a pas pu être traité.',
    processEnded: 'Le serveur du laboratoire s’est arrêté pendant l’exécution.',
    other: 'Erreur inattendue.',
  },
  cancelledDeclined:
    'Le prestataire de cartes a refusé le remboursement. Réessayez, ou faites un virement au client, puis supprimez cette tâche.',
  attempts: (count) => writeCount('fr', count, { one: '{{count}} tentative', other: '{{count}} tentatives' }),
  failed: (moment) => `échec : ${moment}`,
  runsAgain: (moment) => `prochaine exécution : ${moment}`,
  details: 'Détails techniques',
  retry: 'Réessayer',
  remove: 'Supprimer',
  removeHint: 'Si vous supprimez une tâche, son travail ne sera pas effectué.',
  done: {
    retry: 'La tâche est relancée.',
    delete: 'Tâche supprimée.',
    gone: 'Cette tâche ne figure plus dans la liste.',
  },
};

const de: JobTexts = {
  title: 'Fehlgeschlagene Aufgaben',
  lead: 'Hintergrundaufgaben, die das Labor nicht abschließen konnte. Versuchen Sie es erneut, sobald die Ursache behoben ist.',
  empty: 'Keine fehlgeschlagenen Aufgaben.',
  kinds: {
    'mail.notification': 'E-Mail zu einer Bestellung',
    'mail.digest': 'Tägliche Übersicht per E-Mail',
    'mail.activation': 'E-Mail zum Bestätigen des neuen Passworts',
    'mail.temporaryPassword': 'E-Mail mit temporärem Passwort',
    'mail.address': 'E-Mail über die neue Anmeldeadresse',
    'mail.invitation': 'Einladung eines Kunden',
    'mail.contact': 'E-Mail an eine Person ohne Konto',
    'mail.memberInvitation': 'Einladung einer Person des Studios',
    'mail.memberPassword': 'Neues Passwort für eine Person des Studios',
    'privacy.export': 'Kopie der Daten eines Kunden',
    'privacy.erasure': 'Löschung der Daten eines Kunden',
    'mail.orderConfirmation': 'Bestätigung einer Bestellung',
    'mail.paymentReminder': 'Zahlungserinnerung',
    'mail.orderSuspended': 'E-Mail über eine Bestellung, die bis zur Zahlung angehalten ist',
    'payments.suspendUnpaid': 'Suche nach unbezahlten Bestellungen',
    'mail.paymentReturned': 'E-Mail über eine erstattete Zahlung',
    'mail.amountDue': 'E-Mail über einen neuen Zahlbetrag',
    'mail.orderCancelled': 'E-Mail über eine vom Labor stornierte Bestellung',
    'mail.paymentReceived': 'E-Mail über eine eingegangene Zahlung',
    'checkout.settle': 'Ergebnis einer Kartenzahlung',
    'checkout.refundPart': 'Erstattung einer stornierten Bestellung',
    'payments.refund': 'Erstattung auf eine Karte',
    'uploads.inspection': 'Prüfung einer hochgeladenen Datei',
    'uploads.proof': 'Druckdateien und Korrekturabzug',
    'uploads.orderImages': 'Kopie der Bilder in die Dateien einer Bestellung',
    'uploads.cleanUp': 'Aufräumen hochgeladener Dateien',
    'uploads.check': 'Tägliche Prüfung aller Dateien',
    'sharing.cleanUp': 'Aufräumen nie geteilter Fotos',
    'messages.drafts': 'Aufräumen nicht gesendeter Nachrichten',
    'messages.check': 'Tägliche Prüfung von Anhängen und Bildern',
    'upkeep.records': 'Aufräumen abgelaufener Daten',
    'upkeep.forgotten': 'Suche nach offenen Aufgaben',
    other: 'Hintergrundaufgabe',
  },
  problems: {
    mailRefused: 'Der Mailserver hat diese E-Mail abgelehnt. Prüfen Sie die Adresse des Kunden.',
    mailServer: 'Der Mailserver hat nicht geantwortet.',
    cardProvider: 'Der Kartendienst hat nicht geantwortet.',
    refundDeclined:
      'Der Kartendienst hat die Erstattung abgelehnt. Wiederholen Sie sie, oder überweisen Sie den Betrag und erfassen Sie das auf der Seite der Bestellung.',
    refundForgotten:
      'Die Aufgabe zu dieser Erstattung wurde gelöscht, und das Labor weiß nicht, ob die Karte den Betrag erhalten hat. Wiederholen Sie sie, oder löschen Sie sie, wenn Sie den Betrag überwiesen haben.',
    store: 'Der Dateispeicher konnte nicht gelesen oder beschrieben werden.',
    file: 'Die Datei konnte nicht verarbeitet werden.',
    processEnded: 'Der Server des Labors wurde während der Ausführung beendet.',
    other: 'Unerwarteter Fehler.',
  },
  cancelledDeclined:
    'Der Kartendienst hat die Erstattung abgelehnt. Wiederholen Sie sie, oder überweisen Sie dem Kunden den Betrag und löschen Sie dann diese Aufgabe.',
  attempts: (count) => writeCount('de', count, { one: '{{count}} Versuch', other: '{{count}} Versuche' }),
  failed: (moment) => `fehlgeschlagen: ${moment}`,
  runsAgain: (moment) => `nächste Ausführung: ${moment}`,
  details: 'Technische Details',
  retry: 'Erneut versuchen',
  remove: 'Löschen',
  removeHint: 'Wenn Sie eine Aufgabe löschen, wird sie nicht ausgeführt.',
  done: {
    retry: 'Die Aufgabe wird erneut ausgeführt.',
    delete: 'Aufgabe gelöscht.',
    gone: 'Diese Aufgabe steht nicht mehr in der Liste.',
  },
};

const all: Readonly<Record<DeskLanguage, JobTexts>> = { en, it, es, fr, de };

export const jobTexts = (language: DeskLanguage): JobTexts => all[language];
