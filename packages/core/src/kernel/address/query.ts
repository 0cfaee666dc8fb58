const longestQuery = 8_000;

/**
 * The known parameters of a query string, trimmed, that are not empty; the first of a repeated one counts (ORD-02).
 * Anything unknown is left out, and a query longer than any of ours is read as empty.
 */
export function readQuery<Name extends string>(
  search: string,
  known: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  if (search.length > longestQuery) return found;
  const parameters = new URLSearchParams(search);
  for (const name of known) {
    const value = parameters.get(name)?.trim() ?? '';
    if (value !== '') found[name] = value;
  }
  return found;
}

/** A query string without `?`, in the order given; empty and absent values are left out (ORD-02). */
export function writeQuery(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== '') parameters.append(name, String(value));
  }
  return parameters.toString();
}
