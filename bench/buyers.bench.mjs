import { Buyer } from './buyers/buyer.mjs';
import { signInBuyers } from './buyers/desk.mjs';
import { startLab } from './lab.mjs';

export const name = 'buyers';

const width = 50;
const alone = 5;
const configuration = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
];

/**
 * 50 customers who order at once, each with an own cart, cookie and card: from the cart to the page that confirms the paid
 * order, five requests. Beside one who orders alone. Afterwards each account must have exactly its order, paid to the cent.
 */
export async function cases(context) {
  const { port } = await startLab(context);
  const base = `http://127.0.0.1:${port}`;
  const buyers = (await signInBuyers(base, width)).map((person) => new Buyer(base, person));
  for (const buyer of buyers) await buyer.storeCard();

  /** Milliseconds that each of these buyers waited for their order. */
  const orderAll = async (chosen, isTogether) => {
    const ready = [];
    for (const buyer of chosen) ready.push({ buyer, quote: await buyer.fillCart(configuration) });
    const placed = [];
    const place = async ({ buyer, quote }) => {
      const began = performance.now();
      const { sum } = await buyer.order();
      placed.push({ buyer, quote, sum, taken: performance.now() - began });
    };
    if (isTogether) await Promise.all(ready.map(place));
    else for (const each of ready) await place(each);
    for (const { buyer, quote, sum } of placed) await buyer.check(quote, sum);
    return placed.map(({ taken }) => taken);
  };

  return [
    {
      title: `cart to paid order, ${width} buyers at once`,
      unit: 'ms',
      reference: { name: 'one alone', run: () => orderAll(buyers.slice(0, alone), false) },
      ours: { name: `${width} at once`, run: () => orderAll(buyers, true) },
      // At once they take no longer than one after the other, and nobody waits until a browser would give up.
      target: { ratio: width, is: 'at most' },
      limits: [{ of: 'p99', most: 30_000 }],
      runs: 2,
      warmUps: 1,
    },
  ];
}
