import type { Finding } from '../contract/index.ts';

const longest = 12;

/** Row "name" of the table: advice on the name of an order. None for one that is short and plain, or missing. */
export function judgeName(given: string): Finding[] {
  const name = given.trim();
  const letters = [...name];
  const symbols = [...new Set(letters.filter((letter) => !/[\p{L}\p{M}\p{N} ]/u.test(letter)))];
  const values = {
    name,
    length: letters.length,
    most: longest,
    symbols: symbols.join(' '),
    short: shortened(name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()),
  };
  const codes = [
    ...(letters.length > longest ? ['nameLong'] : []),
    ...(symbols.length > 0 ? ['nameSymbols'] : []),
  ];
  return codes.map((code) => ({ code, level: 'note', values, fix: '' }));
}

/** Whole words as far as they fit; of a single long one its beginning. */
function shortened(plain: string): string {
  const letters = [...plain];
  if (letters.length <= longest) return plain;
  const end = letters.lastIndexOf(' ', longest);
  return letters.slice(0, end > 0 ? end : longest).join('');
}
