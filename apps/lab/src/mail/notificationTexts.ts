export interface NotificationTexts {
  /** Each names the order: a studio has several on their way. */
  subject: Readonly<Record<'message' | 'slipped' | 'shipped' | 'ready', (order: string) => string>>;
  digestSubject: string;
  digest: string;
  message(order: string): string;
  slipped(order: string, date: string): string;
  shipped(order: string, parcel: string): string;
  /** The parcel does not go to the customer. */
  dropShipped(order: string, parcel: string): string;
  recipient(address: string): string;
  /** The customer picks it up at the address. */
  ready(order: string, address: string): string;
  /** Leads to the courier's page. */
  track: string;
  open: string;
  choose: string;
}

const en: NotificationTexts = {
  subject: {
    message: (order) => `New message about order ${order}`,
    slipped: (order) => `New estimated dispatch date for order ${order}`,
    shipped: (order) => `Order ${order} has shipped`,
    ready: (order) => `Order ${order} is ready for pickup`,
  },
  digestSubject: 'Updates on your orders',
  digest: 'Here’s what’s new since yesterday:',
  message: (order) => `The lab has sent you a message about order ${order}.`,
  slipped: (order, date) => `Order ${order} is delayed. New estimated dispatch: ${date}.`,
  shipped: (order, parcel) => `Order ${order} is on its way to you (${parcel}).`,
  dropShipped: (order, parcel) => `Order ${order} is on its way (${parcel}).`,
  recipient: (address) => `Delivery address: ${address}`,
  ready: (order, address) => `Order ${order} is ready. Pick it up at: ${address}.`,
  track: 'Track shipment',
  open: 'View order',
  choose: 'Choose which of these e-mails you receive, and how often, in your account',
};
const it: NotificationTexts = {
  subject: {
    message: (order) => `Nuovo messaggio sull’ordine ${order}`,
    slipped: (order) => `Nuova data di spedizione per l’ordine ${order}`,
    shipped: (order) => `L’ordine ${order} è stato spedito`,
    ready: (order) => `L’ordine ${order} è pronto per il ritiro`,
  },
  digestSubject: 'Novità sui tuoi ordini',
  digest: 'Ecco le novità da ieri:',
  message: (order) => `Il laboratorio ti ha scritto sull’ordine ${order}.`,
  slipped: (order, date) => `La spedizione dell’ordine ${order} è posticipata. Nuova data prevista: ${date}.`,
  shipped: (order, parcel) => `L’ordine ${order} è stato spedito (${parcel}).`,
  dropShipped: (order, parcel) => `L’ordine ${order} è stato spedito (${parcel}).`,
  recipient: (address) => `Indirizzo di consegna: ${address}`,
  ready: (order, address) => `L’ordine ${order} è pronto. Puoi ritirarlo qui: ${address}.`,
  track: 'Traccia spedizione',
  open: 'Apri ordine',
  choose: 'Nel tuo account scegli quali e-mail ricevere e con quale frequenza',
};
const es: NotificationTexts = {
  subject: {
    message: (order) => `Mensaje nuevo sobre el pedido ${order}`,
    slipped: (order) => `Nueva fecha de envío del pedido ${order}`,
    shipped: (order) => `El pedido ${order} se ha enviado`,
    ready: (order) => `El pedido ${order} está listo para recoger`,
  },
  digestSubject: 'Novedades de tus pedidos',
  digest: 'Estas son las novedades desde ayer:',
  message: (order) => `El laboratorio te ha escrito sobre el pedido ${order}.`,
  slipped: (order, date) => `El pedido ${order} se retrasa. Nueva fecha de envío: ${date}.`,
  shipped: (order, parcel) => `El pedido ${order} está en camino (${parcel}).`,
  dropShipped: (order, parcel) => `El pedido ${order} está en camino (${parcel}).`,
  recipient: (address) => `Dirección de entrega: ${address}`,
  ready: (order, address) => `El pedido ${order} está listo. Puedes recogerlo aquí: ${address}.`,
  track: 'Seguir envío',
  open: 'Abrir el pedido',
  choose: 'Elige en tu cuenta qué correos quieres recibir y con qué frecuencia',
};
const fr: NotificationTexts = {
  subject: {
    message: (order) => `Nouveau message sur la commande ${order}`,
    slipped: (order) => `Nouvelle date d’expédition de la commande ${order}`,
    shipped: (order) => `La commande ${order} a été expédiée`,
    ready: (order) => `La commande ${order} est prête à être retirée`,
  },
  digestSubject: 'Du nouveau sur vos commandes',
  digest: 'Voici ce qui a changé depuis hier :',
  message: (order) => `Le laboratoire vous a écrit au sujet de la commande ${order}.`,
  slipped: (order, date) => `L’expédition de la commande ${order} est reportée au ${date}.`,
  shipped: (order, parcel) => `La commande ${order} a été expédiée (${parcel}).`,
  dropShipped: (order, parcel) => `La commande ${order} a été expédiée (${parcel}).`,
  recipient: (address) => `Adresse de livraison\u00a0: ${address}`,
  ready: (order, address) => `La commande ${order} est prête. Vous pouvez la retirer ici\u00a0: ${address}.`,
  track: 'Suivre le colis',
  open: 'Ouvrir la commande',
  choose: 'Choisissez dans votre compte les e-mails que vous recevez et leur fréquence',
};
const de: NotificationTexts = {
  subject: {
    message: (order) => `Neue Nachricht zur Bestellung ${order}`,
    slipped: (order) => `Neuer Versandtermin für die Bestellung ${order}`,
    shipped: (order) => `Die Bestellung ${order} wurde versandt`,
    ready: (order) => `Die Bestellung ${order} liegt zur Abholung bereit`,
  },
  digestSubject: 'Neues zu Ihren Bestellungen',
  digest: 'seit gestern gibt es Neues:',
  message: (order) => `das Labor hat Ihnen zu Bestellung ${order} geschrieben.`,
  slipped: (order, date) => `der Versand von Bestellung ${order} verzögert sich. Neuer Termin: ${date}.`,
  shipped: (order, parcel) => `Bestellung ${order} ist unterwegs zu Ihnen (${parcel}).`,
  dropShipped: (order, parcel) => `Bestellung ${order} ist unterwegs (${parcel}).`,
  recipient: (address) => `Lieferadresse: ${address}`,
  ready: (order, address) => `Bestellung ${order} liegt bereit. Sie können sie hier abholen: ${address}.`,
  track: 'Sendung verfolgen',
  open: 'Bestellung öffnen',
  choose: 'Welche dieser E-Mails Sie erhalten und wie oft, legen Sie in Ihrem Konto fest',
};

const all: Readonly<Record<string, NotificationTexts>> = { en, it, es, fr, de };

export function notificationTexts(language: string): NotificationTexts {
  return all[language] ?? en;
}
