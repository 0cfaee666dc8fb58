import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '@trade-area/core/contract';
import { filesBelow, foldersOf, root, sourceOf, textOf } from './sources.ts';
import { features, layers } from './structure.ts';

type Target = string | { readonly source?: string; readonly types?: string; readonly default?: string };
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Target>>;
}
const manifestOf = (dir: string) => JSON.parse(textOf(`${dir}/package.json`)) as Manifest;
const sourcesOf = (dir: string) =>
  Object.entries(manifestOf(dir).exports ?? {}).flatMap(([subpath, target]) =>
    typeof target === 'object' && target.source ? [{ subpath, target, source: target.source }] : [],
  );
const packages = ['packages/core', 'packages/scene', 'packages/widgets', 'apps/lab'];

describe.each(packages)('exports of %s', (dir) => {
  it('every entry leads to a file, and its built form to the same name', () => {
    const wrong = sourcesOf(dir).flatMap(({ subpath, target, source }) => {
      const built = source.replace(/^\.\/(src\/)?/, './dist/').replace(/\.ts$/, '');
      const agrees =
        [target.default?.replace(/\.js$/, '')].includes(built) &&
        // Declarations stand in a folder of their own where scripts are chunks beside them.
        [undefined, `${built}.d.ts`, `${built}.d.ts`.replace('./dist/', './dist/types/')].includes(
          target.types,
        );
      const style = source.endsWith('.css') && target.default === source.replace('./src/', './dist/');
      return [
        ...(existsSync(join(root, dir, source)) ? [] : [`${subpath}: ${source} does not exist`]),
        ...(agrees || style ? [] : [`${subpath}: source and built file differ`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

const entries = packages.flatMap((dir) =>
  sourcesOf(dir)
    .map(({ source }) => join(dir, source).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path))),
);
/** Stands in React's place in the element build, with React's names and its default. */
const standIn = /\/elements\/runtime\/preact\//;
const code = [
  ...filesBelow('packages', /\.tsx?$/),
  ...filesBelow('apps', /\.tsx?$/),
  ...filesBelow('tests', /\.tsx?$/),
];

describe('names that are public', () => {
  it('core has an entry for each of its folders and for nothing else', () => {
    const folders = foldersOf('packages/core/src').filter((name) =>
      existsSync(join(root, `packages/core/src/${name}/index.ts`)),
    );
    const subpaths = sourcesOf('packages/core').map(({ subpath }) => subpath.slice(2));
    expect(subpaths.filter((name) => name !== '').sort()).toEqual(folders.sort());
  });

  it('an entry of a folder holds hand-written names of that package and no code', () => {
    const wrong = entries
      .filter((path) => path.split('/').length > 4)
      .flatMap((path) =>
        sourceOf(path)
          .statements.filter((kind) => kind !== 'ExportNamedDeclaration')
          .map((kind) => `${path}: ${kind}`),
      );
    expect(wrong).toEqual([]);
  });

  it('nothing is re-exported but by a public entry', () => {
    const wrong = code.filter(
      (path) =>
        !entries.includes(path) &&
        !standIn.test(path) &&
        sourceOf(path).imports.some(({ reexport }) => reexport),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing is exported by a star or as default', () => {
    const stars = code.filter((path) => sourceOf(path).imports.some(({ everything }) => everything));
    // Tools that read a default export: configurations, and Playwright's set-up.
    const defaults = code.filter(
      (path) =>
        !/\.config\.ts$|\/globalSetup\.ts$/.test(path) && !standIn.test(path) && sourceOf(path).defaultExport,
    );
    expect({ stars, defaults }).toEqual({ stars: [], defaults: [] });
  });
});

describe('the React library', () => {
  const index = 'packages/widgets/src/index.ts';
  /** Components, hooks and functions with the file of each; bundles of texts need no example. */
  const names = [...textOf(index).matchAll(/^export \{([^}]+)\} from '\.\/([^']+)';/gm)]
    .flatMap(([, list = '', file = '']) => list.split(',').map((name) => [name.trim(), file] as const))
    .filter(([name]) => name !== '' && !name.endsWith('Texts'));

  it('has public names', () => expect(names.length).toBeGreaterThan(60));

  it.each(names)('%s has an @example', (name, file) => {
    const [before = ''] = textOf(join('packages/widgets/src', file)).split(
      new RegExp(`export (?:async )?(?:const|function) ${name}\\b`),
    );
    // The comment that ends where the export begins, at most a mark for the bundler between them.
    const [comment = ''] = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*(?:\/\* @__\w+__ \*\/\s*)?$/.exec(before) ?? [];
    expect(comment).toContain('@example');
  });
});

describe('the props of the React library', () => {
  const types = [
    ...textOf('packages/widgets/src/index.ts').matchAll(/^export type \{([^}]+)\} from '\.\/([^']+)';/gm),
  ].flatMap(([, list = '', file = '']) =>
    list.split(',').flatMap((name) => {
      const source = textOf(join('packages/widgets/src', file));
      const body = new RegExp(`export interface ${name.trim()}\\b[^{]*\\{\\n([^]*?)\\n\\}`).exec(source)?.[1];
      return /(Props|Settings)$/.test(name.trim()) && body ? [[name.trim(), body] as const] : [];
    }),
  );

  it('are found', () => expect(types.length).toBeGreaterThan(50));

  it.each(types)('%s: each has a line of documentation', (_name, body) => {
    const lines = body.split('\n');
    const bare = lines.filter(
      (line, index) => /^ {2}readonly /.test(line) && !lines[index - 1]?.trimEnd().endsWith('*/'),
    );
    expect(bare).toEqual([]);
  });
});

describe('the same feature name in every layer', () => {
  it.each(Object.entries(layers))('folders of %s are features, or listed', (dir, others) => {
    const known: readonly string[] = [...features, ...others];
    expect(foldersOf(dir).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('a feature that is drawn has its meaning in core', () => {
    const core = foldersOf('packages/core/src');
    const drawn = foldersOf('packages/widgets/src').filter((name) =>
      (features as readonly string[]).includes(name),
    );
    expect(drawn.filter((name) => !core.includes(name))).toEqual([]);
  });
});

describe('languages', () => {
  const english = filesBelow('packages/widgets/src', /^strings\.ts$/);
  const folders = foldersOf('packages/widgets/src/locales');
  it.each(['packages/widgets/src/locales', 'apps/host/src/locales'])(
    'have a folder each in %s, but for English, and no folder is another',
    (locales) => {
      expect(['en', ...foldersOf(locales)].toSorted()).toEqual([...languages].toSorted());
    },
  );

  it.each(folders)('%s has every file of English strings, typed by it', (language) => {
    const folder = `packages/widgets/src/locales/${language}`;
    const wrong = english.filter((strings) => {
      const path = `${folder}/${strings.split('/').at(-2)}.ts`;
      if (!existsSync(join(root, path))) return true;
      const typed = relative(folder, strings);
      return !sourceOf(path).imports.some(({ from, typeOnly }) => typeOnly && from === typed);
    });
    expect(wrong).toEqual([]);
  });
});
