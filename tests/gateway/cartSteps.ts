import { addToCart } from '@trade-area/core/contract';
import type { Cart } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { seenOn } from './checkoutSteps.ts';

/** Puts pieces of a quote into the cart and answers the cart. */
export async function add(base: string, who: SignedIn, id: string, quantity = 1): Promise<Cart> {
  const { json } = await call(base, addToCart, { token: who.token, body: { id, quantity } });
  return parse(addToCart.answer, json);
}

/** The fields that a checkout page sends back unseen: the amount, and the contents of the cart. */
export function hiddenOn(page: string): { seen: string; contents: string } {
  const contents = /name="contents" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return { seen: seenOn(page), contents };
}
