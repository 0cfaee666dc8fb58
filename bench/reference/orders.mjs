// The reference of element.bench.mjs for <ta-orders>: the same questions to the lab and the same rows, by hand.
import { make, styleSheet } from './styles.mjs';

const most = 5;
const latest = { property: 'date', direction: 'DESC' };
const tables = [
  {
    title: 'Incomplete orders',
    path: '/api/customer/orders/last',
    request: { order_by: [{ property: 'status', direction: 'DESC' }, latest], query: {} },
    columns: ['names', 'code', 'article', 'date', 'price', 'state'],
  },
  {
    title: 'Orders in production',
    path: '/api/customer/orders/inprocess',
    request: { order_by: [latest], query: { status: 1 } },
    columns: ['names', 'code', 'article', 'date', 'state', 'progress'],
  },
  {
    title: 'Shipped orders',
    path: '/api/customer/orders/inprocess',
    request: { order_by: [latest], query: { status: 3 } },
    columns: ['names', 'code', 'article', 'date', 'state'],
  },
];
const titles = {
  names: 'Couple',
  code: 'Code',
  article: 'Product',
  date: 'Date',
  price: 'Price',
  state: 'Status',
  progress: 'Progress',
};

const dates = new Intl.DateTimeFormat('en', { day: '2-digit', month: '2-digit', year: 'numeric' });
const phases = ['', 'Received', 'Shipped', 'In progress', 'Printing', 'Binding', 'Packing', 'Checked'];

const cells = {
  names: ({ event }) =>
    event?.user_label || event?.name || [event?.sposa, event?.sposo].filter(Boolean).join(' & '),
  code: ({ commessa }) => commessa,
  article: ({ article }) => article,
  date: ({ order_date: date }) => (date ? dates.format(new Date(date)) : ''),
  price: ({ price }) => (price ? `${price.currency?.symbol ?? ''} ${Number(price.total).toFixed(2)}` : '--'),
  state: ({ fm_status: status }) => phases[status] ?? 'In progress',
  progress: ({ order_progress: value }) => make('progress', { max: '100', value: String(value ?? 0) }),
};

class ReferenceOrders extends HTMLElement {
  #token = '';

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styleSheet()];
  }

  async connectedCallback() {
    this.shadowRoot.replaceChildren(make('slot', { name: 'heading' }), make('p', {}, 'Loading...'));
    try {
      this.#token = await this.session();
      await this.#ask('/scripts/check_token', { direct: true, form: '' });
      void this.#visit().catch(() => undefined);
      const unread = this.#ask('/api/customer/orders/unread_messages').catch(() => []);
      const answers = await Promise.all(
        tables.map(({ path, request }) => this.#ask(path, { json: request })),
      );
      const sections = tables.map((table, index) => this.#section(table, answers[index]));
      this.shadowRoot.replaceChildren(make('slot', { name: 'heading' }), ...sections);
      this.dispatchEvent(new CustomEvent('ta-ready', { bubbles: true, composed: true }));
      this.#mark(await unread);
    } catch (error) {
      const again = make('button', { click: () => this.connectedCallback() }, 'Try again');
      this.shadowRoot.replaceChildren(make('p', { class: 'error' }, error.message), again);
    }
  }

  async #ask(path, { direct = false, json, form } = {}) {
    const base = this.getAttribute('gateway');
    const url = direct ? `${base}${path}` : `${base}/gateway?${new URLSearchParams({ endpoint: path })}`;
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const body = json ? JSON.stringify(json) : form;
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      body,
      credentials: 'omit',
      cache: 'no-store',
    });
    if (!answer.ok) throw new Error('The lab is temporarily unavailable. Try again in a few minutes.');
    return answer.json();
  }

  async #visit() {
    const { code, area, company } = await this.#ask('/api/customer/details');
    const visit = { cod_fot: code, CodiceArea: area, inter: '0', nazione_iso: company.country };
    await this.#ask('/scripts/save_logged_user', { direct: true, form: String(new URLSearchParams(visit)) });
  }

  #section({ title, columns }, { orders, total }) {
    const head = columns.map((key) => make('th', { scope: 'col' }, titles[key]));
    const rows = orders.slice(0, most).map((order, index) => {
      const drawn = columns.map((key) =>
        make('td', { class: key === 'price' ? 'end' : undefined }, cells[key](order)),
      );
      return make('tr', { 'data-index': String(index), 'data-code': order.commessa }, ...drawn);
    });
    return make(
      'section',
      {},
      make(
        'header',
        {},
        make('h2', {}, `${title} (${total})`),
        make('a', { href: '/ta/orders-list' }, 'All orders'),
      ),
      make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows)),
    );
  }

  #mark(unread) {
    for (const { cod_order: code } of unread)
      this.shadowRoot.querySelector(`tr[data-code="${CSS.escape(code)}"]`)?.setAttribute('data-unread', '');
  }
}

customElements.define('reference-orders', ReferenceOrders);
