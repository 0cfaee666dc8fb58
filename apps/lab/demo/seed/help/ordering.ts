import { texts } from '../store/texts.ts';
import type { DemoQuestion } from './question.ts';

/** Ordering (FAQ-06 to FAQ-09). */
export const ordering: readonly DemoQuestion[] = [
  {
    id: 'send-layout',
    question: texts(
      'How do I send my layout?',
      'Come invio la mia impaginazione?',
      '¿Cómo envío mi maquetación?',
      'Comment envoyer ma mise en page\u202f?',
      'Wie sende ich mein Layout?',
    ),
    answer: texts(
      '<p>The upload window opens after the order form: drop your files there. You can also do it later: each order that is waiting for files has the button <strong>Send files</strong> in <a href="/ta/orders-list">Your orders</a>.</p><p>An interrupted upload resumes where it stopped.</p>',
      '<p>Dopo il modulo d’ordine si apre la finestra di caricamento: trascina lì i file. Puoi farlo anche più tardi: ogni ordine in attesa dei file ha il pulsante <strong>Carica i file</strong> in <a href="/ta/orders-list">I tuoi ordini</a>.</p><p>Un caricamento interrotto riprende dal punto in cui si era fermato.</p>',
      '<p>Después del formulario de pedido se abre la ventana de subida: arrastra ahí los archivos. También puedes hacerlo más tarde: cada pedido pendiente de archivos tiene el botón <strong>Subir archivos</strong> en <a href="/ta/orders-list">Tus pedidos</a>.</p><p>Una subida interrumpida continúa donde se quedó.</p>',
      '<p>La fenêtre d’envoi s’ouvre après le bon de commande\u00a0: déposez-y vos fichiers. Vous pouvez aussi le faire plus tard\u00a0: chaque commande en attente de fichiers a le bouton <strong>Envoyer les fichiers</strong> dans <a href="/ta/orders-list">Vos commandes</a>.</p><p>Un envoi interrompu reprend là où il s’était arrêté.</p>',
      '<p>Nach dem Bestellformular öffnet sich das Upload-Fenster: Ziehen Sie Ihre Dateien hinein. Das geht auch später: Jede Bestellung, die auf Dateien wartet, hat unter <a href="/ta/orders-list">Ihre Bestellungen</a> die Schaltfläche <strong>Dateien hochladen</strong>.</p><p>Ein unterbrochener Upload wird dort fortgesetzt, wo er aufgehört hat.</p>',
    ),
  },
  {
    id: 'cart',
    question: texts(
      'Is there a cart?',
      'C’è un carrello?',
      '¿Hay un carrito?',
      'Y a-t-il un panier\u202f?',
      'Gibt es einen Warenkorb?',
    ),
    answer: texts(
      '<p>For some collections only. Products that you configure in the portal can be added to <a href="/ta/cart">the cart</a> and checked out together. All others are ordered one at a time.</p>',
      '<p>Solo per alcune collezioni. I prodotti che configuri nel portale si possono raccogliere nel <a href="/ta/cart">carrello</a> e ordinare insieme. Gli altri si ordinano uno alla volta.</p>',
      '<p>Solo para algunas colecciones. Los productos que configuras en el portal se pueden reunir en el <a href="/ta/cart">carrito</a> y pedir juntos. Los demás se piden de uno en uno.</p>',
      '<p>Seulement pour certaines collections. Les produits que vous configurez sur le portail peuvent être réunis dans le <a href="/ta/cart">panier</a> et commandés ensemble. Les autres se commandent un par un.</p>',
      '<p>Nur für einige Kollektionen. Produkte, die Sie im Portal konfigurieren, lassen sich im <a href="/ta/cart">Warenkorb</a> sammeln und zusammen bestellen. Alle anderen bestellen Sie einzeln.</p>',
    ),
  },
  {
    id: 'change-order',
    question: texts(
      'Can I change or cancel an order?',
      'Posso modificare o annullare un ordine?',
      '¿Puedo cambiar o cancelar un pedido?',
      'Puis-je modifier ou annuler une commande\u202f?',
      'Kann ich eine Bestellung ändern oder stornieren?',
    ),
    answer: texts(
      '<p>An order that is still waiting for its files can be changed or deleted in <a href="/ta/orders-list">Your orders</a>. Orders go to print within minutes, so later changes are not always possible. Write to us on the page of the order right away, and we’ll tell you whether we could stop it.</p>',
      '<p>Un ordine ancora in attesa dei file si può modificare o eliminare in <a href="/ta/orders-list">I tuoi ordini</a>. Gli ordini vanno in stampa in pochi minuti, perciò in seguito non è sempre possibile modificarli. Scrivici subito dalla pagina dell’ordine: ti diciamo se siamo riusciti a fermarlo.</p>',
      '<p>Un pedido que está pendiente de archivos se puede cambiar o eliminar en <a href="/ta/orders-list">Tus pedidos</a>. Los pedidos entran en impresión en pocos minutos, así que más tarde no siempre es posible cambiarlos. Escríbenos enseguida desde la página del pedido y te diremos si hemos podido pararlo.</p>',
      '<p>Une commande encore en attente de fichiers peut être modifiée ou supprimée dans <a href="/ta/orders-list">Vos commandes</a>. Les commandes partent à l’impression en quelques minutes\u00a0: ensuite, une modification n’est pas toujours possible. Écrivez-nous aussitôt depuis la page de la commande\u202f; nous vous dirons si nous avons pu l’arrêter.</p>',
      '<p>Eine Bestellung, die noch auf Dateien wartet, können Sie unter <a href="/ta/orders-list">Ihre Bestellungen</a> ändern oder löschen. Bestellungen gehen innerhalb von Minuten in den Druck, spätere Änderungen sind deshalb nicht immer möglich. Schreiben Sie uns sofort auf der Seite der Bestellung: Wir sagen Ihnen, ob wir sie noch anhalten konnten.</p>',
    ),
  },
  {
    id: 'password',
    question: texts(
      'How do I get a new password?',
      'Come ottengo una nuova password?',
      '¿Cómo consigo una contraseña nueva?',
      'Comment obtenir un nouveau mot de passe\u202f?',
      'Wie bekomme ich ein neues Passwort?',
    ),
    answer: texts(
      '<p>Choose <strong>Lost your password</strong> on the sign-in page and enter your e-mail address. We send you an activation e-mail. Open its link, and you receive a second e-mail with a temporary password, which is valid for up to 30 minutes. Sign in with it and choose your own.</p>',
      '<p>Scegli <strong>Hai dimenticato la password?</strong> nella pagina di accesso e inserisci il tuo indirizzo e-mail. Ti inviamo un’e-mail di attivazione: apri il link e riceverai una seconda e-mail con una password temporanea, valida fino a 30 minuti. Accedi con quella e scegli la tua.</p>',
      '<p>Elige <strong>¿Has olvidado tu contraseña?</strong> en la página de inicio de sesión y escribe tu correo. Te enviamos un correo de activación: abre el enlace y recibirás un segundo correo con una contraseña temporal, válida durante un máximo de 30 minutos. Inicia sesión con ella y elige la tuya.</p>',
      '<p>Choisissez <strong>Mot de passe oublié\u202f?</strong> sur la page de connexion et saisissez votre adresse e-mail. Nous vous envoyons un e-mail d’activation\u00a0: ouvrez son lien, et vous recevrez un second e-mail avec un mot de passe temporaire, valable 30\u00a0minutes au plus. Connectez-vous avec ce mot de passe, puis choisissez le vôtre.</p>',
      '<p>Wählen Sie auf der Anmeldeseite <strong>Passwort vergessen?</strong> und geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail zur Aktivierung. Öffnen Sie den Link darin; danach erhalten Sie in einer zweiten E-Mail ein temporäres Passwort, das bis zu 30 Minuten gilt. Melden Sie sich damit an und wählen Sie ein eigenes.</p>',
    ),
  },
  {
    id: 'discounts',
    question: texts(
      'How do I use my discounts?',
      'Come uso i miei sconti?',
      '¿Cómo uso mis descuentos?',
      'Comment profiter de mes remises\u202f?',
      'Wie nutze ich meine Rabatte?',
    ),
    answer: texts(
      '<p>Discounts apply automatically: the prices you see include them. They are private to your account and exclude shipping and taxes. Your active offers are in <a href="/ta/promotions">Coupon and promotions</a>; a coupon is entered at the checkout.</p>',
      '<p>Gli sconti si applicano automaticamente: i prezzi che vedi li comprendono. Sono riservati al tuo account ed escludono spedizione e imposte. Le offerte in corso sono in <a href="/ta/promotions">Coupon e promozioni</a>; il coupon si inserisce al checkout.</p>',
      '<p>Los descuentos se aplican automáticamente: los precios que ves los incluyen. Son privados de tu cuenta y no incluyen envío ni impuestos. Tus ofertas activas están en <a href="/ta/promotions">Cupones y promociones</a>; el cupón se introduce al tramitar el pedido.</p>',
      '<p>Les remises s’appliquent automatiquement\u00a0: les prix affichés en tiennent compte. Elles sont réservées à votre compte et ne portent ni sur la livraison ni sur les taxes. Vos offres en cours se trouvent dans <a href="/ta/promotions">Promotions et codes promo</a>\u202f; un code promo se saisit au moment de commander.</p>',
      '<p>Rabatte werden automatisch abgezogen: Die angezeigten Preise enthalten sie bereits. Sie gelten nur für Ihr Konto und nicht für Versand und Steuern. Ihre laufenden Aktionen finden Sie unter <a href="/ta/promotions">Gutscheine und Aktionen</a>; einen Gutscheincode geben Sie an der Kasse ein.</p>',
    ),
  },
  {
    id: 'order-again',
    question: texts(
      'Can I order the same product again?',
      'Posso riordinare lo stesso prodotto?',
      '¿Puedo pedir otra vez el mismo producto?',
      'Puis-je commander de nouveau le même produit\u202f?',
      'Kann ich dasselbe Produkt nachbestellen?',
    ),
    answer: texts(
      '<p>Yes. Open the order and choose <strong>Order again</strong>, or use one of your saved quotes in <a href="/ta/print-again">Print again</a>. Today’s price applies.</p>',
      '<p>Sì. Apri l’ordine e scegli <strong>Ordina di nuovo</strong>, oppure riprendi uno dei preventivi salvati in <a href="/ta/print-again">Ristampa</a>. Si applica il prezzo del giorno.</p>',
      '<p>Sí. Abre el pedido y elige <strong>Repetir pedido</strong>, o retoma uno de los presupuestos guardados en <a href="/ta/print-again">Reimprimir</a>. Se aplica el precio del día.</p>',
      '<p>Oui. Ouvrez la commande et choisissez <strong>Commander à nouveau</strong>, ou reprenez un devis enregistré dans <a href="/ta/print-again">Réimprimer</a>. Le prix du jour s’applique.</p>',
      '<p>Ja. Öffnen Sie die Bestellung und wählen Sie <strong>Nachbestellen</strong>, oder nehmen Sie eines Ihrer gespeicherten Angebote unter <a href="/ta/print-again">Erneut drucken</a>. Es gilt der aktuelle Preis.</p>',
    ),
  },
];
