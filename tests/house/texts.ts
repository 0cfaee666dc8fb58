import { languages } from '@trade-area/core/contract';
import { parseSync } from 'vite';
import { filesBelow, textOf } from './sources.ts';

/** In the order of the arguments of `texts(en, it, es, fr, de)`. */
export const textLanguages = languages;
export type TextLanguage = (typeof textLanguages)[number];

/** A text in one language. A value that is filled in is `{}`, or `{{name}}` as written. */
export interface FoundText {
  readonly path: string;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const anyLanguage = new RegExp(`\\b(${textLanguages.join('|')})"?\\s*[:=]|\\btexts\\(`);
const isLanguage = (value: unknown): value is TextLanguage => textLanguages.includes(value as TextLanguage);

/** The language of a whole file: a folder of `locales`, a file of `texts`, or the English `strings.ts` of a widget. */
function languageOf(path: string): TextLanguage | undefined {
  const name = /\/(?:locales|texts)\/(\w\w)[/.]/.exec(path)?.[1];
  if (isLanguage(name)) return name;
  return /[sS]trings\.ts$/.test(path) ? 'en' : undefined;
}

/** Strings below a node, without addresses of imports, types and keys; a template is one string. */
function stringsIn(node: Node): string[] {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|Export(All|Default))/.test(node.type)) return [];
  const own: string[] = [];
  if (node.type === 'Literal' && typeof node['value'] === 'string') own.push(node['value']);
  if (node.type === 'TemplateLiteral') {
    const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    own.push(parts.map(({ value }) => value.cooked).join('{}'));
  }
  const below = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'key' && node['computed'] !== true) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(stringsIn);
  });
  return [...own, ...below];
}

/** Nodes whose strings are in one language: `fr: …`, `const fr = …`, the arguments of `texts(en, it, es, fr, de)`. */
function nodesByLanguage(node: Node): [TextLanguage, Node][] {
  const found: [TextLanguage, Node][] = [];
  const name = (value: unknown) => (isNode(value) ? value['name'] : undefined);
  const add = (language: unknown, value: unknown) => {
    if (isLanguage(language) && isNode(value)) found.push([language, value]);
  };
  if (node.type === 'Property') add(name(node['key']), node['value']);
  if (node.type === 'VariableDeclarator') add(name(node['id']), node['init']);
  if (node.type === 'CallExpression' && name(node['callee']) === 'texts')
    (node['arguments'] as readonly unknown[]).forEach((value, index) => add(textLanguages[index], value));
  const below = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(nodesByLanguage),
  );
  return [...found, ...below];
}

type ByLanguage = readonly (readonly [TextLanguage, string])[];

function textsOfSource(path: string, code: string): ByLanguage {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  const language = languageOf(path);
  if (language)
    return (root['body'] as readonly Node[]).flatMap(stringsOfStatement).map((text) => [language, text]);
  return nodesByLanguage(root).flatMap(([found, node]) =>
    stringsIn(node).map((text) => [found, text] as const),
  );
}

/** `export const … = …` counts; `export … from` and imports do not. */
function stringsOfStatement(statement: Node): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return stringsIn(statement);
  return isNode(statement['declaration']) ? stringsIn(statement['declaration']) : [];
}

function textsOfJson(value: unknown): ByLanguage {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(
    ([key, inner]): ByLanguage =>
      isLanguage(key) && typeof inner === 'string' ? [[key, inner]] : textsOfJson(inner),
  );
}

/** True for a file that may hold texts, so that only those are parsed. */
const mayHoldTexts = (path: string, code: string) => languageOf(path) !== undefined || anyLanguage.test(code);

const sources = [
  'packages/core/src',
  'packages/widgets/src',
  'apps/host/src',
  'apps/lab/src',
  'apps/lab/demo',
]
  .flatMap((folder) => filesBelow(folder, /\.(tsx?|json)$/))
  .filter((path) => !/\.test\.tsx?$|\/fixtures\b|\.d\.ts$/.test(path));

/** Every text of the product by language: widgets, portal, lab and demonstration. */
export function readTexts(): ReadonlyMap<TextLanguage, readonly FoundText[]> {
  const all = new Map<TextLanguage, FoundText[]>(textLanguages.map((language) => [language, []]));
  for (const path of sources) {
    const code = textOf(path);
    if (!mayHoldTexts(path, code)) continue;
    const found = path.endsWith('.json') ? textsOfJson(JSON.parse(code)) : textsOfSource(path, code);
    for (const [language, text] of found) if (text.trim() !== '') all.get(language)?.push({ path, text });
  }
  return all;
}
