const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ntilde: 'ñ',
  ccedil: 'ç',
};

/**
 * The text of HTML, on a page that forbids parsing it: never blank (T-B7). Only ever shown as text, so
 * whatever is left of the markup means nothing.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|svg|math|iframe|noscript|title|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<(br|hr)\b[^>]*(?:>|$)|<\/(p|div|li|h[1-6]|tr|table|ul|ol|blockquote|figure|pre)\s*>/gi, '\n')
    .replace(/<li\b[^>]*(?:>|$)/gi, '• ')
    .replace(/<\/?[a-z!?][^>]*>?/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode)
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decode(entity: string, inside: string): string {
  if (!inside.startsWith('#')) {
    const name = Object.hasOwn(entities, inside) ? inside : inside.toLowerCase();
    return Object.hasOwn(entities, name) ? (entities[name] ?? entity) : entity;
  }
  const hex = /^#x/i.test(inside);
  const code = Number.parseInt(inside.slice(hex ? 2 : 1), hex ? 16 : 10);
  const character = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return character ? String.fromCodePoint(code) : '';
}
