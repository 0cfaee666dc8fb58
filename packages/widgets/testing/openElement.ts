import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { findAnswer, recordRequest } from './answers.ts';
import type { RecordedRequest } from './answers.ts';

const real = globalThis.fetch;
let count = 0;

export interface ElementOptions {
  /** Answers of the lab by the end of their path; a function is asked each time. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface OpenElement {
  readonly screen: Locator;
  readonly element: HTMLElement;
  readonly requests: RecordedRequest[];
  /** Details of the events of these names, in order. */
  readonly told: (name: string) => readonly unknown[];
}

/** Opens an element on a page whose `fetch` is a lab made of a table of answers. */
export function openElement(tag: string, events: readonly string[], options: ElementOptions): OpenElement {
  const { answers, attributes = {}, properties = {} } = options;
  const requests: RecordedRequest[] = [];
  // A lab of its own for each: answers are kept by lab and person.
  const gateway = `http://lab-${++count}.test`;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url, location.href).origin !== gateway) return real(input, init);
    const call = recordRequest(url, init?.body);
    requests.push(call);
    const { status, text } = await findAnswer(answers, call.path);
    return new Response(text, { status });
  };
  const element = document.createElement(tag);
  const told = new Map<string, unknown[]>(events.map((name) => [name, []]));
  for (const [name, details] of told)
    element.addEventListener(name, (event) => details.push((event as CustomEvent<unknown>).detail));
  element.dataset['testid'] = `${tag}-${count}`;
  element.setAttribute('gateway', gateway);
  element.lang = 'en';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  document.body.append(element);
  return {
    screen: page.getByTestId(element.dataset['testid']),
    element,
    requests,
    told: (name) => told.get(name) ?? [],
  };
}

/** Takes every element away, and gives the page its own `fetch` again. */
export function closeElements(): void {
  document.body.replaceChildren();
  globalThis.fetch = real;
}

/** A lab that knows one customer, who signs in by the page's `session` function once `signIn` was called. */
export function visitorWhoSignsIn() {
  let token: string | null = null;
  return {
    session: async () => token,
    signIn: () => (token = 'secret-token'),
    isSignedIn: () => token !== null,
  };
}

/** Answers to a session of customer 1001, in euro. */
export const customerAnswers = {
  '/check_token': { success: true, cod_fot: '1001', c: 'c1', name: 'Giulia', surname: 'Zanetti' },
  '/customer/details': {
    code: '1001',
    currency: 'EUR',
    company: { name: 'Studio Aurora', country: 'IT' },
  },
} as const;

/** A row of the catalogue, sold through configurator 10. */
export const catalogueRow = (change: Readonly<Record<string, unknown>> = {}) => ({
  slug: 'weddingbook',
  nome: 'Wedding Book',
  link_buy: 'https://lab.test/ta/config-product/10',
  prezzo_da: 258,
  prezzo_tipo: 'retail',
  giorni: '8-10',
  ...change,
});
