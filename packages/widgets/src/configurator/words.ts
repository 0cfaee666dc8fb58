import type { ConfiguratorAnswer, ConfiguratorProduct } from '@trade-area/core/contract';
import type { TextKey, Translate } from '../kit/text/bundle.ts';
import { sizeLabel } from './sizeLabel.ts';
import type { ConfiguratorTexts } from './strings.ts';

type Key = TextKey<keyof ConfiguratorTexts>;
type Words = Translate<ConfiguratorTexts>;
type Problem = ConfiguratorAnswer['problems'][number];

/** The sentence of each problem, by its code. */
export const problemWords = {
  notSold: 'notSold',
  notInSize: 'notInSize',
  notWithThis: 'notWithThis',
  excluded: 'excluded',
  groupTooHigh: 'groupTooHigh',
  notANumber: 'notANumber',
  tooFew: 'tooFew',
  tooMany: 'tooMany',
  betweenSteps: 'betweenSteps',
  tooLong: 'tooLong',
} as const satisfies Readonly<Record<string, Key>>;

/** The reason under a choice that cannot be made, by its code. */
const choiceWords: Readonly<Record<string, Key>> = {
  notSold: 'choiceNotSold',
  notInSize: 'choiceNotInSize',
  notWithThis: 'choiceNotWithThis',
  excluded: 'choiceExcluded',
  groupTooHigh: 'choiceGroupTooHigh',
};

/** Heading of each part of the form. */
export const partWords: Readonly<Record<string, Key>> = {
  album: 'partAlbum',
  box: 'partBox',
  copies: 'partCopies',
  layout: 'partLayout',
  color: 'partColor',
};

/** Name of a field in the person's words. */
export function fieldLabel(product: ConfiguratorProduct, name: string, t: Words): string {
  if (name === 'Size') return t('size');
  if (name === 'Pages') return t('pages');
  return product.options.find((option) => option.name === name)?.label ?? name;
}

/** A value in the person's words: the label of a choice, a size, or the value itself. */
export function valueLabel(product: ConfiguratorProduct, name: string, value: string): string {
  if (name === 'Size') return sizeLabel(value);
  const option = product.options.find((each) => each.name === name);
  return option?.choices.find((choice) => choice.value === value)?.label ?? sizeLabel(value);
}

/** The sentence of a problem; of an excluded combination the lab's own words. */
export function problemText(
  product: ConfiguratorProduct,
  { code, field, value, reason, limit }: Problem,
  t: Words,
  number: (value: number) => string,
): string {
  if (reason !== '') return reason;
  const key = Object.hasOwn(problemWords, code)
    ? problemWords[code as keyof typeof problemWords]
    : 'notWithThis';
  return t(key, {
    value: valueLabel(product, field, value),
    limit: limit === null ? '' : number(limit),
  });
}

/** The reason why a choice cannot be made; '' = it can. */
export function choiceReason(code: string, reason: string, t: Words): string {
  if (code === '') return '';
  return reason || t(choiceWords[code] ?? 'choiceNotWithThis');
}
