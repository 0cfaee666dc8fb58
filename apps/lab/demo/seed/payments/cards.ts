import { createHash } from 'node:crypto';
import type { cards } from '../../../src/database/schema/payments.ts';
import type { DemoAccount } from '../account.ts';

/** Two cards for each of the ten accounts, one of which expires this month. */
export function cardRows(
  account: DemoAccount,
  customerId: number,
  today: Date,
): (typeof cards.$inferInsert)[] {
  if (account.orders !== 'every') return [];
  const mark = (name: string) =>
    createHash('sha256').update(`${name} ${account.code}`).digest('base64url').slice(0, 32);
  const holder = `${account.name} ${account.surname}`;
  const shared = { customerId, provider: 'sandbox', holder, createdAt: today };
  return [
    {
      ...shared,
      token: `card_${mark('first')}`,
      reference: `sandbox_visa_${mark('visa')}`,
      brand: 'Visa',
      last4: '1111',
      expiryMonth: 9,
      expiryYear: today.getUTCFullYear() + 3,
      isDefault: true,
    },
    {
      ...shared,
      token: `card_${mark('second')}`,
      reference: `sandbox_mastercard_${mark('mastercard')}`,
      brand: 'Mastercard',
      last4: '4444',
      expiryMonth: today.getUTCMonth() + 1,
      expiryYear: today.getUTCFullYear(),
      isDefault: false,
    },
  ];
}
