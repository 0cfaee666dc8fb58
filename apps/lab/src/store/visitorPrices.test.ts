import { expect, it } from 'vitest';
import { visitorPrice } from './visitorPrices.ts';

const families = [{ family: 'wedding', factor: 2.4 }];

it.each([
  ['hidden', 'wedding', 12_900, null],
  ['a word that is none', 'wedding', 12_900, null],
  ['trade', 'wedding', 12_900, 12_900],
  ['retail', 'wedding', 12_900, 31_000],
  ['retail', 'prints', 12_900, 25_800],
  ['retail', 'prints', 333, 665],
  ['retail', 'prints', null, null],
])('DEC-23: %s, family %s: %s becomes %s', (show, family, trade, expected) => {
  expect(visitorPrice({ show, factor: 2, families }, { family }, trade)).toBe(expected);
});
