import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import capitals from '../src/theme/capitals.css?inline';
import tokens from '../src/theme/tokens.css?inline';
import root from '../src/theme/root.css?inline';

const looks = import.meta.glob<string>('../src/ui/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const sheet = new CSSStyleSheet();
sheet.replaceSync([tokens, root, capitals, ...Object.values(looks)].join('\n'));

/** A callback of which only the calls matter: `vi.fn<Heard>()`. */
export type AnyCallback = (...given: readonly unknown[]) => void;

/** Something drawn for a test, on the page itself or inside a shadow root. */
export interface Rendered {
  /** Finds what a person sees, inside this drawing only. */
  readonly screen: Locator;
  readonly container: HTMLElement;
  /** Draws again with new props. */
  readonly render: (ui: ReactNode) => void;
  readonly remove: () => void;
}

const rendered = new Set<Rendered>();
let count = 0;

/** Removes what a test has left on its page. */
export function removeDrawings(): void {
  for (const one of rendered) one.remove();
}

/**
 * Draws under StrictMode with our styles; the same on React and on Preact, where `vitest-browser-react` does not run.
 * `in: 'shadow'` puts it into the shadow root of a plain element.
 */
export function render(ui: ReactNode, place: { readonly in?: 'page' | 'shadow' } = {}): Rendered {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.dataset.testid = `rendered-${++count}`;
  const tree = place.in === 'shadow' ? outer.attachShadow({ mode: 'open' }) : document;
  tree.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  container.className = 'ta-root';
  (place.in === 'shadow' ? outer.shadowRoot : outer)?.append(container);
  const reactRoot = createRoot(container);
  const show = (next: ReactNode) => reactRoot.render(<StrictMode>{next}</StrictMode>);
  const one: Rendered = {
    screen: page.getByTestId(outer.dataset.testid),
    container,
    render: show,
    remove: () => {
      if (!rendered.delete(one)) return;
      reactRoot.unmount();
      outer.remove();
      if (rendered.size === 0) document.adoptedStyleSheets = [];
    },
  };
  rendered.add(one);
  show(ui);
  return one;
}
