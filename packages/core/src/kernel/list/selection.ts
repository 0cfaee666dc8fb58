/** Of the wanted keys at most so many; those that were chosen first stay. */
export function limitSelection(wanted: ReadonlySet<string>, most: number): ReadonlySet<string> {
  return wanted.size <= most ? wanted : new Set([...wanted].slice(0, most));
}
