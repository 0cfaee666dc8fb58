import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { portalForTest } from '../../test/portal.ts';
import { allProjects, printProjects } from '../contract/index.ts';
import { coverProblem } from './cover.ts';
import { editAddress, readPrintProjects, readWorks } from './project.ts';

const portal = portalForTest({
  lab: 'https://lab.example',
  portal: 'https://portal.example',
  demo: 'https://demo.example',
});

const works = (data: readonly unknown[]) =>
  readWorks(v.parse(allProjects.answer, { data, is_next_page: 0 }).data);
const prints = (results: readonly unknown[]) =>
  readPrintProjects(v.parse(printProjects.answer, { results, is_next_page: 0 }).results, portal);

describe('a project of the wire', () => {
  it('PROJ-10, PROJ-15: of the cover service, with what an old service leaves out', () => {
    expect(works([{ id: 7, name: ' Anna ', image: '/a.webp', ts_updated: '2026-11-20T10:00:00Z' }])).toEqual([
      {
        kind: 'work',
        id: '7',
        uuid: '',
        name: 'Anna',
        product: '',
        slug: '',
        picture: '/a.webp',
        hasCover: false,
        changed: '2026-11-20T10:00:00Z',
        size: '',
        pages: 0,
        editLink: '',
      },
    ]);
  });

  it('PROJ-16: the attributes of its family are read', () => {
    const { data } = v.parse(allProjects.answer, {
      data: [{ cover: 'linen', lenzuolo: 'leather', young_nastro: 'red', filter_material: 'linen' }],
      is_next_page: 0,
    });
    expect(data[0]).toMatchObject({
      cover: 'linen',
      lenzuolo: 'leather',
      young_nastro: 'red',
      filter_material: 'linen',
      back: '',
    });
  });

  it('PROJ-09: of the print service is left out without a picture', () => {
    const shown = prints([
      { uuid: 'a', family_id: 27, thumbnail_url: '/a.webp' },
      { uuid: 'b', family_id: 27, thumbnail_url: ' ' },
      { uuid: 'c', family_id: 27 },
    ]);
    expect(shown.map(({ uuid }) => uuid)).toEqual(['a']);
  });

  it('PROJ-25: a time that is none is not known', () => {
    expect(works([{ ts_updated: 'yesterday' }, {}]).map(({ changed }) => changed)).toEqual(['', '']);
  });
});

describe('where a project is continued', () => {
  const viewer = { c: 'hash/1', language: 'de' } as const;
  const edit = (editLink: string) => editAddress({ editLink, uuid: 'u 1', slug: 'gobook' }, viewer, portal);

  it('PROJ-14: the address carries the customer’s hash, project, language and product, and never a token', () => {
    const link = edit('https://covers.test/edit?c=[c]&id=[id]&lang=[lang]&p=[p]&ta_token=[ta_token]');
    expect(link).toEqual({
      href: 'https://covers.test/edit?c=hash%2F1&id=u%201&lang=de&p=gobook&ta_token=',
      path: null,
    });
  });

  it('PROJ-24, ROUTE-18: a print project opens in its editor, a saved work in the configurator', () => {
    const [print] = prints([{ uuid: 'u/1', family_id: '275', thumbnail_url: '/a.webp' }]);
    expect(edit(print?.editLink ?? '')?.path).toBe('/ta/config-print/275/u%2F1');
    expect(edit('/ta/config-product/41/product-config/x')?.path).toBe(
      '/ta/config-product/41/product-config/x',
    );
    expect(prints([{ uuid: '', family_id: '275', thumbnail_url: '/a.webp' }])[0]?.editLink).toBe('');
  });

  it.each(['', 'javascript:taHit(1)', '//evil.test/[id]', 'https://a@evil.test/'])(
    'T-C3: %j is no address',
    (given) => expect(edit(given)).toBeNull(),
  );
});

describe('a file for the picture of a project', () => {
  it.each([
    ['image/jpeg', 5_000_000, null],
    ['', 10, null],
    ['image/heic', 10, 'type'],
    ['image/svg+xml', 10, 'type'],
    ['image/png', 0, 'empty'],
    ['image/webp', 20_000_001, 'tooLarge'],
  ])('%s of %i bytes: %s', (type, size, problem) => expect(coverProblem({ type, size })).toBe(problem));
});
