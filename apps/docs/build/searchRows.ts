/** Rows of the search: each page, and each section of it. */
import { posix } from 'node:path';
import { headingsOf, sectionOf, wordsOf } from './markdown.ts';
import type { SitePage } from './sitePage.ts';

export interface SearchRow {
  /** Address below the root of the site. */
  readonly id: string;
  readonly title: string;
  /** Title of the page, for a section. */
  readonly page: string;
  readonly text: string;
}

/** Characters of a section that are searched and sent: its beginning says what it is about. */
const most = 600;

export function searchRows(pages: readonly SitePage[]): readonly SearchRow[] {
  return pages.flatMap(({ path, title, description, markdown }): SearchRow[] => [
    { id: path, title, page: '', text: description },
    ...headingsOf(markdown)
      .filter(({ level }) => level === 2 || level === 3)
      .map(({ text, id }) => ({
        id: posix.join(path, `#${id}`).replace('/#', '/#'),
        title: text,
        page: title,
        text: wordsOf(sectionOf(markdown, text)).slice(text.length).trim().slice(0, most),
      })),
  ]);
}
