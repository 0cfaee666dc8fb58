import { describe, expect, it } from 'vitest';
import { linkSettings } from '../../test/storeLinkSettings.ts';
import { originOf } from '../kernel/address/links.ts';
import { fillLink } from './links.ts';

const values = { language: 'it', c: 'a b&c=1#', ticket: 'TICKET-1' } as const;
const fill = (template: string, change: Partial<Parameters<typeof fillLink>[1]> = {}) =>
  fillLink(template, { ...values, ...change }, linkSettings);

describe('placeholders (I18N2-08)', () => {
  it.each([
    ['STORE-24', '/info/[lang]/book/', 'https://lab.example/info/it/book/'],
    ['STORE-25', 'https://shop.example/?l=[lang]&o=[old_lang]', 'https://shop.example/?l=it&o=it'],
    ['STORE-25', 'https://shop.example/?c=[c]', 'https://shop.example/?c=a%20b%26c%3D1%23'],
    ['STORE-49', 'https://shop.example/?x=[other]&y=[LANG]', 'https://shop.example/?x=&y='],
    [
      'STORE-25',
      'https://lab.example/cover/?c=[c]&ta_token=[ta_token]',
      'https://lab.example/cover/?c=a%20b%26c%3D1%23&ta_token=TICKET-1',
    ],
    ['T-C3', 'https://shop.example/?ta_token=[ta_token]', 'https://shop.example/?ta_token='],
    [
      'T-C3',
      'https://lab.example.evil.example/?ta_token=[ta_token]',
      'https://lab.example.evil.example/?ta_token=',
    ],
    ['T-C3', 'http://lab.example/?ta_token=[ta_token]', 'http://lab.example/?ta_token='],
    ['T-C3', 'https://lab.example:444/?ta_token=[ta_token]', 'https://lab.example:444/?ta_token='],
    ['T-C3', 'https://lab.example[ta_token].evil.example/', 'https://lab.example.evil.example/'],
    ['T-C3', 'https://lab.example[ta_token]/', 'https://lab.example/'],
    ['T-C3', 'https://lab.example/[ta_token]', 'https://lab.example/'],
    ['T-C3', 'https://lab.example/#[ta_token]', 'https://lab.example/#'],
    [
      'T-C3',
      'https://lab.example/?to=https://evil.example/[ta_token]',
      'https://lab.example/?to=https://evil.example/',
    ],
    ['T-C3', 'https://lab.example/?a=[ta_token]&b=[ta_token]', 'https://lab.example/?a=&b='],
    ['DEC-01', '/ta/config-product/1?ta_token=[ta_token]', 'https://portal.example/ta/config-product/1'],
    ['STORE-35', 'http://[::1]:5200/?l=[lang]', 'http://[::1]:5200/?l=it'],
  ])('%s: %s', (_row, template, href) => expect(fill(template)?.href).toBe(href));

  it('what a value holds is not filled again', () => {
    expect(fill('https://shop.example/?c=[c]', { c: '[ta_token][lang]' })?.href).toBe(
      'https://shop.example/?c=%5Bta_token%5D%5Blang%5D',
    );
  });

  it('STORE-49: the shop has its own names of the languages', () => {
    const own = { ...linkSettings, oldLanguages: { ...linkSettings.oldLanguages, it: 'italiano' } };
    expect(fillLink('https://shop.example/?l=[old_lang]', values, own)?.href).toBe(
      'https://shop.example/?l=italiano',
    );
  });
});

