import { describe, expect, it } from 'vitest';
import { relativeTo, linksOf } from './links.ts';
import { headingsOf, idOf, renderMarkdown, sectionOf, withoutCitations, wordsOf } from './markdown.ts';

const keep = (href: string) => href;

describe('the address of a heading', () => {
  it.each([
    ['What the page must allow', 'what-the-page-must-allow'],
    ['Codes of `ta-error`', 'codes-of-ta-error'],
    ['`POST /auth/login`', 'post-authlogin'],
    ['The catalogue, fast', 'the-catalogue-fast'],
  ])('%s', (text, id) => expect(headingsOf(`## ${text}`)[0]?.id).toBe(id));

  it('keeps letters of other languages', () => expect(idOf('Größe')).toBe('größe'));
});

describe('a section of a document', () => {
  const text = '# Title\n\n## One\n\nfirst\n\n### Inside\n\n```sh\n## no heading\n```\n\n## Two\n\nsecond\n';

  it('ends at the next heading of its level, and code has no headings', () => {
    expect(sectionOf(text, 'One')).toBe('## One\n\nfirst\n\n### Inside\n\n```sh\n## no heading\n```\n\n');
    expect(sectionOf(text, 'Two')).toBe('## Two\n\nsecond\n');
  });

  it('that is not there is an error', () =>
    expect(() => sectionOf(text, 'Three')).toThrow("no heading 'Three'"));
});

describe('a page', () => {
  it('escapes code, and shows no tag of a document', () => {
    const { html } = renderMarkdown('`<b>` <img src=x onerror=alert(1)>\n\n```html\n<ta-login>\n```', keep);
    expect(html).toContain('<code>&lt;b&gt;</code>');
    expect(html).toContain('&lt;ta-login&gt;');
    expect(html).not.toContain('onerror');
  });

  it('has links to what the site shows, and plain text instead of others', () => {
    const resolve = (href: string) => (href === 'a.md' ? '../a/' : null);
    expect(renderMarkdown('[A](a.md) and [B](b.md)', resolve).html).toBe(
      '<p><a class="ta-link" href="../a/">A</a> and B</p>\n',
    );
  });

  it('lets a wide table scroll by itself, by keyboard too', () => {
    const { html } = renderMarkdown('| a |\n| --- |\n| b |', keep);
    expect(html).toMatch(/^<div class="docs-scroll" role="group" aria-label="Table" tabindex="0"><table>/);
  });

  it('is found by its words, not by its marks', () =>
    expect(wordsOf('See [**this** page](x.md):\n\n| `a` | b |\n| --- | --- |')).toBe('See this page : a b'));
});

it('codes of requirement rows are left out', () => {
  expect(
    withoutCitations('Rows do not lead to it (DASH-11). Never (ACC-01 to ACC-03, SES-02) or (v1).'),
  ).toBe('Rows do not lead to it. Never or (v1).');
});

describe('links', () => {
  it.each([
    ['', 'guides/react/', 'guides/react/'],
    ['guides/react/', '', '../../'],
    ['guides/react/', 'guides/theming/#slots', '../theming/#slots'],
    ['guides/react/', 'guides/react/', './'],
    ['guides/react/', 'guides/react/#a', '#a'],
    ['guides/react/', 'assets/site.js', '../../assets/site.js'],
    ['', '', './'],
  ])('from %j to %j', (path, address, way) => expect(relativeTo(path, address)).toBe(way));

  const documents = new Map([
    ['docs/theming.md', 'guides/theming/'],
    ['docs/embedding.md#elements', 'reference/elements/'],
  ]);
  const resolve = linksOf({ path: 'guides/sign-in/', file: 'docs/guides/sign-in.md' }, documents);
  it.each([
    ['../theming.md', '../theming/'],
    ['../embedding.md#elements', '../../reference/elements/'],
    ['../gone.md', null],
    ['#here', '#here'],
    ['/widgets/ta-orders/', '../../widgets/ta-orders/'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('of a document: %s', (href, way) => expect(resolve(href)).toBe(way));
});
