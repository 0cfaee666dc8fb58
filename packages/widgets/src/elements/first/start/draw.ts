/** Shows a first drawing: node by node, from a list of what may stand there. */
import type { DrawnNode } from '../server/tree.ts';
import { sheetFor } from '../../runtime/sheets.ts';
import type { FirstDrawing } from './startElement.ts';

const tags = new Set(
  'a article button div em form h2 h3 h4 img input label li option p path picture rect circle section select slot small source span strong svg ul'.split(
    ' ',
  ),
);
const addresses = new Set(['href', 'src']);
const svg = 'http://www.w3.org/2000/svg';

/** Milliseconds of drawing in one go: a slow machine stays quick to answer in between. */
const slice = 25;
let until = 0;

/** Milliseconds without anything before the outline is drawn: what comes at once is not announced. */
const unannounced = 80;

/**
 * Puts a drawing into the element's shadow root as soon as it is there. `styles` are what it wears, `outline` stands
 * there when it is waited for.
 */
export async function drawFirst(
  element: Element,
  coming: Promise<FirstDrawing | null>,
  styles: readonly string[],
  outline?: DrawnNode,
): Promise<void> {
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles.map(sheetFor);
  const announce = () => {
    until = Number.POSITIVE_INFINITY;
    if (outline) root.append(nodeOf(outline, false, []));
  };
  const waited = setTimeout(announce, unannounced);
  const drawing = await coming;
  clearTimeout(waited);
  // The element itself was quicker.
  if (!drawing || customElements.get(element.localName)) return;
  const later: (() => void)[] = [];
  until = performance.now() + slice;
  root.replaceChildren(nodeOf(drawing.drawn, false, later));
  for (let rest = later.shift(); rest; rest = later.shift()) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + slice;
    }
    rest();
  }
}

function nodeOf(drawn: DrawnNode, inDrawing: boolean, later: (() => void)[]): Node {
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
  const draw = (from: number) => {
    for (const [past, child] of children.slice(from).entries()) {
      if (past > 0 && performance.now() > until) {
        later.push(() => draw(from + past));
        return;
      }
      node.append(nodeOf(child, isDrawing, later));
    }
  };
  draw(0);
  return node;
}
