// A peer of catalogue.bench.mjs: Shopify's Buy Button with a product set of the lab's rows. It is given its own client,
// whose questions about products, the shop and the basket are answered here instead of by Shopify. What it cannot do
// (filters, search, descriptions in lists) is left out.
import ShopifyBuy from '@shopify/buy-button-js';

const framed = import.meta.env.TA_PEER.endsWith('framed');

/** A row of the lab as Shopify's client describes a product. */
function productOf(row) {
  const money = { amount: String(row.prezzo_da), currencyCode: 'EUR' };
  const image = { id: `${row.slug}-image`, src: row.foto, altText: '' };
  const variant = {
    id: `${row.slug}-variant`,
    title: 'Default Title',
    available: true,
    selectedOptions: [{ name: 'Title', value: 'Default Title' }],
    priceV2: money,
    price: money,
    compareAtPrice: null,
    compareAtPriceV2: null,
    unitPrice: null,
    image,
    sku: null,
  };
  return {
    id: row.slug,
    title: row.nome,
    descriptionHtml: row.description,
    images: [image],
    variants: [variant],
    options: [{ name: 'Title', values: [{ value: 'Default Title' }] }],
    availableForSale: true,
    onlineStoreUrl: row.link_info,
  };
}

function clientOf(gateway) {
  const client = ShopifyBuy.buildClient({ domain: 'store.example', storefrontAccessToken: 'none' });
  client.shop.fetchInfo = async () => ({ name: 'Store', moneyFormat: '{{amount}} EUR' });
  client.product.fetchMultiple = async () => {
    const answer = await fetch(`${gateway}/public/store?lang=en&currency=EUR`);
    return (await answer.json()).map(productOf);
  };
  // The same picture that the others show; Shopify's servers would make sizes of it.
  client.image.helpers.imageForSize = ({ src }) => src;
  return client;
}

class BuyButtonCatalogue extends HTMLElement {
  connectedCallback() {
    const ui = ShopifyBuy.UI.init(clientOf(this.getAttribute('gateway')));
    void ui.createComponent('collection', {
      id: ['set'],
      node: this,
      moneyFormat: '{{amount}} EUR',
      options: {
        productSet: { iframe: framed },
        product: { iframe: framed, contents: { description: true } },
        cart: { iframe: framed },
        toggle: { iframe: framed },
      },
    });
  }
}

customElements.define(`${import.meta.env.TA_PEER}-catalogue`, BuyButtonCatalogue);
