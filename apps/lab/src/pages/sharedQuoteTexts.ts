import type { Language } from '@trade-area/core/contract';

export interface SharedQuoteTexts {
  from(product: string, studio: string): string;
  readonly configuration: string;
  /** Value of an option that is only on or off. */
  readonly included: string;
  noPrices(studio: string): string;
  until(day: string): string;
  /** Link for a colleague with the same account. */
  readonly open: string;
  readonly ended: string;
  readonly endedLead: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly notSold: string;
  readonly notSoldLead: string;
}

const all: Readonly<Record<Language, SharedQuoteTexts>> = {
  en: {
    from: (product, studio) => `${product}, put together by ${studio}`,
    configuration: 'Configuration',
    included: 'Included',
    noPrices: (studio) => `For the price, ask ${studio}.`,
    until: (day) => `This link is valid until ${day}.`,
    open: 'Open in Trade Area',
    ended: 'This link has expired',
    endedLead: 'Ask the studio that sent it to share the quote again.',
    missing: 'This link isn’t available',
    missingLead:
      'Check that you copied all of it. The studio that sent it may have stopped sharing the quote.',
    notSold: 'This product is no longer available',
    notSoldLead: 'Ask the studio that sent you the link for another one.',
  },
  it: {
    from: (product, studio) => `${product}, preparato da ${studio}`,
    configuration: 'Configurazione',
    included: 'Incluso',
    noPrices: (studio) => `Per il prezzo, chiedi a ${studio}.`,
    until: (day) => `Scadenza di questo link: ${day}.`,
    open: 'Apri nella Trade Area',
    ended: 'Questo link è scaduto',
    endedLead: 'Chiedi allo studio che te l’ha inviato di condividere di nuovo il preventivo.',
    missing: 'Questo link non è disponibile',
    missingLead:
      'Controlla di averlo copiato per intero. Lo studio che te l’ha inviato potrebbe aver annullato la condivisione.',
    notSold: 'Questo prodotto non è più disponibile',
    notSoldLead: 'Chiedi un’alternativa allo studio che ti ha inviato il link.',
  },
  es: {
    from: (product, studio) => `${product}, preparado por ${studio}`,
    configuration: 'Configuración',
    included: 'Incluido',
    noPrices: (studio) => `Para saber el precio, pregunta a ${studio}.`,
    until: (day) => `Este enlace es válido hasta el ${day}.`,
    open: 'Abrir en la Trade Area',
    ended: 'Este enlace ha caducado',
    endedLead: 'Pide al estudio que te lo envió que vuelva a compartir el presupuesto.',
    missing: 'Este enlace no está disponible',
    missingLead:
      'Comprueba que lo has copiado entero. Es posible que el estudio que te lo envió haya dejado de compartirlo.',
    notSold: 'Este producto ya no está disponible',
    notSoldLead: 'Pide una alternativa al estudio que te envió el enlace.',
  },
  fr: {
    from: (product, studio) => `${product}, préparé par ${studio}`,
    configuration: 'Configuration',
    included: 'Inclus',
    noPrices: (studio) => `Pour connaître le prix, contactez ${studio}.`,
    until: (day) => `Ce lien est valable jusqu’au ${day}.`,
    open: 'Ouvrir dans l’espace pro',
    ended: 'Ce lien a expiré',
    endedLead: 'Demandez au studio qui vous l’a envoyé de partager à nouveau le devis.',
    missing: 'Ce lien n’est pas disponible',
    missingLead:
      'Vérifiez que vous l’avez copié en entier. Le studio qui vous l’a envoyé a peut-être arrêté le partage.',
    notSold: 'Ce produit n’est plus disponible',
    notSoldLead: 'Demandez une autre proposition au studio qui vous a envoyé le lien.',
  },
  de: {
    from: (product, studio) => `${product}, zusammengestellt von ${studio}`,
    configuration: 'Konfiguration',
    included: 'Enthalten',
    noPrices: (studio) => `Den Preis nennt Ihnen ${studio}.`,
    until: (day) => `Dieser Link ist bis zum ${day} gültig.`,
    open: 'In der Trade Area öffnen',
    ended: 'Dieser Link ist abgelaufen',
    endedLead: 'Bitten Sie das Studio, das ihn gesendet hat, das Angebot erneut zu teilen.',
    missing: 'Dieser Link ist nicht verfügbar',
    missingLead:
      'Prüfen Sie, ob Sie ihn vollständig kopiert haben. Möglicherweise teilt das Studio das Angebot nicht mehr.',
    notSold: 'Dieses Produkt ist nicht mehr erhältlich',
    notSoldLead: 'Fragen Sie das Studio, das Ihnen den Link gesendet hat, nach einer Alternative.',
  },
};

/** Texts of the page of a shared quote. */
export const sharedQuoteTexts = (language: Language): SharedQuoteTexts => all[language];
