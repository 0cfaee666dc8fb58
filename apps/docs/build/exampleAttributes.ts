/** In place of the code of an order: the demonstration names one that waits for its files. */
export const demonstrationOrder = '{order}';

/** Attributes with which an example shows something; elements that need none are not listed. */
export const exampleAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ta-catalogue': { filter: 'album', columns: '3' },
  'ta-configurator': { product: 'weddingbook' },
  'ta-order': { order: demonstrationOrder },
  'ta-price': { product: 'weddingbook' },
  'ta-product-card': { product: 'weddingbook' },
  'ta-upload': { order: demonstrationOrder },
};
