import { describe, expect, it } from 'vitest';
import { book, photo, prints, uuid } from '../../test/print.ts';
import { photoBox } from './createProject.ts';
import { projectLimits } from './limits.ts';
import { migrate } from './migrate.ts';
import { readProject, readProjectText } from './readProject.ts';

const stored = () =>
  JSON.parse(JSON.stringify({ ...book(), photos: [photo('p1')] })) as Record<string, unknown>;
const spreadOf = (document: Record<string, unknown>, index = 0) =>
  (document['spreads'] as Record<string, unknown>[])[index] as Record<string, unknown>;

describe('a stored project', () => {
  it.each([
    ['a book', book()],
    ['prints', prints()],
  ])('%s reads back as it was', (_name, project) => {
    expect(readProjectText(JSON.stringify(project))).toEqual({ ok: true, project });
  });

  it('a new book has its least pages and a cover; prints have no sheet yet', () => {
    expect(book(24).spreads).toHaveLength(12);
    expect(book(24).cover?.kind).toBe('cover');
    expect(prints()).toMatchObject({ spreads: [], cover: null, uuid });
  });

  it('what nobody knows is dropped', () => {
    const read = readProject({ ...stored(), extra: 1, __proto__: { polluted: true } });
    expect(read.ok && 'extra' in read.project).toBe(false);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('the next id is one that nothing has, whatever the document says', () => {
    const document = stored();
    spreadOf(document)['items'] = [photoBox('i77', { x: 0, y: 0, w: 10, h: 10 })];
    const read = readProject({ ...document, next: 1 });
    expect(read.ok && read.project.next).toBe(78);
  });

  const change = (name: string, value: unknown) => ({ ...stored(), [name]: value });
  const withItem = (item: Record<string, unknown>) => {
    const document = stored();
    spreadOf(document)['items'] = [{ ...photoBox('i90', { x: 0, y: 0, w: 10, h: 10 }), ...item }];
    return document;
  };
  it.each([
    ['no object', 7, 'notAProject', ''],
    ['a list', [], 'notAProject', ''],
    ['no schema', change('schema', undefined), 'notAProject', ''],
    ['a schema that is no number', change('schema', '1'), 'notAProject', ''],
    ['a later schema', change('schema', 999), 'newer', ''],
    ['a uuid with a path', change('uuid', '../../etc/passwd'), 'invalid', 'uuid'],
    [
      'an endless page',
      change('geometry', { ...book().geometry, page_w: 1e9 }),
      'invalid',
      'geometry.page_w',
    ],
    [
      'too many photos',
      change(
        'photos',
        Array.from({ length: projectLimits.photos + 1 }, (_, i) => photo(`p${i}`)),
      ),
      'invalid',
      'photos',
    ],
    ['two photos of one id', change('photos', [photo('p1'), photo('p1')]), 'invalid', 'photos'],
    [
      'two spreads of one id',
      change('spreads', [book().spreads[0], book().spreads[0]]),
      'invalid',
      'spreads',
    ],
    [
      'an address of another protocol',
      change('photos', [photo('p1', { proxy: 'javascript:alert(1)' })]),
      'invalid',
      'photos.0.proxy',
    ],
    [
      'an address without a protocol',
      change('photos', [photo('p1', { thumb: '//evil.test/x' })]),
      'invalid',
      'photos.0.thumb',
    ],
    ['a photo without pixels', change('photos', [photo('p1', { w: 0 })]), 'invalid', 'photos.0.w'],
    ['an id of JavaScript’s own', change('photos', [photo('__proto__')]), 'invalid', 'photos.0.id'],
    ['more least than most pages', change('pages', { min: 40, max: 20, step: 2 }), 'invalid', 'pages'],
    ['a box without width', withItem({ w: 0 }), 'invalid', 'spreads.0.items.0.w'],
    ['a box far away', withItem({ x: 1e7 }), 'invalid', 'spreads.0.items.0.x'],
    ['no number', withItem({ y: null }), 'invalid', 'spreads.0.items.0.y'],
    [
      'a zoom below 1',
      withItem({ crop: { cx: 0, cy: 0, zoom: 0.5, quarter: 0, fine: 0, flip: false } }),
      'invalid',
      'spreads.0.items.0.crop.zoom',
    ],
    ['an unknown item', withItem({ kind: 'script' }), 'invalid', 'spreads.0.items.0.kind'],
  ])('%s is refused', (_name, document, problem, path) => {
    expect(readProject(document)).toEqual({ ok: false, problem, path });
  });

  it('a text that is no JSON, and one too long, are refused', () => {
    expect(readProjectText('{')).toMatchObject({ problem: 'notAProject' });
    expect(readProjectText(' '.repeat(projectLimits.characters + 1))).toMatchObject({ problem: 'tooLarge' });
  });
});

describe('schemas', () => {
  it('an older document goes through every migration in turn', () => {
    const steps = [
      (old: Readonly<Record<string, unknown>>) => ({ ...old, title: old['name'] }),
      (old: Readonly<Record<string, unknown>>) => ({ ...old, title: `${String(old['title'])}!` }),
    ];
    expect(migrate({ schema: 1, name: 'Anna' }, steps, 3)).toEqual({
      ok: true,
      document: { schema: 3, name: 'Anna', title: 'Anna!' },
    });
    expect(migrate({ schema: 2, title: 'Luca' }, steps, 3)).toMatchObject({ document: { title: 'Luca!' } });
  });
});
