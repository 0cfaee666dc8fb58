/** An element: its name and its content; null, '' and empty lists omit it. */
export type Branch = readonly [name: string, content: string | null | readonly Branch[]];

/** Elements in the order given, indented; texts escaped. */
export function serializeXml(branches: readonly Branch[], depth = 0): string {
  const indent = '  '.repeat(depth);
  return branches
    .map(([name, content]) => {
      if (content === null || content.length === 0) return '';
      if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`;
      const inner = serializeXml(content, depth + 1);
      return inner === '' ? '' : `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * The format accepts Basic Latin and Latin-1 only: other letters lose their accents, and characters that still do not
 * fit become a question mark. Cuts to a maximum of characters and removes line breaks.
 */
export function latin(text: string, most: number): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ]
    .map((letter) => (isLatin(letter) ? letter : reduced(letter)))
    .join('')
    .slice(0, most)
    .trim();
}

const isLatin = (letter: string) => (letter.codePointAt(0) ?? 0) <= 0xff;

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

function reduced(letter: string): string {
  const replacement = replacements[letter];
  if (replacement !== undefined) return replacement;
  const plain = [...letter.normalize('NFKD').replace(/\p{M}+/gu, '')];
  return plain.length > 0 && plain.every(isLatin) ? plain.join('') : '?';
}
