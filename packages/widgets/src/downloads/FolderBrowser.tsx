import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import {
  formatLibraryAddress,
  openLibraryFolder,
  parseLibraryAddress,
  searchLibrary,
} from '@trade-area/core/downloads';
import type { Library, LibraryAddress, LibraryFolder } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { DataView } from '../kit/DataView.tsx';
import { Button } from '../ui/Button.tsx';
import { FolderTiles, FolderView } from '../ui/FolderView.tsx';
import type { FolderLink, FolderTile } from '../ui/FolderView.tsx';
import { refreshIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FileGrid } from './FileGrid.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { downloadsTexts } from './strings.ts';
import { useFileDownload } from './useFileDownload.tsx';
import { useLibrary } from './useLibrary.ts';
import type { LibraryName } from './useLibrary.ts';

export interface FolderBrowserProps {
  /** Everything, or one part: `all`, `marketing`, `videos`, `technical` (LIB-01). */
  readonly library: LibraryName;
  /** The query of the address, with or without `?`: the folder is its `path` (LIB-02). */
  readonly search: string;
  /** Asks the owner for another query; `replace`: no step back leads to the former one. */
  readonly onSearch: (search: string, how: { readonly replace: boolean }) => void;
  /** Address of a folder for a link, from its query. */
  readonly hrefFor: (search: string) => string;
}

/**
 * A library of the lab in folders: previews, both resolutions of a file, several files as one ZIP, and a search.
 *
 * @example
 * <FolderBrowser library="marketing" search={search} onSearch={setSearch} hrefFor={(query) => `?${query}`} />
 */
export const FolderBrowser = withBoundary(function FolderBrowser(props: FolderBrowserProps): ReactElement {
  const remote = useLibrary(props.library);
  return (
    <div className="ta-downloads" part="library">
      <DataView remote={remote} waiting={<Skeleton shape="card" count={6} />}>
        {(library) => (
          <Browser {...props} tree={library} refreshing={remote.asking} onRefresh={remote.retry} />
        )}
      </DataView>
    </div>
  );
});

interface BrowserProps extends FolderBrowserProps {
  readonly tree: Library;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

function Browser({ tree, search, onSearch, hrefFor, refreshing, onRefresh }: BrowserProps): ReactElement {
  const t = useText(downloadsTexts);
  const root = useRef<HTMLDivElement>(null);
  const address = parseLibraryAddress(search);
  const opened = openLibraryFolder(tree, address.path);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const download = useFileDownload();
  const go = (next: Partial<LibraryAddress>, replace = false) =>
    onSearch(formatLibraryAddress(next), { replace });
  const link: FolderLink = {
    hrefOf: (path) => hrefFor(formatLibraryAddress({ path })),
    onOpen: (path) => go({ path }),
  };
  const isFound = opened.kind === 'folder';
  const below = isFound ? opened.path : '/';
  const found = address.search === '' ? null : searchLibrary(tree, below, address.search);
  const grid = { download, selected, onSelected: setSelected };
  const tileOf = ({ path, title, accent, count }: LibraryFolder): FolderTile => ({
    path,
    title,
    accent,
    note: t('filesIn', { count }),
  });
  return (
    <div className="ta-downloads__browser" ref={root}>
      <FolderView
        link={link}
        texts={{
          path: t('breadcrumb'),
          root: t('root'),
          up: t('back'),
          toRoot: t('toRoot'),
          notFound: t('folderNotFound'),
          empty: t('folderEmpty'),
        }}
        opened={{
          isFound,
          crumbs: opened.crumbs,
          above: isFound ? opened.above : null,
          sections: isFound
            ? opened.sections.map(({ section, folders }) => ({
                title: t(section),
                folders: folders.map(tileOf),
              }))
            : [],
        }}
        tools={
          <>
            <LibrarySearch
              search={address.search}
              root={root}
              onSearch={(words) => go({ path: below, search: words }, true)}
            />
            <Button size="small" icon={refreshIcon} busy={refreshing} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          </>
        }
        status={
          found && (
            <>
              {found.count > 0 && (
                <p className="ta-figures">
                  {found.folders.length + found.files.length < found.count
                    ? t('foundSome', { shown: found.folders.length + found.files.length, count: found.count })
                    : t('found', { count: found.count })}
                </p>
              )}
              {found.count === 0 && (
                <EmptyState
                  title={t('noResults')}
                  action={<Button onClick={() => go({ path: below }, true)}>{t('clearSearch')}</Button>}
                >
                  {t('noResultsHint')}
                </EmptyState>
              )}
            </>
          )
        }
        results={
          found && (
            <>
              {found.folders.length > 0 && (
                <FolderTiles title={t('folders')} folders={found.folders.map(tileOf)} link={link} />
              )}
              {found.files.length > 0 && (
                <FileGrid key={`search ${address.search}`} files={found.files} {...grid} />
              )}
            </>
          )
        }
        files={
          isFound && opened.files.length > 0 ? (
            <FileGrid key={opened.path} files={opened.files} {...grid} />
          ) : null
        }
      />
      <SelectionBar tree={tree} selected={selected} onSelected={setSelected} download={download} />
      {download.dialog}
    </div>
  );
}
