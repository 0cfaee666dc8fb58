import { kitTexts } from '../../kit/strings.ts';
import { storeTexts } from '../../store/strings.ts';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { CatalogueElement } from './CatalogueElement.tsx';
import { allStyles } from './allStyles.ts';
import { manifest } from './manifest.ts';
import { takeOverWith } from './takeOver.ts';

const texts = [kitTexts, storeTexts];

/** `<ta-catalogue>`, for the page and for the server that draws it. */
export const definition: ElementDefinition = {
  manifest,
  component: CatalogueElement,
  texts,
  styles: allStyles,
  takeOver: takeOverWith(texts),
};

/** Defines `<ta-catalogue>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
