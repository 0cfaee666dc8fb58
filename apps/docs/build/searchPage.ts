import { html } from 'hono/html';
import type { SitePage } from './sitePage.ts';

/** Results of the search: its script reads the words from the address. */
export const searchPage: SitePage = {
  path: 'search/',
  title: 'Search',
  description: 'Search in guides, widgets and reference.',
  file: '',
  markdown: '',
  scripts: ['search'],
  before: html`<p class="docs-quiet" data-status role="status">Type some words above and press Enter.</p>
    <ol class="docs-results" data-results></ol>`,
};
