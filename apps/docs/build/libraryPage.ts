/** The React library by its declarations: each public name with its docstring, props and example. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { withoutCitations } from './markdown.ts';
import { repositoryFile } from './repository.ts';
import type { SitePage } from './sitePage.ts';

const folder = 'packages/widgets/dist/types';
const textOf = (file: string) => readFileSync(repositoryFile(`${folder}/${file}`), 'utf8');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

interface Declared {
  readonly name: string;
  readonly kind: 'value' | 'interface' | 'other';
  readonly comment: string;
  readonly members: readonly Member[];
  /** Interfaces of the package whose members it has as well. */
  readonly inherits: readonly Source[];
}

/** A name and the declaration file in which it is. */
interface Source {
  readonly name: string;
  readonly file: string;
}

interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly comment: string;
}

const asNode = (value: unknown) => value as Node;
const asNodes = (value: unknown) => (value ?? []) as readonly Node[];
const nameOf = (node: unknown) => String((node as { name?: string } | null)?.name ?? '');

/** Names that an entry exports, with the file of each. */
function exportedNames(): readonly Source[] {
  const { program } = parseSync('index.d.ts', textOf('index.d.ts'));
  return (program.body as unknown as readonly Node[])
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && source)
    .flatMap(({ specifiers, source }) =>
      asNodes(specifiers).map(({ exported }) => ({
        name: nameOf(exported),
        file: String(asNode(source)['value']).replace(/^\.\//, '').replace(/\.js$/, '.d.ts'),
      })),
    );
}

/** The declarations at the top of a file. */
function declarationsIn(file: string): readonly Declared[] {
  const text = textOf(file);
  const { program, comments } = parseSync(file, text);
  const before = (start: number) => commentBefore(text, comments, start);
  const imports = importsOf(file, program.body as unknown as readonly Node[]);
  return (program.body as unknown as readonly Node[]).flatMap((statement): Declared[] => {
    const declared = asNode(statement['declaration'] ?? statement);
    const comment = before(statement.start);
    const value = (node: Node): Declared => ({
      name: nameOf(node['id']),
      kind: 'value',
      comment,
      members: [],
      inherits: [],
    });
    if (declared.type === 'VariableDeclaration') return asNodes(declared['declarations']).map(value);
    if (/Function/.test(declared.type)) return [value(declared)];
    if (declared.type !== 'TSInterfaceDeclaration') return [{ ...value(declared), kind: 'other' }];
    const members = asNodes(asNode(declared['body'])['body'])
      .filter(({ type }) => /^TS(Property|Method)Signature$/.test(type))
      .map((member) => ({
        name: nameOf(member['key']),
        isOptional: member['optional'] === true,
        type: text
          .slice(asNode(member['key']).end, member.end)
          .replace(/^\??:\s*|;$/g, '')
          .replace(/\s+/g, ' ')
          .replace(/ \| undefined$/, ''),
        comment: before(member.start),
      }));
    const inherits = asNodes(declared['extends']).flatMap(({ expression }) => {
      const name = nameOf(expression);
      const from = imports.get(name) ?? file;
      return name === '' || from === '' ? [] : [{ name, file: from }];
    });
    return [{ name: nameOf(declared['id']), kind: 'interface', comment, members, inherits }];
  });
}

/** The declaration file of each name that a file imports; '' = of another package. */
function importsOf(file: string, body: readonly Node[]): ReadonlyMap<string, string> {
  return new Map(
    body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers, source }) => {
        const path = String(asNode(source)['value']);
        const from = path.startsWith('.')
          ? posix.join(posix.dirname(file), path).replace(/\.js$/, '.d.ts')
          : '';
        return asNodes(specifiers).map(({ local }) => [nameOf(local), from] as const);
      }),
  );
}

/** Members of an interface, then those that it inherits. */
function membersOf({ members, inherits }: Declared): readonly Member[] {
  const inherited = inherits.flatMap(({ name, file }) =>
    declarationsIn(file)
      .filter((each) => each.name === name && each.kind === 'interface')
      .flatMap(membersOf),
  );
  return [...members, ...inherited.filter(({ name }) => members.every((own) => own.name !== name))];
}

/** The docstring that ends where a node begins, without its marks. */
function commentBefore(text: string, comments: readonly Comment[], start: number): string {
  const found = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (!found?.value.startsWith('*')) return '';
  return found.value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

/** The words of a docstring, and its example. Citations of requirement rows are for the repository's readers. */
function readDocstring(comment: string): { readonly words: string; readonly example: string } {
  const [words = '', example = ''] = comment.split(/^@example\n/m);
  return {
    words: withoutCitations(words)
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .replace(/^@(\w+) /gm, '- $1: ')
      .trim(),
    example: example.trim(),
  };
}

const firstLine = (comment: string) => readDocstring(comment).words.replace(/\s+/g, ' ');

function sectionOf(declared: Declared, props: Declared | undefined): string {
  const { words, example } = readDocstring(declared.comment);
  const cell = (text: string) => text.replace(/\|/g, '\\|');
  const rows = (props ? membersOf(props) : []).map(
    ({ name, isOptional, type, comment }) =>
      `| \`${name}\`${isOptional ? '' : ' (required)'} | \`${cell(type)}\` | ${cell(firstLine(comment))} |`,
  );
  return [
    `## ${declared.name}`,
    words,
    ...(rows.length > 0 ? [['| prop | type | meaning |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(example === '' ? [] : [`\`\`\`tsx\n${example}\n\`\`\``]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function libraryPage(): SitePage {
  const names = exportedNames();
  const all = new Map(
    [...new Set(names.map(({ file }) => file))].flatMap((file) =>
      declarationsIn(file).map((declared) => [`${file}#${declared.name}`, declared] as const),
    ),
  );
  const found = names.flatMap(({ name, file }) => all.get(`${file}#${name}`) ?? []);
  const propsOf = (name: string) =>
    found.find((declared) => declared.name === `${name}Props` && declared.kind === 'interface');
  const values = found
    .filter(({ name, kind }) => kind === 'value' && !name.endsWith('Texts'))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    path: 'reference/react/',
    title: 'React components',
    description: 'Every public component, hook and function of @trade-area/widgets, with its props.',
    group: 'Reference',
    file: '',
    markdown: [
      'All of them are exports of `@trade-area/widgets`. The [guide](/guides/react/) shows them together.',
      ...values.map((declared) => sectionOf(declared, propsOf(declared.name))),
    ].join('\n\n'),
  };
}