describe('tickets', () => {
  const buy = 'https://lab.example/cover/?c=[c]&ta_token=[ta_token]';
  it.each([
    ['names a place for one', buy, false, true],
    ['names none', 'https://lab.example/cover/', false, false],
    ['STORE-36: in a frame without a place', 'https://lab.example/cover/', true, true],
    ['STORE-36: in a frame elsewhere', 'https://shop.example/?ta_token=[ta_token]', true, false],
    ['in the portal', '/ta/config-product/1?ta_token=[ta_token]', true, false],
  ])('wanted: %s', (_what, template, framed, wants) => {
    expect(fill(template, { ticket: '', framed })?.wantsTicket).toBe(wants);
  });

  it('STORE-36: a frame adds it where no place is named', () => {
    expect(fill('https://lab.example/cover/?p=1', { framed: true })).toEqual({
      href: 'https://lab.example/cover/?p=1&ta_token=TICKET-1',
      path: null,
      wantsTicket: false,
    });
  });

  it('ROUTE-34: no configured site, no ticket', () => {
    expect(fillLink(buy, values, { ...linkSettings, ticketSites: [] })?.href).not.toContain('TICKET');
    expect(fillLink(buy, values, { ...linkSettings, ticketSites: ['', 'nonsense'] })?.href).not.toContain(
      'TICKET',
    );
  });
});

describe('hostile addresses (T-C3)', () => {
  const evil = 'evil.example';
  const shapes = [
    ...[
      'javascript:',
      'JavaScript:',
      ' javascript:',
      'java\nscript:',
      'data:text/html,',
      'vbscript:',
      'blob:',
      'file://',
      'ftp://',
      'ws://',
      'view-source:https://',
    ].flatMap((scheme) => [
      `${scheme}alert(1)//[ta_token]`,
      `${scheme}${evil}/?ta_token=[ta_token]`,
      `[x]${scheme}${evil}/[ta_token]`,
      `${scheme.slice(0, 2)}[x]${scheme.slice(2)}${evil}/?[ta_token]`,
      `%5B${scheme}%5D[ta_token]`,
    ]),
    ...[
      'https://',
      'http://',
      '//',
      '/',
      '\\\\',
      '/\\',
      'https:',
      'https:/',
      'https:\\\\',
      '/\t/',
      'https://lab.example@',
      'https://lab.example%40',
      'https://lab.example.',
      'https://lab.example%2f',
      'https://lab.example\\@',
      'https://lab.example:80@',
      'https://lab.example#@',
      'https://lab.example?@',
      'https://[ta_token]@',
      'https://[ta_token].',
      'https://lab.example[ta_token]',
      'https://xlab.example.',
      'https://lab.example。',
    ].flatMap((start) =>
      [
        '?ta_token=[ta_token]',
        '/?ta_token=[ta_token]&ta_token=[ta_token]',
        '/[ta_token]',
        '/#[ta_token]',
        ':443/?t=[ta_token]',
        '/?u=https://lab.example/?ta_token=[ta_token]',
        '/?[ta_token]=1',
        '/?a=[[ta_token]]',
        '/%5Bta_token%5D',
      ].map((rest) => `${start}${evil}${rest}`),
    ),
  ];

  it('there are enough of them', () => expect(shapes.length).toBeGreaterThan(250));

  it.each([false, true])(
    'lead nowhere but by http(s), and no ticket leaves for another site (framed: %s)',
    (framed) => {
      let links = 0;
      for (const template of shapes) {
        const link = fill(template, { ticket: 'TICKET-1', framed });
        if (link === null) continue;
        links += 1;
        expect(link.href).toMatch(/^https?:\/\/[^/@]+(\/|$|\?|#)/);
        const carries = decodeURIComponent(link.href).includes('TICKET-1');
        expect([template, carries && originOf(link.href) !== 'https://lab.example']).toEqual([
          template,
          false,
        ]);
        expect(link.path === null || link.path.startsWith('/ta/')).toBe(true);
      }
      expect(links).toBeGreaterThan(50);
    },
  );

  it('control: a configured site does get it', () => {
    const evilIsOurs = { ...linkSettings, ticketSites: [`https://${evil}`] };
    const given = shapes.filter((template) =>
      fillLink(template, values, evilIsOurs)?.href.includes('TICKET-1'),
    );
    expect(given.length).toBeGreaterThan(0);
  });
});
