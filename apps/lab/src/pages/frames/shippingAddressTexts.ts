import type { Language } from '@trade-area/core/contract';

interface ShippingAddressTexts {
  readonly title: string;
  readonly lead: string;
  /** Over the address of the customer's account. */
  readonly studio: string;
  readonly use: string;
  /** Spoken name of the same button. */
  useNamed(name: string): string;
  readonly openAgain: string;
}

const all: Readonly<Record<Language, ShippingAddressTexts>> = {
  en: {
    title: 'Shipping address',
    lead: 'Choose where this order is delivered.',
    studio: 'Your studio',
    use: 'Use this address',
    useNamed: (name) => `Use this address: ${name}`,
    openAgain: 'Close this window and open it again.',
  },
  it: {
    title: 'Indirizzo di spedizione',
    lead: 'Scegli dove consegnare questo ordine.',
    studio: 'Il tuo studio',
    use: 'Usa questo indirizzo',
    useNamed: (name) => `Usa questo indirizzo: ${name}`,
    openAgain: 'Chiudi questa finestra e riaprila.',
  },
  es: {
    title: 'Dirección de envío',
    lead: 'Elige dónde se entrega este pedido.',
    studio: 'Tu estudio',
    use: 'Usar esta dirección',
    useNamed: (name) => `Usar esta dirección: ${name}`,
    openAgain: 'Cierra esta ventana y vuelve a abrirla.',
  },
  fr: {
    title: 'Adresse de livraison',
    lead: 'Choisissez où cette commande sera livrée.',
    studio: 'Votre studio',
    use: 'Utiliser cette adresse',
    useNamed: (name) => `Utiliser cette adresse : ${name}`,
    openAgain: 'Fermez cette fenêtre et ouvrez-la de nouveau.',
  },
  de: {
    title: 'Lieferadresse',
    lead: 'Wählen Sie, wohin diese Bestellung geliefert wird.',
    studio: 'Ihr Studio',
    use: 'Diese Adresse verwenden',
    useNamed: (name) => `Diese Adresse verwenden: ${name}`,
    openAgain: 'Schließen Sie dieses Fenster und öffnen Sie es erneut.',
  },
};

export const shippingAddressTexts = (language: Language): ShippingAddressTexts => all[language];
