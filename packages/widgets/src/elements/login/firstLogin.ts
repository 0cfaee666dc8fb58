/** The first drawing of `<ta-login>`. */
import { loginStyles } from './loginStyles.ts';
import type { ElementSettings } from '../runtime/settings.ts';
import type { FirstDrawing } from '../first/start/startElement.ts';
import { drawFirst } from '../first/start/draw.ts';

/** Draws `<ta-login>`: its form is the same for everybody. */
export function drawInto(
  element: Element,
  _settings: ElementSettings,
  coming: Promise<FirstDrawing | null>,
): Promise<void> {
  return drawFirst(element, coming, loginStyles);
}
