import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { optionChoices, optionExclusions, optionPrices, productOptions } from '../database/schema/options.ts';
import type { Queries } from '../database/open.ts';

export type OptionRow = typeof productOptions.$inferSelect;
export type ChoiceRow = typeof optionChoices.$inferSelect;
export type OptionPriceRow = typeof optionPrices.$inferSelect;
export type ExclusionRow = typeof optionExclusions.$inferSelect;

export interface OptionRows {
  readonly options: readonly OptionRow[];
  readonly choices: readonly ChoiceRow[];
  readonly prices: readonly OptionPriceRow[];
  readonly exclusions: readonly ExclusionRow[];
}

/** The rows of some sets, with the prices of a currency that count on a day (ISO). */
export async function optionRows(
  queries: Queries,
  sets: readonly string[],
  { currency, day }: { readonly currency: string; readonly day: string },
): Promise<OptionRows> {
  if (sets.length === 0) return { options: [], choices: [], prices: [], exclusions: [] };
  const names = [...sets];
  const newest = sql`(select max(newer.valid_from) from option_prices newer
    where newer.option_set = ${optionPrices.set} and newer.currency = ${currency} and newer.valid_from <= ${day})`;
  return {
    options: await queries
      .select()
      .from(productOptions)
      .where(inArray(productOptions.set, names))
      .orderBy(asc(productOptions.position)),
    choices: await queries
      .select()
      .from(optionChoices)
      .where(inArray(optionChoices.set, names))
      .orderBy(asc(optionChoices.position)),
    prices: await queries
      .select()
      .from(optionPrices)
      .where(
        and(
          inArray(optionPrices.set, names),
          eq(optionPrices.currency, currency),
          eq(optionPrices.validFrom, newest),
        ),
      )
      .orderBy(asc(optionPrices.position)),
    exclusions: await queries
      .select()
      .from(optionExclusions)
      .where(inArray(optionExclusions.set, names))
      .orderBy(asc(optionExclusions.id)),
  };
}
