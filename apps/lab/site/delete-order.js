// The hidden frame of the delete flow: requests the deletion with its ticket, shows the outcome, and posts it only to
// the page that the ticket was issued for.
import { postTo } from './parent.js';

const outcome = document.getElementById('outcome');
const { order = '', ticket = '', parent: target = '', done = '', failed = '' } = outcome?.dataset ?? {};

const reason = await remove();
if (outcome) outcome.textContent = reason === null ? done : failed;
const message =
  reason === null
    ? { task: 'finishedDeleteOrder', orderCode: order }
    : { task: 'failedDeleteOrder', orderCode: order, reason };
postTo(target)(message);

/** null when the order was deleted, else the gateway's reason or error code. */
async function remove() {
  try {
    const response = await fetch('/embed/delete-order', {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({ order_code: order, ta_token: ticket }),
    });
    if (response.ok) return null;
    const answer = await response.json();
    return answer?.error?.reason ?? answer?.error?.code ?? 'internal';
  } catch {
    return 'offline';
  }
}
