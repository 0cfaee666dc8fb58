import type { Checkout } from '../../checkout/checkout.ts';

/** The ways in which the orders can be delivered, each with its sums. The styles show what is of the chosen one (`data-way`). */
export const waysOf = ({ totalsBy: { courier, pickup } }: Pick<Checkout, 'totalsBy'>) => [
  { way: 'courier', totals: courier } as const,
  ...(pickup ? [{ way: 'pickup', totals: pickup } as const] : []),
];
