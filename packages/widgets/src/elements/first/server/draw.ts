/**
 * The first drawing of the catalogue's elements, made where the lab runs: the same components, drawn once to text.
 * Built for Node as `dist/server/fragments.js`, which the lab loads; no page ever does.
 */
import { createElement } from 'react';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createSessionArea } from '@trade-area/core';
import {
  memoryStore,
  portalConfigurationFor,
  readLanguage,
  silentLog,
  systemClock,
} from '@trade-area/core/kernel';
import { attributeName } from '../../runtime/attributeName.ts';
import { Bridge } from '../../runtime/Bridge.tsx';
import type { Bridged, ElementDefinition } from '../../runtime/defineElement.ts';
import { drawnKey } from '../../runtime/drawn.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import type { ElementSettings } from '../../runtime/settings.ts';
import { version } from '../../runtime/version.ts';
import { attributesOf } from './order.ts';
import type { OrderedAttributes, ServerDrawing } from './order.ts';
import { treeOf } from './tree.ts';
import type { DrawnNode } from './tree.ts';

/** The elements whose folder has a `server.ts`, by their names without `ta-`. */
const drawings = new Map(
  Object.entries(
    import.meta.glob<ServerDrawing>('../../*/server.ts', { eager: true, import: 'drawing' }),
  ).map(([path, drawing]): [string, ServerDrawing] => [path.split('/').at(-2) ?? '', drawing]),
);

/** Names of the elements that are drawn here, without `ta-`. */
export const drawnElements: readonly string[] = [...drawings.keys()];

/** The drawing a partner's server requests; null for an element that is not drawn here, or an unknown attribute. */
export function readOrder(element: string, query: URLSearchParams): OrderedAttributes | null {
  const drawing = drawings.get(element);
  return drawing ? attributesOf(query, drawing.readAttributes) : null;
}

/** Everything an element wears before its script is there. */
export function stylesheetOf(element: string): string {
  return drawings.get(element)?.definition.styles.join('\n') ?? '';
}

export interface DrawingOrder {
  /** One of `drawnElements`. */
  readonly element: string;
  /** The element's attributes by their names in markup; those it does not have are left out. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Origin of the lab. */
  readonly gateway: string;
  /** The answer of `/public/store`; the login needs none. */
  readonly rows: unknown;
  /** `inline`: the looks stand in the drawing, for pages whose policy lets them. Default: a link. */
  readonly styles?: 'link' | 'inline';
}

/** A first drawing: as data for the first script, as markup for a page of a server. */
export interface Drawing extends Drawn {
  readonly drawn: DrawnNode;
  readonly markup: string;
}

/** Draws an element; null when its product is not in the rows. Rejects when the rows are no catalogue. */
export async function draw({ element, attributes, gateway, rows }: DrawingOrder): Promise<Drawing | null> {
  const definition = drawings.get(element)?.definition;
  if (!definition) throw new RangeError(`ta: '${element}' is not drawn on a server.`);
  const { product } = attributes;
  if (product !== undefined && !slugsOf(rows).includes(product)) return null;
  const settings = settingsOf(attributes, gateway);
  const values = valuesOf(definition, attributes);
  const takenOver = await definition.takeOver?.({ version, key: '', rows }, settings);
  if (!takenOver) throw new TypeError('ta: the rows are no catalogue.');
  const container = { host: hostOf(definition, settings, values) };
  const markup = renderToString(createElement(Bridge, { container }) as unknown as VNode);
  return { version, key: drawnKey({ settings, values }), rows, drawn: treeOf(markup), markup };
}

/**
 * The whole element for a page of a partner's server: its tag with a declarative shadow root that holds style link,
 * drawing and data. Nothing in it runs, so the strictest policy takes it.
 */
export function fragmentOf(order: DrawingOrder, { version: drawnBy, key, rows, markup }: Drawing): string {
  const { element, attributes, gateway } = order;
  const tag = `ta-${element}`;
  const attributeText = Object.entries(namesOf(drawings.get(element)?.definition, attributes))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const address = `${gateway}/widgets/${drawnBy}/${element}.css`;
  const looks =
    order.styles === 'inline'
      ? `<style>${stylesheetOf(element)}</style>`
      : `<link rel="stylesheet" href="${escapeAttribute(address)}">`;
  return `<${tag} gateway="${escapeAttribute(gateway)}"${attributeText}><template shadowrootmode="open">${looks}${hiddenUntilDressed(markup)}<script type="application/json">${escapeJson({ version: drawnBy, key, rows })}</script></template></${tag}>\n`;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Inside `<script>` only `<` can end anything. */
const escapeJson = (data: Drawn) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The style link's sheet shows it: never a moment without looks. */
const hiddenUntilDressed = (markup: string) => markup.replace(/^<div /, '<div hidden ');

const slugsOf = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row) => (row as { readonly slug?: unknown } | null)?.slug) : [];

function settingsOf(attributes: DrawingOrder['attributes'], gateway: string): ElementSettings {
  const { lang, currency = '', theme } = attributes;
  return {
    gateway,
    language: readLanguage(lang ?? null) ?? 'en',
    currency,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    session: null,
  };
}

/** The attributes that the element knows. */
function namesOf(definition: ElementDefinition | undefined, attributes: DrawingOrder['attributes']) {
  const attributeNames = Object.keys(definition?.manifest.attributes ?? {}).map(attributeName);
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => attributeNames.includes(name) && name !== 'gateway'),
  );
}

function valuesOf({ manifest }: ElementDefinition, attributes: DrawingOrder['attributes']) {
  return Object.fromEntries(
    Object.entries(manifest.attributes).map(([name, { type }]) => {
      const value = attributes[attributeName(name)];
      if (type === 'boolean') return [name, value !== undefined && value !== 'false'];
      if (type === 'number')
        return [name, value && Number.isFinite(Number(value)) ? Number(value) : undefined];
      return [name, value];
    }),
  );
}

/** A host for drawing only: it sends no request and receives no event. */
function hostOf(
  definition: ElementDefinition,
  settings: ElementSettings,
  values: Readonly<Record<string, unknown>>,
): Bridged {
  const snapshot = { settings, values };
  return {
    definition,
    emit: () => true,
    subscribe: () => () => undefined,
    snapshot: () => snapshot,
    sessionArea: (gateway) =>
      createSessionArea({
        fetch: () => Promise.reject(new Error('ta: a drawing asks nothing.')),
        clock: systemClock,
        storage: memoryStore(),
        log: silentLog,
        config: portalConfigurationFor(gateway),
        keep: 'memory',
      }),
  };
}
