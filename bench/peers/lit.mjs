// A peer of catalogue.bench.mjs: the same cards and filters on lit.
import { LitElement, css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

const filters = { all: 'ALL', new: 'NEW', album: 'ALBUM', book: 'BOOK', wallart: 'WALLART', box: 'BOX' };
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

class LitCatalogue extends LitElement {
  static properties = { items: { state: true }, filter: { state: true } };
  static styles = css`
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
      gap: 32px;
      list-style: none;
    }
    .picture {
      display: block;
      aspect-ratio: 4 / 3;
      background: #e9e4db;
    }
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `;

  constructor() {
    super();
    this.items = [];
    this.filter = 'all';
  }

  async connectedCallback() {
    super.connectedCallback();
    const answer = await fetch(`${this.getAttribute('gateway')}/public/store?lang=en&currency=EUR`);
    this.items = await answer.json();
  }

  render() {
    const shown = this.items.filter(
      ({ filter_class: classes }) => this.filter === 'all' || classes.split(' ').includes(this.filter),
    );
    return html`<slot name="heading"></slot><input type="search" aria-label="Search" />
      <nav>
        ${Object.entries(filters).map(
          ([name, word]) => html`<button @click=${() => (this.filter = name)}>${word}</button>`,
        )}
      </nav>
      <p role="status">${shown.length} products</p>
      <ul>
        ${repeat(
          shown,
          ({ slug }) => slug,
          (item) =>
            html`<li>
              <article aria-labelledby="name-${item.slug}">
                <div>
                  <a href=${item.link_info} target="_blank" rel="noopener" aria-hidden="true" tabindex="-1"
                    ><span class="picture"
                      ><picture
                        ><source type="image/avif" srcset=${item.foto_avif} sizes="33vw" />
                        <img
                          src=${item.foto}
                          srcset=${item.foto_srcset}
                          sizes="33vw"
                          alt=""
                          width="960"
                          height="720"
                          loading="lazy" /></picture></span
                  ></a>
                  ${item.filter_class.includes('new')
                    ? html`<ul class="badges">
                        <li>New</li>
                      </ul>`
                    : nothing}
                </div>
                <h3 id="name-${item.slug}">${item.nome}</h3>
                <p class="facts">
                  <span>from ${money.format(item.prezzo_da)}</span><span>${item.giorni} working days</span>
                </p>
                <p>${item.description}</p>
                <div>
                  <a
                    href=${item.link_info}
                    target="_blank"
                    rel="noopener"
                    aria-label="EXPLORE: ${item.nome} (opens in a new tab)"
                    >EXPLORE</a
                  ><a href=${item.link_buy} aria-label="CUSTOMIZE: ${item.nome}">CUSTOMIZE</a
                  ><slot name="actions-${item.slug}"></slot>
                </div>
              </article>
            </li>`,
        )}
      </ul>`;
  }
}

customElements.define('lit-catalogue', LitCatalogue);
