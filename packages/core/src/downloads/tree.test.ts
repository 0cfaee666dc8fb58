import { describe, expect, it } from 'vitest';
import { readLibraryNode } from '../contract/index.ts';
import type { LibraryNode } from '../contract/index.ts';
import { openLibraryFolder, searchLibrary } from './browse.ts';
import { readLibrary } from './tree.ts';

const node = (name: string, more: Readonly<Record<string, unknown>> = {}): LibraryNode => {
  const read = readLibraryNode({ name, type: 'file', url: `https://lab.test/${name}`, ...more });
  if (!read) throw new Error(name);
  return read;
};
const folder = (name: string, ...elements: readonly unknown[]) => node(name, { type: 'folder', elements });
const download = (type: string, url_download = `https://lab.test/${type}`) => ({
  label: type,
  type,
  url_download,
});

/** The content of a path: sections with their folders, and files; null = not found. */
function at(nodes: readonly LibraryNode[], path: string) {
  const opened = openLibraryFolder(readLibrary({ hi: nodes }), path);
  if (opened.kind === 'notFound') return null;
  return [
    opened.sections.map(({ section, folders }) => [section, folders.map(({ name }) => name)]),
    opened.files.map(({ name }) => name),
  ];
}

describe('a library', () => {
  const library = [
    folder('page 10'),
    { ...folder('CHRISTMAS', node('card.jpg')), special: 'seasonal_winter' },
    { ...folder('Wedding'), special: 'Genre' },
    folder('page 2', folder('deep', node('x.mp4'))),
    node('page 10.jpg'),
    node('page 2.jpg'),
  ];
  it.each([
    [
      '/',
      [
        [
          ['folders', ['page 2', 'page 10']],
          ['seasonal', ['CHRISTMAS']],
          ['genre', ['Wedding']],
        ],
        ['page 2.jpg', 'page 10.jpg'],
      ],
    ],
    ['page 2//deep/', [[], ['x.mp4']]],
    ['/page 10', [[], []]],
    ['/nothing', null],
    ['/page 2/../Wedding', null],
    ['/page 2.jpg', null],
    ['/__proto__', null],
  ])('LIB-02, LIB-04, LIB-14, LIB-16: %j', (path, expected) => expect(at(library, path)).toEqual(expected));

  it('LIB-03, LIB-18: breadcrumbs from the root, and no arrow there', () => {
    const read = readLibrary({ hi: [folder('page 2', { ...folder('deep'), title: 'Deep down' })] });
    const opened = openLibraryFolder(read, '/page 2/deep');
    expect(opened).toMatchObject({
      above: '/page 2',
      crumbs: [
        { path: '/', title: '' },
        { path: '/page 2', title: 'page 2' },
        { path: '/page 2/deep', title: 'Deep down' },
      ],
    });
    expect(openLibraryFolder(read, '/page 2')).toMatchObject({ above: '/' });
    expect(openLibraryFolder(read, '/')).toMatchObject({ above: null });
    expect(openLibraryFolder(read, '..')).toEqual({ kind: 'notFound', crumbs: [{ path: '/', title: '' }] });
  });

  it('LIB-05: two folders are styled in their own way', () => {
    const { folders } = readLibrary({ hi: [folder('Pink Mania'), folder('CHRISTMAS'), folder('Easter')] });
    expect(folders.get('/')?.folders.map(({ accent }) => accent)).toEqual(['christmas', '', 'pinkMania']);
  });

  it('counts the files below a folder', () => {
    const { folders } = readLibrary({ hi: library });
    expect(folders.get('/')?.folders.map(({ name, count }) => [name, count])).toEqual([
      ['CHRISTMAS', 1],
      ['page 2', 1],
      ['page 10', 0],
      ['Wedding', 0],
    ]);
  });
});

