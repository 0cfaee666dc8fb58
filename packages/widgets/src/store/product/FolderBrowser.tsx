import type { MouseEvent, ReactElement } from 'react';
import type { ProductFile } from '@trade-area/core/contract';
import { openFolder } from '@trade-area/core/store';
import { isModifiedClick } from '../../ui/dom.ts';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, folderIcon } from '../../ui/icons.ts';
import { FileList } from './FileList.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface FolderBrowserProps {
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

/** A library in folders, with the way back (PROD-09, PROD-19, PROD-23). */
export function FolderBrowser(props: FolderBrowserProps): ReactElement {
  const { entries, path, view, label } = props;
  const t = useText(storeTexts);
  const opened = openFolder(entries, path, useLanguage());
  const { crumbs } = opened;
  const above = crumbs.at(opened.kind === 'folder' ? -2 : -1);
  const link = (to: string) => ({
    href: props.hrefFor(to),
    onClick: (event: MouseEvent) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      props.onPath(to);
    },
  });
  const deep = crumbs.length > 1 || opened.kind === 'notFound';
  const nothing = opened.kind === 'notFound' || opened.folders.length + opened.files.length === 0;
  return (
    <div className="ta-store-library">
      {deep && (
        <nav aria-label={t('folders')}>
          <ol className="ta-store-crumbs">
            {crumbs.map((crumb, index) => (
              <li key={crumb.path} className="ta-store-crumbs__item">
                {index > 0 && <Icon shape={chevronRightIcon} size="small" />}
                {index === crumbs.length - 1 && opened.kind === 'folder' ? (
                  <span aria-current="page">{crumb.name || t('folderRoot')}</span>
                ) : (
                  <a className="ta-link" {...link(crumb.path)}>
                    {crumb.name || t('folderRoot')}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {nothing ? (
        <EmptyState
          icon={folderIcon}
          title={t(opened.kind === 'notFound' ? 'folderMissing' : 'folderEmpty')}
          action={
            above && (
              <a className="ta-button ta-button--quiet ta-button--medium" {...link(above.path)}>
                {t('folderUp')}
              </a>
            )
          }
        />
      ) : (
        <>
          {opened.folders.length > 0 && (
            <ul className="ta-store-files" aria-label={t('folders')}>
              {opened.folders.map((folder) => (
                <li key={folder.path} className="ta-store-file">
                  <span className="ta-store-file__icon">
                    <Icon shape={folderIcon} />
                  </span>
                  <a className="ta-store-file__name ta-store-file__folder" {...link(folder.path)}>
                    {folder.entry?.name || folder.name}
                  </a>
                  <Icon shape={chevronRightIcon} size="small" />
                </li>
              ))}
            </ul>
          )}
          {opened.files.length > 0 && <FileList files={opened.files} view={view} label={label} />}
        </>
      )}
    </div>
  );
}
