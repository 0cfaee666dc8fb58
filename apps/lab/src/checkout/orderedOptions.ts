import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import type { Field } from '@trade-area/core/pricing';
import { languageOf } from '../base/language.ts';
import { describeConfiguration } from '../configurator/describe.ts';
import type { Configurable } from '../configurator/productApi.ts';
import { configuratorTexts } from '../configurator/texts.ts';
import type { ProductOption } from '../database/schema/production.ts';

type Labelled = Pick<ProductOption, 'name' | 'label'>;

/**
 * The options that were chosen for an order, as they were named on that day: in the customer's language for the lab's
 * sheets, in every language for the order's page.
 * @param quantity pieces; one piece goes without saying.
 * @param spoken the customer's language.
 */
export function orderedOptions(
  configurable: Pick<Configurable, 'rows' | 'terms'>,
  fields: readonly Field[],
  { quantity, spoken }: { readonly quantity: number; readonly spoken: string },
): ProductOption[] {
  const labelsIn = (language: Language) => [
    ...piecesOf(quantity, language),
    ...chosenOf(configurable, fields, language),
  ];
  const named = languages.map(
    (language) => [language, new Map(labelsIn(language).map(({ name, label }) => [name, label]))] as const,
  );
  return labelsIn(languageOf(spoken)).map(({ name, label }) => ({
    name,
    label,
    chosen: true,
    labels: Object.fromEntries(named.map(([language, labels]) => [language, labels.get(name) ?? label])),
  }));
}

function piecesOf(quantity: number, language: Language): Labelled[] {
  const { pieces } = configuratorTexts(language);
  return quantity > 1 ? [{ name: 'Quantity', label: `${pieces}: ${quantity}` }] : [];
}

function chosenOf(
  configurable: Pick<Configurable, 'rows' | 'terms'>,
  fields: readonly Field[],
  language: Language,
): Labelled[] {
  return describeConfiguration(configurable, fields, language)
    .filter(({ isChosen }) => isChosen)
    .map(({ name, label, value }) => ({ name, label: value === '' ? label : `${label}: ${value}` }));
}
