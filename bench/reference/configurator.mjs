// The reference of configurator.bench.mjs by hand: the same two questions to the lab, the poster, native radio buttons
// for every choice, and the price; a change asks for its price and shows it.
import { make } from './styles.mjs';

class ReferenceConfigurator extends HTMLElement {
  #chosen = new Map();
  #asked = 0;
  #price = make('strong', { class: 'amount' }, '');

  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.replaceChildren(make('p', { role: 'status' }, 'Loading...'));
    const product = await this.#ask('/configurator/product/10?lang=en&currency=EUR');
    const poster = make('img', { class: 'poster', src: product.foto, alt: '', width: 960, height: 720 });
    poster.style.maxWidth = '100%';
    const groups = product.options
      .filter(({ kind }) => kind === 'choice')
      .map(({ name, label, choices }) =>
        make(
          'fieldset',
          {},
          make('legend', {}, label),
          ...choices.map((choice) =>
            make(
              'label',
              {},
              make('input', {
                type: 'radio',
                name,
                value: choice.value,
                change: () => this.#choose(name, choice.value),
              }),
              choice.label,
            ),
          ),
        ),
      );
    root.replaceChildren(poster, make('form', {}, ...groups), make('p', { role: 'status' }, this.#price));
    await this.#show();
  }

  #choose(name, value) {
    this.#chosen.set(name, value);
    return this.#show();
  }

  async #show() {
    const number = (this.#asked += 1);
    const fields = [...this.#chosen].map(([name, stringValue]) => ({ name, stringValue }));
    const answer = await this.#ask('/configurator/price', {
      configurator: '10',
      lang: 'en',
      currency: 'EUR',
      fields,
    });
    if (number !== this.#asked) return;
    const { total, currency } = answer.price;
    this.#price.textContent = new Intl.NumberFormat('en', { style: 'currency', currency }).format(total);
  }

  async #ask(path, body) {
    const answer = await fetch(`${this.getAttribute('gateway')}${path}`, {
      ...(body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
}

customElements.define('reference-configurator', ReferenceConfigurator);
