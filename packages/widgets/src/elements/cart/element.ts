import icon from '../../ui/icon.css?inline';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import field from '../../ui/field.css?inline';
import notice from '../../ui/notice.css?inline';
import auth from '../../auth/auth.css?inline';
import price from '../../configurator/price.css?inline';
import summary from '../../configurator/summary.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import { elementTexts } from '../strings.ts';
import { pricesTexts } from '../../configurator/pricesStrings.ts';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { manifest } from './manifest.ts';
import { CartElement } from './CartElement.tsx';

/** `<ta-cart>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: CartElement,
  texts: [kitTexts, elementTexts, pricesTexts],
  styles: [...baseStyles, icon, button, waiting, field, notice, auth, price, summary],
};

/** Defines `<ta-cart>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
