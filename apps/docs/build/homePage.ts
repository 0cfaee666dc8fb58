import { html } from 'hono/html';
import { snippetOf } from '../src/snippet.ts';
import type { ElementDescription } from './elementManifest.ts';
import { codeBlock } from './markdown.ts';
import type { SitePage } from './sitePage.ts';
import { labInCode } from './widgetPages.ts';

/** The first page: the code to paste, its result, and the ways on. */
export function homePage(elements: readonly ElementDescription[], guides: readonly SitePage[]): SitePage {
  const code = snippetOf({
    lab: labInCode,
    tag: 'ta-catalogue',
    attributes: { filter: 'album', columns: '3' },
    provider: { lang: 'en' },
    withSignIn: false,
  });
  return {
    path: '',
    title: 'The lab on your page',
    description: 'Widgets of a photo lab for any page: catalogue, sign-in, orders, uploads, payments.',
    file: '',
    scripts: [],
    widgets: ['catalogue.js'],
    before: html`<p class="docs-lead">
        Catalogue, sign-in, orders, uploads and payments of a photo lab, as custom elements and as React
        components. No build step, no framework, no inline code.
      </p>
      ${codeBlock(code, 'html')}
      <div class="docs-stage">
        <ta-provider lang="en" theme="auto"
          ><ta-catalogue filter="album" columns="3"></ta-catalogue
        ></ta-provider>
      </div>`,
    markdown: [
      '## Guides',
      guides
        .filter(({ group }) => group === 'Guides')
        .map(({ path, title, description }) => `- [${title}](/${path}): ${description}`)
        .join('\n'),
      '## Widgets',
      elements
        .map(({ tagName, description }) => `- [\`<${tagName}>\`](/widgets/${tagName}/): ${description}`)
        .join('\n'),
    ].join('\n\n'),
  };
}
