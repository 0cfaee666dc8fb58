import icon from '../../ui/icon.css?inline';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import notice from '../../ui/notice.css?inline';
import price from '../../configurator/price.css?inline';
import summary from '../../configurator/summary.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import { pricesTexts } from '../../configurator/pricesStrings.ts';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { manifest } from './manifest.ts';
import { PriceElement } from './PriceElement.tsx';

/** `<ta-price>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: PriceElement,
  texts: [kitTexts, pricesTexts],
  styles: [...baseStyles, icon, button, waiting, notice, price, summary],
};

/** Defines `<ta-price>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
