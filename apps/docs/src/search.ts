/** The page of results. The index is made when words are there. */
import { createTextIndex } from '@trade-area/core/textIndex';
import { siteFile } from './lab.ts';

interface SearchRow {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

const most = 30;
const field = document.querySelector<HTMLInputElement>('#search-field');
const status = document.querySelector('[data-status]');
const results = document.querySelector('[data-results]');
const words = new URLSearchParams(location.search).get('q')?.trim() ?? '';

if (field) field.value = words;
if (words !== '') void search();

async function search(): Promise<void> {
  try {
    const answer = await fetch(siteFile('search.json'));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const rows = (await answer.json()) as readonly SearchRow[];
    const found = createTextIndex(rows).search(words).slice(0, most);
    const byAddress = new Map(rows.map((row) => [row.id, row]));
    results?.replaceChildren(...found.flatMap((id) => resultOf(byAddress.get(id))));
    tell(found.length === 0 ? `Nothing found for “${words}”.` : `${found.length} results for “${words}”`);
  } catch (error) {
    console.error('ta: the search index did not arrive. Reload the page.', error);
    tell('The search did not load. Reload the page to try again.');
  }
}

function tell(text: string): void {
  if (status) status.textContent = text;
}

function resultOf(row: SearchRow | undefined): HTMLElement[] {
  if (!row) return [];
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'ta-link';
  link.href = siteFile(row.id);
  link.textContent = row.title;
  const text = document.createElement('p');
  text.className = 'docs-quiet';
  text.textContent = `${row.page === '' ? '' : `${row.page} · `}${row.text.slice(0, 160)}`;
  item.append(link, text);
  return [item];
}
