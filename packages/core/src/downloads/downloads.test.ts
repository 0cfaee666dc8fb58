import { describe, expect, it } from 'vitest';
import { templatesFor } from '../contract/index.ts';
import type { DocumentEntry, SoftwareFile } from '../contract/index.ts';
import { formatDocumentTab, formatLibraryAddress, parseDocumentTab, parseLibraryAddress } from './address.ts';
import { documentTile } from './documents.ts';
import { linksDirectly, readComputer, softwareOffer, softwareTutorials } from './software.ts';
import { chooseTemplate, followTemplates } from './templates.ts';

describe('addresses', () => {
  it.each([
    ['', 'price_list'],
    ['?filter=product_info', 'product_info'],
    ['?filter=templates', 'templates'],
    ['?filter=graphisoftware', 'graphisoftware'],
    ['?filter=nothing', 'price_list'],
    ['?filter=constructor', 'price_list'],
  ] as const)('DOC-01: %j opens %s', (query, tab) => {
    expect(parseDocumentTab(query)).toBe(tab);
    expect(parseDocumentTab(formatDocumentTab(tab).split('?')[1] ?? '')).toBe(tab);
  });

  it.each([
    ['', { path: '/', search: '' }, ''],
    [
      '?path=VIDEO/GRAPHISOFTWARE%20TUTORIAL_EN',
      { path: '/VIDEO/GRAPHISOFTWARE TUTORIAL_EN', search: '' },
      'path=%2FVIDEO%2FGRAPHISOFTWARE+TUTORIAL_EN',
    ],
    ['?path=//a/./b/', { path: '/a/b', search: '' }, 'path=%2Fa%2Fb'],
    ['?path=../x', { path: '../x', search: '' }, 'path=..%2Fx'],
    ['?search=a%20b', { path: '/', search: 'a b' }, 'search=a+b'],
  ])('LIB-02, LIB-16: %j', (query, expected, written) => {
    expect(parseLibraryAddress(query)).toEqual(expected);
    expect(formatLibraryAddress(expected)).toBe(written);
  });
});

