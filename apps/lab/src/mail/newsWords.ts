export interface NewsWords {
  subject: { message: string; slipped: string; shipped: string };
  digestSubject: string;
  digest: string;
  message(order: string): string;
  slipped(order: string, date: string): string;
  shipped(order: string, parcel: string): string;
  open: string;
  choose: string;
}

const en: NewsWords = {
  subject: {
    message: 'New message about your order',
    slipped: 'New estimated dispatch date for your order',
    shipped: 'Your order has shipped',
  },
  digestSubject: 'Updates on your orders',
  digest: 'Here’s what’s new since yesterday:',
  message: (order) => `The lab has sent you a message about order ${order}.`,
  slipped: (order, date) => `Order ${order} is delayed. New estimated dispatch: ${date}.`,
  shipped: (order, parcel) => `Order ${order} is on its way to you (${parcel}).`,
  open: 'View order',
  choose: 'Choose which of these e-mails you receive, and how often, in your account:',
};
const it: NewsWords = {
  subject: {
    message: 'Un nuovo messaggio sul tuo ordine',
    slipped: 'Una data del tuo ordine è cambiata',
    shipped: 'Il tuo ordine è stato spedito',
  },
  digestSubject: 'Novità sui tuoi ordini',
  digest: 'ecco le novità da ieri:',
  message: (order) => `il laboratorio ti ha scritto sull'ordine ${order}.`,
  slipped: (order, date) => `l'ordine ${order} parte più tardi del previsto: ora il ${date}.`,
  shipped: (order, parcel) => `l'ordine ${order} è in viaggio verso di te (${parcel}).`,
  open: "Apri l'ordine",
  choose: 'Nel tuo account scegli quali di queste e-mail ricevere e quanto spesso:',
};
const es: NewsWords = {
  subject: {
    message: 'Un mensaje nuevo sobre tu pedido',
    slipped: 'Una fecha de tu pedido ha cambiado',
    shipped: 'Tu pedido se ha enviado',
  },
  digestSubject: 'Novedades de tus pedidos',
  digest: 'esto es lo nuevo desde ayer:',
  message: (order) => `el laboratorio te ha escrito sobre el pedido ${order}.`,
  slipped: (order, date) => `el pedido ${order} sale más tarde de lo prometido: ahora el ${date}.`,
  shipped: (order, parcel) => `el pedido ${order} está en camino (${parcel}).`,
  open: 'Abrir el pedido',
  choose: 'En tu cuenta eliges cuáles de estos correos recibes y con qué frecuencia:',
};
const fr: NewsWords = {
  subject: {
    message: 'Un nouveau message sur votre commande',
    slipped: 'Une date de votre commande a changé',
    shipped: 'Votre commande a été expédiée',
  },
  digestSubject: 'Nouvelles de vos commandes',
  digest: 'voici les nouvelles depuis hier :',
  message: (order) => `le laboratoire vous a écrit au sujet de la commande ${order}.`,
  slipped: (order, date) => `la commande ${order} part plus tard que promis : désormais le ${date}.`,
  shipped: (order, parcel) => `la commande ${order} est en route vers vous (${parcel}).`,
  open: 'Ouvrir la commande',
  choose: 'Dans votre compte, vous choisissez lesquels de ces messages vous recevez, et à quelle fréquence :',
};
const de: NewsWords = {
  subject: {
    message: 'Eine neue Nachricht zu Ihrer Bestellung',
    slipped: 'Ein Termin Ihrer Bestellung hat sich verschoben',
    shipped: 'Ihre Bestellung wurde versandt',
  },
  digestSubject: 'Neues zu Ihren Bestellungen',
  digest: 'das ist seit gestern neu:',
  message: (order) => `das Labor hat Ihnen zu Bestellung ${order} geschrieben.`,
  slipped: (order, date) => `Bestellung ${order} geht später weg als zugesagt: jetzt am ${date}.`,
  shipped: (order, parcel) => `Bestellung ${order} ist unterwegs zu Ihnen (${parcel}).`,
  open: 'Bestellung öffnen',
  choose: 'Welche dieser E-Mails Sie bekommen und wie oft, wählen Sie in Ihrem Konto:',
};

const all: Readonly<Record<string, NewsWords>> = { en, it, es, fr, de };

export function newsWords(language: string): NewsWords {
  return all[language] ?? en;
}
