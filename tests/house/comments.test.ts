import { describe, expect, it } from 'vitest';
import { commentsOf, refusedComments } from './comments.ts';
import { filesBelow, textOf } from './sources.ts';

const sources = ['packages', 'apps', 'tests', 'scripts', 'bench'].flatMap((folder) =>
  filesBelow(folder, /\.(tsx?|m?js|css)$/),
);

describe('comments of the sources', () => {
  it('are read in every folder', () => expect(sources.length).toBeGreaterThan(1000));

  it('are sentences that do not begin with a pronoun and do not only cite', () => {
    const refused = sources.flatMap((path) =>
      refusedComments(path, textOf(path)).map(
        ({ line, rule, text }) => `${path}:${line} ${rule}: ${text.slice(0, 100)}`,
      ),
    );
    expect(refused).toEqual([]);
  });
});

describe('the reader of comments', () => {
  it.each([
    ['a doc comment', 'x.ts', '\n/** Kept\n * twice. */\nlet a;', [{ line: 2, text: 'Kept twice.' }]],
    [
      'lines that follow each other',
      'x.ts',
      '// Kept\n// twice.\nlet a;',
      [{ line: 1, text: 'Kept twice.' }],
    ],
    [
      'a comment behind a statement by itself',
      'x.ts',
      'f(); // Kept.\n// Twice.\n',
      [
        { line: 1, text: 'Kept.' },
        { line: 2, text: 'Twice.' },
      ],
    ],
    ['a comment between elements', 'x.tsx', 'f(<a>{/* Kept. */}</a>);', [{ line: 1, text: 'Kept.' }]],
    ['a style sheet', 'x.css', 'a {}\n/* Kept. */', [{ line: 2, text: 'Kept.' }]],
    ['no string', 'x.ts', "f('// Who', `/* What */`);", []],
  ])('finds %s', (_name, path, text, found) => expect(commentsOf(path, text)).toEqual(found));

  it.each([
    '/** What is kept. */',
    '/**\n * What is kept.\n */',
    '/** Whatever came. */',
    '// Who asks.',
    '// Whoever asks.',
    'f(); // Nobody reads it.',
    '/* Somebody reads it. */',
  ])('refuses the opening of %s', (text) =>
    expect(refusedComments('x.ts', text).map(({ rule }) => rule)).toEqual(['begins with a pronoun']),
  );

  it.each([
    '/** GW-28. */',
    '// T-A8',
    '// T-A8.\n// T-F5.',
    '/* (ORD-30, DEC-07) */',
    '/** STORE-13 to STORE-20; P-CHECKS. */',
    '/** See docs/sites.md, Errors. */',
    '/** docs/decisions/0007. */',
  ])('refuses the lone citation %s', (text) =>
    expect(refusedComments('x.ts', text).map(({ rule }) => rule)).toEqual(['is a citation alone']),
  );

  it.each([
    '/** The answer is kept once (GW-28). */',
    '/** Names the customer whose rows they are: whoever asks sees no other. */',
    '/** @example f() */',
    '/** Uses SHA-256. */',
    '// Whole pixels.',
    '// ---',
  ])('lets %s through', (text) => expect(refusedComments('x.ts', text)).toEqual([]));
});
