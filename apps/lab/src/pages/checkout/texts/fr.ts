import type { CheckoutTexts } from '../texts.ts';

export const fr: CheckoutTexts = {
  title: 'Validation de la commande',
  expired: 'La session de commande a expiré',
  expiredLead:
    'Ouvrez le devis dans votre Trade Area et reprenez à partir de là. Votre saisie est conservée.',
  toPortal: 'Ouvrir la Trade Area',
  product: 'Produit',
  edit: 'Modifier la configuration',
  event: 'Événement',
  eventName: 'Nom de l’événement',
  bride: 'Mariée',
  groom: 'Marié',
  eventDate: 'Date',
  label: 'Votre référence',
  note: 'Note pour le laboratoire',
  delivery: 'Livraison',
  toCompany: 'À votre studio',
  toOther: 'À une autre adresse',
  address: {
    name: 'Nom',
    address: 'Adresse',
    zip: 'Code postal',
    city: 'Ville',
    state: 'Région',
    country: 'Pays',
  },
  payment: 'Paiement',
  transfer: 'Virement bancaire',
  transferHint: 'Vous recevrez nos coordonnées bancaires avec la confirmation.',
  card: (brand, last4, expiry) => `${brand} •••• ${last4}, expire ${expiry}`,
  cardHint: 'Débit immédiat. La commande est passée dès que votre banque confirme.',
  noCards: 'Vous n’avez aucune carte enregistrée.',
  addCard: 'Ajouter une carte dans votre compte',
  coupon: 'Code promo',
  apply: 'Appliquer',
  price: 'Prix',
  discount: (promotion) => `Remise : ${promotion}`,
  shipping: 'Livraison',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total',
  terms: ['J’accepte les ', 'conditions générales de vente', '.'],
  place: (amount) => `Commander – ${amount}`,
  attention: 'La commande n’est pas encore passée.',
  problems: {
    names: 'Indiquez les noms du couple ou le nom de l’événement.',
    eventDate: 'Indiquez une date du calendrier.',
    address: 'Indiquez le nom, l’adresse, le code postal, la ville et le pays.',
    payment: 'Choisissez un mode de paiement.',
    terms: 'Acceptez les conditions de vente pour commander.',
    coupon: 'Ce code promo ne s’applique pas à ce produit.',
    couponUsed: 'Vous avez déjà utilisé ce code promo.',
    configuration: 'Une option n’est plus disponible. Modifiez la configuration.',
    price: 'Le prix a changé. Vérifiez le nouveau total et confirmez à nouveau.',
    cardDeclined:
      'Votre banque a refusé la carte. Rien n’a été débité. Choisissez une autre carte ou payez par virement.',
    cardExpired:
      'Cette carte a expiré. Rien n’a été débité. Choisissez une autre carte ou payez par virement.',
    cardChallenge:
      'Votre banque n’a pas confirmé le paiement. Rien n’a été débité. Réessayez ou choisissez un autre mode de paiement.',
    cardUnavailable:
      'Le paiement par carte est indisponible pour le moment. Rien n’a été débité. Réessayez plus tard ou payez par virement.',
    paymentReturned:
      'La commande n’a pas pu être passée : le prix ou le produit a changé pendant le paiement. Votre paiement est en cours de remboursement.',
  },
  done: 'Commande passée',
  doneLead: (order) =>
    `Votre numéro de commande est ${order}. Nous vous avons envoyé une confirmation par e-mail.`,
  transferTo: (amount, receiver, iban, order) =>
    `Virez ${amount} à ${receiver}, IBAN ${iban}, référence ${order}.`,
  sendFiles: 'Envoyer les fichiers',
  waiting: 'En attente de votre banque',
  waitingLead:
    'Nous ne savons pas encore si le paiement a abouti. Ne payez pas une seconde fois : cette page s’actualise toute seule, et vous recevrez un e-mail dès que la commande sera passée.',
  checkAgain: 'Vérifier à nouveau',
  challenge: 'Confirmez le paiement',
  challengeLead:
    'Votre banque demande une authentification. Confirmez le paiement sur sa page ; vous reviendrez ensuite ici.',
  toBank: 'Continuer vers votre banque',
  payOtherwise: 'Payer autrement',
  paidByCard: (amount) => `${amount} ont été débités de votre carte.`,
  bank: 'Banque de test',
  bankLead: 'Cette page remplace votre banque. Le code 123456 confirme le paiement ; tout autre le refuse.',
  bankCode: 'Code',
  bankConfirm: 'Confirmer',
  vatReasons: {
    domestic: 'TVA italienne.',
    destination: 'TVA de votre pays.',
    oss: 'TVA de votre pays, déclarée via le guichet unique de l’UE (OSS).',
    reverse: 'Autoliquidation : la TVA est due par vous dans votre pays.',
    export: 'Exportation hors UE, sans TVA.',
    outside: 'Non soumis à la TVA italienne.',
  },
  invoice: {
    title: 'Facture',
    vatNumber: 'Numéro de TVA',
    recipientCode: 'Code destinataire',
    pec: 'E-mail certifié (PEC)',
    missing: {
      vatNumber:
        'Il manque votre numéro de TVA. Ajoutez-le à votre compte avant l’expédition de la commande.',
      recipientCode:
        'Il manque votre code destinataire et votre PEC. Sans eux, la facture électronique est envoyée avec le code 0000000.',
    },
    change: 'Modifier dans votre compte',
  },
  proForma: 'Télécharger la facture pro forma (PDF)',
  account: 'À crédit',
  accountHint: (free) => `Vous payez à réception de la facture. Crédit disponible : ${free}.`,
  accountFull: (free) =>
    `Cette commande ne peut pas être payée à crédit : le crédit disponible est de ${free}.`,
};
