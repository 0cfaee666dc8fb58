/** The layout help as a lab's office writes and imports it: texts, graphic styles and sizes of templates. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Texts } from './shop.ts';

/** Cards, requirements, questions, tips and downloads, in their order; texts may hold HTML. */
export const layoutItems = pgTable('layout_items', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** The way whose section shows it: graphisoftware, graficafornita, impaginazione. */
  way: text('way').notNull(),
  /** The part of the section, such as `faq`. */
  block: text('block').notNull(),
  titles: jsonb('titles').$type<Texts>().notNull(),
  texts: jsonb('texts').$type<Texts>().notNull(),
  /** '' = none. */
  link: text('link').notNull(),
  notes: jsonb('notes').$type<Texts>().notNull(),
  /** `mac`, `pc` or ''. */
  platform: text('platform').notNull(),
});

/** Recommended images of a style for a number of pages (CONST2-20). */
export interface RecommendedImages {
  readonly pages: number;
  readonly least: number;
  readonly most: number;
}

/** Graphic styles of the design service; their pictures are those of `layout-<id>`. */
export const layoutStyles = pgTable('layout_styles', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  names: jsonb('names').$type<Texts>().notNull(),
  leads: jsonb('leads').$type<Texts>().notNull(),
  credits: jsonb('credits').$type<Texts>().notNull(),
  formats: jsonb('formats').$type<Texts>().notNull(),
  images: jsonb('images').$type<readonly RecommendedImages[]>().notNull(),
});

/** Sizes that templates exist for, width × height in cm. */
export const layoutSizes = pgTable('layout_sizes', {
  size: text('size').primaryKey(),
  position: integer('position').notNull(),
  /** The same in inches; '' = converted. */
  inches: text('inches').notNull(),
});
