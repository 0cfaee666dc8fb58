/**
 * The first script of an element: asks the lab for its first drawing before anything else is loaded, and shows it. The
 * element itself follows and takes over what was drawn. It is built by itself, with copies of what it shares
 * (`build/alone.ts`), so that nothing has to be loaded before it runs.
 */
import type { PredrawnElement, Drawn } from '../../runtime/drawn.ts';
import { findProvider, readSettings } from '../../runtime/settings.ts';
import type { ElementSettings } from '../../runtime/settings.ts';
import type { DrawnNode } from '../server/tree.ts';
import { holdPlace } from './holdPlace.ts';
import { expectElements } from './loadElements.ts';
import type { LoadWhole } from './loadElements.ts';

/** The answer of `/public/fragments/….json`. */
export interface FirstDrawing extends Drawn {
  readonly drawn: DrawnNode;
}

/** Shows a drawing in an element as soon as it has come; null when there is none. */
export type DrawInto = (
  element: Element,
  settings: ElementSettings,
  coming: Promise<FirstDrawing | null>,
) => Promise<void>;

export interface ElementStart {
  /** The tag without `ta-`. */
  readonly name: string;
  /** Attributes that the drawing depends on, beside the settings. */
  readonly attributes: readonly string[];
  /** With more of them on a page one question for all is better than a drawing for each. */
  readonly most: number;
  /** The file that draws. */
  readonly first: () => Promise<{ readonly drawInto: DrawInto }>;
  /** Loads the element itself. */
  readonly whole: LoadWhole;
}

/** Milliseconds until the question for a drawing is given up. */
const requestTimeoutMs = 10_000;
/** Milliseconds until the element is loaded without waiting for its drawing any longer. */
const drawingTimeoutMs = 5_000;

const scriptOrigin = new URL(import.meta.url).origin;

/** Begins every element of the page that is not drawn yet; loads the element behind them. */
export async function startElement({ name, attributes, most, first, whole }: ElementStart): Promise<void> {
  const tag = `ta-${name}`;
  const found = [...document.querySelectorAll(tag)];
  const load = expectElements([tag]);
  const waiting = customElements.get(tag) || found.length > most ? [] : found;
  const drawing = Promise.all(
    waiting.map(async (element) => {
      const provider = findProvider(element, 'ta-provider');
      const settings = readSettings(element, provider, scriptOrigin);
      // A server has drawn it.
      if (element.shadowRoot) {
        holdPlace(element, element.shadowRoot);
        return true;
      }
      // A search is not drawn; who is signed in gets prices of their own.
      if (element.getAttribute('search') || settings.session) return false;
      const coming = ask(name, attributes, element, settings);
      (element as PredrawnElement).taPredrawn = coming;
      const { drawInto } = await first();
      if (customElements.get(tag)) return false;
      await drawInto(element, settings, coming);
      // Not where the element itself was quicker.
      if (!element.shadowRoot || customElements.get(tag)) return false;
      holdPlace(element, element.shadowRoot);
      return true;
    }),
  ).catch((): boolean[] => []);
  const drawings = await Promise.race([drawing, pause(drawingTimeoutMs)]);
  if (drawings?.includes(true)) await nextPaint();
  await load(whole);
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => void setTimeout(resolve, milliseconds));

/** Once a drawing is on the screen: loading what follows must not hold its frame up. A hidden page paints nothing. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function ask(
  name: string,
  attributes: readonly string[],
  element: Element,
  { gateway, language, currency, theme }: ElementSettings,
): Promise<FirstDrawing | null> {
  const query = new URLSearchParams({ language });
  const parameters: Record<string, string> = { currency, theme: theme === 'auto' ? '' : theme };
  for (const attribute of attributes) parameters[attribute] = element.getAttribute(attribute) ?? '';
  if (element.hasAttribute('no-controls')) parameters['no-controls'] = 'true';
  for (const [key, value] of Object.entries(parameters)) if (value !== '') query.set(key, value);
  return fetch(`${gateway}/public/fragments/${name}.json?${query.toString()}`, {
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).then(
    (answer) => (answer.status === 200 ? (answer.json() as Promise<FirstDrawing>) : null),
    () => null,
  );
}
