import { describe, expect, it } from 'vitest';
import { normalisePath, openFolder } from './folders.ts';
import type { FolderEntry } from './folders.ts';

const folder = (path: string, name: string): FolderEntry => ({ path, name, type: 'folder' });
const file = (path: string, name: string): FolderEntry => ({ path, name, type: 'file' });
/** The names at a path; null when there are none. */
function at(entries: readonly FolderEntry[], path: string) {
  const view = openFolder(entries, path);
  if (view.kind === 'notFound') return null;
  return [view.folders.map(({ name }) => name), view.files.map(({ name }) => name)];
}

describe('normalisePath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['a/b/', '/a/b'],
    ['//a///b', '/a/b'],
    ['/a/./b', '/a/b'],
    [' /a / b ', '/a/b'],
    ['/a/../b', null],
    ['..', null],
    ['a\\b', null],
    ['/a\u0000b', null],
    ['/a'.repeat(600), null],
    ['/...', '/...'],
  ])('LIB-16: %j is %j', (given, expected) => expect(normalisePath(given)).toBe(expected));
});

describe('openFolder', () => {
  const library = [
    folder('/Brochures', 'Brochures'),
    folder('/Brochures/Autumn', 'Autumn'),
    file('/Brochures/page 10.jpg', 'page 10.jpg'),
    file('/Brochures/page 2.jpg', 'page 2.jpg'),
    folder('/Empty', 'Empty'),
    file('/Brochures/Autumn/x.mp4', 'x.mp4'),
    file('/read me.txt', 'read me.txt'),
  ];
  it.each([
    ['/', [['Brochures', 'Empty'], ['read me.txt']]],
    ['', [['Brochures', 'Empty'], ['read me.txt']]],
    ['Brochures', [['Autumn'], ['page 2.jpg', 'page 10.jpg']]],
    ['/Brochures//Autumn/', [[], ['x.mp4']]],
    ['/Empty', [[], []]],
    ['/Nothing', null],
    ['/Brochures/page 2.jpg', null],
    ['/brochures', null],
    ['/Brochures/../Empty', null],
    ['/__proto__', null],
  ])('PROD-09, PROD-19, LIB-14: %j', (path, expected) => expect(at(library, path)).toEqual(expected));

  it('reads a path as the folder it lies in, where it does not end with the name', () => {
    const parents = library.map((entry) => ({ ...entry, path: entry.path.slice(0, -entry.name.length) }));
    for (const path of ['/', '/Brochures', '/Brochures/Autumn', '/Empty', '/Nothing'])
      expect(at(parents, path)).toEqual(at(library, path));
  });

  it('knows folders that only their contents tell of', () => {
    expect(at([file('/A/B/x.jpg', 'x.jpg')], '/A')).toEqual([['B'], []]);
  });

  it('LIB-16: leaves out what climbs', () => {
    const hostile = [file('/../x.jpg', 'x.jpg'), folder('/a/../b', 'b'), folder('', '..'), file('/', '')];
    expect(at(hostile, '/')).toEqual([[], []]);
  });

  it('PROD-19: the way back, from the root to here', () => {
    const view = openFolder(library, '/Brochures/Autumn');
    expect(view.crumbs).toEqual([
      { path: '/', name: '' },
      { path: '/Brochures', name: 'Brochures' },
      { path: '/Brochures/Autumn', name: 'Autumn' },
    ]);
    expect(openFolder(library, '/x').crumbs).toEqual([{ path: '/', name: '' }]);
  });
});
