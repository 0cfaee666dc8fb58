import { defineAccount } from './account.ts';
import { defineCatalogue, defineProductCard } from './catalogue.ts';
import { defineDoctor } from './doctor.ts';
import { defineLogin } from './login.ts';
import { defineMessages } from './messages.ts';
import { defineOrder } from './order.ts';
import { defineOrders } from './orders.ts';
import { defineCards } from './cards.ts';
import { definePayments } from './payments.ts';
import { defineProvider } from './provider.ts';
import { defineUpload } from './upload.ts';

/**
 * Defines every element. Again with another prefix for a page whose tags begin otherwise: `{ prefix: 'lab' }` gives
 * `<lab-orders>` beside `<ta-orders>`.
 */
export function defineTradeArea({ prefix = 'ta' }: { readonly prefix?: string } = {}): void {
  defineProvider(prefix);
  defineLogin(prefix);
  defineOrders(prefix);
  defineOrder(prefix);
  defineMessages(prefix);
  definePayments(prefix);
  defineCards(prefix);
  defineAccount(prefix);
  defineCatalogue(prefix);
  defineProductCard(prefix);
  defineUpload(prefix);
  defineDoctor(prefix);
}
