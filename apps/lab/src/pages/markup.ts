import type { html } from 'hono/html';

/** The result of Hono's `html`: every value in the template is escaped, unless it is markup already. */
export type Markup = ReturnType<typeof html>;
