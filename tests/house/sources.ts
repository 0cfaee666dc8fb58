import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const ignored = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'migrations', '.git']);

/** Paths of the repository's files below a folder, relative to the root, with `/`. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (ignored.has(entry.name) || entry.name.startsWith('.data')) continue;
      const full = join(path, entry.name);
      if (entry.isDirectory()) visit(full);
      else if (ending.test(entry.name)) found.push(relative(root, full).replaceAll('\\', '/'));
    }
  };
  visit(join(root, folder));
  return found.sort();
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Names of the folders directly below one; none when it does not exist yet. */
export function foldersOf(path: string): string[] {
  try {
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !ignored.has(entry.name))
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

export interface Import {
  /** As written. */
  readonly from: string;
  readonly typeOnly: boolean;
  /** `export … from`. */
  readonly reexport: boolean;
  readonly everything: boolean;
}

export interface Source {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Those of them that are loaded with the file, not when a line of it runs. */
  readonly staticImports: readonly Import[];
  readonly defaultExport: boolean;
  /** Statements at the top of the file, by their kind in the syntax tree. */
  readonly statements: readonly string[];
  /** Names used that the file declares nowhere: globals. */
  readonly globals: ReadonlySet<string>;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const children = (node: Node): [string, Node][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
  );

/** The address of an import; an asterisk replaces each value of a template. */
function addressOf(source: Node): string {
  if (source.type !== 'TemplateLiteral') return String(source['value']);
  const parts = source['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return parts.map(({ value }) => value.raw).join('*');
}

const read = new Map<string, Source>();

/** A TypeScript or JavaScript file, parsed (not searched): what it imports, exports and takes from outside. */
export function sourceOf(path: string, text = textOf(path)): Source {
  const known = read.get(path);
  if (known) return known;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const imports: Import[] = [];
  const later = new Set<Import>();
  const declared = new Set<string>();
  const used = new Set<string>();

  const note = (node: Node, reexport: boolean) => {
    const source = node['source'];
    if (!isNode(source)) return;
    const entry: Import = {
      from: addressOf(source),
      typeOnly: (node['importKind'] ?? node['exportKind']) === 'type',
      reexport,
      everything: node.type === 'ExportAllDeclaration',
    };
    imports.push(entry);
    if (node.type === 'ImportExpression') later.add(entry);
  };
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') declared.add(String(pattern['name']));
    else if (pattern.type === 'Property') bind(pattern['value']);
    else if (pattern.type === 'AssignmentPattern') bind(pattern['left']);
    else for (const [key, child] of children(pattern)) if (key !== 'typeAnnotation') bind(child);
  };
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') note(node, false);
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') note(node, true);
    if (/^Import.*Specifier$/.test(node.type)) bind(node['local']);
    if (node.type === 'VariableDeclarator') bind(node['id']);
    if (/^(Function|Class|ArrowFunction)/.test(node.type)) {
      bind(node['id']);
      for (const parameter of (node['params'] as unknown[] | undefined) ?? []) bind(parameter);
    }
    if (node.type === 'CatchClause') bind(node['param']);
    if (node.type === 'Identifier') {
      const named =
        (parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true) ||
        (/^(Property|PropertyDefinition|MethodDefinition|TS\w*Signature)$/.test(parent?.type ?? '') &&
          key === 'key' &&
          parent?.['computed'] !== true) ||
        /^TS(TypeReference|QualifiedName|TypeParameter|FunctionType|InterfaceDeclaration)/.test(
          parent?.type ?? '',
        );
      if (!named) used.add(String(node['name']));
    }
    for (const [name, child] of children(node)) visit(child, node, name);
  };
  for (const statement of body) visit(statement, undefined, 'body');

  const source: Source = {
    path,
    imports,
    staticImports: imports.filter((entry) => !later.has(entry)),
    defaultExport: body.some(
      (node) =>
        node.type === 'ExportDefaultDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && /\bdefault\b/.test(namesExported(node))),
    ),
    statements: body.map((node) => node.type),
    globals: new Set([...used].filter((name) => !declared.has(name))),
  };
  read.set(path, source);
  return source;
}

function namesExported(node: Node): string {
  return children(node)
    .filter(([key]) => key === 'specifiers')
    .map(([, specifier]) => {
      const exported = specifier['exported'];
      return isNode(exported) ? String(exported['name'] ?? exported['value']) : '';
    })
    .join(' ');
}
