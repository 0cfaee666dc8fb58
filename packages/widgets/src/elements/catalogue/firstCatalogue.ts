/** The first drawing of elements that show cards. */
import { firstStyles } from './firstStyles.ts';
import type { DrawnNode } from '../first/server/tree.ts';
import type { ElementSettings } from '../runtime/settings.ts';
import type { DrawInto } from '../first/start/startElement.ts';
import { drawFirst } from '../first/start/draw.ts';

/** Draws `<ta-catalogue>`; eight cards are outlined until it comes. */
export const drawInto = drawCards(8);

/** Draws `<ta-product-card>`. */
export const drawCard = drawCards(1);

function drawCards(outlined: number): DrawInto {
  return (element, settings, coming) => drawFirst(element, coming, firstStyles, outline(settings, outlined));
}

function outline({ theme, language }: ElementSettings, count: number): DrawnNode {
  const bar: DrawnNode = ['span', { class: 'ta-skeleton__bar' }, []];
  const card: DrawnNode = [
    'li',
    { class: 'ta-store-grid__item ta-store-waiting__card' },
    [['span', { class: 'ta-store-picture' }, []], bar, bar],
  ];
  const cards = Array.from({ length: count }, () => card);
  const grid: DrawnNode = ['ul', { class: 'ta-store-grid', 'aria-hidden': 'true' }, cards];
  const store: DrawnNode = ['div', { class: 'ta-store' }, [['div', { class: 'ta-store-waiting' }, [grid]]]];
  return ['div', { class: 'ta-root', 'data-theme': theme, lang: language, dir: 'ltr' }, [store]];
}
