import { useId } from 'react';
import type { ReactElement } from 'react';
import type { LibraryFolder } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { folderIcon } from '../ui/icons.ts';
import { folderLinkProps } from './Breadcrumbs.tsx';
import type { FolderLink } from './Breadcrumbs.tsx';
import { downloadsTexts } from './strings.ts';

export interface FolderGridProps {
  readonly title: string;
  readonly folders: readonly LibraryFolder[];
  readonly link: FolderLink;
}

/** The folders of one section; two of them are styled in a way of their own (LIB-05). */
export function FolderGrid({ title, folders, link }: FolderGridProps): ReactElement {
  const t = useText(downloadsTexts);
  const id = useId();
  return (
    <section className="ta-downloads__section" aria-labelledby={id}>
      <h2 className="ta-heading" id={id}>
        {title}
      </h2>
      <ul className="ta-downloads__folders">
        {folders.map((folder) => (
          <li key={folder.path}>
            <a
              className="ta-downloads__folder"
              data-accent={folder.accent === '' ? undefined : folder.accent}
              {...folderLinkProps(link, folder.path)}
            >
              <Icon shape={folderIcon} />
              <span className="ta-downloads__folderName">{folder.title}</span>
              <span className="ta-downloads__count ta-figures">{t('filesIn', { count: folder.count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
