import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { at } from '../../scripts/parts/root.mjs';

const base = inject('base');
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(`/public/fragments/${path}`, base), { headers });

/** The built module with which the lab renders fragments. */
interface Drawer {
  draw(order: object): Promise<{ readonly markup: string; readonly drawn: unknown } | null>;
  fragmentOf(order: object, drawing: object): string;
}
const built = at('packages/widgets/dist/server/fragments.js');
const packageFile = at('packages/widgets/package.json');
const drawer = async () => {
  if (!existsSync(built)) throw new Error(`${built} is not there. Run: npm run build`);
  return (await import(pathToFileURL(built).href)) as Drawer;
};

describe('the catalogue as a fragment for a partner’s server', () => {
  it('is the element with its markup, styles and data, and contains no script', async () => {
    const answer = await ask('catalogue?language=it&filter=album&columns=3&theme=dark');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const html = await answer.text();
    expect(html).toMatch(
      /^<ta-catalogue gateway="[^"]+" lang="it" theme="dark" filter="album" columns="3"><template shadowrootmode="open"><link rel="stylesheet" href="[^"]+\/widgets\/[\d.]+\/catalogue\.css">/,
    );
    expect(html).toContain('Tutti');
    expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<script(?! type="application\/json">)/);
    const [, data = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).not.toContain('<');
    expect((JSON.parse(data) as { rows: unknown[] }).rows.length).toBeGreaterThan(40);
  });

  it('names the hash that a strict policy needs for inline styles', async () => {
    const answer = await ask('catalogue?language=en&styles=inline');
    const [, looks = ''] =
      /<template shadowrootmode="open"><style>(.*?)<\/style>/s.exec(await answer.text()) ?? [];
    const hash = createHash('sha256').update(looks).digest('base64');
    expect(looks).toContain(':host');
    expect(answer.headers.get('ta-style-hash')).toBe(`'sha256-${hash}'`);
    expect((await ask('catalogue?language=en')).headers.get('ta-style-hash')).toBeNull();
  });

  it('answers its ETag with 304', async () => {
    const first = await ask('catalogue?language=de', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}/);
    expect((await ask('catalogue?language=de', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('catalogue?language=fr', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    'catalogue?language=xx',
    'catalogue?filter=no-such',
    'catalogue?sub-filter=no-such',
    'catalogue?currency=QQQ',
    'catalogue?currency=e%22ur',
    'catalogue?columns=9',
    'catalogue?theme=pink',
    'product-card',
    'product-card?product=no-such',
    'product-card?product=%3Cb%3E',
    'orders',
    'catalogue.xml',
    '..%2f..%2fpackage',
  ])('an unsupported fragment is not found: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('tells a script without an error that there is no markup', async () => {
    for (const path of ['catalogue.json?filter=no-such', 'product-card.json?product=no-such', 'no.json'])
      expect((await ask(path)).status).toBe(204);
  });

  it('renders one card', async () => {
    const answer = await ask('product-card.json?product=weddingbook&language=es');
    const { drawn, key } = (await answer.json()) as { drawn: unknown; key: string };
    expect(JSON.stringify(drawn).match(/"article"/g)).toHaveLength(1);
    expect(key).toContain('weddingbook');
  });
});

describe('hostile rows', () => {
  const evil = `"'><img src=x onerror=alert(1)></script></template><script>alert(2)</script>`;
  const order = (rows: unknown) => ({
    element: 'catalogue',
    attributes: { lang: 'en' },
    gateway: 'https://lab.example',
    rows,
  });

  it.each([
    ['words', { nome: evil, description: evil, giorni: evil }],
    [
      'addresses',
      { foto: evil, foto_srcset: evil, link_info: `javascript:${evil}`, link_buy: `data:${evil}` },
    ],
    ['classes and families', { filter_class: evil, family: evil, promo_filter: evil }],
  ])('in %s stay words', async (_what, change) => {
    const { draw, fragmentOf } = await drawer();
    const asked = order([null, 7, { slug: 'a', nome: 'A', ...change }]);
    const drawing = await draw(asked);
    const html = fragmentOf(asked, drawing ?? {});
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/template>/g)).toHaveLength(1);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/href="(?:javascript|data):/i);
  });

  it.each([
    ['no list', 'x'],
    ['nothing', null],
  ])('%s is no catalogue', async (_what, rows) => {
    const { draw } = await drawer();
    await expect(draw(order(rows))).rejects.toThrow('no catalogue');
  });
});

describe('the files that docs/embedding.md names', () => {
  it.each([
    ['orders.js', 'text/javascript'],
    ['integrity.json', 'application/json'],
    ['custom-elements.json', 'application/json'],
    ['snippets.html', 'text/plain'],
    ['elements.d.ts', 'text/plain'],
    ['jsx.d.ts', 'text/plain'],
    ['vue.d.ts', 'text/plain'],
    ['svelte.d.ts', 'text/plain'],
    ['THIRD-PARTY-NOTICES.txt', 'text/plain'],
  ])('serves %s of the latest version to every page, as %s', async (name, type) => {
    const answer = await fetch(new URL(`/widgets/v1/${name}`, base));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('are sent compressed, again with 304, and those of a full version for ever', async () => {
    const ask = (version: string, headers: Record<string, string> = {}) =>
      fetch(new URL(`/widgets/${version}/custom-elements.json`, base), { headers });
    const latest = await ask('v1', { 'accept-encoding': 'br' });
    expect(latest.headers.get('content-encoding')).toBe('br');
    expect(latest.headers.get('vary')).toContain('accept-encoding');
    expect(latest.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = latest.headers.get('etag') ?? '';
    expect((await ask('v1', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(304);

    const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };
    expect((await ask(version)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('0.0.1')).status).toBe(404);
    expect((await ask('v2')).status).toBe(404);
  });
});
