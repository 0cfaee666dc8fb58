import { holdsCardNumber } from '@trade-area/core/kernel';
import { badRequest } from './errors.ts';

/** Card numbers are never stored or logged: any request that contains one is refused (T-B4). */
export function refuseCardNumbers(value: unknown, name = ''): void {
  // A password is only ever hashed.
  if (/password/i.test(name)) return;
  // The digits of a fraction are no card number, although the same digits in a text may be one in groups.
  if ((typeof value === 'string' || Number.isInteger(value)) && holdsCardNumber(String(value)))
    throw badRequest('This looks like a card number. Enter cards only on the card page.', 'cardNumber');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (holdsCardNumber(key)) throw badRequest('This looks like a card number.', 'cardNumber');
    refuseCardNumbers(inner, Array.isArray(value) ? name : key);
  }
}
