import type { Finding } from '../contract/index.ts';

const longest = 12;

/** Row "name" of the table: advice on the name of an order. None for one that is short and plain, or missing. */
export function judgeName(given: string): Finding[] {
  const name = given.trim();
  const letters = [...name];
  const symbols = [...new Set(letters.filter((letter) => !/[\p{L}\p{M}\p{N} ]/u.test(letter)))];
  const plain = [...name.replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ').replace(/ +/g, ' ')];
  const values = {
    name,
    length: letters.length,
    most: longest,
    symbols: symbols.join(' '),
    short: plain.slice(0, longest).join('').trim(),
  };
  const codes = [
    ...(letters.length > longest ? ['nameLong'] : []),
    ...(symbols.length > 0 ? ['nameSymbols'] : []),
  ];
  return codes.map((code) => ({ code, level: 'note', values, fix: '' }));
}
