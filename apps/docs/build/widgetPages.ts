/** A page for each element: the example with its controls, and the reference from the manifest. */
import { html } from 'hono/html';
import { snippetOf } from '../src/snippet.ts';
import { allowedWords, scriptName } from './elementManifest.ts';
import type { Described, ElementDescription, Typed } from './elementManifest.ts';
import { exampleAttributes } from './exampleAttributes.ts';
import { codeBlock } from './markdown.ts';
import type { Html, SitePage } from './sitePage.ts';

/** Stands for the origin of the lab in code; a page replaces it by the one that it shows. */
export const labInCode = 'https://lab.example';

/** Attributes of every element, which the provider gives to those inside it. `gateway` is fixed on these pages. */
const common = ['lang', 'currency', 'theme'];
const providerDefaults = { lang: 'en' };

export function widgetPages(elements: readonly ElementDescription[]): readonly SitePage[] {
  const provider = elements.find(({ tagName }) => tagName === 'ta-provider');
  return elements.map((element) => ({
    path: `widgets/${element.tagName}/`,
    title: `<${element.tagName}>`,
    description: element.description,
    group: 'Widgets',
    file: '',
    markdown: referenceOf(element),
    before: example(element, provider?.attributes ?? []),
    scripts: ['example'],
    widgets: [
      ...(needsLogin(element) ? ['login.js'] : []),
      // The script of the provider defines it alone; every other script does so too.
      scriptName(element.tagName),
    ],
  }));
}

const needsLogin = ({ tagName, needsSignIn }: ElementDescription) => needsSignIn || tagName === 'ta-provider';

function example(element: ElementDescription, shared: readonly Typed[]): Html {
  const { tagName, attributes, events, needsSignIn, policyDirectives } = element;
  const own = attributes.filter(({ name }) => ![...common, 'gateway'].includes(name));
  const values = exampleAttributes[tagName] ?? {};
  const settings = shared.filter(({ name }) => common.includes(name));
  const code = snippetOf({
    lab: labInCode,
    tag: tagName,
    attributes: values,
    provider: providerDefaults,
    withSignIn: needsSignIn,
  });
  return html`<p class="docs-lead">${element.description}</p>
    <section
      class="docs-example"
      aria-labelledby="example"
      data-example="${tagName}"
      data-attributes="${JSON.stringify(values)}"
      data-events="${events.map(({ name }) => name).join(' ')}"
      data-cancelable="${events
        .filter(({ cancelable }) => cancelable)
        .map(({ name }) => name)
        .join(' ')}"
      ${needsSignIn ? 'data-signed-in' : ''}
    >
      <h2 id="example"><a class="docs-anchor" href="#example">Example</a></h2>
      <form class="docs-panel" data-panel>
        ${settings.map((attribute) => control(attribute, 'provider', providerDefaults))}
        ${own.map((attribute) => control(attribute, 'element', values))}
        <p class="ta-field" data-customer hidden>
          <label class="ta-field__label" for="customer">Shown to</label>
          <select class="ta-input docs-select" id="customer" name="customer">
            <option value="customer">a customer of the demonstration</option>
            <option value="visitor">a visitor</option>
          </select>
        </p>
      </form>
      <div class="docs-stage" data-stage aria-live="off">
        <p class="docs-quiet">The example needs scripts, and a lab at the origin that it names.</p>
      </div>
      <h3 id="events-of-the-example">Event log</h3>
      <div class="docs-log" data-log role="log" aria-labelledby="events-of-the-example" tabindex="0"></div>
      <h3 id="code">Code</h3>
      ${codeBlock(code, 'html', 'snippet')}
      <h3 id="policy">Policy</h3>
      <p>Lines for a page that has a Content Security Policy, beside its own sources:</p>
      ${codeBlock(policyLines(policyDirectives), 'http')}
    </section>`;
}

/** The control of an attribute; its name says where it is set. */
function control(
  attribute: Typed,
  scope: 'provider' | 'element',
  values: Readonly<Record<string, string>>,
): Html {
  const { name, description, type } = attribute;
  const id = `${scope}-${name}`;
  const value = values[name] ?? '';
  const words = allowedWords(attribute);
  const shared = html`id="${id}" name="${id}" aria-describedby="${id}-hint"`;
  const hint = html`<span class="ta-field__hint" id="${id}-hint">${unmarked(description)}</span>`;
  if (type.text === 'boolean')
    return html`<p class="ta-field">
      <span class="ta-checkbox"
        ><input class="ta-checkbox__box" type="checkbox" ${shared} data-attribute="${name}" /><label
          class="ta-checkbox__label"
          for="${id}"
          ><code>${name}</code></label
        ></span
      >${hint}
    </p>`;
  const label = html`<label class="ta-field__label" for="${id}"><code>${name}</code></label>`;
  if (words.length > 0)
    return html`<p class="ta-field">
      ${label}<select class="ta-input docs-select" ${shared} data-attribute="${name}">
        ${scope === 'element' || !value ? html`<option value="">not set</option>` : ''}
        ${words.map(
          (word) => html`<option value="${word}" ${word === value ? 'selected' : ''}>${word}</option>`,
        )}</select
      >${hint}
    </p>`;
  return html`<p class="ta-field">
    ${label}<input
      class="ta-input"
      type="${type.text === 'number' ? 'number' : 'text'}"
      value="${value}"
      autocomplete="off"
      spellcheck="false"
      ${shared}
      data-attribute="${name}"
    />${hint}
  </p>`;
}

const unmarked = (text: string) => text.replaceAll('`', '');

function policyLines(directives: readonly string[]): string {
  const needed = ['script-src', 'connect-src', ...directives];
  return [...needed.map((directive) => `${directive} 'self' ${labInCode};`), 'trusted-types ta-html;'].join(
    '\n',
  );
}

function referenceOf({ attributes, members, events, slots, cssParts, ...rest }: ElementDescription): string {
  const properties = members.filter(({ attribute }) => attribute === undefined);
  const names = (name: string) => `\`${name}\``;
  return [
    rest.needsSignIn
      ? 'Visitors see how to [sign in](/guides/sign-in/) in its place.'
      : 'It shows something to visitors too.',
    table(
      'Attributes',
      ['attribute', 'type', 'meaning'],
      attributes.map(({ name, type, description }) => [names(name), names(type.text), description]),
    ),
    table(
      'Properties',
      ['property', 'type', 'meaning'],
      properties.map(({ name, type, description }) => [names(name), names(type.text), description]),
    ),
    ...(properties.length > 0 ? ['Each attribute is a property too, in camelCase.\n'] : []),
    table(
      'Events',
      ['event', 'detail', 'meaning'],
      events.map(({ name, type, description }) => [
        names(name),
        names(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
        description,
      ]),
    ),
    table('Slots', ['slot', 'content'], rowsOf(slots, '(default)')),
    table('Parts', ['part', 'meaning'], rowsOf(cssParts)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const rowsOf = (entries: readonly Described[], unnamed = '') =>
  entries.map(({ name, description }) => [name === '' ? unnamed : `\`${name}\``, description]);

/** A table of markdown under a heading; nothing without rows. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
