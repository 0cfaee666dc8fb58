/** Shows a first drawing: node by node, from a list of what may stand there. */
import { firstStyles } from '../catalogueStyles.ts';
import type { DrawnNode } from '../server/tree.ts';
import type { ElementSettings } from '../settings.ts';
import { sheetFor } from '../sheets.ts';
import type { FirstDrawing } from './begin.ts';
import { hold } from './hold.ts';

const tags = new Set(
  'a article button div em form h2 h3 h4 img input label li option p path picture rect circle section select slot small source span strong svg ul'.split(
    ' ',
  ),
);
const addresses = new Set(['href', 'src']);
const svg = 'http://www.w3.org/2000/svg';

/** Puts the drawing into the element's shadow root as soon as it is there; an outline stands there until then. */
export async function drawInto(
  element: Element,
  settings: ElementSettings,
  coming: Promise<FirstDrawing | null>,
): Promise<void> {
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = firstStyles.map(sheetFor);
  if (outlines[element.localName]) root.append(outline(settings, element.localName));
  const drawing = await coming;
  // The element itself was quicker, or has been told something else meanwhile.
  if (!drawing || customElements.get(element.localName)) return;
  root.replaceChildren(nodeOf(drawing.drawn, false));
  hold(element, root);
}

/** How many cards are outlined. */
const outlines: Readonly<Record<string, number>> = { 'ta-catalogue': 8, 'ta-product-card': 1 };

function outline({ theme, language }: ElementSettings, tag: string): Node {
  const bar: DrawnNode = ['span', { class: 'ta-skeleton__bar' }, []];
  const card: DrawnNode = [
    'li',
    { class: 'ta-store-grid__item ta-store-waiting__card' },
    [['span', { class: 'ta-store-picture' }, []], bar, bar],
  ];
  const cards = Array.from({ length: outlines[tag] ?? 0 }, () => card);
  const grid: DrawnNode = ['ul', { class: 'ta-store-grid', 'aria-hidden': 'true' }, cards];
  const store: DrawnNode = ['div', { class: 'ta-store' }, [['div', { class: 'ta-store-waiting' }, [grid]]]];
  return nodeOf(
    ['div', { class: 'ta-root', 'data-theme': theme, lang: language, dir: 'ltr' }, [store]],
    false,
  );
}

function nodeOf(drawn: DrawnNode, inDrawing: boolean): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const [tag, attributes, children] = drawn;
  if (!tags.has(tag)) return document.createDocumentFragment();
  const isDrawing = inDrawing || tag === 'svg';
  const node = isDrawing ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on|^style$/i.test(name) || (addresses.has(name) && !/^(https?:|\/|#|data:image\/)/i.test(value)))
      continue;
    node.setAttribute(name, value);
  }
  node.append(...children.map((child) => nodeOf(child, isDrawing)));
  return node;
}
