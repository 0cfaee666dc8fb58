/** One customer with an own browser: a cart, its checkout, and the card that pays it. Every request is as the portal and a browser send it. */
export class Buyer {
  #base;
  #token;
  #cookies = new Map();
  #card = '';

  constructor(base, { token }) {
    this.#base = base;
    this.#token = token;
  }

  async #call(path, body) {
    const answer = await fetch(`${this.#base}/gateway?${new URLSearchParams({ endpoint: path })}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  /** A page of the lab's site; `form` posts it. */
  async #visit(path, form) {
    const answer = await fetch(`${this.#base}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies.values()].join('; '),
        ...(form ? { 'sec-fetch-site': 'same-origin' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const pair = set.split(';')[0];
      this.#cookies.set(pair.split('=')[0], pair);
    }
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
  }

  #ticket(body) {
    return this.#call('/api/customer/ticket', body).then(({ ticket }) => ticket);
  }

  /** Stores a test card, unless the account has one. */
  async storeCard() {
    const frame = async (path, form) => {
      const answer = await fetch(`${this.#base}/embed/online_payments/${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      if (!answer.ok) throw new Error(`the card frame answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const { session, cards } = await frame('open', { ta_token: await this.#ticket({ purpose: 'cards' }) });
    const known = cards.find(({ expired }) => !expired);
    if (known) {
      this.#card = known.token;
      return;
    }
    const year = new Date().getUTCFullYear() + 3;
    const card = { kind: 'works', brand: 'Visa', last4: '1111', month: 9, year };
    const reference = `sandbox.${Buffer.from(JSON.stringify(card)).toString('base64url')}.${crypto.randomUUID()}`;
    const { outcome, added } = await frame('add', { session, reference, holder: 'Ada Neri' });
    if (outcome !== 'done') throw new Error(`the card was not stored: ${outcome}`);
    this.#card = added;
  }

  /** Empties the cart, and puts one new quote into it. Answers its number. */
  async fillCart(configuration) {
    const { lines } = await this.#call('/api/customer/cart');
    for (const { id } of lines) await this.#call('/api/customer/cart/change', { id, quantity: 0 });
    const answer = await fetch(`${this.#base}/epicor/createNewQuote/10`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}` },
      body: new URLSearchParams({ configuredProduct: JSON.stringify({ fields: configuration }) }),
    });
    if (!answer.ok) throw new Error(`the quote was not saved: ${answer.status}`);
    const { id, headerValues } = await answer.json();
    await this.#call('/api/customer/cart/add', { id, quantity: 1 });
    return headerValues.fields.find(({ name }) => name === 'order_code').stringValue;
  }

  /** From the cart to the page that confirms the paid order. Answers the checkout's number and the sum, minor units. */
  async order() {
    const { code } = await this.#call('/api/customer/cart');
    const ta_token = await this.#ticket({ purpose: 'checkout', order_code: code });
    await this.#visit(`/checkout/${code}/`, { ta_token });
    const { text: page } = await this.#visit(`/checkout/${code}/`);
    const hidden = (name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
    const sum = Number(hidden('seen'));
    if (!(sum > 0)) throw new Error(`the checkout of ${code} names no sum`);
    const form = { bride: 'Anna', groom: 'Luca', eventDate: '', delivery: 'profile', terms: '1' };
    const { status, to } = await this.#visit(`/checkout/${code}/order`, {
      ...form,
      payment: this.#card,
      seen: hidden('seen'),
      contents: hidden('contents'),
    });
    if (!to.startsWith(`/checkout/${code}/done`))
      throw new Error(`the order of ${code} answered ${status}, ${to}`);
    const done = await this.#visit(to);
    if (done.status !== 200) throw new Error(`the confirmation of ${code} answered ${done.status}`);
    return { code, sum };
  }

  /** Throws unless the account has exactly one order of this number, which is paid by card to the cent. */
  async check(orderCode, sum) {
    const { orders } = await this.#call('/api/customer/orders/last', { query: { search: orderCode } });
    const found = orders.filter(({ commessa }) => commessa === orderCode);
    if (found.length !== 1) throw new Error(`quote ${orderCode} has ${found.length} orders`);
    const paid = await this.#call('/api/customer/orders/payments', { query: { cod_order_ref: orderCode } });
    const rows = paid.orders.filter(({ commessa }) => commessa === orderCode);
    const total = rows.reduce((all, { price }) => all + Math.round(price.total * 100), 0);
    if (rows.length !== 1 || total !== sum || rows[0].price.payment_method !== 'card')
      throw new Error(`order ${orderCode} of ${sum} has ${rows.length} payments of ${total}`);
  }
}
