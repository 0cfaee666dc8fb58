import { describe, expect, it } from 'vitest';
import { circularImports, upwardImports } from './folders.ts';
import { filesBelow, sourceOf } from './sources.ts';
import { labLayers } from './structure.ts';

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/fixtures\.tsx?$|\/(test|testing)\//.test(path);
const files = ['packages', 'apps', 'tests', 'scripts', 'bench']
  .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/))
  .filter((path) => !isTest(path) && !path.endsWith('.d.ts'))
  .map((path) => sourceOf(path));

describe('imports between folders lead one way', () => {
  it('all sources are found', () => expect(files.length).toBeGreaterThan(900));

  it('no import of the lab leads to a layer above, types included', () => {
    expect(upwardImports(files, 'apps/lab/src', labLayers)).toEqual([]);
  });

  it('every layer of the order exists', () => {
    const existing = new Set(files.map(({ path }) => path.split('/').slice(0, 4).join('/')));
    expect(labLayers.filter((layer) => !existing.has(`apps/lab/src/${layer}`))).toEqual([]);
  });

  it('no folders and no files import values in a cycle', () => {
    expect(circularImports(files)).toEqual([]);
  });
});

let samples = 0;

/** Sources made up for these tests, by path. */
function sample(texts: Readonly<Record<string, string>>) {
  samples += 1;
  // The reader remembers what it has parsed by its path.
  const parse = (path: string, text: string) => sourceOf(`sample-${samples}/${path}`, text);
  return Object.entries(texts).map(([path, text]) => ({ ...parse(path, text), path }));
}

describe('the checks themselves', () => {
  const order = ['base', 'files', 'orders', 'server'];
  const upward = (texts: Readonly<Record<string, string>>) => upwardImports(sample(texts), 'lab', order);

  it.each([
    ['a value', { 'lab/base/lab.ts': "import { open } from '../files/open.ts'; open();" }],
    [
      'a type',
      { 'lab/base/lab.ts': "import type { Store } from '../files/store.ts'; export type A = Store;" },
    ],
    [
      'from a folder inside a layer',
      { 'lab/files/s3/put.ts': "import { a } from '../../orders/api.ts'; a();" },
    ],
    ['to a folder inside a layer', { 'lab/files/put.ts': "import { a } from '../server/docs/a.ts'; a();" }],
    ['to a file above every layer', { 'lab/server/start.ts': "import { a } from '../main.ts'; a();" }],
    ['when it is loaded late', { 'lab/files/put.ts': "export const a = () => import('../orders/api.ts');" }],
    ['through a re-export', { 'lab/files/put.ts': "export { a } from '../orders/api.ts';" }],
  ])('sees an import upwards: %s', (_what, texts) => expect(upward(texts)).toHaveLength(1));

  it('reports a folder without a position', () => {
    expect(upward({ 'lab/attic/box.ts': '' })).toEqual([
      'lab/attic/box.ts: attic has no position in the order of layers',
    ]);
  });

  it('lets imports lead down, stay in their layer, or leave the lab', () => {
    const texts = {
      'lab/server/start.ts': "import { a } from '../orders/api.ts'; import { b } from './app.ts'; a(b);",
      'lab/main.ts': "import { a } from './server/start.ts'; a();",
      'lab/orders/api.ts': "import { a } from '../../core/a.ts'; import { b } from 'hono'; a(b);",
      'tests/a.ts': "import { a } from '../lab/main.ts'; a();",
    };
    expect(upward(texts)).toEqual([]);
  });

  it('reports two folders that import from each other although no two files do', () => {
    const texts = {
      'app/pages/Page.ts': "import { a } from '../layout/frame.ts'; a();",
      'app/layout/menu.ts': "import { b } from '../pages/list.ts'; b();",
    };
    expect(circularImports(sample(texts))).toEqual([
      'app/layout, app/pages\n  app/layout/menu.ts -> app/pages/list.ts\n  app/pages/Page.ts -> app/layout/frame.ts',
    ]);
  });

  it('reports a cycle of three folders, and no folder that only imports from it', () => {
    const texts = {
      'a/x.ts': "import { b } from '../b/x.ts'; b();",
      'b/deep/x.ts': "import { c } from '../../c/x.ts'; c();",
      'c/y.ts': "import { a } from '../a/y.ts'; a();",
      'd/x.ts': "import { a } from '../a/x.ts'; a();",
    };
    expect(circularImports(sample(texts)).map((text) => text.split('\n')[0])).toEqual(['a, b, c']);
  });

  it('reports a file and a folder beside it that import from each other', () => {
    const texts = {
      'a/x.ts': "import { b } from './b/y.ts'; b();",
      'a/b/z.ts': "import { c } from '../x.ts'; c();",
    };
    expect(circularImports(sample(texts)).map((text) => text.split('\n')[0])).toEqual(['a/b, a/x.ts']);
  });

  it('lets a folder import from one file beside it and be imported by another', () => {
    const texts = {
      'a/page.ts': "import { b } from './b/y.ts'; b();",
      'a/b/y.ts': "import { c } from '../strings.ts'; c();",
      'a/strings.ts': 'export const c = () => 1;',
    };
    expect(circularImports(sample(texts))).toEqual([]);
  });

  it('does not count what is imported for its type alone', () => {
    const texts = {
      'a/x.ts': "import { b } from '../b/x.ts'; b();",
      'b/x.ts': "import type { A } from '../a/y.ts'; export const b = (a?: A) => a;",
    };
    expect(circularImports(sample(texts))).toEqual([]);
  });

  it('reports files that import from each other', () => {
    const texts = {
      'a/x.ts': "import { b } from './y.ts'; export const a = () => b();",
      'a/y.ts': "import { a } from './x.ts'; export const b = () => a();",
    };
    expect(circularImports(sample(texts)).map((text) => text.split('\n')[0])).toEqual(['a/x.ts, a/y.ts']);
  });
});
