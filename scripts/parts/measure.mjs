/** Sorted copy's value at a share from 0 to 1, between neighbours in proportion. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/** Median and quartiles of some numbers. */
export function spread(values) {
  return { q1: quantile(values, 0.25), median: quantile(values, 0.5), q3: quantile(values, 0.75) };
}

const listOf = (measured) => (Array.isArray(measured) ? measured : [measured]);

/**
 * Measures one case: the reference and ours take turns in one run, each first as often as the other, after a warm-up.
 *
 * A case is `{ title, unit, ours, reference?, target?, limits? }`. `ours` and `reference` are `{ name, run }`; `run`
 * answers one number, or a list of samples of which the median counts. `target` is `{ ratio, is }` with `is` 'at most'
 * or 'at least', on ours divided by reference; `limits` are `{ of, most }` on a statistic of all of our samples,
 * 'p50' or 'p99', in the case's unit.
 */
export async function measure(given, { runs = 15, warmUps = 3 } = {}) {
  const { ours, reference } = given;
  const samples = { ours: [], reference: [] };
  const medians = { ours: [], reference: [] };
  for (let turn = -warmUps; turn < runs; turn += 1) {
    const order = turn % 2 === 0 ? ['reference', 'ours'] : ['ours', 'reference'];
    for (const side of order) {
      const contender = side === 'ours' ? ours : reference;
      if (!contender) continue;
      const measured = listOf(await contender.run());
      if (turn < 0) continue;
      samples[side].push(...measured);
      medians[side].push(quantile(measured, 0.5));
    }
  }
  // Each turn has its own ratio: what disturbs the machine for a while disturbs both sides of it.
  const ratio = reference ? spread(medians.ours.map((value, turn) => value / medians.reference[turn])) : null;
  const statistics = { p50: quantile(samples.ours, 0.5), p99: quantile(samples.ours, 0.99) };
  return {
    title: given.title,
    unit: given.unit,
    runs,
    ours: { name: ours.name, ...spread(medians.ours), ...statistics, samples: samples.ours.length },
    reference: reference ? { name: reference.name, ...spread(medians.reference) } : null,
    ratio,
    target: wordsOf(given),
    met: isMet(given, ratio, statistics),
  };
}

function wordsOf({ target, limits = [] }) {
  const words = limits.map(({ of, most }) => `${of} at most ${most}`);
  if (target) words.unshift(`ratio ${target.is} ${target.ratio}`);
  return words.join(', ');
}

/** Whether every target is met; null when the case has none. */
function isMet({ target, limits = [] }, ratio, statistics) {
  const verdicts = limits.map(({ of, most }) => statistics[of] <= most);
  if (target && ratio)
    verdicts.push(target.is === 'at most' ? ratio.median <= target.ratio : ratio.median >= target.ratio);
  return verdicts.length === 0 ? null : verdicts.every(Boolean);
}
