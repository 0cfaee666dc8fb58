import groups from '../../data/optionSets.json' with { type: 'json' };

const sets: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => group.products.map((slug) => [slug, group.sets])),
);

/** The sets of data/configurator/options.csv of a product of the demonstration. One without sets is ordered as it is. */
export const optionSetsOf = (slug: string): readonly string[] => sets.get(slug) ?? [];
