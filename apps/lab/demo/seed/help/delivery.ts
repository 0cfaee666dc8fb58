import { texts } from '../store/texts.ts';
import type { DemoQuestion } from './question.ts';

/** Order Delivery and Shipping (FAQ-10, FAQ-13). */
export const delivery: readonly DemoQuestion[] = [
  {
    id: 'dispatch',
    question: texts(
      'When will my order leave the lab?',
      'Quando parte il mio ordine?',
      '¿Cuándo sale mi pedido del laboratorio?',
      'Quand ma commande sera-t-elle expédiée\u202f?',
      'Wann wird meine Bestellung versandt?',
    ),
    answer: texts(
      '<p>The page of your order shows its estimated dispatch, counted from the day your last file arrived. If it is delayed, we let you know.</p>',
      '<p>La spedizione prevista è nella pagina dell’ordine. Si calcola dal giorno in cui è arrivato l’ultimo file; se viene posticipata, ti avvisiamo.</p>',
      '<p>El envío previsto figura en la página del pedido. Se cuenta desde el día en que ha llegado el último archivo; si se retrasa, te avisamos.</p>',
      '<p>La date d’expédition prévue figure sur la page de la commande. Elle se compte à partir du jour où votre dernier fichier est arrivé\u202f; en cas de retard, nous vous prévenons.</p>',
      '<p>Den voraussichtlichen Versand finden Sie auf der Seite der Bestellung. Er zählt ab dem Tag, an dem Ihre letzte Datei eingetroffen ist; verschiebt er sich, informieren wir Sie.</p>',
    ),
  },
  {
    id: 'shipping-times',
    question: texts(
      'How long does shipping take?',
      'Quanto dura la spedizione?',
      '¿Cuánto tarda el envío?',
      'Combien de temps dure la livraison\u202f?',
      'Wie lange dauert der Versand?',
    ),
    answer: texts(
      '<p>2 to 3 business days to the EU and the USA, 3 to 4 to the United Kingdom.</p>',
      '<p>Da 2 a 3 giorni lavorativi per l’UE e gli USA, da 3 a 4 per il Regno Unito.</p>',
      '<p>De 2 a 3 días laborables en la UE y EE.\u00a0UU., de 3 a 4 en el Reino Unido.</p>',
      '<p>2 à 3\u00a0jours ouvrés vers l’UE et les États-Unis, 3 à 4 vers le Royaume-Uni.</p>',
      '<p>In die EU und die USA 2 bis 3 Werktage, in das Vereinigte Königreich 3 bis 4.</p>',
    ),
  },
  {
    id: 'tracking',
    question: texts(
      'How do I track my shipment?',
      'Come traccio la spedizione?',
      '¿Cómo sigo mi envío?',
      'Comment suivre mon colis\u202f?',
      'Wie verfolge ich meine Sendung?',
    ),
    answer: texts(
      '<p>The courier’s tracking number is posted on the page of your order within 24 hours of shipping. The link next to it opens the courier’s page.</p>',
      '<p>Il numero di tracciamento del corriere compare nella pagina dell’ordine entro 24 ore dalla spedizione. Il link accanto apre la pagina del corriere.</p>',
      '<p>El número de seguimiento del transportista aparece en la página del pedido en las 24 horas siguientes al envío. El enlace que está al lado abre la página del transportista.</p>',
      '<p>Le numéro de suivi du transporteur apparaît sur la page de la commande dans les 24\u00a0heures qui suivent l’expédition. Le lien à côté ouvre la page du transporteur.</p>',
      '<p>Die Sendungsnummer des Paketdienstes erscheint innerhalb von 24 Stunden nach dem Versand auf der Seite der Bestellung. Der Link daneben öffnet die Seite des Paketdienstes.</p>',
    ),
  },
  {
    id: 'drop-shipment',
    question: texts(
      'Can you ship straight to my couple?',
      'Potete spedire direttamente agli sposi?',
      '¿Podéis enviar directamente a la pareja?',
      'Pouvez-vous livrer directement les mariés\u202f?',
      'Können Sie direkt an das Brautpaar liefern?',
    ),
    answer: texts(
      '<p>Yes. Choose their address at the checkout. A neutral parcel shows no prices and no name of the lab. The same rules apply: ask the couple to inspect the parcel when it arrives.</p>',
      '<p>Sì. Scegli il loro indirizzo al checkout; un pacco neutro non riporta prezzi né il nome del laboratorio. Valgono le stesse regole: chiedi agli sposi di controllare il pacco all’arrivo.</p>',
      '<p>Sí. Elige su dirección al tramitar el pedido; un paquete neutro no lleva precios ni el nombre del laboratorio. Se aplican las mismas reglas: pide a la pareja que revise el paquete cuando llegue.</p>',
      '<p>Oui. Choisissez leur adresse au moment de commander\u202f; un colis neutre ne porte ni prix ni nom du laboratoire. Les mêmes règles s’appliquent\u00a0: demandez aux mariés de contrôler le colis à son arrivée.</p>',
      '<p>Ja. Wählen Sie an der Kasse deren Adresse; ein neutrales Paket nennt weder Preise noch das Labor. Es gelten dieselben Regeln: Bitten Sie das Brautpaar, das Paket bei der Ankunft zu prüfen.</p>',
    ),
  },
  {
    id: 'damage',
    question: texts(
      'What if something is damaged or wrong?',
      'Che cosa faccio se qualcosa è danneggiato o sbagliato?',
      '¿Qué hago si algo llega dañado o mal?',
      'Que faire si un produit est endommagé ou défectueux\u202f?',
      'Was tun, wenn etwas beschädigt oder falsch ist?',
    ),
    // FAQ-10: a trouble ticket in English, an e-mail to the representative in the other languages.
    answer: texts(
      '<p>Report defects within two weeks of receipt. Open the order and send a trouble ticket with <strong>Report a problem</strong>; two photos help us see what happened.</p>',
      '<p>Segnala i difetti entro due settimane dal ricevimento. Scrivi un’e-mail al tuo referente commerciale con il codice dell’ordine; due foto ci aiutano a capire.</p>',
      '<p>Comunica los defectos en las dos semanas siguientes a la recepción. Escribe un correo a tu comercial con el código del pedido; dos fotos nos ayudan a entenderlo.</p>',
      '<p>Signalez tout défaut dans les deux semaines qui suivent la réception. Écrivez un e-mail à votre commercial avec le numéro de la commande\u202f; deux photos nous aident à comprendre.</p>',
      '<p>Melden Sie Mängel innerhalb von zwei Wochen nach Erhalt. Schreiben Sie Ihrem Ansprechpartner eine E-Mail mit der Bestellnummer; zwei Fotos helfen uns bei der Beurteilung.</p>',
    ),
  },
];
