import { termsText } from '../../../src/base/labTexts.ts';
import type { Database } from '../../../src/database/open.ts';
import { labTexts } from '../../../src/database/schema/content.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';
import { fillOnce } from '../fillOnce.ts';

/** The demonstration's terms of sale: short and plain, no model for a real lab. */
const terms: Texts = {
  en: `These are the terms of a demonstration. A real lab imports its own.

# Order and price
Your order is binding when you confirm it. The price is the one shown on the button, with VAT and shipping.

# Files
You confirm that you may have the pictures printed. We keep your files for the production and delete them as described in the privacy notice.

# Production and delivery
Every product is made for you. The dispatch date is shown in your order; we tell you if it changes.

# Payment
Orders are paid by card, by bank transfer or, where agreed, on account. Goods remain ours until they are paid.

# Returns and claims
Personalised products cannot be returned. If a product is damaged or faulty, write to us within 14 days of delivery: we repair or reprint it free of charge.`,
  it: `Queste sono le condizioni di una dimostrazione. Un laboratorio vero importa le proprie.

# Ordine e prezzo
L’ordine è vincolante quando lo confermi. Il prezzo è quello indicato sul pulsante, con IVA e spedizione.

# File
Confermi di avere il diritto di far stampare le immagini. Conserviamo i file per la produzione e li eliminiamo come descritto nell’informativa sulla privacy.

# Produzione e consegna
Ogni prodotto è realizzato per te. La spedizione prevista è indicata nell’ordine; ti avvisiamo se cambia.

# Pagamento
Gli ordini si pagano con carta, con bonifico o, dove concordato, in conto. La merce resta di nostra proprietà fino al pagamento.

# Resi e reclami
I prodotti personalizzati non si possono restituire. Se un prodotto è danneggiato o difettoso, scrivici entro 14 giorni dalla consegna: lo ripariamo o ristampiamo gratuitamente.`,
  es: `Estas son las condiciones de una demostración. Un laboratorio real importa las suyas.

# Pedido y precio
El pedido es vinculante cuando lo confirmas. El precio es el que muestra el botón, con IVA y envío.

# Archivos
Confirmas que tienes derecho a imprimir las imágenes. Conservamos los archivos para la producción y los eliminamos como indica la política de privacidad.

# Producción y entrega
Cada producto se hace para ti. El envío previsto figura en el pedido; te avisamos si cambia.

# Pago
Los pedidos se pagan con tarjeta, por transferencia o, si se ha acordado, a cuenta. La mercancía es nuestra hasta que se paga.

# Devoluciones y reclamaciones
Los productos personalizados no se pueden devolver. Si un producto está dañado o es defectuoso, escríbenos en los 14 días siguientes a la entrega: lo reparamos o lo reimprimimos sin coste.`,
  fr: `Ces conditions sont celles d’une démonstration. Un vrai laboratoire importe les siennes.

# Commande et prix
Votre commande vous engage lorsque vous la confirmez. Le prix est celui du bouton, TVA et livraison comprises.

# Fichiers
Vous confirmez avoir le droit de faire imprimer les images. Nous conservons vos fichiers pour la production et les supprimons comme l’indique la politique de confidentialité.

# Production et livraison
Chaque produit est fabriqué pour vous. La date d’expédition prévue figure dans votre commande\u202f; nous vous prévenons si elle change.

# Paiement
Les commandes se paient par carte, par virement ou, si cela est convenu, à terme. La marchandise reste notre propriété jusqu’au paiement.

# Retours et réclamations
Les produits personnalisés ne peuvent pas être retournés. Si un produit est endommagé ou défectueux, écrivez-nous dans les 14\u00a0jours suivant la livraison\u00a0: nous le réparons ou le réimprimons gratuitement.`,
  de: `Dies sind die Bedingungen einer Demonstration. Ein echtes Labor importiert seine eigenen.

# Bestellung und Preis
Ihre Bestellung ist verbindlich, wenn Sie sie bestätigen. Es gilt der Preis auf der Schaltfläche, mit MwSt. und Versand.

# Dateien
Sie bestätigen, dass Sie die Bilder drucken lassen dürfen. Wir bewahren Ihre Dateien für die Produktion auf und löschen sie, wie es die Datenschutzerklärung beschreibt.

# Produktion und Lieferung
Jedes Produkt wird für Sie gefertigt. Den voraussichtlichen Versand finden Sie in Ihrer Bestellung; wir informieren Sie, wenn er sich ändert.

# Zahlung
Bestellungen werden mit Karte, per Überweisung oder, wo vereinbart, auf Rechnung bezahlt. Die Ware bleibt bis zur Zahlung unser Eigentum.

# Rückgabe und Reklamation
Personalisierte Produkte können nicht zurückgegeben werden. Ist ein Produkt beschädigt oder fehlerhaft, schreiben Sie uns innerhalb von 14 Tagen nach der Lieferung: Wir bessern nach oder drucken kostenlos neu.`,
};

/** Fills in the terms at the first start of a version that has them; terms that were imported stay. */
export async function seedTermsOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'terms', value: '1' }, async (queries) => {
    await queries.insert(labTexts).values({ key: termsText, texts: terms }).onConflictDoNothing();
  });
}
