/** The `--ta-*` contract of looks, read from the style sheets: meaning from the head of `tokens.css`, default from its use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './preact.ts';

export interface Token {
  /** Such as `--ta-color-paper`. */
  readonly name: string;
  readonly description: string;
  /** CSS value that counts where a page sets none; light and dark in `light-dark()`. */
  readonly default: string;
}

/** Every token, in the order in which `tokens.css` describes them. */
export function readTokens(): readonly Token[] {
  const head = readFileSync(source('theme/tokens.css'), 'utf8').split('*/')[0] ?? '';
  const described = [...head.matchAll(/(--ta-[\w-]+)\s{2,}(.+?)(?=\s{2,}--ta-|\n)/g)];
  const rules = readdirSync(source('.'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .toSorted((a, b) => Number(b.endsWith('theme/root.css')) - Number(a.endsWith('theme/root.css')))
    .map((path) => readFileSync(join(source('.'), path), 'utf8'))
    .join('\n');
  return described.map(([, name = '', description = '']) => ({
    name,
    description: description.trim(),
    default: defaultIn(rules, name),
  }));
}

/** The default value in `var(name, …)`, parentheses counted. */
function defaultIn(css: string, name: string): string {
  const opening = `var(${name},`;
  const start = css.indexOf(opening);
  if (start < 0) return '';
  let depth = 1;
  let end = start + opening.length;
  for (; end < css.length && depth > 0; end += 1) {
    if (css[end] === '(') depth += 1;
    if (css[end] === ')') depth -= 1;
  }
  return css.slice(start + opening.length, end - 1).trim();
}
