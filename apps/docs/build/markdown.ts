/** Markdown as pages of the site: headings with addresses, links between documents, and wide parts that scroll alone. */
import { html, raw } from 'hono/html';
import { Marked, Renderer } from 'marked';
import type { Token, Tokens } from 'marked';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** Its address on the page, as GitHub makes it. */
  readonly id: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Where a link of a document leads on the site; null when its target is not part of it. */
export type ResolveLink = (href: string) => string | null;

const lexer = new Marked({ gfm: true });

/** `## What the page must allow` is `what-the-page-must-allow`. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Text of a heading without the marks around its words. */
const plain = (text: string) => text.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

export function headingsOf(markdown: string): readonly Heading[] {
  return lexer
    .lexer(markdown)
    .filter(isHeading)
    .map(({ depth, text }) => ({ level: depth, text: plain(text), id: idOf(plain(text)) }));
}

/**
 * A heading with everything under it.
 * @throws Error when the document has no such heading.
 */
export function sectionOf(markdown: string, title: string): string {
  const tokens = lexer.lexer(markdown);
  const start = tokens.findIndex((token) => isHeading(token) && plain(token.text) === title);
  const first = tokens[start];
  if (!first || !isHeading(first)) throw new Error(`ta: a document has no heading '${title}'.`);
  const after = tokens.findIndex(
    (token, index) => index > start && isHeading(token) && token.depth <= first.depth,
  );
  return tokens
    .slice(start, after < 0 ? undefined : after)
    .map((token) => token.raw)
    .join('');
}

/** @param resolve a link that it refuses becomes plain text. */
export function renderMarkdown(markdown: string, resolve: ResolveLink): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const heading = { level: depth, text: plain(text), id: idOf(plain(text)) };
        headings.push(heading);
        const words = this.parser.parseInline(tokens);
        return `<h${depth} id="${heading.id}"><a class="docs-anchor" href="#${heading.id}">${words}</a></h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        return String(codeBlock(text, lang));
      },
      table(token) {
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="docs-scroll" role="group" aria-label="Table" tabindex="0">${table}</div>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = resolve(href);
        return target === null ? words : `<a class="ta-link" href="${target}">${words}</a>`;
      },
      // Pictures and tags of a document belong to the repository's own reader.
      image: () => '',
      html: () => '',
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** Code with a button that copies it. The button works with scripts alone, so it is hidden until one is there. */
export function codeBlock(code: string, language: string, id = '') {
  return html`<div class="docs-code">
    <pre tabindex="0"><code data-language="${language}" ${id ? raw(`id="${id}"`) : ''}>${code}</code></pre>
    <button type="button" class="ta-button ta-button--quiet ta-button--small docs-copy" data-copy hidden>
      Copy
    </button>
  </div> `;
}

/** Without the codes of requirement rows, which are for the repository's own readers: ` (DASH-06)`. */
export const withoutCitations = (text: string): string =>
  text.replace(/ \((?:[A-Z][A-Z0-9]*-\d+(?:, | to |(?=\))))+\)/g, '');

/** Words of a text for the search: no code marks, no link targets, no table rules. */
export function wordsOf(markdown: string): string {
  return markdown
    .replace(/```\w*\n?/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[|`*#[\]]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