describe('the resolutions of a file', () => {
  const only = (
    name: string,
    hi: readonly unknown[],
    low: readonly unknown[] = [],
    icon: readonly unknown[] = [],
  ) =>
    readLibrary({
      hi: [node(name, { url: '', actions: hi })],
      low: low.length > 0 ? [node(name, { url: '', actions: low })] : [],
      icon: icon.length > 0 ? [node(name, { url: 'https://lab.test/icon' })] : [],
    }).folders.get('/')?.files[0];

  it.each([
    [
      'LIB-09 from parallel trees',
      'a.jpg',
      [download('hi')],
      [download('low')],
      [
        ['hi', 'JPG'],
        ['low', 'JPG'],
      ],
    ],
    [
      'LIB-11 from one tree',
      'a.tif',
      [download('low'), download('hi')],
      [],
      [
        ['hi', 'TIF'],
        ['low', 'TIF'],
      ],
    ],
    ['LIB-10 of another ending', 'a.pdf', [download('download')], [], [['', 'PDF']]],
    ['LIB-18 with one alone', 'a.png', [], [download('x')], [['low', 'PNG']]],
    ['LIB-18 with none', 'a.png', [], [], []],
    ['the same twice', 'a.mp4', [download('hi'), download('hi')], [], [['hi', 'MP4']]],
    ['to look at, no download', 'a.jpg', [download('view')], [], []],
  ])('%s', (_what, name, hi, low, expected) => {
    expect(only(name, hi, low)?.variants.map(({ quality, ending }) => [quality, ending])).toEqual(expected);
  });

  it('an icon is shown, and is no file of its own', () => {
    expect(only('a.jpg', [download('hi')], [], [1])).toMatchObject({ icon: 'https://lab.test/icon' });
  });

  it('LIB-13: captions of a film by language, which are no download', () => {
    const captions = (label: string) => ({ ...download('captions', `https://lab.test/${label}`), label });
    expect(only('a.mp4', [download('hi'), captions('en'), captions(' IT ')])).toMatchObject({
      variants: [{ quality: 'hi' }],
      captions: [
        { language: 'en', href: 'https://lab.test/en' },
        { language: 'it', href: 'https://lab.test/ IT ' },
      ],
    });
  });

  it.each([
    ['a.JPG', 'image'],
    ['a.gif', 'image'],
    ['a.mp4', 'video'],
    ['a.pdf', 'document'],
    ['a.psd', null],
    ['mp4', null],
  ])('LIB-07: %s is looked at as %s', (name, kind) => expect(only(name, [])?.preview).toBe(kind));
});

describe('broken trees', () => {
  it.each(['..', '.', '', ' ', 'a/b', 'a\\b', 'a\u0000', '../../etc/passwd'])(
    'LIB-16: the name %j is left out',
    (name) => {
      expect(at([folder(name, node('x.jpg')), node(name)], '/')).toEqual([[], []]);
    },
  );

  it('names in every script stay as they are', () => {
    const names = ['фото.jpg', '写真.jpg', 'صورة.jpg', 'é.jpg', 'a%2fb.jpg'];
    expect(
      at(
        names.map((name) => node(name)),
        '/',
      )?.[1]?.toSorted(),
    ).toEqual(names.toSorted());
  });

  it('a tree that is too deep is cut, and what is no node is left out', () => {
    let deep: Record<string, unknown> = { name: 'end.jpg', type: 'file' };
    for (let level = 0; level < 5_000; level += 1)
      deep = { name: 'a', type: 'folder', elements: [deep, null, 7, 'x', []] };
    const { folders } = readLibrary({ hi: [folder('top', deep)] });
    expect(folders.size).toBeLessThan(30);
  });

  it('a folder that comes twice is one', () => {
    expect(at([folder('a', node('1.jpg')), folder('a', node('2.jpg'))], '/a')).toEqual([
      [],
      ['1.jpg', '2.jpg'],
    ]);
  });
});

describe('search', () => {
  const library = readLibrary({
    hi: [folder('Été', node('Größe.pdf'), folder('in', node('ete card.jpg'))), node('card.jpg')],
  });
  it.each([
    ['/', 'card', 2],
    ['/', 'ETE', 2],
    ['/', 'card ete', 1],
    ['/Été', 'card', 1],
    ['/Été/in', 'pdf', 0],
    ['/', '  ', 0],
    ['/', '.*', 0],
  ])('below %s for %j: %d', (below, words, count) =>
    expect(searchLibrary(library, below, words).count).toBe(count),
  );

  it('of 20,000 files shows the first two hundred, and says how many match', () => {
    const many = readLibrary({
      hi: Array.from({ length: 20_000 }, (_, index) => node(`photo ${index}.jpg`)),
    });
    const found = searchLibrary(many, '/', 'photo');
    expect([found.count, found.files.length]).toEqual([20_000, 200]);
  });
});
