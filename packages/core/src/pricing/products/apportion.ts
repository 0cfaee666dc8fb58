/**
 * Divides an amount of minor units over several parts in proportion to their weights, by the method of the largest
 * remainder: the parts are integers whose sum is the amount, and no part is off its exact share by a whole unit. Of equal
 * remainders the first part gets the unit. Weights that are all 0 count as equal.
 *
 * @param weights integers of at least 0.
 * @example
 * apportion(100, [1, 1, 1]); // [34, 33, 33]
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : apportion(
          amount,
          weights.map(() => 1),
        );
  // Exact: an amount times a weight may be past what a double holds.
  const whole = BigInt(sum);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / whole));
  const missing = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
