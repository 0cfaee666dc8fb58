import { describe, expect, it } from 'vitest';
import { checkCharacter, fiscalCodeProblem, tidyFiscalCode } from './fiscalCode.ts';

/** Published by python-stdnum, tests/test_it_codicefiscale.doctest (2009-2014): codes found in the open. */
const valid = [
  'MRTNTN23M02D969P',
  'RCCMNL83S18D969H',
  'MRSMSR81D60Z611H',
  'CNTCHR83T41D969D',
  'FOXDRA26C24H872Y',
  'MAILCU91A25F839D',
  'RSSMRA45C12F205C',
  'RSSMRA45C12F20RX',
  'RSSMRA45C12F2L5N',
  'RSSMRA45C12F2LRI',
  'RSSMRAQRCMNFNLRG',
];

describe('fiscal code (ACC-10, ACC-24)', () => {
  it.each(valid)('%s is one', (code) => expect(fiscalCodeProblem(code)).toBeNull());

  it.each([
    ['CSTNGL22I10D086I', 'shape', 'I is no month; python-stdnum: InvalidFormat'],
    ['FOXDRA26C24H872A', 'check', 'python-stdnum: InvalidChecksum'],
    ['CNTCHR83T32D969H', 'date', 'there is no 32 December; python-stdnum: InvalidComponent'],
    ['RCCMNL83S18D969', 'shape', 'one character short'],
    ['RCCMNL83S18D967H', 'check', 'one digit changed'],
    ['RCCMNL83S18D969HX', 'shape', 'one too many'],
    ['rccmnl83s18d969h', 'shape', 'only a tidied one is looked at'],
    ['RCCMNL83B30D969H', 'date', '30 February'],
    ['RCCMNL83S00D969H', 'date', 'no day'],
    ['12345678901', 'shape', 'a number is no fiscal code of a person'],
    ['', 'shape', 'nothing'],
  ] as const)('%s: %s (%s)', (code, problem, _why) => expect(fiscalCodeProblem(code)).toBe(problem));

  it('refuses every single wrong check character', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const code of valid) {
      const good = letters.filter((letter) => fiscalCodeProblem(code.slice(0, 15) + letter) === null);
      expect(good).toEqual([code.slice(15)]);
    }
  });

  it.each([
    ['BNCSFN85T58G702', 'W'],
    ['RCDLSN84S16D969', 'Z'],
  ])('%s ends in %s (python-stdnum)', (first, last) => expect(checkCharacter(first)).toBe(last));

  it('is stored in upper case, without blanks', () =>
    expect(tidyFiscalCode(' rccmnl 83s18 d969h ')).toBe('RCCMNL83S18D969H'));
});
