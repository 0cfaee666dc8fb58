export interface Sort<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

/** The wire's order of a list. */
export type OrderBy<Key extends string> = readonly {
  readonly property: Key;
  readonly direction: 'ASC' | 'DESC';
}[];

export function chosenSort<Key extends string>(orderBy: OrderBy<Key>): Sort<Key>[] {
  return orderBy.map(({ property, direction }) => ({ key: property, isDescending: direction === 'DESC' }));
}

/** Removes repeated keys, which have no effect. */
export function removeRepeats<Key extends string>(wanted: readonly Sort<Key>[]): Sort<Key>[] {
  return wanted.filter(({ key }, index) => wanted.findIndex((each) => each.key === key) === index);
}
