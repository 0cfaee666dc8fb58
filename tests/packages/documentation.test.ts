import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contract, errorStatus } from '@trade-area/core/contract';
import { describe, expect, it } from 'vitest';

/** The documentation site as it is built. */
const site = resolve(import.meta.dirname, '../../apps/docs/dist');
const elementsFolder = resolve(import.meta.dirname, '../../packages/widgets/dist/elements');
const text = (path: string) => readFileSync(join(site, path), 'utf8');
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);

interface ElementsManifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes: readonly { readonly name: string }[];
      readonly events: readonly { readonly name: string }[];
    }[];
  }[];
}
const elements = (
  JSON.parse(readFileSync(join(elementsFolder, 'custom-elements.json'), 'utf8')) as ElementsManifest
).modules.flatMap(({ declarations }) => declarations);

describe('the documentation site', () => {
  it('has a page for every element, with each attribute and event', () => {
    const missing = elements.flatMap(({ tagName, attributes, events }) => {
      const html = text(`widgets/${tagName}/index.html`);
      return [...attributes, ...events]
        .filter(({ name }) => !html.includes(`<td><code>${name}</code></td>`))
        .map(({ name }) => `${tagName}: ${name}`);
    });
    expect(elements.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const broken = pages.flatMap((page) => {
      const html = text(page);
      return hrefs(html).flatMap((href) => {
        if (/^https?:/.test(href)) return [];
        const [way = '', heading] = href.split('#');
        const target = way === '' ? page : join(page, '..', way, way.endsWith('/') ? 'index.html' : '');
        const file = target.replace(/\/$/, '');
        if (!existsSync(join(site, file))) return [`${page}: ${href}`];
        return heading === undefined || text(file).includes(`id="${heading}"`) ? [] : [`${page}: ${href}`];
      });
    });
    expect(pages.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });

  it('has no inline script, no inline style and no handler, and names its policy on every page', () => {
    const wrong = pages.filter((page) => {
      const html = text(page);
      return (
        /<script(?![^>]*\ssrc=)|<style|\sstyle="|\son\w+="/.test(html.replace(/<pre[^]*?<\/pre>/g, '')) ||
        !html.includes('http-equiv="Content-Security-Policy"')
      );
    });
    expect(wrong).toEqual([]);
  });

  it('explains every code of an error', () => {
    const html = text('reference/errors/index.html');
    const missing = Object.entries(errorStatus).filter(
      ([code, status]) => !html.includes(`<td><code>${code}</code></td>\n<td>${status}</td>`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every call of the gateway', () => {
    const html = text('reference/gateway/index.html');
    expect(contract.filter(({ path }) => !html.includes(path.split('/{')[0] ?? '')).length).toBe(0);
  });

  it('lists every page for programs that read text, each as markdown', () => {
    const listed = [...text('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((path) => !text(path).startsWith('# '))).toEqual([]);
  });

  it('documents every public component with its props', () => {
    const html = text('reference/react/index.html');
    for (const name of ['OrderList', 'LoginForm', 'useRemote', 'createTradeArea'])
      expect(html).toContain(`<h2 id="${name.toLowerCase()}">`);
    expect(html).toContain('<td><code>onSearchChange</code> (required)</td>');
    expect(html).not.toMatch(/\((?:ORD|ACC|SES)-\d+\)/);
  });
});
