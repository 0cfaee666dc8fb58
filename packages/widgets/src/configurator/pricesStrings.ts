import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** The lowest price of a product. */
  from: 'from {{price}}',
  /** Under a price: which one it is, and why. */
  ownNet: 'Your net price, excl. VAT and shipping',
  net: 'Net price, excl. VAT and shipping',
  retail: 'Recommended retail price. Sign in to see your net price.',
  /** In place of a price. */
  hidden: 'Sign in to see prices.',
  noPrice: 'No price available in your currency.',
  noProduct: 'This product isn’t available.',
  /** Under the price of a configuration. */
  cannotOrder: 'These options can’t be ordered together.',

  // How a price comes about, wherever one is shown
  details: 'Price details',
  /** Spoken name of what opens them. */
  detailsOf: 'Price details: {{name}}',
  /** Choice of the shown price. */
  showPrice: 'Show price',
  exclVat: 'Excl. VAT',
  inclVat: 'Incl. VAT',
  ownGross: 'Your price, incl. VAT and shipping',
  forPieces_one: 'For {{formatted}} piece',
  forPieces_other: 'For {{formatted}} pieces. Layout and color correction are charged once.',
  lineBase: 'Base price, {{size}}',
  /** Of a product without sizes. */
  lineBasic: 'Base price',
  linePages: 'Extra pages',
  lineOf: '{{option}}: {{choice}}',
  quantity: '{{count}} × {{unit}}',
  discount: 'Discount: {{name}}',
  netTotal: 'Net price',
  shipping: 'Shipping',
  vat: 'VAT {{rate}}',
  toPay: 'Total to pay',
  /** List of the promotions that are not applied, each with its reason. */
  promotions: 'Other promotions',
  savesLess: '{{name}}: another promotion saves you more.',
  behindLinked: '{{name}}: a promotion for this product applies first.',
  needsCoupon: '{{name}}: enter its code at checkout.',
  underLimit: '{{name}}: for products worth more than {{limit}}.',
  otherArticle: '{{name}}: not for this product.',

  /** Under a price and a line of the cart: working days of the production, and the lab's date. */
  days: 'Production: {{days}} working days',
  dispatch: 'Estimated dispatch: {{date}}, if all files arrive today',

  /** `<ta-cart>`: the cart, its lines and their buttons, and under it the quotes that are not ordered. */
  cartTitle: 'Your cart',
  /** Spoken name of the link in the head of the portal, without and with quotes. */
  cartLink: 'Your cart',
  cartLinkCount_one: 'Your cart, {{count}} quote',
  cartLinkCount_other: 'Your cart, {{count}} quotes',
  /** The page of an empty cart, and its ways on. */
  cartNone: 'Your cart is empty',
  cartNoneText: 'Add saved quotes to order them together: one shipment, one payment.',
  cartToStore: 'Go to the store',
  cartToQuotes: 'Your saved quotes',
  quotesTitle: 'Your quotes',
  cartQuantityOf: 'Quantity: {{name}}',
  cartRemove: 'Remove',
  cartRemoveOf: 'Remove: {{name}}',
  cartCheckOut: 'Check out',
  cartAdd: 'Add to cart',
  cartAddOf: 'Add to cart: {{name}}',
  /** A past order, at the price of today. */
  cartAddAt: 'Add to cart at {{price}}',
  /** After it was added, beside the button that leads to the lines. */
  cartAdded: '“{{name}}” is in your cart.',
  cartView: 'View cart',
  cartPages_one: '{{formatted}} page',
  cartPages_other: '{{formatted}} pages',
  /** In place of “Add to cart”: leads to the lines above, where the pieces are changed. */
  cartHas: 'In the cart',
  cartHasOf: 'In the cart: {{name}}',
  cartSize: '{{width}} × {{height}} cm',
  cartGone: 'No longer available. Remove it to order the rest.',
  cartOptions: 'Its options must be changed before it can be ordered.',
  cartRepriced: 'The price has changed since you saved it.',
  /** The same under a quote whose former price is known. */
  priceBefore: 'Price changed: it was {{price}} when you saved it.',
  cartCount_one: '{{count}} quote waiting to be ordered',
  cartCount_other: '{{count}} quotes waiting to be ordered',
  cartTotal: 'Total, excl. VAT and shipping',
  cartTotalGross: 'Total, incl. VAT and shipping',
  cartEmpty: 'No quotes waiting to be ordered',
  cartMore_one: '{{count}} more',
  cartMore_other: '{{count}} more',
  order: 'Order',
  /** Spoken name of the button above. */
  orderOf: 'Order: {{name}}',
} as const;

export type PricesTexts = typeof english;

/** Words of single prices and of waiting quotes. */
export const pricesTexts = defineTexts('prices', english);
