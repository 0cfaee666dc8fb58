/** One region to choose, of GW-26's option markup. */
export interface RegionChoice {
  /** ISO 3166-2. */
  readonly iso: string;
  readonly name: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text of an attribute or an element. It is only ever shown as text, so whatever is left of markup means nothing. */
function decode(text: string): string {
  return text
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, inside: string) => {
      if (!inside.startsWith('#')) return entities[inside.toLowerCase()] ?? entity;
      const code = /^#x/i.test(inside) ? Number.parseInt(inside.slice(2), 16) : Number(inside.slice(1));
      return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    })
    .trim();
}

/** The choices of option markup: read, never drawn (DEC-15). An option without value or words is left out. */
export function readRegionOptions(markup: string): readonly RegionChoice[] {
  const options = markup.slice(0, 100_000).matchAll(/<option\b([^<>]*)>([^<]*)/gi);
  return [...options].flatMap(([, attributes = '', words = '']) => {
    const value = /\bvalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
    const iso = decode(value?.[1] ?? value?.[2] ?? value?.[3] ?? '');
    const name = decode(words);
    return iso === '' || name === '' ? [] : [{ iso, name }];
  });
}
