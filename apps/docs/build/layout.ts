/** The frame of every page: head, contents, text. */
import { html, raw } from 'hono/html';
import { relativeTo } from './links.ts';
import type { Heading } from './markdown.ts';
import { groups } from './sitePage.ts';
import type { Html, SitePage } from './sitePage.ts';

export interface Assets {
  /** File of a script or style sheet below the root, by its name without hash, such as `site.js`. */
  readonly [name: string]: string;
}

export interface Frame {
  readonly pages: readonly SitePage[];
  readonly assets: Assets;
  /** Origin of the lab, '' = the site's own. */
  readonly lab: string;
  readonly policy: string;
  readonly version: string;
}

export interface Content {
  readonly html: string;
  readonly headings: readonly Heading[];
}

export async function layOut(page: SitePage, content: Content, frame: Frame): Promise<string> {
  const to = (address: string) => relativeTo(page.path, address);
  const asset = (name: string) => to(frame.assets[name] ?? '');
  const name = 'Trade Area widgets';
  const document = html`<!doctype html>
    <html lang="en" data-lab="${frame.lab}" data-root="${to('')}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${frame.policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.path === '' ? name : `${page.title} · ${name}`}</title>
        <meta name="description" content="${page.description}" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <link rel="alternate" type="text/markdown" href="${to(`${page.path}index.md`)}" />
        <script src="${asset('theme.js')}"></script>
        <link rel="stylesheet" href="${asset('site.css')}" />
        <script type="module" src="${asset('site.js')}"></script>
        ${(page.scripts ?? []).map(
          (script) => html`<script type="module" src="${asset(`${script}.js`)}"></script>`,
        )}
        ${(page.widgets ?? []).map(
          (script) => html`<script type="module" src="${frame.lab}/widgets/v1/${script}"></script>`,
        )}
      </head>
      <body class="ta-root docs">
        <a class="docs-skip" href="#content">Skip to the content</a>
        <header class="docs-top">
          <a class="docs-brand" href="${to('')}">${name}</a>
          <form class="docs-search" role="search" action="${to('search/')}">
            <label class="ta-hidden" for="search-field">Search the documentation</label>
            <input
              class="ta-input"
              type="search"
              id="search-field"
              name="q"
              placeholder="Search"
              autocomplete="off"
              aria-keyshortcuts="/"
            />
          </form>
          <label class="ta-hidden" for="theme">Theme</label>
          <select class="ta-input docs-select docs-theme" id="theme" hidden>
            <option value="auto">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
          <button type="button" class="ta-button ta-button--quiet docs-menu" popovertarget="contents">
            Contents
          </button>
        </header>
        <div class="docs-columns">
          <nav class="docs-contents" id="contents" aria-label="Contents" popover>
            ${groups.map((group) => contentsOf(group, page, frame.pages, to))}
          </nav>
          <main class="docs-main" id="content" tabindex="-1">
            <h1>${page.title}</h1>
            ${page.before ?? ''} ${onThisPage(page, content.headings)} ${raw(content.html)}
          </main>
        </div>
        <footer class="docs-foot">
          Version ${frame.version} · <a class="ta-link" href="${to('reference/changelog/')}">Changelog</a> ·
          <a class="ta-link" href="${to('llms.txt')}">llms.txt</a>
        </footer>
      </body>
    </html>`;
  return String(await document);
}

function contentsOf(
  group: string,
  current: SitePage,
  pages: readonly SitePage[],
  to: (address: string) => string,
): Html {
  return html`<h2 class="docs-group">${group}</h2>
    <ul>
      ${pages
        .filter((page) => page.group === group)
        .map(
          ({ path, title }) =>
            html`<li>
              <a href="${to(path)}" ${path === current.path ? raw('aria-current="page"') : ''}>${title}</a>
            </li>`,
        )}
    </ul>`;
}

/** Links to the sections of a long text. Those of the gateway are one for each call: the search finds them. */
function onThisPage({ before }: SitePage, headings: readonly Heading[]): Html | '' {
  const sections = headings.filter(({ level }) => level === 2);
  if (before || sections.length < 3 || sections.length > 30) return '';
  return html`<nav class="docs-sections" aria-label="On this page">
    <ul>
      ${sections.map(({ id, text }) => html`<li><a class="ta-link" href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;
}
