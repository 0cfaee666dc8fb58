import { copySizeField, holds, meets, pagesField, sizeField } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import type { ChoiceTerms, OptionPrice, OptionTerms, ProductTerms } from './terms.ts';

/** Why a field cannot be ordered as it is. The lab has the words. */
export type ProblemCode =
  /** The value is none of the list, or is no longer sold. */
  | 'notSold'
  /** The chosen size is not made with it. */
  | 'notInSize'
  /** It is made only with other values of another option. */
  | 'notWithThis'
  /** `exclusion` names the rule. */
  | 'excluded'
  /** Its group is above the one that `groupLimit` allows. */
  | 'groupTooHigh'
  | 'notANumber'
  | 'tooFew'
  | 'tooMany'
  /** The number is between two steps. */
  | 'betweenSteps'
  | 'tooLong';

export interface Problem {
  readonly field: string;
  readonly code: ProblemCode;
  /** The value that cannot be ordered. */
  readonly value: string;
  /** Id of the exclusion; '' for other problems. */
  readonly exclusion: string;
  /** The nearest number that is allowed, or the longest text; null for other problems. */
  readonly limit: number | null;
}

/** Everything that stands against ordering a configuration; empty = it can be ordered. */
export function findProblems(terms: ProductTerms, configuration: Configuration): Problem[] {
  return [
    ...sizeProblems(terms, configuration),
    ...numberProblems(pagesField, configuration.get(pagesField), terms.pages),
    ...terms.options
      .filter((option) => holds(option.when, configuration))
      .flatMap((option) => optionProblems(terms, option, configuration)),
  ];
}

/** Why a choice cannot be chosen with the rest of the configuration; null = it can. */
export function problemOfChoice(
  terms: ProductTerms,
  option: OptionTerms,
  value: string,
  configuration: Configuration,
): Problem | null {
  const problem = (code: ProblemCode, exclusion = ''): Problem => ({
    field: option.name,
    code,
    value,
    exclusion,
    limit: null,
  });
  const choice = option.choices.find((each) => each.value === value);
  if (!choice) return problem('notSold');
  if (!isMadeInSize(choice.prices, String(configuration.get(sizeField) ?? ''))) return problem('notInSize');
  // A copy is the product itself in another size.
  if (option.name === copySizeField && !terms.sizes.some(({ size }) => size === value))
    return problem('notSold');
  if (!holds(choice.when, configuration)) return problem('notWithThis');
  const excluded = terms.exclusions.find(
    (each) => each.option === option.name && each.values.includes(value) && meets(each.when, configuration),
  );
  if (excluded) return problem('excluded', excluded.id);
  const limit = groupLimitOf(terms, option, configuration);
  return limit !== '' && choice.group > limit ? problem('groupTooHigh') : null;
}

function groupLimitOf(
  terms: ProductTerms,
  { groupLimit }: OptionTerms,
  configuration: Configuration,
): string {
  const chosen = String(configuration.get(groupLimit) ?? '');
  const option = terms.options.find(({ name }) => name === groupLimit);
  return option?.choices.find(({ value }) => value === chosen)?.group ?? '';
}

/** The chosen entry of an option. */
export function choiceOf(
  { name, choices }: OptionTerms,
  configuration: Configuration,
): ChoiceTerms | undefined {
  return choices.find(({ value }) => value === configuration.get(name));
}

/** Prices that name sizes say in which sizes a choice is made. */
export function isMadeInSize(prices: readonly OptionPrice[], size: string): boolean {
  return prices.length === 0 || prices.some(({ sizes }) => sizes.length === 0 || sizes.includes(size));
}

function sizeProblems({ sizes }: ProductTerms, configuration: Configuration): Problem[] {
  const value = String(configuration.get(sizeField) ?? '');
  return sizes.some(({ size }) => size === value)
    ? []
    : [{ field: sizeField, code: 'notSold', value, exclusion: '', limit: null }];
}

function optionProblems(terms: ProductTerms, option: OptionTerms, configuration: Configuration): Problem[] {
  const { name, kind, least, most, longest } = option;
  const value = configuration.get(name);
  if (kind === 'number') return numberProblems(name, value, { least, most, step: 1 });
  if (kind === 'flag') return numberProblems(name, value, { least: 0, most: 1, step: 1 });
  const text = String(value ?? '');
  if (kind === 'choice') {
    const problem = problemOfChoice(terms, option, text, configuration);
    return problem ? [problem] : [];
  }
  return [...text].length > longest
    ? [{ field: name, code: 'tooLong', value: text, exclusion: '', limit: longest }]
    : [];
}

function numberProblems(
  field: string,
  value: string | number | undefined,
  limits: { readonly least: number; readonly most: number; readonly step: number } | null,
): Problem[] {
  if (limits === null || value === undefined) return [];
  const { least, most, step } = limits;
  const problem = (code: ProblemCode, limit: number | null): Problem[] => [
    { field, code, value: String(value), exclusion: '', limit },
  ];
  if (typeof value !== 'number') return problem('notANumber', null);
  if (value < least) return problem('tooFew', least);
  if (value > most) return problem('tooMany', most);
  const below = least + Math.floor((value - least) / step) * step;
  return value === below ? [] : problem('betweenSteps', below);
}
