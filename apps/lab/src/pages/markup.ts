import type { html } from 'hono/html';

/** What Hono's `html` makes: everything put into the template is escaped, unless it is markup already. */
export type Markup = ReturnType<typeof html>;
