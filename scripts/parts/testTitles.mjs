import { parseSync } from 'vite';

const runners = new Set(['it', 'test', 'describe']);

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Without the wrappers that only types know: `x as const`, `x satisfies T`. */
const bare = (node) => (/^TS\w+Expression$/.test(node?.type ?? '') ? bare(node.expression) : node);

/** The name that a chain of calls begins with: `test` for `test.each([…])('…')`. */
function rootOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return rootOf(node.tag);
  return rootOf(bare(node) === node ? { type: 'Identifier', name: '' } : bare(node));
}

/** The words of a string as far as they stand in the source; null when it is no string. */
function wordsOf(node) {
  const value = bare(node);
  if (value?.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value?.type === 'TemplateLiteral') return value.quasis.map((part) => part.value.cooked ?? '').join(' ');
  if (value?.type === 'BinaryExpression' && value.operator === '+')
    return [value.left, value.right].map((part) => wordsOf(part) ?? '').join('');
  return null;
}

/** Strings of a table's row that its title shows: by position for `%s`, by name for `$name`. */
function shownOf(row, title) {
  const value = bare(row);
  const places = (title.match(/%[sdijfoO]/g) ?? []).length;
  if (value?.type === 'ObjectExpression')
    return value.properties.flatMap((property) =>
      title.includes(`$${property.key?.name}`) ? [wordsOf(property.value) ?? ''] : [],
    );
  const cells = value?.type === 'ArrayExpression' ? value.elements : [value];
  return cells.slice(0, places).map((cell) => wordsOf(cell) ?? '');
}

/**
 * Titles of the tests of a file and of the groups around them, read from its syntax: comments and other strings do not
 * count. The strings that an `each` table puts into a title count with it.
 */
export function titlesIn(path, text) {
  const { program } = parseSync(path, text);
  const constants = new Map();
  const titles = [];
  const tableOf = (callee) => {
    if (callee.type !== 'CallExpression') return [];
    const table = bare(callee.arguments[0]);
    const known = table?.type === 'Identifier' ? bare(constants.get(table.name)) : table;
    return known?.type === 'ArrayExpression' ? known.elements : [];
  };
  const visit = (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, node.init);
    if (node.type === 'CallExpression' && runners.has(rootOf(node.callee))) {
      const title = wordsOf(node.arguments[0]);
      const runs = node.arguments.some(({ type }) => /Function/.test(type));
      if (title !== null && runs)
        titles.push(title, ...tableOf(node.callee).flatMap((row) => shownOf(row, title)));
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(program);
  return titles;
}
