export interface PickupTexts {
  title: string;
  lead(day: string): string;
  order: string;
  reference: string;
  window: string;
  steps: readonly string[];
  /** No pickup has this order and reference. */
  unknownPickup: string;
  parcel: string;
  onItsWay: string;
  delivered(day: string): string;
  /** The courier has no parcel of this number. */
  unknownParcel: string;
  demonstration: string;
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
  unknownPickup:
    'No pickup is booked under this number. Open the link in the lab’s message again, or write to the lab.',
  parcel: 'Parcel',
  onItsWay: 'The parcel is on its way.',
  delivered: (day) => `Delivered on ${day}.`,
  unknownParcel: 'The courier has no parcel with this number. Check the number on the order’s page.',
  demonstration: 'This is a demo page: a real courier’s page would appear here.',
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
  unknownPickup:
    'Nessun ritiro è prenotato con questo numero. Apri di nuovo il link nel messaggio del laboratorio, oppure scrivi al laboratorio.',
  parcel: 'Pacco',
  onItsWay: 'Il pacco è in viaggio.',
  delivered: (day) => `Consegnato ${day}.`,
  unknownParcel: 'Il corriere non ha pacchi con questo numero. Controlla il numero nella pagina dell’ordine.',
  demonstration: 'Questa è una pagina dimostrativa: nel portale reale risponde il corriere.',
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
  unknownPickup:
    'No hay ninguna recogida reservada con este número. Abre de nuevo el enlace del mensaje del laboratorio o escríbele.',
  parcel: 'Paquete',
  onItsWay: 'El paquete está en camino.',
  delivered: (day) => `Entregado el ${day}.`,
  unknownParcel:
    'El transportista no tiene ningún paquete con este número. Comprueba el número en la página del pedido.',
  demonstration: 'Esta página es una demostración: en su lugar responde un transportista real.',
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
  unknownPickup:
    'Aucun enlèvement n’est réservé sous ce numéro. Ouvrez de nouveau le lien du message du laboratoire, ou écrivez-lui.',
  parcel: 'Colis',
  onItsWay: 'Le colis est en route.',
  delivered: (day) => `Livré le ${day}.`,
  unknownParcel:
    'Le transporteur n’a aucun colis sous ce numéro. Vérifiez le numéro sur la page de la commande.',
  demonstration: 'Page de démonstration : en service réel, le transporteur répond ici.',
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
  unknownPickup:
    'Unter dieser Nummer ist keine Abholung gebucht. Öffnen Sie den Link in der Nachricht des Labors noch einmal oder schreiben Sie dem Labor.',
  parcel: 'Paket',
  onItsWay: 'Das Paket ist unterwegs.',
  delivered: (day) => `Zugestellt am ${day}.`,
  unknownParcel:
    'Der Paketdienst hat kein Paket mit dieser Nummer. Prüfen Sie die Nummer auf der Seite der Bestellung.',
  demonstration: 'Dies ist eine Demoseite: Im Betrieb erscheint hier die Seite des Paketdienstes.',
};

const all: Readonly<Record<string, PickupTexts>> = { en, it, es, fr, de };

export function pickupTexts(language: string): PickupTexts {
  return all[language] ?? en;
}
