/** The first drawing of the catalogue's elements. */
import { firstStyles } from '../catalogueStyles.ts';
import type { DrawnNode } from '../server/tree.ts';
import type { ElementSettings } from '../settings.ts';
import type { FirstDrawing } from './begin.ts';
import { drawFirst } from './draw.ts';

/** Draws `<ta-catalogue>` or `<ta-product-card>`. */
export function drawInto(
  element: Element,
  settings: ElementSettings,
  coming: Promise<FirstDrawing | null>,
): Promise<void> {
  return drawFirst(element, coming, firstStyles, outline(settings, element.localName));
}

/** How many cards are outlined. */
const outlines: Readonly<Record<string, number>> = { 'ta-catalogue': 8, 'ta-product-card': 1 };

function outline({ theme, language }: ElementSettings, tag: string): DrawnNode {
  const bar: DrawnNode = ['span', { class: 'ta-skeleton__bar' }, []];
  const card: DrawnNode = [
    'li',
    { class: 'ta-store-grid__item ta-store-waiting__card' },
    [['span', { class: 'ta-store-picture' }, []], bar, bar],
  ];
  const cards = Array.from({ length: outlines[tag] ?? 0 }, () => card);
  const grid: DrawnNode = ['ul', { class: 'ta-store-grid', 'aria-hidden': 'true' }, cards];
  const store: DrawnNode = ['div', { class: 'ta-store' }, [['div', { class: 'ta-store-waiting' }, [grid]]]];
  return ['div', { class: 'ta-root', 'data-theme': theme, lang: language, dir: 'ltr' }, [store]];
}
