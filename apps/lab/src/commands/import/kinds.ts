import type { ImportKind } from './kind.ts';
import { catalogue } from './kinds/catalogue.ts';
import { company } from './kinds/company.ts';
import { documents } from './kinds/documents.ts';
import { exclusions } from './kinds/exclusions.ts';
import { faq, news, pageTexts, sliders } from './kinds/contents.ts';
import { countries } from './kinds/countries.ts';
import { customers } from './kinds/customers.ts';
import { layoutItems, layoutSizes, layoutStyles } from './kinds/layoutHelp.ts';
import { optionPrices } from './kinds/optionPrices.ts';
import { options } from './kinds/options.ts';
import { pictures } from './kinds/pictures.ts';
import { presets } from './kinds/presets.ts';
import { prices } from './kinds/prices.ts';
import { promotions } from './kinds/promotions.ts';
import { sizePrices } from './kinds/sizePrices.ts';

/** In the order of their references: a file may refer to records of those before it. */
export const importKinds: readonly ImportKind[] = [
  company,
  countries,
  catalogue,
  prices,
  sizePrices,
  options,
  optionPrices,
  exclusions,
  presets,
  pictures,
  customers,
  promotions,
  sliders,
  news,
  faq,
  layoutItems,
  layoutStyles,
  layoutSizes,
  pageTexts,
  documents,
];
