// The reference of catalogue.bench.mjs by hand: the same question to the lab, the same filters, and cards with what
// ours have: two forms of a picture that leads to the product, badge, names for screen readers, a place for more.
import { make } from './styles.mjs';

const css = `
:host { display: block; color: #1d1a17; font: 15px/1.5 inherit; }
* { box-sizing: border-box; }
nav { display: flex; gap: 24px; margin-block: 16px; border-block-end: 1px solid #e4ded3; }
nav button { min-height: 40px; padding: 0; border: 0; border-block-end: 2px solid transparent; background: none; font: inherit; }
nav button[aria-pressed=true] { border-color: currentcolor; }
input { width: 100%; min-height: 36px; padding: 6px 12px; border: 1px solid #8b8377; border-radius: 4px; font: inherit; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 32px; margin: 0; padding: 0; list-style: none; }
article { position: relative; }
.badges { position: absolute; top: 12px; left: 12px; display: flex; gap: 4px; }
.badges li { padding: 3px 9px; border-radius: 2px; background: #fff; font-size: .8em; }
.facts { display: flex; gap: 12px; }
.picture { display: block; overflow: hidden; aspect-ratio: 4 / 3; border-radius: 4px; background: #e9e4db; }
img { width: 100%; height: 100%; object-fit: cover; }
h3 { margin: 12px 0 0; font-size: 1.25em; font-weight: 500; }
p { margin: 4px 0; color: #6b645a; }
.actions { display: flex; gap: 16px; font-weight: 600; }
a { color: #2f4598; text-decoration: none; }
`;
const filters = { all: 'ALL', new: 'NEW', album: 'ALBUM', book: 'BOOK', wallart: 'WALLART', box: 'BOX' };
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

class ReferenceCatalogue extends HTMLElement {
  #items = [];
  #filter = 'all';
  #words = '';

  async connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(make('slot', { name: 'heading' }), make('p', { role: 'status' }, 'Loading...'));
    try {
      const query = new URLSearchParams({ lang: this.getAttribute('lang'), currency: 'EUR' });
      const answer = await fetch(`${this.getAttribute('gateway')}/public/store?${query}`);
      if (!answer.ok) throw new Error('The lab is temporarily unavailable.');
      this.#items = (await answer.json()).filter((item) => item?.slug && item.nome);
      this.#draw();
      this.dispatchEvent(new CustomEvent('ta-ready', { bubbles: true, composed: true }));
    } catch (error) {
      const again = make('button', { click: () => this.connectedCallback() }, 'Try again');
      root.replaceChildren(make('p', {}, error.message), again);
    }
  }

  #draw() {
    const search = make('input', {
      type: 'search',
      'aria-label': 'Search',
      input: ({ target }) => this.#show(this.#filter, target.value),
    });
    const buttons = Object.entries(filters).map(([name, word]) =>
      make('button', { 'data-filter': name, click: () => this.#show(name, this.#words) }, word),
    );
    this.shadowRoot.replaceChildren(
      make('slot', { name: 'heading' }),
      search,
      make('nav', {}, ...buttons),
      make('p', { role: 'status' }),
      make('ul', { part: 'grid' }),
    );
    this.#show('all', '');
  }

  #show(filter, words) {
    this.#filter = filter;
    this.#words = words;
    const wanted = words.toLowerCase();
    const shown = this.#items.filter(
      (item) =>
        (filter === 'all' || item.filter_class.split(' ').includes(filter)) &&
        `${item.nome} ${item.description}`.toLowerCase().includes(wanted),
    );
    for (const button of this.shadowRoot.querySelectorAll('nav button'))
      button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    this.shadowRoot.querySelector('[role=status]').textContent = `${shown.length} products`;
    this.shadowRoot.querySelector('ul').replaceChildren(...shown.map((item) => this.#card(item)));
  }

  #card(item) {
    const tell = (name) => (event) => {
      const detail = { slug: item.slug, href: event.currentTarget.href, action: name };
      const init = { detail, bubbles: true, composed: true, cancelable: true };
      if (!this.dispatchEvent(new CustomEvent('ta-navigate', init))) event.preventDefault();
    };
    const picture = make('img', {
      src: item.foto,
      srcset: item.foto_srcset,
      sizes: '33vw',
      alt: '',
      width: '960',
      height: '720',
      loading: 'lazy',
      decoding: 'async',
    });
    const avif = make('source', { type: 'image/avif', srcset: item.foto_avif, sizes: '33vw' });
    const away = { href: item.link_info, target: '_blank', rel: 'noopener', click: tell('explore') };
    const id = `name-${item.slug}`;
    const explore = make(
      'a',
      { ...away, 'aria-label': `EXPLORE: ${item.nome} (opens in a new tab)` },
      'EXPLORE',
    );
    const create = make(
      'a',
      { href: item.link_buy, 'aria-label': `CUSTOMIZE: ${item.nome}`, click: tell('create') },
      'CUSTOMIZE',
    );
    const badges = item.filter_class.includes('new')
      ? [make('ul', { class: 'badges' }, make('li', {}, 'New'))]
      : [];
    return make(
      'li',
      {},
      make(
        'article',
        { 'aria-labelledby': id },
        make(
          'div',
          {},
          make(
            'a',
            { ...away, 'aria-hidden': 'true', tabindex: '-1' },
            make('span', { class: 'picture' }, make('picture', {}, avif, picture)),
          ),
          ...badges,
        ),
        make('h3', { id }, item.nome),
        make(
          'p',
          { class: 'facts' },
          make('span', {}, `from ${money.format(item.prezzo_da)}`),
          make('span', {}, `${item.giorni} working days`),
        ),
        make('p', {}, item.description),
        make('div', { class: 'actions' }, explore, create, make('slot', { name: `actions-${item.slug}` })),
      ),
    );
  }
}

customElements.define('reference-catalogue', ReferenceCatalogue);
