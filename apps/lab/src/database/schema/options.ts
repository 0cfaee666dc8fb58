/** Options of products, their surcharges, and the combinations that are not made. */
import type { Condition, OptionKind, PricePart, PriceUnit } from '@trade-area/core/pricing';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Texts } from './shop.ts';

/** A set of options belongs to every product that names it (`products.optionSets`). */
export const productOptions = pgTable(
  'product_options',
  {
    set: text('option_set').notNull(),
    /** Name of the field on the wire, such as `CoverMaterial`. */
    option: text('option').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<OptionKind>().notNull(),
    part: text('part').$type<PricePart>().notNull(),
    initial: text('initial').notNull(),
    /** Of a number. */
    least: integer('least').notNull(),
    most: integer('most').notNull(),
    /** Of a text: characters. */
    longest: integer('longest').notNull(),
    groupLimit: text('group_limit').notNull(),
    conditions: jsonb('conditions').$type<readonly Condition[]>().notNull(),
    labels: jsonb('labels').$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.option] })],
);

export const optionChoices = pgTable(
  'option_choices',
  {
    set: text('option_set').notNull(),
    option: text('option').notNull(),
    choice: text('choice').notNull(),
    position: integer('position').notNull(),
    group: text('price_group').notNull(),
    /** `#rrggbb`, '' = it has no color. */
    swatch: text('swatch').notNull(),
    conditions: jsonb('conditions').$type<readonly Condition[]>().notNull(),
    labels: jsonb('labels').$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.option, table.choice] })],
);

/**
 * Surcharges of options and choices. The rows of a set and currency with the same first day are one list, which replaces
 * the list before as a whole.
 */
export const optionPrices = pgTable(
  'option_prices',
  {
    set: text('option_set').notNull(),
    currency: text('currency').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    position: integer('position').notNull(),
    option: text('option').notNull(),
    /** '' = of a number, flag or text. */
    choice: text('choice').notNull(),
    per: text('per').$type<PriceUnit>().notNull(),
    /** Minor units, or hundredths of a percent. */
    amount: integer('amount').notNull(),
    free: integer('free').notNull(),
    sizes: jsonb('sizes').$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.currency, table.validFrom, table.position] })],
);

export const optionExclusions = pgTable(
  'option_exclusions',
  {
    set: text('option_set').notNull(),
    id: text('id').notNull(),
    condition: jsonb('condition').$type<Condition>().notNull(),
    option: text('option').notNull(),
    /** These values of the option are not made while the condition holds. */
    excluded: jsonb('excluded').$type<readonly string[]>().notNull(),
    reasons: jsonb('reasons').$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.id] })],
);
