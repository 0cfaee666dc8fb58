export interface PickupTexts {
  title: string;
  lead(day: string): string;
  order: string;
  reference: string;
  window: string;
  steps: readonly string[];
  parcel: string;
  onItsWay: string;
}

const en: PickupTexts = {
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
const it: PickupTexts = {
  title: 'Ritiro del corriere',
  lead: (day) => `Il corriere passa ${day}.`,
  order: 'Ordine',
  reference: 'Riferimento',
  window: 'Fascia oraria',
  steps: [
    'Usa la scatola originale, come ti è arrivata.',
    'Scrivi all’esterno ordine e riferimento.',
    'Conserva la ricevuta che ti lascia il corriere.',
  ],
  parcel: 'Pacco',
  onItsWay:
    'Il pacco è in viaggio. Questa è una pagina dimostrativa: nel portale reale risponde il corriere.',
};
const es: PickupTexts = {
  title: 'Recogida por transportista',
  lead: (day) => `El transportista pasará el ${day}.`,
  order: 'Pedido',
  reference: 'Referencia',
  window: 'Entre las',
  steps: [
    'Usa la caja original, tal como te llegó.',
    'Escribe en el exterior el pedido y la referencia.',
    'Guarda el resguardo que te dé el transportista.',
  ],
  parcel: 'Paquete',
  onItsWay:
    'El paquete está en camino. Esta página es una demostración: en su lugar responde un transportista real.',
};
const fr: PickupTexts = {
  title: 'Enlèvement par le transporteur',
  lead: (day) => `Le transporteur passe le ${day}.`,
  order: 'Commande',
  reference: 'Référence',
  window: 'Créneau',
  steps: [
    'Utilisez l’emballage d’origine, tel que vous l’avez reçu.',
    'Inscrivez le numéro de commande et la référence sur le colis.',
    'Conservez le reçu remis par le transporteur.',
  ],
  parcel: 'Colis',
  onItsWay: 'Le colis est en route. Page de démonstration : en service réel, le transporteur répond ici.',
};
const de: PickupTexts = {
  title: 'Paketabholung',
  lead: (day) => `Der Paketdienst kommt am ${day}.`,
  order: 'Bestellung',
  reference: 'Referenz',
  window: 'Zeitfenster',
  steps: [
    'Verwenden Sie den Originalkarton, so wie er bei Ihnen ankam.',
    'Schreiben Sie Bestellnummer und Referenz außen auf den Karton.',
    'Bewahren Sie den Beleg auf, den Sie bei der Abholung erhalten.',
  ],
  parcel: 'Paket',
  onItsWay:
    'Das Paket ist unterwegs. Dies ist eine Demoseite: Im Betrieb erscheint hier die Seite des Paketdienstes.',
};

const all: Readonly<Record<string, PickupTexts>> = { en, it, es, fr, de };

export function pickupTexts(language: string): PickupTexts {
  return all[language] ?? en;
}
