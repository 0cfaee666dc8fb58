import { check } from 'recheck';
import { expect, it } from 'vitest';
import { expressionsIn, productExpressions } from './expressions.ts';
import type { FoundExpression } from './expressions.ts';

/**
 * Expressions that take more than linear time, by `path: /source/`, with the reason why no foreign text makes them slow:
 * a bound of what they read, or an author whom the lab trusts.
 */
const harmless: Readonly<Record<string, string>> = {
  [String.raw`apps/host/server/includeFragments.ts: /\{\{FRAGMENT ([^\s}]+)\}\}([\s\S]*?)\{\{\/FRAGMENT\}\}/g`]:
    'pages of the portal, written with its sources',
  [String.raw`apps/host/src/layout/routeTable.ts: /\/?[:*].*$/`]: 'the portal’s own routes',
  [String.raw`apps/lab/src/auth/device.ts: /\bVersion\/[\d.]+ .*Safari\//`]: 'at most 500 characters',
  [String.raw`apps/lab/src/commands/import/kinds/company.ts: /^[^@\s]+@[^@\s]+\.[^@\s]+$/`]:
    'a file that the lab imports itself',
  [String.raw`apps/lab/src/database/servers.ts: /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^#]*)$/i`]:
    'a setting of the lab',
  [String.raw`apps/lab/src/payments/fattura/xml.ts: /^[^\s@]+@[^\s@]+\.[^\s@]+$/`]: 'at most 256 characters',
  [String.raw`apps/lab/src/server/settings.ts: /^\/+|\/+$/g`]: 'a setting of the lab',
  [String.raw`apps/lab/src/store/links.ts: /^child: *(.+)$/`]: 'the lab’s own catalogue',
  [String.raw`packages/core/src/kernel/format/money.ts: /\B(?=(\d{3})+$)/g`]: 'the digits of an amount',
  [String.raw`packages/core/src/kernel/observations/scrub.ts: /(\/[^\s?#'"]*)[?#][^\s'")]*/g`]:
    'at most 2,000 characters',
  [String.raw`packages/core/src/kernel/observations/scrub.ts: /[^\s<>'"(),;:]+@[^\s<>'"(),;:]+/g`]:
    'at most 2,000 characters',
  [String.raw`packages/core/src/kernel/observations/scrub.ts: /\S*$/`]: 'at most 2,000 characters',
  [String.raw`packages/widgets/src/kit/html/plainText.ts: /<(script|style|template|svg|math|iframe|noscript|title|textarea)\b[\s\S]*?(<\/\1\s*>|$)/gi`]:
    'the end of the text is always reached, so that no attempt begins anew',
  [String.raw`packages/widgets/src/kit/html/stripInlineHandlers.ts: /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi`]:
    'the end of the text is always reached, so that no attempt begins anew',
};

const nameOf = ({ path, source, flags }: FoundExpression) => `${path}: /${source}/${flags}`;

/** The complexity of an expression; '' when it is linear. */
async function superLinear({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>): Promise<string> {
  const exact = await check(source, flags, { timeout: 5_000, checker: 'auto' });
  // Of a few expressions the automaton is too large: attacks are searched for instead.
  const found =
    exact.status === 'unknown' ? await check(source, flags, { timeout: 30_000, checker: 'fuzz' }) : exact;
  if (found.status === 'unknown') return 'unknown';
  return found.status === 'safe' ? '' : found.complexity.summary;
}

it('no regular expression of the product takes more than linear time on a foreign text', async () => {
  const expressions = new Map(productExpressions().map((each) => [nameOf(each), each]));
  expect(expressions.size).toBeGreaterThan(300);
  const found: string[] = [];
  for (const [name, each] of expressions) {
    const complexity = await superLinear(each);
    if (complexity !== '') found.push(name);
    if (complexity !== '' && !(name in harmless)) console.log(`${name}: ${complexity}`);
  }
  expect(found.sort()).toEqual(Object.keys(harmless).sort());
}, 240_000);

it.each([
  ['(a+)+$', '', 'exponential'],
  ['\\s+$', '', '2nd degree polynomial'],
  ['^\\s*\\d+\\s*$', '', ''],
])('of /%s/%s it says %j', async (source, flags, complexity) => {
  expect(await superLinear({ source, flags })).toBe(complexity);
});

it('finds literals, made expressions and templates in a file', () => {
  const text = "const a = /x+/gi; const b = new RegExp(`^${a}y$`, 'u'); const c = RegExp('z');";
  expect(expressionsIn('a.ts', text).map(({ source, flags }) => [source, flags])).toEqual([
    ['x+', 'gi'],
    ['^xy$', 'u'],
    ['z', ''],
  ]);
});
