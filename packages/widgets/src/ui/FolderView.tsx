import { useId } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { isModifiedClick } from './dom.ts';
import { Icon } from './Icon.tsx';
import { arrowUpIcon, chevronRightIcon, folderIcon } from './icons.ts';
import { EmptyState } from './Notice.tsx';

/** How folders are opened: a link with an address of its own, that a plain press follows in the page. */
export interface FolderLink {
  readonly hrefOf: (path: string) => string;
  readonly onOpen: (path: string) => void;
}

/** A folder as a tile. */
export interface FolderTile {
  readonly path: string;
  readonly title: string;
  /** Quiet words under the title, such as the number of files. */
  readonly note?: string;
  /** A look of its own; '' = the ordinary one. */
  readonly accent?: string;
}

/** Folders under a heading. */
export interface FolderSection {
  readonly title: string;
  readonly folders: readonly FolderTile[];
}

/** A path of a library that is open. */
export interface OpenedPath {
  readonly isFound: boolean;
  /** From the root to the folder; the root alone for a path that is none. */
  readonly crumbs: readonly { readonly path: string; readonly title: string }[];
  /** The folder above; null at the root, and for a path that is none. */
  readonly above: string | null;
  readonly sections: readonly FolderSection[];
}

/** Words of the library. */
export interface FolderTexts {
  /** Spoken name of the breadcrumb. */
  readonly path: string;
  /** Name of the root. */
  readonly root: string;
  readonly up: string;
  readonly toRoot: string;
  readonly notFound: string;
  readonly empty: string;
}

/** Props of {@link FolderView}. */
export interface FolderViewProps {
  readonly opened: OpenedPath;
  readonly link: FolderLink;
  readonly texts: FolderTexts;
  /** Controls beside the breadcrumb, such as a search. Without any, the root needs no breadcrumb. */
  readonly tools?: ReactNode;
  /** Announced when it changes, such as the number of results. */
  readonly status?: ReactNode;
  /** Drawn in place of the folder, such as the results of a search; null = the folder is drawn. */
  readonly results?: ReactNode;
  /** The files of the folder; null = there are none. */
  readonly files: ReactNode;
}

/**
 * A folder of a library: the way to it, its folders by section, then its files; an empty folder and a path that is none
 * say so, with a way out.
 */
export function FolderView(props: FolderViewProps): ReactElement {
  const { opened, link, texts, tools, status, results, files } = props;
  const { isFound, above, sections } = opened;
  const filled = sections.filter(({ folders }) => folders.length > 0);
  const hasNothing = filled.length === 0 && files === null;
  return (
    <>
      {(tools !== undefined || !isFound || above !== null) && (
        <div className="ta-folders__bar">
          <FolderPath opened={opened} link={link} texts={texts} />
          {tools}
        </div>
      )}
      {status !== undefined && (
        <div role="status" className="ta-folders__status">
          {status}
        </div>
      )}
      {results ??
        (!isFound ? (
          <NoFolder title={texts.notFound} label={texts.toRoot} link={link} to="/" />
        ) : hasNothing ? (
          <NoFolder title={texts.empty} label={texts.up} link={link} to={above} />
        ) : (
          <>
            {filled.map((section) => (
              <FolderTiles key={section.title} {...section} link={link} />
            ))}
            {files}
          </>
        ))}
    </>
  );
}

/** The way from the root to the folder, and the arrow to the one above (LIB-03, LIB-18, PROD-19). */
function FolderPath({
  opened,
  link,
  texts,
}: Pick<FolderViewProps, 'opened' | 'link' | 'texts'>): ReactElement {
  const { crumbs, above, isFound } = opened;
  return (
    <nav className="ta-folders__path" aria-label={texts.path}>
      {above !== null && (
        <a className="ta-folders__up" {...linkTo(link, above)} aria-label={texts.up} title={texts.up}>
          <Icon shape={arrowUpIcon} />
        </a>
      )}
      <ol className="ta-folders__crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="ta-folders__crumb">
            {index > 0 && <Icon shape={chevronRightIcon} size="small" />}
            {index === crumbs.length - 1 && isFound ? (
              <span aria-current="page">{crumb.title || texts.root}</span>
            ) : (
              <a className="ta-link" {...linkTo(link, crumb.path)}>
                {crumb.title || texts.root}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The folders of one section as tiles; two looks are their own (LIB-05). */
export function FolderTiles({
  title,
  folders,
  link,
}: FolderSection & { readonly link: FolderLink }): ReactElement {
  const id = useId();
  return (
    <section className="ta-folders__section" aria-labelledby={id}>
      <h2 className="ta-heading" id={id}>
        {title}
      </h2>
      <ul className="ta-folders__tiles">
        {folders.map(({ path, title: name, note, accent }) => (
          <li key={path}>
            <a className="ta-folders__tile" data-accent={accent || undefined} {...linkTo(link, path)}>
              <Icon shape={folderIcon} />
              <span className="ta-folders__name">{name}</span>
              {note && <span className="ta-folders__note ta-figures">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NoFolderProps {
  readonly title: string;
  readonly label: string;
  readonly link: FolderLink;
  /** null = there is no way up. */
  readonly to: string | null;
}

function NoFolder({ title, label, link, to }: NoFolderProps): ReactElement {
  return (
    <EmptyState
      icon={folderIcon}
      title={title}
      action={to !== null && <Button {...linkTo(link, to)}>{label}</Button>}
    />
  );
}

/** Address and press of the link to a folder. */
const linkTo = ({ hrefOf, onOpen }: FolderLink, path: string) => ({
  href: hrefOf(path),
  onClick: (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen(path);
  },
});
