/** The guides: documents of `docs/`, whole or single sections of them, in the order of the contents. */
import { readFileSync } from 'node:fs';
import { headingsOf, sectionOf, withoutCitations } from './markdown.ts';
import { repositoryFile } from './repository.ts';
import type { Group, SitePage } from './sitePage.ts';

interface Source {
  readonly file: string;
  /** Headings of the sections that are shown; default: the whole document. */
  readonly sections?: readonly string[];
}

interface Guide {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: Group;
  readonly sources: readonly Source[];
}

const embedding = (...sections: readonly string[]): Source => ({ file: 'docs/embedding.md', sections });

const guides: readonly Guide[] = [
  {
    path: 'guides/five-minutes/',
    title: 'Five minutes',
    description: 'From an empty page to the catalogue, a sign-in and the orders of a customer.',
    group: 'Guides',
    sources: [{ file: 'docs/guides/five-minutes.md' }],
  },
  {
    path: 'guides/sign-in/',
    title: 'Session and sign-in',
    description:
      'How widgets learn who the customer is: the sign-in form, a session of your own, or the portal.',
    group: 'Guides',
    sources: [{ file: 'docs/guides/sign-in.md' }, embedding('Signing in')],
  },
  {
    path: 'guides/theming/',
    title: 'Theming',
    description: 'Properties, parts and slots: the looks of a widget on your page, in light and dark.',
    group: 'Guides',
    sources: [{ file: 'docs/theming.md' }],
  },
  {
    path: 'guides/strict-policies/',
    title: 'Strict policies',
    description: 'Content Security Policy, Trusted Types, integrity hashes, and frames.',
    group: 'Guides',
    sources: [embedding('What the page must allow'), { file: 'docs/guides/strict-policies.md' }],
  },
  {
    path: 'guides/react/',
    title: 'React',
    description: 'The components of the package in an application with React 18 or 19.',
    group: 'Guides',
    sources: [embedding('In React')],
  },
  {
    path: 'guides/frameworks/',
    title: 'Vue, Svelte, Angular, WordPress',
    description: 'Elements in the templates of frameworks, with typed tags.',
    group: 'Guides',
    sources: [{ file: 'docs/guides/frameworks.md' }],
  },
  {
    path: 'guides/server-rendering/',
    title: 'Server rendering',
    description: 'A catalogue that is visible before any script runs, and React on a server.',
    group: 'Guides',
    sources: [embedding('The catalogue, fast'), { file: 'docs/guides/server-rendering.md' }],
  },
  {
    path: 'guides/prices-and-orders/',
    title: 'Prices and orders',
    description: 'The configurator, prices and the cart on your page.',
    group: 'Guides',
    sources: [embedding('Prices and orders')],
  },
  {
    path: 'guides/own-lab/',
    title: 'Your own lab',
    description: 'Run the demonstration on your machine, and a real lab on your server.',
    group: 'Guides',
    sources: [{ file: 'docs/guides/own-lab.md' }],
  },
  {
    path: 'guides/mistakes/',
    title: 'When something is wrong',
    description: '<ta-doctor> and the twenty mistakes that it finds.',
    group: 'Guides',
    sources: [embedding('When something is wrong')],
  },
  {
    path: 'reference/elements/',
    title: 'All elements',
    description: 'Rules that hold for every element, and every element in one table.',
    group: 'Reference',
    sources: [embedding('Elements', 'Neighbours')],
  },
  {
    path: 'reference/errors/',
    title: 'Error codes',
    description: 'Codes of ta-error and of the gateway, with what each means and what to do.',
    group: 'Reference',
    sources: [{ file: 'docs/guides/errors.md' }],
  },
  {
    path: 'reference/gateway/',
    title: 'Gateway',
    description: 'Every call of the lab, generated from the contract.',
    group: 'Reference',
    sources: [{ file: 'docs/gateway.md' }],
  },
  {
    path: 'reference/operations/',
    title: 'Operations',
    description: 'Settings, data, backup, mail and start-up messages of a lab.',
    group: 'Reference',
    sources: [{ file: 'docs/operations.md' }],
  },
  {
    path: 'reference/versions/',
    title: 'Versions and upgrades',
    description: 'Addresses that move and addresses that never change, and how to upgrade.',
    group: 'Reference',
    sources: [{ file: 'docs/guides/versions.md' }],
  },
  {
    path: 'reference/changelog/',
    title: 'Changelog',
    description: 'Changes by release.',
    group: 'Reference',
    sources: [{ file: 'docs/changelog.md' }],
  },
];

const textOf = (file: string) => readFileSync(repositoryFile(file), 'utf8');

/** Sections begin one level lower than the page's title, as in their document; a whole document loses its title. */
function markdownOf({ file, sections }: Source): string {
  const text = textOf(file);
  if (sections) return sections.map((title) => sectionOf(text, title)).join('\n\n');
  return text.replace(/^# .*\n/, '');
}

/** A page that is one section needs no second title. */
function withoutOnlyTitle(markdown: string, { sources }: Guide): string {
  const [only, ...others] = sources;
  return others.length === 0 && only?.sections?.length === 1 ? markdown.replace(/^## .*\n/, '') : markdown;
}

export function guidePages(): readonly SitePage[] {
  return guides.map((guide) => ({
    path: guide.path,
    title: guide.title,
    description: guide.description,
    group: guide.group,
    file: guide.sources[0]?.file ?? '',
    markdown: withoutCitations(withoutOnlyTitle(guide.sources.map(markdownOf).join('\n\n'), guide)),
  }));
}

/** Where each document, and each heading of one, is on the site: `docs/embedding.md#elements` to an address. */
export function documentAddresses(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (key: string, address: string) => {
    if (!found.has(key)) found.set(key, address);
  };
  for (const { path, sources } of guides)
    for (const { file, sections } of sources) {
      const text = textOf(file);
      const parts = sections?.map((title) => sectionOf(text, title)) ?? [text];
      if (!sections) add(file, path);
      for (const part of parts)
        for (const { id, level } of headingsOf(part)) {
          // The title of a page is its beginning.
          const isTitle = level === 1 || (sections?.length === 1 && sources.length === 1 && level === 2);
          add(`${file}#${id}`, isTitle ? path : `${path}#${id}`);
        }
    }
  for (const { path, sources } of guides) for (const { file } of sources) add(file, path);
  return found;
}
