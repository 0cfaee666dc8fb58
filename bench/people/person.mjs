import { readJson } from '../../scripts/parts/root.mjs';
import { oneOf, seededRandom } from './random.mjs';

const { password } = readJson('scripts/accounts.json');

/**
 * One person with a browser of their own: what they know, and how a request of theirs is sent, timed and judged. `isBare`:
 * they talk to the reference, whose answers mean nothing.
 */
export class Person {
  #send;
  #token = '';
  #cookies = new Map();
  #counted = 0;
  isInCart = false;
  quote = '';

  /**
   * @param {object} given
   * @param {number} given.number
   * @param {object} given.account `email`, `orders`, `terms`, `profile` of `accounts.mjs`
   * @param {Function} given.send of `connection.mjs`
   * @param {(answer: object) => void} given.onAnswer
   */
  constructor({ number, account, send, onAnswer, isBare = false, quote = '' }) {
    this.number = number;
    this.account = account;
    this.isBare = isBare;
    this.quote = quote;
    this.random = seededRandom(1_000 + number);
    this.#send = send;
    /** Told of every answer: `{ kind, name, taken, fault }`. */
    this.onAnswer = onAnswer;
  }

  anyOrder() {
    return oneOf(this.account.orders, this.random);
  }

  anyTerm() {
    return oneOf(this.account.terms, this.random);
  }

  nextNumber() {
    return (this.#counted += 1);
  }

  /** Sends a request that changes nothing: a GET, or a POST where it has a body. Answers what was read. */
  read(name, path, given) {
    return this.#ask('read', name, path, given);
  }

  /** Sends a request that changes something, with a key of its own as the portal does. */
  write(name, path, given) {
    return this.#ask('write', name, path, given, { 'idempotency-key': crypto.randomUUID() });
  }

  async signOut() {
    await this.#ask('write', 'sign-out', '/auth/logout', { direct: true, body: {}, holds: () => true });
  }

  async signIn() {
    const { email } = this.account;
    const json = await this.#ask('signIn', 'sign-in', '/auth/login', {
      direct: true,
      form: { email, password },
      holds: ({ token } = {}) => Boolean(token),
    });
    this.#token = json?.token ?? this.#token;
  }

  async #ask(kind, name, path, { body, form, direct = false, holds }, more = {}) {
    const headers = { ...more };
    if (this.#token) headers.authorization = `Bearer ${this.#token}`;
    if (this.#cookies.size > 0) headers.cookie = [...this.#cookies.values()].join('; ');
    if (form) headers['content-type'] = 'application/x-www-form-urlencoded';
    else if (body) headers['content-type'] = 'application/json';
    const began = performance.now();
    let answer;
    let fault = '';
    let json;
    try {
      answer = await this.#send(direct ? path : `/gateway?${new URLSearchParams({ endpoint: path })}`, {
        method: body || form ? 'POST' : 'GET',
        headers,
        body: form ? new URLSearchParams(form).toString() : body ? JSON.stringify(body) : '',
      });
    } catch (error) {
      fault = error.message;
    }
    const taken = performance.now() - began;
    if (answer && !this.isBare) {
      json = parse(answer.body);
      if (answer.status !== 200 || !holds(json)) fault = `${answer.status} ${answer.body.slice(0, 200)}`;
      this.#keepCookies(answer);
    }
    this.onAnswer({ kind, name, taken, fault: fault && `${name} of ${this.account.email}: ${fault}` });
    return fault ? undefined : json;
  }

  #keepCookies({ headers }) {
    for (const set of headers['set-cookie'] ?? []) {
      const pair = set.split(';')[0];
      this.#cookies.set(pair.split('=')[0], pair);
    }
  }
}

function parse(bytes) {
  try {
    return JSON.parse(bytes);
  } catch {
    return undefined;
  }
}
