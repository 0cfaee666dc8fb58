import type { Context } from 'hono';
import type { Lab } from '../../base/lab.ts';
import type { Buyer } from '../../checkout/checkout.ts';
import type { CheckoutProblem } from '../../checkout/details.ts';
import type { Placement } from '../../checkout/settle.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import { sessionOf } from './session.ts';

/** A page of a checkout, in the language that the person reads; `problems` are shown on it. */
export function addressOf(
  context: Context,
  code: string,
  to: {
    readonly page?: string;
    readonly language?: string;
    readonly problems?: readonly CheckoutProblem[];
  } = {},
): string {
  const { page = '', language = context.req.query('lang') ?? '', problems = [] } = to;
  const query = new URLSearchParams(language === '' ? {} : { lang: language.slice(0, 5) });
  for (const problem of problems) query.append('problem', problem);
  return `/checkout/${encodeURIComponent(code)}/${page}${query.size > 0 ? `?${query}` : ''}`;
}

export const codeOf = (context: Context) => (context.req.param('code') ?? '').slice(0, 40);

/** The sender of a form; null = the session has ended. @throws notAllowed for a form of another site. */
export async function senderOf(context: Context, lab: Lab): Promise<{ buyer: Buyer; code: string } | null> {
  requireSameOrigin(context, lab);
  const session = await sessionOf(context, lab);
  return session ? { buyer: session.buyer, code: codeOf(context) } : null;
}

/**
 * The page that shows what has become of the order. A bank is reached by a link of that page: the redirect of a form's
 * answer to an origin that the page's policy does not name is blocked by browsers.
 */
export function nextAddress(context: Context, code: string, placement: Placement): string {
  switch (placement.outcome) {
    case 'placed':
      return addressOf(context, code, { page: 'done' });
    case 'refused':
      return addressOf(context, code, { problems: placement.problems });
    case 'challenge':
    case 'waiting':
      return addressOf(context, code, { page: 'payment' });
  }
}
