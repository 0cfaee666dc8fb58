// The hidden frame of the delete flow: requests the deletion with its ticket, shows the outcome, and posts it only to
// the page that the ticket was issued for.
import { postTo } from './parent.js';

const outcome = document.getElementById('outcome');
const {
  order = '',
  together = '',
  ticket = '',
  parent: target = '',
  done = '',
  failed = '',
} = outcome?.dataset ?? {};

const refusal = await remove();
if (outcome) outcome.textContent = refusal === null ? done : failed;
const message =
  refusal === null
    ? { task: 'finishedDeleteOrder', orderCode: order }
    : { task: 'failedDeleteOrder', orderCode: order, ...refusal };
postTo(target)(message);

/** null when the order was deleted, else the gateway's reason or error code, the orders that need this one, and the one that takes over their shipping. */
async function remove() {
  try {
    const response = await fetch('/embed/delete-order', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: order, ta_token: ticket, together }),
    });
    if (response.ok) return null;
    const answer = await response.json();
    const reason = answer?.error?.reason ?? answer?.error?.code ?? 'internal';
    const orders = answer?.error?.orders;
    const needing = Array.isArray(orders) ? orders.join(',') : '';
    return { reason, together: needing, shipsWith: answer?.error?.ships_with ?? '' };
  } catch {
    return { reason: 'offline' };
  }
}
