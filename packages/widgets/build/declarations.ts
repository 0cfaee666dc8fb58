/**
 * Declarations of the elements: `elements.d.ts` for the DOM and for every framework, `jsx.d.ts` for React 18 and 19,
 * `vue.d.ts` and `svelte.d.ts`. Each framework has its own file, because an augmentation of a module that is not
 * installed does not compile.
 */
import { attributeName } from '../src/elements/runtime/attributeName.ts';
import type { AttributeManifest, ElementManifest } from '../src/elements/runtime/elementManifest.ts';

/** `ta-product-card` is the class `TaProductCardElement`. */
export const className = (manifest: ElementManifest): string => `${typeName(manifest)}Element`;

const typeName = ({ tag }: ElementManifest) =>
  tag.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Every declaration file by its name. `entries` are the scripts of single elements, without their ending. */
export function declarationFiles(
  manifests: readonly ElementManifest[],
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const none = "import type {} from './elements.js';\nexport {};\n";
  return new Map([
    ...entries.map((name): [string, string] => [`${name}.d.ts`, none]),
    ['elements.d.ts', elementDeclarations(manifests)],
    ['all.d.ts', allDeclarations],
    ['jsx.d.ts', reactDeclarations(manifests)],
    ['vue.d.ts', vueDeclarations(manifests)],
    ['svelte.d.ts', svelteDeclarations(manifests)],
  ]);
}

function elementDeclarations(manifests: readonly ElementManifest[]): string {
  return `${manifests.map((manifest) => `${attributesOf(manifest)}\n\n${classOf(manifest)}`).join('\n\n')}

/** The element behind each tag. */
export interface TradeAreaElements {
${byTag(manifests, className)}
}

/** The attributes of each tag in a template. */
export interface TradeAreaAttributes {
${byTag(manifests, (manifest) => `${typeName(manifest)}Attributes`)}
}

/** The events of each tag. */
export interface TradeAreaElementEvents {
${manifests.map(eventsOf).join('\n')}
}

/** The events of all tags; they bubble, so elements around a widget, the document and the window have them too. */
export interface TradeAreaEvents {
${eventMap(manifests)}
}

declare global {
  interface HTMLElementTagNameMap extends TradeAreaElements {}
  interface HTMLElementEventMap extends TradeAreaEvents {}
  interface DocumentEventMap extends TradeAreaEvents {}
  interface WindowEventMap extends TradeAreaEvents {}
}
`;
}

const allDeclarations = `import type {} from './elements.js';

/**
 * Defines every element, again under another prefix: \`{ prefix: 'lab' }\` gives \`<lab-orders>\`. Resolves when they are
 * defined.
 */
export function defineTradeArea(options?: { readonly prefix?: string }): Promise<void>;
`;

function reactDeclarations(manifests: readonly ElementManifest[]): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TradeAreaAttributes, TradeAreaElements } from './elements.js';

/** An element's own attributes, and those of every element. React 18 writes \`class\`, React 19 either. */
type Tag<Name extends keyof TradeAreaElements> = TradeAreaAttributes[Name] & { class?: string } & Omit<
    DetailedHTMLProps<HTMLAttributes<TradeAreaElements[Name]>, TradeAreaElements[Name]>,
    keyof TradeAreaAttributes[Name]
  >;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${manifests.map(({ tag }) => `      '${tag}': Tag<'${tag}'>;`).join('\n')}
    }
  }
}
`;
}

/** A template writes attributes as `no-progress`, and Vue's types know them as `noProgress`. */
function vueDeclarations(manifests: readonly ElementManifest[]): string {
  return `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { TradeAreaElementEvents, TradeAreaElements } from './elements.js';

type Own<Name extends keyof TradeAreaElements> = Partial<
  Pick<TradeAreaElements[Name], Exclude<keyof TradeAreaElements[Name], keyof HTMLElement>>
>;

/** An element as a template uses it: its attributes, properties and events, and those of every element. */
type Tag<Name extends keyof TradeAreaElements> = new () => TradeAreaElements[Name] & {
  /** Of the template alone: a reference to the element has no such property. */
  $props: HTMLAttributes & PublicProps & Own<Name>;
  /** Of the template alone. */
  $emit: EmitFn<{
    [Event in keyof TradeAreaElementEvents[Name]]: (event: TradeAreaElementEvents[Name][Event]) => void;
  }>;
};

declare module 'vue' {
  interface GlobalComponents {
${manifests.map(({ tag }) => `    '${tag}': Tag<'${tag}'>;`).join('\n')}
  }
}
`;
}

function svelteDeclarations(manifests: readonly ElementManifest[]): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
import type { TradeAreaAttributes, TradeAreaElements } from './elements.js';

/** An element's own attributes, and those of every element. */
type Tag<Name extends keyof TradeAreaElements> = TradeAreaAttributes[Name] &
  Omit<HTMLAttributes<TradeAreaElements[Name]>, keyof TradeAreaAttributes[Name]>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${manifests.map(({ tag }) => `    '${tag}': Tag<'${tag}'>;`).join('\n')}
  }
}
`;
}

function attributesOf(manifest: ElementManifest): string {
  return [
    `export interface ${typeName(manifest)}Attributes {`,
    ...Object.entries(manifest.attributes).map(([name, attribute]) =>
      line(attribute.description, `'${attributeName(name)}'?: ${typeOf(attribute)} | undefined`),
    ),
    ...Object.entries(manifest.properties).map(([name, { description, type }]) =>
      line(description, `${name}?: (${type}) | undefined`),
    ),
    ...Object.entries(manifest.events).map(([name, { description, detail }]) =>
      line(description, `'on${name}'?: ((event: CustomEvent<${detail}>) => void) | undefined`),
    ),
    '}',
  ].join('\n');
}

/** `lang` is the platform's own property already. */
function classOf(manifest: ElementManifest): string {
  const fields = Object.entries(manifest.attributes).filter(([name]) => name !== 'lang');
  return [
    `/** ${manifest.description} */`,
    `export interface ${className(manifest)} extends HTMLElement {`,
    ...fields.map(([name, attribute]) =>
      line(attribute.description, `${name}: ${typeOf(attribute)} | null | undefined`),
    ),
    ...Object.entries(manifest.properties).map(([name, { description, type }]) =>
      line(description, `${name}: (${type}) | null | undefined`),
    ),
    '}',
  ].join('\n');
}

const eventsOf = ({ tag, events }: ElementManifest) =>
  `  '${tag}': {\n${Object.entries(events)
    .map(([name, { detail }]) => `    '${name}': CustomEvent<${detail}>;`)
    .join('\n')}\n  };`;

/** One name of an event may carry different details, by the element that dispatches it. */
function eventMap(manifests: readonly ElementManifest[]): string {
  const details = new Map<string, Set<string>>();
  for (const { events } of manifests)
    for (const [name, { detail }] of Object.entries(events))
      details.set(name, (details.get(name) ?? new Set<string>()).add(detail));
  return [...details]
    .map(([name, shapes]) => `  '${name}': CustomEvent<${[...shapes].join(' | ')}>;`)
    .join('\n');
}

const byTag = (manifests: readonly ElementManifest[], type: (manifest: ElementManifest) => string) =>
  manifests.map((manifest) => `  '${manifest.tag}': ${type(manifest)};`).join('\n');

const line = (description: string, declaration: string) => `  /** ${description} */\n  ${declaration};`;

const typeOf = ({ type, values }: AttributeManifest) =>
  values?.map((value) => `'${value}'`).join(' | ') ?? type;
