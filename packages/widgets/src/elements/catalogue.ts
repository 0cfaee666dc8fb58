import { kitTexts } from '../kit/strings.ts';
import { readyTexts } from '../kit/text/dictionaries.ts';
import type { TextBundle } from '../kit/text/bundle.ts';
import { seedCatalogue } from '../store/catalogue/seedCatalogue.ts';
import { storeTexts } from '../store/strings.ts';
import dialog from '../ui/dialog.css?inline';
import mark from '../ui/mark.css?inline';
import notice from '../ui/notice.css?inline';
import { CatalogueElement } from './CatalogueElement.tsx';
import { firstStyles } from './catalogueStyles.ts';
import { defineElement } from './defineElement.ts';
import type { ElementDefinition } from './defineElement.ts';
import { catalogueManifest, productCardManifest } from './manifest.ts';
import { ProductCardElement } from './ProductCardElement.tsx';
import { elementTexts } from './strings.ts';

const styles = [...firstStyles, dialog, mark, notice];

/** What was drawn is taken over once its words and its data are at hand. */
const takeOverWith =
  (texts: readonly TextBundle[]): NonNullable<ElementDefinition['takeOver']> =>
  async ({ rows }, { gateway, language, currency }) => {
    await readyTexts(language, texts);
    return seedCatalogue(gateway, language, currency, rows);
  };

const catalogueTexts = [kitTexts, storeTexts];
const cardTexts = [kitTexts, elementTexts, storeTexts];

/** `<ta-catalogue>`, for the page and for the server that draws it. */
export const catalogueDefinition: ElementDefinition = {
  manifest: catalogueManifest,
  component: CatalogueElement,
  texts: catalogueTexts,
  styles,
  takeOver: takeOverWith(catalogueTexts),
};

/** `<ta-product-card>`, for the page and for the server that draws it. */
export const productCardDefinition: ElementDefinition = {
  manifest: productCardManifest,
  component: ProductCardElement,
  texts: cardTexts,
  styles,
  takeOver: takeOverWith(cardTexts),
};

/** Defines `<ta-catalogue>`. */
export function defineCatalogue(prefix?: string): void {
  defineElement(catalogueDefinition, prefix);
}

/** Defines `<ta-product-card>`. */
export function defineProductCard(prefix?: string): void {
  defineElement(productCardDefinition, prefix);
}
