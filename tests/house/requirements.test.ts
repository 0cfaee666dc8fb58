import { describe, expect, it } from 'vitest';
import {
  coveragePage,
  definedCodes,
  notBuilt,
  pages,
  requirementRows,
  sources,
  states,
} from '../../scripts/parts/requirements.mjs';
import { titlesIn } from '../../scripts/parts/testTitles.mjs';
import { wrongCitations } from './requirements.ts';
import { textOf } from './sources.ts';

/** 1,041 statements of the documents and 26 decisions; none is ever lost. */
const rows = 1068;

describe('requirement rows', () => {
  it('are complete, each once', () => {
    const codes = definedCodes();
    const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
    expect({ rows: requirementRows().length, twice }).toEqual({ rows, twice: [] });
  });

  it('that are listed as not built exist, and no test names them', () => {
    const known = new Set(requirementRows().map(({ code }) => code));
    const unknown = [...notBuilt()].filter((code) => !known.has(code));
    const tested = states().filter(({ state }) => state === 'tested, yet listed as not built');
    expect({ unknown, tested: tested.map(({ code }) => code) }).toEqual({ unknown: [], tested: [] });
  });
});

describe('citations', () => {
  it('all lead to a row, a page or a heading of the repository', () => {
    const wrong = [...sources(), ...pages()]
      // This file's own examples are refused.
      .filter(({ path }) => path !== 'tests/house/requirements.test.ts')
      .flatMap(({ path, text }) =>
        wrongCitations(path, text).map(({ line, text }) => `${path}:${line}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a row that does not exist', '/** Shown once (ORD-99). */', ['ORD-99']],
    ['a group that does not exist', ' * Shown once (ODR-30).', ['ODR-30']],
    ['a decision that does not exist', "it('DEC-77: nothing', () => {})", ['DEC-77']],
    ['a threat that does not exist', '// T-A44.', ['T-A44']],
    ['a print rule that does not exist', '// P-CHECK-NOTHING.', ['P-CHECK-NOTHING']],
    ['a page that does not exist', '/** See docs/nowhere.md. */', ['docs/nowhere.md']],
    ['a heading that does not exist', '/** docs/sites.md, Nowhere. */', ['docs/sites.md, Nowhere. */']],
    ['a choice that does not exist', '/** docs/decisions/9999. */', ['docs/decisions/9999']],
    ['a number of a decision', '/** Tickets (decisions 1). */', ['decisions 1']],
    ['a threat without its prefix', '/** Once (ORD-30, A9). */', ['(ORD-30, A9)']],
    ['a section of a document', '/** The row (000 §3). */', ['000 §']],
  ])('are refused when they name %s', (_what, line, found) =>
    expect(wrongCitations('x.ts', line).map(({ text }) => text)).toEqual(found),
  );

  it.each([
    '/** ORD-30, GW2-01, DEC-07, T-A8, T-F5, T-R30, P-CHECKS, CAT-BUY, SHA-256. */',
    '/** STORE-13 to STORE-20; EMB-05..EMB-11. */',
    '/** docs/sites.md, Errors; docs/decisions/0007. */',
    "const order = { code: 'A1', paper: 'A4' };",
  ])('are let through when they lead somewhere: %s', (line) =>
    expect(wrongCitations('x.ts', line)).toEqual([]),
  );
});

describe('a test counts for a row by its title', () => {
  it.each([
    ['a case', "it('is kept (ORD-30)', () => {})", ['is kept (ORD-30)']],
    ['a group', "describe('lists (ORD-01)', () => {})", ['lists (ORD-01)']],
    ['a table', "it.each([['ORD-03', 1]] as const)('%s: %d', () => {})", ['%s: %d', 'ORD-03', '']],
    ['a table of its own', "const rows = [['ORD-03']]; it.each(rows)('%s', () => {})", ['%s', 'ORD-03']],
    ['a table of objects', "it.each([{ row: 'ORD-03', x: 'ORD-04' }])('$row', () => {})", ['$row', 'ORD-03']],
    ['a template', 'test(`${n} times (ORD-05)`, async () => {})', ['  times (ORD-05)']],
    ['a comment', "// ORD-06\nit('is kept', () => {})", ['is kept']],
    ['a string inside', "it('is kept', () => { show('ORD-07'); })", ['is kept']],
    ['a cell that no title shows', "it.each([['a', 'ORD-08']])('%s', () => {})", ['%s', 'a']],
  ])('%s', (_what, text, titles) => expect(titlesIn('x.test.ts', text)).toEqual(titles));
});

it('docs/requirements/coverage.md is up to date (else: npm run requirements)', () => {
  const written = textOf('docs/requirements/coverage.md');
  const now = coveragePage();
  const lines = new Set(written.split('\n'));
  expect(now.split('\n').filter((line) => !lines.has(line))).toEqual([]);
  expect(written).toBe(now);
});
