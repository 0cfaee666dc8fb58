// The reference of element.bench.mjs for <ta-login>: the same form by hand, without a library.
import { make, styleSheet } from './styles.mjs';

class ReferenceLogin extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback() {
    const gateway = this.getAttribute('gateway');
    const name = make('input', { type: 'email', name: 'email', autocomplete: 'username', required: true });
    const password = make('input', {
      type: 'password',
      name: 'password',
      autocomplete: 'current-password',
      required: true,
    });
    const show = make(
      'button',
      {
        type: 'button',
        class: 'plain',
        click: () => (password.type = password.type === 'password' ? 'text' : 'password'),
      },
      'Show',
    );
    const problem = make('p', { class: 'error', role: 'alert', hidden: true });
    const send = make('button', { type: 'submit' }, 'Sign in');
    const form = make(
      'form',
      { method: 'post', novalidate: true, submit: (event) => this.#signIn(event, gateway, problem, send) },
      make('label', {}, 'E-mail', name),
      make('label', {}, 'Password', make('span', { class: 'password' }, password, show)),
      problem,
      send,
      make(
        'p',
        {},
        make('a', { href: `${gateway}/ta/recovery-password`, target: '_top' }, 'Lost your password?'),
        ' ',
        make('a', { href: `${gateway}/contact/`, target: '_top' }, 'Sign Up'),
      ),
    );
    this.shadowRoot.replaceChildren(make('slot', { name: 'heading' }, make('h2', {}, 'Sign in')), form);
    this.dispatchEvent(new CustomEvent('ta-ready', { bubbles: true, composed: true }));
  }

  async #signIn(event, gateway, problem, send) {
    event.preventDefault();
    problem.hidden = true;
    send.disabled = true;
    try {
      const body = new URLSearchParams(new FormData(event.target));
      const answer = await fetch(`${gateway}/auth/login`, { method: 'POST', body, credentials: 'omit' });
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.error?.message ?? 'Wrong e-mail or password.');
      this.dispatchEvent(
        new CustomEvent('ta-login', { bubbles: true, composed: true, detail: { code: said.cod_fot } }),
      );
      this.shadowRoot.replaceChildren(make('p', {}, `Signed in as ${said.company}`));
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
    send.disabled = false;
  }
}

customElements.define('reference-login', ReferenceLogin);