describe('templates', () => {
  const tree = {
    'product_Wedding Book': {
      year_2019: { profile_sRGB: 'a/2019.pdf' },
      year_2023: { profile_sRGB: ['a/x.pdf', { key: 'a/x.svg' }, 7], profile_Adobe: 'a/y.pdf' },
    },
    'product_Go Book': { year_2023: { profile_sRGB: 'b.pdf' } },
  };
  const shown = (choices: readonly string[]) => {
    const { levels, file } = followTemplates(tree, choices);
    return [levels.map(({ group, chosen, options }) => [group, chosen, options.length]), file];
  };

  it.each([
    [[], [[['product', '', 2]], '']],
    [
      ['product_Wedding Book'],
      [
        [
          ['product', 'product_Wedding Book', 2],
          ['year', '', 2],
        ],
        '',
      ],
    ],
    [
      ['product_Go Book', 'year_2023', 'profile_sRGB'],
      [
        [
          ['product', 'product_Go Book', 2],
          ['year', 'year_2023', 1],
          ['profile', 'profile_sRGB', 1],
        ],
        'b.pdf',
      ],
    ],
    [
      ['product_Go Book', 'year_2019', 'profile_sRGB'],
      [
        [
          ['product', 'product_Go Book', 2],
          ['year', '', 1],
        ],
        '',
      ],
    ],
    [['nothing'], [[['product', '', 2]], '']],
    [['__proto__'], [[['product', '', 2]], '']],
  ])('DOC-06: after %j', (choices, expected) => expect(shown(choices)).toEqual(expected));

  it('DOC-06: the last choice may be between files; without it nothing can be downloaded', () => {
    const open = ['product_Wedding Book', 'year_2023', 'profile_sRGB'];
    expect(followTemplates(tree, open)).toMatchObject({ file: '' });
    expect(followTemplates(tree, open).levels.at(-1)).toEqual({
      group: 'file',
      chosen: '',
      options: [
        { value: 'a/x.pdf', label: 'x.pdf' },
        { value: 'a/x.svg', label: 'x.svg' },
      ],
    });
    expect(followTemplates(tree, [...open, 'a/x.svg']).file).toBe('a/x.svg');
  });

  it('DOC-20: years come newest first', () => {
    const { levels } = followTemplates(tree, ['product_Wedding Book']);
    expect(levels[1]?.options.map(({ label }) => label)).toEqual(['2023', '2019']);
  });

  it('DOC-06: a choice drops those after it', () => {
    expect(chooseTemplate(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x']);
    expect(chooseTemplate(['a', 'b'], 0, '')).toEqual([]);
  });

  it.each([
    [{ lang_it: 1, lang_en_fr: 2 }, 'fr', 2],
    [{ lang_it: 1, lang_en_fr: 2 }, 'it', 1],
    [{ lang_it: 1, lang_en_fr: 2 }, 'de', 2],
    [{ lang_it: 1, lang_es: 2 }, 'de', 1],
    [{ other: 1 }, 'de', undefined],
    [{ lang_ende: 1, lang_de: 2 }, 'de', 2],
  ])('DOC-25: of %j for %s', (templates, language, expected) =>
    expect(templatesFor(templates, language)).toBe(expected),
  );

  it.each([[null], [7], ['x'], [[]], [{}], [{ a: null }]])('a tree that is %j breaks nothing', (broken) => {
    expect(() => followTemplates(broken, ['a', 'b'])).not.toThrow();
  });
});

describe('tiles', () => {
  const entry = (more: Partial<DocumentEntry>): DocumentEntry => ({
    filename: 'list.pdf',
    icon: 'pdf',
    id_file: 'x',
    key: 'x/list.pdf',
    key_high: '',
    is_updated: true,
    exist_view_download: false,
    name: 'List',
    size: 0,
    url: 'https://lab.test/low',
    url_high: 'https://lab.test/high',
    ...more,
  });
  const none = new Set<string>();

  it.each([
    [{}, [['', 'https://lab.test/low']]],
    [
      { key_high: 'x/high.pdf' },
      [
        ['hi', 'https://lab.test/high'],
        ['low', 'https://lab.test/low'],
      ],
    ],
    [{ key: '', key_high: 'h' }, [['', 'https://lab.test/high']]],
    [{ key: 'h', key_high: 'h' }, [['', 'https://lab.test/high']]],
  ])('DOC-17: %j', (more, expected) => {
    expect(documentTile(entry(more), none)?.actions.map(({ quality, href }) => [quality, href])).toEqual(
      expected,
    );
  });

  it('an entry without a file is none', () => expect(documentTile(entry({ key: '' }), none)).toBeNull());

  it('DOC-19: the ribbon goes when the file was opened, on this page too', () => {
    const ribbon = (more: Partial<DocumentEntry>, opened = none) =>
      documentTile(entry(more), opened)?.isUpdated;
    expect([
      ribbon({}),
      ribbon({ exist_view_download: true }),
      ribbon({ is_updated: false }),
      ribbon({}, new Set(['x'])),
    ]).toEqual([true, false, false, false]);
  });

  it.each([
    ['a.pdf', 'pdf', true],
    ['a.PNG', 'image', true],
    ['a.csv', 'table', false],
    ['a.zip', 'file', false],
    ['a', 'file', false],
  ])('DOC-24: %s has the mark %s and opens: %s', (filename, kind, opens) =>
    expect(documentTile(entry({ filename, icon: '' }), none)).toMatchObject({ kind, opens, title: 'List' }),
  );
});

describe('software', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 'MAC', true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.12; rv:52.0) Firefox', 'MAC', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_1)', 'MAC', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_2)', 'MAC', true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_9_5)', 'MAC', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 11_0)', 'MAC', true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X)', 'MAC', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PC', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', '', false],
    ['Mozilla/5.0 (X11; Linux x86_64)', '', false],
    ['', '', false],
  ])('DOC-11, DOC-15, CONST2-04: %s', (agent, platform, direct) => {
    const computer = readComputer(agent);
    expect([computer.platform, linksDirectly(computer)]).toEqual([platform, direct]);
  });

  it('DOC-10: the version of this computer comes first, older ones and the guide apart', () => {
    const file = (piattaforma: string, type = 'full'): SoftwareFile => ({
      piattaforma,
      versione: '1',
      type,
      nomeFile: '',
      size: 1,
      url: '',
    });
    const files = [file('MAC'), file('PC'), file('MAC', 'old'), file('GUIDE')];
    const offer = softwareOffer(files, { platform: 'PC', version: [] });
    expect(offer.current.map(({ piattaforma }) => piattaforma)).toEqual(['PC', 'MAC']);
    expect([offer.older.length, offer.guides.length]).toEqual([1, 1]);
  });

  it('LIB-12, CONST-19: nine tutorials', () => expect(softwareTutorials).toHaveLength(9));
});
