/** Writes the pages beside the built scripts of the site. */
import { readFileSync } from 'node:fs';
import { readElements } from './elementManifest.ts';
import { documentAddresses, guidePages } from './guides.ts';
import { homePage } from './homePage.ts';
import { layOut } from './layout.ts';
import type { Assets, Frame } from './layout.ts';
import { libraryPage } from './libraryPage.ts';
import { linksOf } from './links.ts';
import { asMarkdown, llmsText } from './llms.ts';
import { renderMarkdown } from './markdown.ts';
import { sitePolicy } from './policy.ts';
import { repositoryFile } from './repository.ts';
import { searchPage } from './searchPage.ts';
import { searchRows } from './searchRows.ts';
import type { SitePage } from './sitePage.ts';
import { widgetPages } from './widgetPages.ts';

interface BuiltFile {
  readonly type: string;
  readonly fileName: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly names?: readonly string[];
}

interface Context {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): void;
}

/** Scripts and the style sheet by their names without hashes. */
function assetsOf(bundle: Readonly<Record<string, BuiltFile>>): Assets {
  return Object.fromEntries(
    Object.values(bundle).flatMap(({ type, fileName, name, isEntry, names }): [string, string][] => {
      if (type === 'chunk') return isEntry ? [[`${name}.js`, fileName]] : [];
      return (names ?? []).map((each) => [each, fileName]);
    }),
  );
}

/** The pages of `widgets` that are built for a version, in the order of the contents. */
function readPages(): readonly SitePage[] {
  const elements = readElements();
  const guides = guidePages();
  return [homePage(elements, guides), ...guides, ...widgetPages(elements), libraryPage()];
}

/** @param options.lab origin of the lab whose widgets the examples show; '' = the origin that serves the site */
export function writeSite({ lab }: { readonly lab: string }) {
  return {
    name: 'ta-write-site',
    async generateBundle(this: unknown, _options: unknown, bundle: Readonly<Record<string, BuiltFile>>) {
      const { version } = JSON.parse(
        readFileSync(repositoryFile('packages/widgets/package.json'), 'utf8'),
      ) as { readonly version: string };
      const write = (fileName: string, source: string) =>
        (this as Context).emitFile({ type: 'asset', fileName, source });
      const pages = readPages();
      const documents = documentAddresses();
      const frame: Frame = { pages, assets: assetsOf(bundle), lab, policy: sitePolicy(lab), version };
      for (const page of [...pages, searchPage]) {
        const resolve = linksOf(page, documents);
        const content = renderMarkdown(page.markdown, resolve);
        write(`${page.path}index.html`, await layOut(page, content, frame));
        write(`${page.path}index.md`, asMarkdown(page, resolve));
      }
      write('search.json', JSON.stringify(searchRows(pages)));
      write('llms.txt', llmsText(pages));
      // The lab sends the policy as a header too; a static host may do the same.
      write('policy.txt', sitePolicy(lab));
      // The demonstration answers here with an account; any other lab, and a static host, has none.
      write('demonstration.json', 'null');
    },
  };
}
