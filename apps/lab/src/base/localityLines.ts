/** Countries whose post writes town, state and code in this order on one line. */
const codeLast = new Set(['US', 'CA', 'AU']);
/** Countries whose post writes the code on a line of its own. */
const codeBelow = new Set(['GB', 'IE']);

/** The lines of an address that name the place, in the order of its country's post; empty parts are left out. */
export function localityLines({
  zip,
  city,
  state,
  country,
}: {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}): readonly string[] {
  const join = (parts: readonly string[], by = ' ') => parts.filter(Boolean).join(by);
  if (codeLast.has(country)) {
    const separator = country === 'US' ? ', ' : ' ';
    return [join([join([city, state], separator), zip])].filter(Boolean);
  }
  if (codeBelow.has(country)) return [join([city, state], ', '), zip].filter(Boolean);
  return [join([zip, city, state === '' ? '' : `(${state})`])].filter(Boolean);
}
