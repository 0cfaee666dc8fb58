import type { MouseEvent, ReactElement } from 'react';
import type { OpenFolder } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { isModifiedClick } from '../ui/dom.ts';
import { Icon } from '../ui/Icon.tsx';
import { arrowUpIcon, chevronRightIcon } from '../ui/icons.ts';
import { downloadsTexts } from './strings.ts';

/** How folders are opened: a link with an address of its own, that a plain press follows in the page. */
export interface FolderLink {
  readonly hrefOf: (path: string) => string;
  readonly onOpen: (path: string) => void;
}

/** Address and press of the link to a folder. */
export function folderLinkProps({ hrefOf, onOpen }: FolderLink, path: string) {
  return {
    href: hrefOf(path),
    onClick: (event: MouseEvent) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      onOpen(path);
    },
  };
}

export interface BreadcrumbsProps {
  readonly opened: OpenFolder;
  readonly link: FolderLink;
}

/** The way from the root to the folder, and the arrow to the one above (LIB-03, LIB-18). */
export function Breadcrumbs({ opened, link }: BreadcrumbsProps): ReactElement {
  const t = useText(downloadsTexts);
  const { crumbs } = opened;
  const above = opened.kind === 'folder' ? opened.above : null;
  return (
    <nav className="ta-downloads__way" aria-label={t('breadcrumb')}>
      {above !== null && (
        <a
          className="ta-downloads__up"
          {...folderLinkProps(link, above)}
          aria-label={t('back')}
          title={t('back')}
        >
          <Icon shape={arrowUpIcon} />
        </a>
      )}
      <ol className="ta-downloads__crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="ta-downloads__crumb">
            {index > 0 && <Icon shape={chevronRightIcon} size="small" />}
            {index === crumbs.length - 1 && opened.kind === 'folder' ? (
              <span aria-current="page">{crumb.title || t('root')}</span>
            ) : (
              <a className="ta-link" {...folderLinkProps(link, crumb.path)}>
                {crumb.title || t('root')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
