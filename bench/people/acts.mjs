import { oneOf } from './random.mjs';

const lists = (json) => Array.isArray(json?.orders);
const rows = (json) => Array.isArray(json);
const isDone = (json) => json?.success === true || json?.success === 1;
const configuration = (random) => [
  { name: 'Size', stringValue: oneOf(['20x20', '30x30'], random) },
  { name: 'Pages', numberValue: oneOf([30, 40, 50], random) },
  { name: 'CoverMaterial', stringValue: 'leather' },
];

/** @typedef {import('./person.mjs').Person} Person */

/**
 * The acts of a person, with how often each is chosen of a hundred. An act sends the requests of one screen or one press,
 * those of a screen at once.
 *
 * @type {readonly { name: string, weight: number, run: (person: Person) => Promise<unknown> }[]}
 */
export const acts = [
  {
    name: 'home',
    weight: 8,
    run: (person) =>
      Promise.all([
        person.read('customer', '/api/customer/details', { holds: (json) => Boolean(json?.company) }),
        person.read('unread messages', '/api/customer/orders/unread_messages', { holds: rows }),
        person.read('orders that wait', '/api/customer/orders/last', { body: {}, holds: lists }),
      ]),
  },
  {
    name: 'orders',
    weight: 24,
    run: (person) =>
      person.read(
        'orders in process',
        `/api/customer/orders/inprocess/${1 + Math.floor(person.random() * 3)}`,
        {
          body: { order_by: [], query: oneOf([{}, { status: 1 }, { status: 3 }], person.random) },
          holds: lists,
        },
      ),
  },
  {
    name: 'order',
    weight: 20,
    run: (person) => {
      const code = person.anyOrder();
      return Promise.all([
        person.read('an order', `/api/customer/orders/details/${code}`, {
          body: {},
          holds: (json) => json?.[0]?.commessa === code || json?.[0]?.order_code === code,
        }),
        person.read('its messages', `/api/customer/orders/messages/${code}`, { holds: rows }),
      ]);
    },
  },
  {
    name: 'payments',
    weight: 8,
    run: (person) =>
      person.read('payments', '/api/customer/orders/payments/1', { body: { order_by: [] }, holds: lists }),
  },
  {
    name: 'threads',
    weight: 8,
    run: (person) =>
      person.read('conversations', '/api/customer/orders/threads', {
        holds: (json) => Array.isArray(json?.threads),
      }),
  },
  {
    name: 'search',
    weight: 8,
    run: (person) =>
      person.read('search', '/api/customer/search', {
        body: { search: person.anyTerm() },
        holds: (json) => Array.isArray(json?.orders) && Array.isArray(json?.messages),
      }),
  },
  {
    name: 'price',
    weight: 6,
    run: (person) =>
      person.read('price', '/configurator/price', {
        direct: true,
        body: { configurator: '10', fields: configuration(person.random) },
        holds: (json) => Array.isArray(json?.fields),
      }),
  },
  {
    name: 'message',
    weight: 6,
    run: (person) => {
      const text = `When will it be ready? (${person.number}, ${person.nextNumber()})`;
      return person.write('message', '/api/customer/orders/add_messages', {
        body: { cod_order: person.anyOrder(), txt_public: text },
        holds: (json) => json?.some?.(({ txt_public }) => txt_public === text),
      });
    },
  },
  { name: 'mark', weight: 4, run: markAsRead },
  {
    name: 'profile',
    weight: 2,
    run: (person) =>
      person.write('profile', '/scripts/register_profile', {
        direct: true,
        form: { ...person.account.profile, telefono: `+39 049 55${10_000 + person.nextNumber()}` },
        holds: isDone,
      }),
  },
  { name: 'cart', weight: 5, run: moveInCart },
  {
    name: 'sign-in',
    weight: 1,
    run: async (person) => {
      await person.signOut();
      await person.signIn();
    },
  },
];

/** Opens the conversation of an order with unread messages, as its list names it, and marks the oldest of them. */
async function markAsRead(person) {
  const unread = await person.read('unread messages', '/api/customer/orders/unread_messages', {
    holds: rows,
  });
  const code = oneOf(unread ?? [], person.random)?.cod_order ?? person.anyOrder();
  const conversation = await person.read('its messages', `/api/customer/orders/messages/${code}`, {
    holds: rows,
  });
  const found = conversation?.find(({ fao, ts_read }) => fao === 'client' && ts_read === '');
  // The bare server has no messages: the same press is sent for one of its own.
  const id = person.isBare ? '1' : found?.id;
  if (id === undefined) return;
  await person.write('mark as read', '/api/customer/orders/read_messages', {
    body: { cod_order: code, id: String(id) },
    holds: isDone,
  });
}

/** Puts the person's quote into the cart, or takes it out again, and looks at the cart. */
async function moveInCart(person) {
  const holds = (json) => Array.isArray(json?.lines);
  const isIn = person.isInCart;
  person.isInCart = !isIn;
  if (isIn)
    await person.write('out of the cart', '/api/customer/cart/change', {
      body: { id: person.quote, quantity: 0 },
      holds,
    });
  else
    await person.write('into the cart', '/api/customer/cart/add', {
      body: { id: person.quote, quantity: 1 },
      holds,
    });
  await person.read('cart', '/api/customer/cart', { holds });
}

const total = acts.reduce((sum, { weight }) => sum + weight, 0);
if (total !== 100) throw new Error(`the weights of the acts are ${total} of 100`);

/** An act, as often as its weight says. */
export function anyAct(random) {
  let left = random() * total;
  return acts.find(({ weight }) => (left -= weight) < 0) ?? acts[0];
}
