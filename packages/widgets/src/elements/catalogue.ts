import { kitTexts } from '../kit/strings.ts';
import storeCards from '../store/cards.css?inline';
import collections from '../store/collections.css?inline';
import store from '../store/store.css?inline';
import { storeTexts } from '../store/strings.ts';
import button from '../ui/button.css?inline';
import dialog from '../ui/dialog.css?inline';
import field from '../ui/field.css?inline';
import icon from '../ui/icon.css?inline';
import mark from '../ui/mark.css?inline';
import notice from '../ui/notice.css?inline';
import tabs from '../ui/tabs.css?inline';
import waiting from '../ui/waiting.css?inline';
import catalogue from './catalogue.css?inline';
import { CatalogueElement } from './CatalogueElement.tsx';
import { defineElement } from './defineElement.ts';
import { catalogueManifest, productCardManifest } from './manifest.ts';
import { ProductCardElement } from './ProductCardElement.tsx';
import { elementTexts } from './strings.ts';
import { baseStyles } from './styles.ts';

const styles = [
  ...baseStyles,
  icon,
  button,
  waiting,
  field,
  dialog,
  tabs,
  mark,
  notice,
  store,
  storeCards,
  collections,
  catalogue,
];

/** Defines `<ta-catalogue>`. */
export function defineCatalogue(prefix?: string): void {
  defineElement(
    { manifest: catalogueManifest, component: CatalogueElement, texts: [kitTexts, storeTexts], styles },
    prefix,
  );
}

/** Defines `<ta-product-card>`. */
export function defineProductCard(prefix?: string): void {
  defineElement(
    {
      manifest: productCardManifest,
      component: ProductCardElement,
      texts: [kitTexts, elementTexts, storeTexts],
      styles,
    },
    prefix,
  );
}
