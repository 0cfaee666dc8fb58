import { languages } from '@trade-area/core/contract';
import type { ErrorCode, Language } from '@trade-area/core/contract';
import type { Refusal, RefusalReason } from '../base/errors.ts';

/** Codes that have sentences of their own; every other code says `unreadable`. */
type SaidCode = 'forbidden' | 'not_found' | 'conflict' | 'too_large' | 'unauthorized' | 'unreadable';

interface RefusalTexts {
  /** Sentences that say what to do, after the page's title has said that it was not done. */
  readonly leads: Readonly<Record<SaidCode | RefusalReason, string>>;
  readonly tradeArea: string;
  readonly orders: string;
  readonly quotes: string;
  readonly checkout: string;
  readonly desk: string;
}

const all: Readonly<Record<Language, RefusalTexts>> = {
  en: {
    leads: {
      forbidden: 'You don’t have permission to do this. If you need it, contact the lab.',
      not_found:
        'It no longer exists, or belongs to another account. Check that you’re signed in to the right account.',
      conflict: 'It has changed since you opened the page. Open it again and check it before you try again.',
      too_large: 'You’ve sent more than the lab accepts. Choose smaller files or shorten the text.',
      unauthorized: 'Your session has ended. Sign in and try again.',
      unreadable: 'The lab couldn’t read the request. Open the page again and repeat the last step.',
      foreignForm: 'The form came from another website. Open the page again here and repeat the last step.',
      formExpired: 'The form has expired. Open the page again and repeat the last step.',
      productGone: 'This product is no longer available. Choose another one in your Trade Area.',
      paymentOpen: 'This payment is waiting for your bank. You can change the quantity when it has ended.',
      promotionLimit:
        'Without this order, the others that you placed together with it don’t reach the minimum of their promotion. Ask the lab to cancel it.',
      customerOnly: 'Only the customer can do this. Ask them to do it in their own account.',
      twoStepRequired: 'The lab requires two-step sign-in for your role. It stays on.',
      cardNumber:
        'This looks like a card number. For your safety, the lab doesn’t store it. Go back, remove the number and try again. Cards belong on the card page only.',
    },
    tradeArea: 'Open the Trade Area',
    orders: 'Your orders',
    quotes: 'Your quotes',
    checkout: 'Back to the checkout',
    desk: 'Lab desk',
  },
  it: {
    leads: {
      forbidden: 'Non hai l’autorizzazione per questa operazione. Se ti serve, contatta il laboratorio.',
      not_found:
        'Non esiste più o appartiene a un altro account. Verifica di aver effettuato l’accesso con l’account giusto.',
      conflict:
        'Qualcosa è cambiato da quando hai aperto la pagina. Aprila di nuovo e controlla prima di riprovare.',
      too_large: 'Hai inviato più di quanto accettiamo. Scegli file più piccoli o accorcia il testo.',
      unauthorized: 'La sessione è scaduta. Accedi e riprova.',
      unreadable:
        'Non è stato possibile leggere la richiesta. Apri di nuovo la pagina e ripeti l’ultimo passaggio.',
      foreignForm:
        'Il modulo proviene da un altro sito. Apri di nuovo la pagina da qui e ripeti l’ultimo passaggio.',
      formExpired: 'Il modulo è scaduto. Apri di nuovo la pagina e ripeti l’ultimo passaggio.',
      productGone: 'Questo prodotto non è più disponibile. Scegline un altro nella tua Trade Area.',
      paymentOpen:
        'Questo pagamento è in attesa della tua banca. Potrai cambiare la quantità quando sarà concluso.',
      promotionLimit:
        'Senza questo ordine, gli altri inviati insieme non raggiungono il minimo della loro promozione. Chiedi al laboratorio di annullarlo.',
      customerOnly: 'Solo il cliente può farlo. Chiedigli di procedere dal proprio account.',
      twoStepRequired:
        'Il laboratorio richiede l’accesso in due passaggi per il tuo ruolo. Non può essere disattivato.',
      cardNumber:
        'Sembra il numero di una carta. Per la tua sicurezza il laboratorio non lo conserva. Torna indietro, elimina il numero e riprova. I dati delle carte si inseriscono solo nella pagina delle carte.',
    },
    tradeArea: 'Apri la Trade Area',
    orders: 'I tuoi ordini',
    quotes: 'I tuoi preventivi',
    checkout: 'Torna al checkout',
    desk: 'Gestionale del laboratorio',
  },
  es: {
    leads: {
      forbidden: 'No tienes permiso para hacer esto. Si lo necesitas, contacta con el laboratorio.',
      not_found:
        'Ya no existe o pertenece a otra cuenta. Comprueba que has iniciado sesión con la cuenta correcta.',
      conflict:
        'Ha cambiado desde que abriste la página. Ábrela de nuevo y revísala antes de volver a intentarlo.',
      too_large: 'Has enviado más de lo que se puede recibir. Elige archivos más pequeños o acorta el texto.',
      unauthorized: 'Tu sesión ha caducado. Inicia sesión e inténtalo de nuevo.',
      unreadable: 'No se ha podido leer la solicitud. Abre la página de nuevo y repite el último paso.',
      foreignForm:
        'El formulario procede de otro sitio web. Abre la página de nuevo desde aquí y repite el último paso.',
      formExpired: 'El formulario ha caducado. Abre la página de nuevo y repite el último paso.',
      productGone: 'Este producto ya no está disponible. Elige otro en tu Trade Area.',
      paymentOpen: 'Este pago está pendiente de tu banco. Podrás cambiar la cantidad cuando haya terminado.',
      promotionLimit:
        'Sin este pedido, los que hiciste junto con él no alcanzan el mínimo de su promoción. Pide al laboratorio que lo cancele.',
      customerOnly: 'Solo el cliente puede hacerlo. Pídele que lo haga desde su cuenta.',
      twoStepRequired:
        'El laboratorio exige la verificación en dos pasos para tu rol. No se puede desactivar.',
      cardNumber:
        'Parece un número de tarjeta. Por tu seguridad, el laboratorio no lo guarda. Vuelve atrás, borra el número e inténtalo de nuevo. Las tarjetas solo se introducen en la página de tarjetas.',
    },
    tradeArea: 'Abrir la Trade Area',
    orders: 'Tus pedidos',
    quotes: 'Tus presupuestos',
    checkout: 'Volver a tramitar el pedido',
    desk: 'Panel del laboratorio',
  },
  fr: {
    leads: {
      forbidden:
        'Vous n’avez pas l’autorisation d’effectuer cette action. Si vous en avez besoin, contactez le laboratoire.',
      not_found:
        'Cet élément n’existe plus ou appartient à un autre compte. Vérifiez que vous êtes connecté au bon compte.',
      conflict:
        'Cet élément a changé depuis l’ouverture de la page. Ouvrez-la de nouveau et vérifiez avant de réessayer.',
      too_large:
        'Votre envoi dépasse la taille acceptée. Choisissez des fichiers plus légers ou raccourcissez le texte.',
      unauthorized: 'Votre session a expiré. Connectez-vous et réessayez.',
      unreadable:
        'La demande n’a pas pu être lue. Ouvrez de nouveau la page et recommencez la dernière étape.',
      foreignForm:
        'Le formulaire provient d’un autre site. Ouvrez de nouveau la page ici et recommencez la dernière étape.',
      formExpired: 'Le formulaire a expiré. Ouvrez de nouveau la page et recommencez la dernière étape.',
      productGone: 'Ce produit n’est plus disponible. Choisissez-en un autre dans votre espace pro.',
      paymentOpen:
        'Ce paiement attend la réponse de votre banque. Vous pourrez changer la quantité une fois qu’il sera terminé.',
      promotionLimit:
        'Sans cette commande, celles passées en même temps n’atteignent pas le minimum de leur promotion. Demandez au laboratoire de l’annuler.',
      customerOnly: 'Seul le client peut le faire. Demandez-lui de procéder depuis son compte.',
      twoStepRequired:
        'Le laboratoire exige la connexion en deux étapes pour votre rôle. Elle ne peut pas être désactivée.',
      cardNumber:
        'Ce texte contient ce qui semble être un numéro de carte. Pour votre sécurité, le laboratoire ne l’enregistre pas. Revenez en arrière, supprimez le numéro et réessayez. Les cartes se saisissent uniquement sur la page des cartes.',
    },
    tradeArea: 'Ouvrir l’espace pro',
    orders: 'Vos commandes',
    quotes: 'Vos devis',
    checkout: 'Revenir à la commande',
    desk: 'Espace laboratoire',
  },
  de: {
    leads: {
      forbidden: 'Sie haben dafür keine Berechtigung. Wenn Sie sie benötigen, wenden Sie sich an das Labor.',
      not_found:
        'Das Gesuchte gibt es nicht mehr, oder es gehört zu einem anderen Konto. Prüfen Sie, ob Sie mit dem richtigen Konto angemeldet sind.',
      conflict:
        'Seit dem Öffnen der Seite hat sich etwas geändert. Öffnen Sie sie neu, und prüfen Sie die Angaben, bevor Sie es erneut versuchen.',
      too_large:
        'Sie haben mehr gesendet, als wir annehmen. Wählen Sie kleinere Dateien, oder kürzen Sie den Text.',
      unauthorized: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, und versuchen Sie es erneut.',
      unreadable:
        'Die Anfrage konnte nicht gelesen werden. Öffnen Sie die Seite neu, und wiederholen Sie den letzten Schritt.',
      foreignForm:
        'Das Formular stammt von einer anderen Website. Öffnen Sie die Seite hier neu, und wiederholen Sie den letzten Schritt.',
      formExpired:
        'Das Formular ist abgelaufen. Öffnen Sie die Seite neu, und wiederholen Sie den letzten Schritt.',
      productGone: 'Dieses Produkt ist nicht mehr verfügbar. Wählen Sie in Ihrer Trade Area ein anderes aus.',
      paymentOpen:
        'Diese Zahlung wartet auf Ihre Bank. Die Menge lässt sich ändern, sobald sie abgeschlossen ist.',
      promotionLimit:
        'Ohne diese Bestellung erreichen die gleichzeitig aufgegebenen den Mindestbetrag ihrer Aktion nicht. Bitten Sie das Labor, sie zu stornieren.',
      customerOnly:
        'Das kann nur die Kundin oder der Kunde selbst tun. Bitten Sie darum, es im eigenen Konto zu erledigen.',
      twoStepRequired:
        'Das Labor verlangt für Ihre Rolle die Anmeldung in zwei Schritten. Sie lässt sich nicht ausschalten.',
      cardNumber:
        'Das sieht nach einer Kartennummer aus. Zu Ihrer Sicherheit speichert das Labor sie nicht. Gehen Sie zurück, löschen Sie die Nummer, und versuchen Sie es erneut. Karten geben Sie nur auf der Kartenseite ein.',
    },
    tradeArea: 'Trade Area öffnen',
    orders: 'Ihre Bestellungen',
    quotes: 'Ihre Angebote',
    checkout: 'Zurück zur Kasse',
    desk: 'Arbeitsbereich des Labors',
  },
};

/** Texts of the pages that say why the lab refused something, and where to go on. */
export function refusalTexts(language: string): RefusalTexts {
  return all[languages.find((known) => known === language) ?? 'en'];
}

const said = ['forbidden', 'not_found', 'conflict', 'too_large', 'unauthorized'] as const;

/** The sentence that says what to do after a refusal. */
export function refusalLead(
  language: string,
  { code, reason }: { readonly code: ErrorCode; readonly reason?: Refusal['reason'] },
): string {
  const { leads } = refusalTexts(language);
  return leads[reason ?? said.find((known) => known === code) ?? 'unreadable'];
}
