import type { Language, ProductionStep } from '@trade-area/core/contract';

export interface OrderStatusTexts {
  from(product: string, studio: string): string;
  readonly progress: string;
  /** Before production: the photographer has not sent all photos. */
  waitsForPhotos(studio: string): string;
  readonly steps: Readonly<Record<ProductionStep, string>>;
  /** The step `bound` of a product without pages. */
  readonly assembled: string;
  readonly done: string;
  /** Beside a step that is not done. */
  readonly later: string;
  readonly expected: string;
  readonly shipped: string;
  /** In place of the last step, of its day, and of the delivery, of an order that the studio picks up. */
  readonly ready: string;
  readonly readyOn: string;
  readonly pickedUp: string;
  readonly delivered: string;
  readonly carrier: string;
  readonly track: string;
  questions(studio: string): string;
  readonly ended: string;
  readonly endedLead: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly tooMany: string;
  readonly tooManyLead: string;
}

const all: Readonly<Record<Language, OrderStatusTexts>> = {
  en: {
    from: (product, studio) => `${product}, made for you by ${studio}`,
    progress: 'Progress',
    waitsForPhotos: (studio) => `Next: ${studio} sends your photos to the lab. Production starts then.`,
    steps: {
      received: 'Order received',
      checked: 'Photos checked',
      printed: 'Printed',
      bound: 'Bound',
      boxed: 'Boxed',
      packed: 'Packed',
      shipped: 'Dispatched',
    },
    assembled: 'Assembled',
    done: 'done',
    later: 'to come',
    expected: 'Expected dispatch',
    shipped: 'Dispatched on',
    ready: 'Ready at the lab',
    readyOn: 'Ready at the lab since',
    pickedUp: 'Picked up on',
    delivered: 'Delivered on',
    carrier: 'Courier',
    track: 'Track shipment',
    questions: (studio) => `Questions? ${studio} is happy to help.`,
    ended: 'This link has expired',
    endedLead: 'Ask your photographer for a new one.',
    missing: 'This link isn’t available',
    missingLead: 'Check that you copied all of it, or ask your photographer for a new one.',
    tooMany: 'Too many attempts',
    tooManyLead: 'Wait a few minutes, then open the link again.',
  },
  it: {
    from: (product, studio) => `${product}, realizzato per te da ${studio}`,
    progress: 'Avanzamento',
    waitsForPhotos: (studio) =>
      `Prossimo passo: ${studio} invia le tue foto al laboratorio. Poi inizia la produzione.`,
    steps: {
      received: 'Ordine ricevuto',
      checked: 'Foto controllate',
      printed: 'Stampato',
      bound: 'Rilegato',
      boxed: 'In cofanetto',
      packed: 'Imballato',
      shipped: 'Spedito',
    },
    assembled: 'Montato',
    done: 'fatto',
    later: 'in attesa',
    expected: 'Spedizione prevista',
    shipped: 'Spedito il',
    ready: 'Pronto in laboratorio',
    readyOn: 'In laboratorio dal',
    pickedUp: 'Ritirato il',
    delivered: 'Consegnato il',
    carrier: 'Corriere',
    track: 'Traccia spedizione',
    questions: (studio) => `Domande? ${studio} è a tua disposizione.`,
    ended: 'Questo link è scaduto',
    endedLead: 'Chiedi un nuovo link al tuo fotografo.',
    missing: 'Questo link non è disponibile',
    missingLead: 'Controlla di averlo copiato per intero o chiedine uno nuovo al tuo fotografo.',
    tooMany: 'Troppi tentativi',
    tooManyLead: 'Aspetta qualche minuto e riapri il link.',
  },
  es: {
    from: (product, studio) => `${product}, hecho para ti por ${studio}`,
    progress: 'Progreso',
    waitsForPhotos: (studio) =>
      `Siguiente paso: ${studio} envía tus fotos al laboratorio. Después empieza la producción.`,
    steps: {
      received: 'Pedido recibido',
      checked: 'Fotos revisadas',
      printed: 'Impreso',
      bound: 'Encuadernado',
      boxed: 'En su caja',
      packed: 'Embalado',
      shipped: 'Enviado',
    },
    assembled: 'Montado',
    done: 'hecho',
    later: 'pendiente',
    expected: 'Envío previsto',
    shipped: 'Enviado el',
    ready: 'Listo en el laboratorio',
    readyOn: 'Listo en el laboratorio desde el',
    pickedUp: 'Recogido el',
    delivered: 'Entregado el',
    carrier: 'Transportista',
    track: 'Seguir envío',
    questions: (studio) => `¿Preguntas? ${studio} estará encantado de ayudarte.`,
    ended: 'Este enlace ha caducado',
    endedLead: 'Pide uno nuevo a tu fotógrafo.',
    missing: 'Este enlace no está disponible',
    missingLead: 'Comprueba que lo has copiado entero o pide uno nuevo a tu fotógrafo.',
    tooMany: 'Demasiados intentos',
    tooManyLead: 'Espera unos minutos y vuelve a abrir el enlace.',
  },
  fr: {
    from: (product, studio) => `${product}, réalisé pour vous par ${studio}`,
    progress: 'Avancement',
    waitsForPhotos: (studio) =>
      `Prochaine étape : ${studio} envoie vos photos au laboratoire. La fabrication commence ensuite.`,
    steps: {
      received: 'Commande reçue',
      checked: 'Photos vérifiées',
      printed: 'Imprimé',
      bound: 'Relié',
      boxed: 'Mis en coffret',
      packed: 'Emballé',
      shipped: 'Expédié',
    },
    assembled: 'Monté',
    done: 'terminé',
    later: 'à venir',
    expected: 'Expédition prévue',
    shipped: 'Expédié le',
    ready: 'Prêt au laboratoire',
    readyOn: 'Prêt au laboratoire depuis le',
    pickedUp: 'Retiré le',
    delivered: 'Livré le',
    carrier: 'Transporteur',
    track: 'Suivre le colis',
    questions: (studio) => `Des questions ? ${studio} vous répondra volontiers.`,
    ended: 'Ce lien a expiré',
    endedLead: 'Demandez-en un nouveau à votre photographe.',
    missing: 'Ce lien n’est pas disponible',
    missingLead: 'Vérifiez que vous l’avez copié en entier ou demandez-en un nouveau à votre photographe.',
    tooMany: 'Trop de tentatives',
    tooManyLead: 'Attendez quelques minutes, puis rouvrez le lien.',
  },
  de: {
    from: (product, studio) => `${product}, für Sie gefertigt von ${studio}`,
    progress: 'Fortschritt',
    waitsForPhotos: (studio) =>
      `Nächster Schritt: ${studio} schickt Ihre Fotos ins Labor. Danach beginnt die Produktion.`,
    steps: {
      received: 'Bestellung eingegangen',
      checked: 'Fotos geprüft',
      printed: 'Gedruckt',
      bound: 'Gebunden',
      boxed: 'In der Box',
      packed: 'Verpackt',
      shipped: 'Versandt',
    },
    assembled: 'Montiert',
    done: 'erledigt',
    later: 'folgt',
    expected: 'Voraussichtlicher Versand',
    shipped: 'Versandt am',
    ready: 'Im Labor abholbereit',
    readyOn: 'Im Labor abholbereit seit',
    pickedUp: 'Abgeholt am',
    delivered: 'Zugestellt am',
    carrier: 'Paketdienst',
    track: 'Sendung verfolgen',
    questions: (studio) => `Fragen? ${studio} hilft Ihnen gern weiter.`,
    ended: 'Dieser Link ist abgelaufen',
    endedLead: 'Bitten Sie Ihren Fotografen um einen neuen.',
    missing: 'Dieser Link ist nicht verfügbar',
    missingLead:
      'Prüfen Sie, ob Sie ihn vollständig kopiert haben, oder bitten Sie Ihren Fotografen um einen neuen.',
    tooMany: 'Zu viele Versuche',
    tooManyLead: 'Warten Sie ein paar Minuten und öffnen Sie den Link dann erneut.',
  },
};

/** Texts of the page on which a couple follows an order. */
export const orderStatusTexts = (language: Language): OrderStatusTexts => all[language];
