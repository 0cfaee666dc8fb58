import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';

/** Type of the photos of a print project: no name of a configuration has a hyphen. */
export const photoCollection = 'print-photos';

/** The images that a customer collects for the frames of one configuration (CONF-13). Their files are rows of `uploads`. */
export const designerProjects = pgTable(
  'designer_projects',
  {
    /** 128 random bits: `pID` of the wire. */
    id: text('id').primaryKey(),
    customerId: customerId(),
    /** Name of the configuration, reduced to lowercase letters and digits, or `photoCollection`. */
    type: text('type').notNull(),
    /** 128 random bits, which an upload into the project names beside its id. */
    signature: text('signature').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('designer_projects_customer').on(table.customerId, table.type)],
);
