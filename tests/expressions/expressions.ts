import { parseSync } from 'vite';
import { filesBelow, textOf } from '../house/sources.ts';

/** A regular expression of a source file. */
export interface FoundExpression {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function visit(node: Node, found: (node: Node) => void): void {
  found(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, found);
}

/** The text of an argument; each value of a template is one letter. */
function textOfArgument(argument: unknown): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'Literal') return String(argument['value']);
  if (argument.type !== 'TemplateLiteral') return undefined;
  const parts = argument['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join('x');
}

/** Regular expressions of a file: literals, and those made from a text. @throws Error for one that cannot be read. */
export function expressionsIn(path: string, text: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  visit(program as unknown as Node, (node) => {
    const literal = node['regex'] as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && literal)
      found.push({ path, source: literal.pattern, flags: literal.flags });
    const callee = node['callee'];
    const isMade = /^(New|Call)Expression$/.test(node.type) && isNode(callee) && callee['name'] === 'RegExp';
    if (!isMade) return;
    const [pattern, flags] = node['arguments'] as readonly unknown[];
    const source = textOfArgument(pattern);
    if (source === undefined) throw new Error(`${path}: a regular expression that is made cannot be read`);
    found.push({ path, source, flags: textOfArgument(flags) ?? '' });
  });
  return found;
}

/** Regular expressions of the product: of each workspace’s sources without their tests. */
export function productExpressions(): FoundExpression[] {
  const sources = ['packages/core/src', 'packages/scene/src', 'packages/widgets/src']
    .concat(['apps/host/src', 'apps/host/server', 'apps/lab/src', 'apps/lab/demo'])
    .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.(ts|tsx|js)$/));
  return sources.flatMap((path) => {
    const text = textOf(path);
    return text.includes('/') ? expressionsIn(path, text) : [];
  });
}
