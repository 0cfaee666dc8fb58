export interface PickupWords {
  title: string;
  lead(day: string): string;
  order: string;
  reference: string;
  window: string;
  steps: readonly string[];
  parcel: string;
  onItsWay: string;
}

const en: PickupWords = {
  title: 'Courier pickup',
  lead: (day) => `Your pickup is on ${day}.`,
  order: 'Order',
  reference: 'Reference',
  window: 'Time window',
  steps: [
    'Pack the product in its original box.',
    'Write the order code and reference on the outside.',
    'Keep the receipt the courier gives you.',
  ],
  parcel: 'Parcel',
  onItsWay: 'The parcel is on its way. This is a demo page: a real courier’s page would appear here.',
};
const it: PickupWords = {
  title: 'Ritiro del corriere',
  lead: (day) => `Il corriere passa ${day}.`,
  order: 'Ordine',
  reference: 'Riferimento',
  window: 'Tra le',
  steps: [
    'Usa la scatola originale, come ti è arrivata.',
    'Scrivi all’esterno ordine e riferimento.',
    'Conserva la ricevuta che ti lascia il corriere.',
  ],
  parcel: 'Pacco',
  onItsWay: 'Il pacco è in viaggio. Questa è la pagina di una dimostrazione: qui risponde un vero corriere.',
};
const es: PickupWords = {
  title: 'Recogida por mensajería',
  lead: (day) => `El mensajero pasa el ${day}.`,
  order: 'Pedido',
  reference: 'Referencia',
  window: 'Entre las',
  steps: [
    'Usa su propia caja, tal como te llegó.',
    'Escribe fuera el pedido y la referencia.',
    'Guarda el resguardo que te da el mensajero.',
  ],
  parcel: 'Paquete',
  onItsWay:
    'El paquete está en camino. Esta es la página de una demostración: aquí responde una mensajería real.',
};
const fr: PickupWords = {
  title: 'Enlèvement par le transporteur',
  lead: (day) => `Le transporteur passe le ${day}.`,
  order: 'Commande',
  reference: 'Référence',
  window: 'Entre',
  steps: [
    'Utilisez la boîte d’origine, telle qu’elle vous est arrivée.',
    'Écrivez dehors la commande et la référence.',
    'Gardez le reçu que le transporteur vous remet.',
  ],
  parcel: 'Colis',
  onItsWay: 'Le colis est en route. Ceci est la page d’une démonstration : un vrai transporteur répond ici.',
};
const de: PickupWords = {
  title: 'Abholung durch den Kurier',
  lead: (day) => `Der Kurier kommt am ${day}.`,
  order: 'Bestellung',
  reference: 'Kennzeichen',
  window: 'Zwischen',
  steps: [
    'Nehmen Sie den eigenen Karton, so wie er bei Ihnen ankam.',
    'Schreiben Sie Bestellung und Kennzeichen außen darauf.',
    'Heben Sie den Beleg auf, den der Kurier Ihnen gibt.',
  ],
  parcel: 'Paket',
  onItsWay: 'Das Paket ist unterwegs. Dies ist die Seite einer Vorführung: Hier antwortet ein echter Kurier.',
};

const all: Readonly<Record<string, PickupWords>> = { en, it, es, fr, de };

export function pickupWords(language: string): PickupWords {
  return all[language] ?? en;
}
