import { signInAtDesk } from '../buyers/desk.mjs';
import { oneOf, seededRandom } from './random.mjs';

const secondsBetween = 3;

/**
 * A member of staff who opens an order's page every few seconds and writes to its customer, so that there are unread
 * messages to mark. Answers how many were sent, when `isOver` says so.
 */
export async function answerCustomers({ base, orders, isOver, onFault, pause }) {
  const headers = await signInAtDesk(base);
  const random = seededRandom(7);
  let sent = 0;
  while (!isOver()) {
    const code = oneOf(orders, random);
    try {
      const page = await (await fetch(`${base}/staff/orders/${code}`, { headers })).text();
      const body = new FormData();
      for (const name of ['csrf', 'key'])
        body.set(name, new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '');
      body.set('text', `Your order ${code} is on its way through production.`);
      const address = `${base}/staff/orders/${code}/message`;
      const answer = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status === 303) sent += 1;
      else onFault(`the desk answered ${answer.status} to a message about ${code}`);
    } catch (error) {
      onFault(`the desk, ${code}: ${error.message}`);
    }
    await pause(secondsBetween * 1_000);
  }
  return sent;
}
