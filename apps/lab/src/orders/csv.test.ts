import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('CSV, issue 2 part 6', () => {
  it.each([
    ['plain', ['a', 'b'], 'a,b\r\n'],
    ['RFC 4180: comma and quote', ['a,b', 'say "x"'], '"a,b","say ""x"""\r\n'],
    ['RFC 4180: line break', ['a\r\nb'], '"a\r\nb"\r\n'],
    ['a formula is defused', ['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
    ['so are +, @, tab and a hidden one', ['+1', '@a', '\t=1', ' =1'], '"\'+1","\'@a","\'\t=1","\' =1"\r\n'],
    ['minus in words', ['-a'], '"\'-a"\r\n'],
    ['a negative amount stays a number', ['-12.50'], '-12.50\r\n'],
    ['a name with an apostrophe', ["O'Brien"], '"O\'Brien"\r\n'],
  ])('%s', (_rule, cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
