import type { Context } from 'hono';
import { notAllowed } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';

/**
 * A form is accepted only from a page of this origin (T-A11): the browser's header and the hidden token must both
 * match. The pages send no referrer, so browsers send `null` as the origin of a form.
 */
export function requireSameOrigin(context: Context, lab: Lab): void {
  const origin = context.req.header('origin') ?? '';
  const site = context.req.header('sec-fetch-site');
  const own = new URL(lab.config.portal.labOrigin).origin;
  const good =
    site === undefined ? origin === own : site === 'same-origin' && ['null', own, ''].includes(origin);
  if (!good) throw notAllowed('This form was submitted from another site.', 'foreignForm');
}
