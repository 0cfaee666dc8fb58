import type { ElementSettings } from './settings.ts';
import { version } from './version.ts';

/** The content of a shadow root before its element is defined: drawn by a server, or by the first script. */
export interface Drawn {
  /** Of the widgets that drew it: another version's drawing is not taken over. */
  readonly version: string;
  /** `drawnKey` of what it was drawn for. */
  readonly key: string;
  /** The answer of the lab that it shows. */
  readonly rows: unknown;
}

interface Snapshot {
  readonly settings: Pick<ElementSettings, 'language' | 'currency' | 'theme'>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Everything that a drawing depends on. */
export function drawnKey({ settings: { language, currency, theme }, values }: Snapshot): string {
  const addressValues = ['filter', 'subFilter', 'search', 'columns', 'noControls', 'product'].map(
    (name) => values[name] || '',
  );
  return JSON.stringify([language, currency, theme, ...addressValues.map(String)]);
}

/** On an element whose first script has drawn, or is about to: what it asked for. */
export interface PredrawnElement extends Element {
  taPredrawn?: Promise<Drawn | null>;
}

/** Takes the drawing that came with an element, once; null when there is none. */
export function takeDrawn(element: Element): Promise<Drawn | null> | null {
  const { taPredrawn } = element as PredrawnElement;
  delete (element as PredrawnElement).taPredrawn;
  if (taPredrawn) return taPredrawn.then(ofThisVersion, () => null);
  const data = element.shadowRoot?.querySelector('script[type="application/json"]');
  return data ? Promise.resolve(ofThisVersion(read(data.textContent ?? ''))) : null;
}

function read(text: string): Drawn | null {
  try {
    return JSON.parse(text) as Drawn | null;
  } catch {
    return null;
  }
}

const ofThisVersion = (drawn: Drawn | null) => (drawn?.version === version ? drawn : null);

/** Empties the shadow root: its content differs from what the element would draw. */
export function discardDrawn(element: Element): void {
  element.shadowRoot?.replaceChildren();
}
