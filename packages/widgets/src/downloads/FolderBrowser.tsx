import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import {
  formatLibraryAddress,
  openLibraryFolder,
  parseLibraryAddress,
  searchLibrary,
} from '@trade-area/core/downloads';
import type { Library, LibraryAddress, LibraryFile, LibraryFolder } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { DataView } from '../kit/DataView.tsx';
import { Button } from '../ui/Button.tsx';
import { folderIcon, refreshIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { FolderLink } from './Breadcrumbs.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FolderGrid } from './FolderGrid.tsx';
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
  const below = opened.kind === 'folder' ? opened.path : '/';
  const found = address.search === '' ? null : searchLibrary(tree, below, address.search);
  const grid = { download, selected, onSelected: setSelected, link };
  return (
    <div className="ta-downloads__browser" ref={root}>
      <div className="ta-downloads__bar">
        <Breadcrumbs opened={opened} link={link} />
        <LibrarySearch
          search={address.search}
          root={root}
          onSearch={(words) => go({ path: below, search: words }, true)}
        />
        <Button size="small" icon={refreshIcon} busy={refreshing} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
      <div role="status" className="ta-downloads__status">
        {found && found.count > 0 && (
          <p className="ta-figures">
            {found.folders.length + found.files.length < found.count
              ? t('foundSome', { shown: found.folders.length + found.files.length, count: found.count })
              : t('found', { count: found.count })}
          </p>
        )}
        {found?.count === 0 && (
          <EmptyState
            title={t('noResults')}
            action={<Button onClick={() => go({ path: below }, true)}>{t('clearSearch')}</Button>}
          >
            {t('noResultsHint')}
          </EmptyState>
        )}
      </div>
      {found ? (
        <Entries
          key={`search ${address.search}`}
          folders={[{ title: t('folders'), folders: found.folders }]}
          files={found.files}
          {...grid}
        />
      ) : opened.kind === 'notFound' ? (
        <NoFolder title={t('folderNotFound')} link={link} to="/" label={t('toRoot')} />
      ) : opened.sections.length + opened.files.length === 0 ? (
        <NoFolder title={t('folderEmpty')} link={link} to={opened.above} label={t('back')} />
      ) : (
        <Entries
          key={opened.path}
          folders={opened.sections.map(({ section, folders }) => ({ title: t(section), folders }))}
          files={opened.files}
          {...grid}
        />
      )}
      <SelectionBar tree={tree} selected={selected} onSelected={setSelected} download={download} />
      {download.dialog}
    </div>
  );
}

interface EntriesProps {
  readonly folders: readonly { readonly title: string; readonly folders: readonly LibraryFolder[] }[];
  readonly files: readonly LibraryFile[];
  readonly download: ReturnType<typeof useFileDownload>;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (selected: ReadonlySet<string>) => void;
  readonly link: FolderLink;
}

/** Folders first, by section, then files (LIB-04). */
function Entries({ folders, files, link, ...grid }: EntriesProps): ReactElement {
  return (
    <>
      {folders
        .filter((section) => section.folders.length > 0)
        .map((section) => (
          <FolderGrid key={section.title} title={section.title} folders={section.folders} link={link} />
        ))}
      {files.length > 0 && <FileGrid files={files} {...grid} />}
    </>
  );
}

interface NoFolderProps {
  readonly title: string;
  readonly link: FolderLink;
  /** null = there is no way up. */
  readonly to: string | null;
  readonly label: string;
}

function NoFolder({ title, link, to, label }: NoFolderProps): ReactElement {
  return (
    <EmptyState
      icon={folderIcon}
      title={title}
      action={
        to !== null && (
          <Button
            href={link.hrefOf(to)}
            onClick={(event) => {
              event.preventDefault();
              link.onOpen(to);
            }}
          >
            {label}
          </Button>
        )
      }
    />
  );
}
