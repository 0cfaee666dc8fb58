import { kitTexts } from '../../kit/strings.ts';
import { storeTexts } from '../../store/strings.ts';
import { allStyles } from '../catalogue/allStyles.ts';
import { takeOverWith } from '../catalogue/takeOver.ts';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { elementTexts } from '../strings.ts';
import { manifest } from './manifest.ts';
import { ProductCardElement } from './ProductCardElement.tsx';

const texts = [kitTexts, elementTexts, storeTexts];

/** `<ta-product-card>`, for the page and for the server that draws it. */
export const definition: ElementDefinition = {
  manifest,
  component: ProductCardElement,
  texts,
  styles: allStyles,
  takeOver: takeOverWith(texts),
};

/** Defines `<ta-product-card>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
