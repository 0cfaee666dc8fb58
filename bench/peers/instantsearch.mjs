// A peer of catalogue.bench.mjs: the same cards with InstantSearch.js, its client answered by the same lab.
import instantsearch from 'instantsearch.js';
import { hits, menu, searchBox } from 'instantsearch.js/es/widgets';

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** The response of a search service, made of the lab's rows. */
function clientOf(gateway) {
  const rows = fetch(`${gateway}/public/store?lang=en&currency=EUR`).then((answer) => answer.json());
  return {
    async search(requests) {
      const all = (await rows).map((row) => ({ ...row, objectID: row.slug }));
      return {
        results: requests.map(({ params: { query = '', facetFilters = [] } }) => {
          const wanted = facetFilters.flat().map((filter) => filter.split(':')[1]);
          const found = all.filter(
            ({ nome, filter_class: classes }) =>
              nome.toLowerCase().includes(query.toLowerCase()) &&
              wanted.every((name) => classes.split(' ').includes(name)),
          );
          const facets = { filter_class: { album: 1, book: 1, wallart: 1, box: 1 } };
          return {
            hits: found,
            nbHits: found.length,
            page: 0,
            nbPages: 1,
            hitsPerPage: 1000,
            query,
            params: '',
            facets,
          };
        }),
      };
    },
  };
}

class InstantCatalogue extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const places = ['box', 'menu', 'hits'].map(() => document.createElement('div'));
    root.append(...places);
    const search = instantsearch({
      indexName: 'store',
      searchClient: clientOf(this.getAttribute('gateway')),
    });
    search.addWidgets([
      searchBox({ container: places[0] }),
      menu({ container: places[1], attribute: 'filter_class' }),
      hits({
        container: places[2],
        templates: {
          item: (item, { html }) =>
            html`<article aria-labelledby="name-${item.slug}">
              <div>
                <a href="${item.link_info}" target="_blank" rel="noopener" aria-hidden="true" tabindex="-1">
                  <span class="picture">
                    <picture>
                      <source type="image/avif" srcset="${item.foto_avif}" sizes="33vw" />
                      <img
                        src="${item.foto}"
                        srcset="${item.foto_srcset}"
                        sizes="33vw"
                        alt=""
                        width="960"
                        height="720"
                        loading="lazy"
                      />
                    </picture>
                  </span>
                </a>
                ${item.filter_class.includes('new') &&
                html`<ul class="badges">
                  <li>New</li>
                </ul>`}
              </div>
              <h3 id="name-${item.slug}">${item.nome}</h3>
              <p class="facts">
                <span>from ${money.format(item.prezzo_da)}</span><span>${item.giorni} working days</span>
              </p>
              <p>${item.description}</p>
              <div>
                <a
                  href="${item.link_info}"
                  target="_blank"
                  rel="noopener"
                  aria-label="EXPLORE: ${item.nome} (opens in a new tab)"
                  >EXPLORE</a
                ><a href="${item.link_buy}" aria-label="CUSTOMIZE: ${item.nome}">CUSTOMIZE</a>
                <slot name="actions-${item.slug}"></slot>
              </div>
            </article>`,
        },
      }),
    ]);
    search.start();
  }
}

customElements.define('instantsearch-catalogue', InstantCatalogue);
