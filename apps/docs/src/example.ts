/** The example of a widget's page: controls for its attributes, a log of its events, and the code of both. */
import { readDemonstration, sessionOf } from './demonstration.ts';
import type { Demonstration } from './demonstration.ts';
import { logEvents } from './eventLog.ts';
import { labOrigin } from './lab.ts';
import { snippetOf } from './snippet.ts';

/** Stands in an attribute for an order of the demonstration. */
const anyOrder = '{order}';
const patience = 10_000;

const section = document.querySelector<HTMLElement>('[data-example]');
if (section) void start(section);

async function start(example: HTMLElement): Promise<void> {
  const demonstration = await readDemonstration();
  const panel = example.querySelector<HTMLFormElement>('[data-panel]');
  const stage = example.querySelector<HTMLElement>('[data-stage]');
  const log = example.querySelector<HTMLElement>('[data-log]');
  if (!panel || !stage || !log) return;
  fillIn(panel, demonstration);
  logEvents(stage, log, wordsOf(example.dataset['events']), wordsOf(example.dataset['cancelable']));
  const customer = panel.querySelector<HTMLElement>('[data-customer]');
  if (customer) customer.hidden = demonstration === null;
  const place = () => placeWidget(example, panel, stage, demonstration);
  panel.addEventListener('submit', (event) => event.preventDefault());
  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'customer') return place();
    setAttributes(example, panel, stage);
  });
  place();
  reportMissing(stage, example.dataset['example'] ?? '');
}

const wordsOf = (text = '') => text.split(' ').filter(Boolean);

/** An order that is not known on this lab is left for the reader to write. */
function fillIn(panel: HTMLFormElement, demonstration: Demonstration | null): void {
  for (const field of panel.elements)
    if (field instanceof HTMLInputElement && field.value === anyOrder)
      field.value = demonstration?.order ?? '';
}

/** Attributes of the panel that are set, of the provider or of the element. */
function valuesOf(panel: HTMLFormElement, scope: 'provider' | 'element'): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of panel.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const name = field.dataset['attribute'];
    if (!name || !field.id.startsWith(`${scope}-`)) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked) values[name] = '';
    } else if (field.value !== '') values[name] = field.value;
  }
  return values;
}

/** Begins again with a provider of its own, because another customer is another session. */
function placeWidget(
  example: HTMLElement,
  panel: HTMLFormElement,
  stage: HTMLElement,
  demonstration: Demonstration | null,
): void {
  const tag = example.dataset['example'] ?? '';
  const customer = panel.elements.namedItem('customer');
  const isVisitor = customer instanceof HTMLSelectElement && customer.value === 'visitor';
  const shown = document.createElement('ta-provider');
  shown.setAttribute('gateway', labOrigin);
  // The sign-in is shown to whom it is for.
  const signsIn = tag === 'ta-login' || tag === 'ta-provider';
  if (demonstration && !isVisitor && !signsIn) Object.assign(shown, { session: sessionOf(demonstration) });
  else if (example.dataset['signedIn'] !== undefined || tag === 'ta-provider')
    shown.append(document.createElement('ta-login'));
  if (tag !== 'ta-provider') shown.append(document.createElement(tag));
  stage.replaceChildren(shown);
  setAttributes(example, panel, stage);
}

function setAttributes(example: HTMLElement, panel: HTMLFormElement, stage: HTMLElement): void {
  const tag = example.dataset['example'] ?? '';
  const shown = stage.querySelector('ta-provider');
  const provider = valuesOf(panel, 'provider');
  const attributes = valuesOf(panel, 'element');
  if (shown) setFrom(shown, panel, 'provider', provider);
  const element = tag === 'ta-provider' ? null : stage.querySelector(tag);
  if (element) setFrom(element, panel, 'element', attributes);
  const code = document.querySelector('#snippet');
  const withSignIn = example.dataset['signedIn'] !== undefined;
  if (code) code.textContent = snippetOf({ lab: labOrigin, tag, attributes, provider, withSignIn });
}

/** Sets and removes the attributes that the panel knows; a widget takes both while it is shown. */
function setFrom(
  element: Element,
  panel: HTMLFormElement,
  scope: string,
  values: Readonly<Record<string, string>>,
): void {
  for (const field of panel.querySelectorAll<HTMLElement>(`[id^="${scope}-"][data-attribute]`)) {
    const name = field.dataset['attribute'] ?? '';
    const value = values[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** A widget whose script does not come cannot say so itself. */
function reportMissing(stage: HTMLElement, tag: string): void {
  const timer = setTimeout(() => {
    const text = document.createElement('p');
    text.className = 'docs-quiet';
    text.textContent = `The widgets of ${labOrigin} did not arrive. Is the lab running, and does it list this page under allowedOrigins?`;
    stage.prepend(text);
  }, patience);
  void customElements.whenDefined(tag).then(() => clearTimeout(timer));
}
