import type { ReactElement } from 'react';
import type { ProductFile } from '@trade-area/core/contract';
import { openFolder } from '@trade-area/core/store';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { FolderView } from '../../ui/FolderView.tsx';
import { FileList } from './FileList.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface ProductFoldersProps {
  readonly entries: readonly ProductFile[];
  /** The folder that is open, `/` for the root. */
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** Address of a folder, for a link of its own. */
  readonly hrefFor: (path: string) => string;
  readonly view: StoreView;
  /** Name of the library. */
  readonly label: string;
}

/** A library of a product in folders (PROD-09, PROD-19, PROD-23). */
export function ProductFolders(props: ProductFoldersProps): ReactElement {
  const { entries, path, onPath, hrefFor, view, label } = props;
  const t = useText(storeTexts);
  const opened = openFolder(entries, path, useLanguage());
  const isFound = opened.kind === 'folder';
  return (
    <div className="ta-store-library">
      <FolderView
        link={{ hrefOf: hrefFor, onOpen: onPath }}
        texts={{
          path: t('folders'),
          root: t('folderRoot'),
          up: t('folderUp'),
          toRoot: t('folderUp'),
          notFound: t('folderMissing'),
          empty: t('folderEmpty'),
        }}
        opened={{
          isFound,
          crumbs: opened.crumbs.map((crumb) => ({ path: crumb.path, title: crumb.name })),
          above: isFound ? opened.above : null,
          sections: isFound
            ? [
                {
                  title: t('folders'),
                  folders: opened.folders.map((folder) => ({
                    path: folder.path,
                    title: folder.entry?.name || folder.name,
                  })),
                },
              ]
            : [],
        }}
        files={
          isFound && opened.files.length > 0 ? (
            <FileList files={opened.files} view={view} label={label} />
          ) : null
        }
      />
    </div>
  );
}
