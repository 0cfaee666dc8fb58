import type { ConfiguratorOption, ConfiguratorProduct } from '../contract/index.ts';
import { holds, pagesField, pictureField, samplesField, sizeField } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';

/** A choice that was taken back because it does not go with a newer one. */
export interface DroppedChoice {
  /** Name of its field. */
  readonly option: string;
  readonly value: string;
}

/** The options that are asked with this configuration: one of the conditions of each holds. */
export function shownOptions(
  product: ConfiguratorProduct,
  configuration: Configuration,
): readonly ConfiguratorOption[] {
  return product.options.filter(({ when }) => holds(when, configuration));
}

/** The choices of an option that are made with the rest of the configuration; the others are not shown. */
export function shownChoices(
  option: ConfiguratorOption,
  configuration: Configuration,
): ConfiguratorOption['choices'] {
  const chosen = String(configuration.get(option.name) ?? '');
  return option.choices.filter(({ when, value }) => value === chosen || holds(when, configuration));
}

/** The chosen colors: each option that is asked and has colors, with the choice that was made. */
export function chosenColors(
  product: ConfiguratorProduct,
  configuration: Configuration,
): readonly {
  readonly option: ConfiguratorOption;
  readonly choice: ConfiguratorOption['choices'][number];
}[] {
  return shownOptions(product, configuration).flatMap((option) => {
    const value = configuration.get(option.name);
    const choice = option.choices.find((each) => each.value === value);
    return choice && choice.swatch !== '' ? [{ option, choice }] : [];
  });
}

/** The picture of the product as it is chosen: the one of the last choice that has one; '' = there is none. */
export function posterOf(product: ConfiguratorProduct, configuration: Configuration): string {
  const posters = shownOptions(product, configuration).flatMap((option) => {
    const value = configuration.get(option.name);
    const choice = option.choices.find((each) => each.value === value);
    return choice && choice.poster !== '' ? [choice.poster] : [];
  });
  return posters.at(-1) ?? '';
}

export interface Remaining {
  readonly chosen: Configuration;
  readonly configuration: Configuration;
  readonly dropped: readonly DroppedChoice[];
}

/**
 * Takes back every choice whose conditions no longer hold, such as the color of another material; the lab then chooses
 * the first that goes. The newest choice is never taken back.
 * @param latest field of the newest choice.
 */
export function dropDependents(
  product: ConfiguratorProduct,
  before: Pick<Remaining, 'chosen' | 'configuration'>,
  latest: string,
): Remaining {
  const chosen = new Map(before.chosen);
  const configuration = new Map(before.configuration);
  const dropped: DroppedChoice[] = [];
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const { name, choices } of product.options) {
      const value = String(configuration.get(name) ?? '');
      const choice = name === latest ? undefined : choices.find((each) => each.value === value);
      if (!choice || holds(choice.when, configuration)) continue;
      configuration.delete(name);
      if (chosen.delete(name)) dropped.push({ option: name, value });
      isStable = false;
    }
  }
  return { chosen, configuration, dropped };
}

/** Those of the values that are asked of a product, or belong to the images in its frames. */
export function keepOffered(
  product: ConfiguratorProduct,
  values: Configuration,
): Map<string, string | number> {
  const names = new Set([sizeField, pagesField, samplesField, ...product.options.map(({ name }) => name)]);
  return new Map([...values].filter(([name]) => names.has(name) || pictureField.test(name)));
}

/** The choices that another product of the configurator has too: those of sizes and materials that it lacks are dropped. */
export function keepKnown(product: ConfiguratorProduct, chosen: Configuration): Configuration {
  const isKnown = (name: string, value: string) => {
    if (name === sizeField) return product.sizes.includes(value);
    const option = product.options.find((each) => each.name === name);
    return option?.kind !== 'choice' || option.choices.some((choice) => choice.value === value);
  };
  return new Map([...chosen].filter(([name, value]) => isKnown(name, String(value))));
}
