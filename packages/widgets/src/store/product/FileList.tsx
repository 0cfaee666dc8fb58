import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ProductFile } from '@trade-area/core/contract';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { documentsIcon, fileIcon, imageIcon, tableIcon, videoIcon } from '../../ui/icons.ts';
import type { IconShape } from '../../ui/icons.ts';
import { Tag } from '../../ui/StatusMark.tsx';
import { fileActions } from './fileActions.ts';
import type { FileAction } from './fileActions.ts';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import { useFileNotes } from '../../kit/useFileNotes.ts';
import type { StoreView } from '../useStoreView.ts';
import { VideoDialog } from './VideoDialog.tsx';

export interface FileListProps {
  readonly files: readonly ProductFile[];
  readonly view: StoreView;
  /** Spoken name of the list. */
  readonly label: string;
}

/** Files one below the other, each with what can be done with it (PROD-12, PROD-13). */
export function FileList({ files, view, label }: FileListProps): ReactElement {
  const note = useFileNotes();
  const [played, setPlayed] = useState<{ readonly name: string; readonly href: string } | null>(null);
  return (
    <>
      <ul className="ta-store-files" aria-label={label}>
        {files.map((file, index) => (
          <FileRow
            key={`${file.id_file} ${index}`}
            file={file}
            view={view}
            onOpen={(kind) => note(kind === 'download' ? 'download' : 'view', file.id_file)}
            onPlay={(href) => setPlayed({ name: nameOf(file), href })}
          />
        ))}
      </ul>
      {played && <VideoDialog {...played} onClose={() => setPlayed(null)} />}
    </>
  );
}

interface FileRowProps {
  readonly file: ProductFile;
  readonly view: StoreView;
  readonly onOpen: (kind: FileAction['kind']) => void;
  readonly onPlay: (href: string) => void;
}

function FileRow({ file, view, onOpen, onPlay }: FileRowProps): ReactElement {
  const t = useText(storeTexts);
  const name = nameOf(file) || t('untitled');
  const actions = fileActions(file, view);
  return (
    <li className="ta-store-file">
      <span className="ta-store-file__icon">
        <Icon shape={shapeOf(file)} />
      </span>
      <span className="ta-store-file__name">
        <span>{name}</span>
        {file.filename !== '' && file.filename !== name && (
          <span className="ta-store-file__filename">{file.filename}</span>
        )}
      </span>
      {file.is_updated && <Tag tone="info">{t('updated')}</Tag>}
      <span className="ta-store-actions ta-store-file__actions">
        {actions.length === 0 && (
          <span className="ta-action ta-store-action ta-store-action--soon">{t('noFile')}</span>
        )}
        {actions.map(({ kind, link }) => {
          const action = t(kind === 'download' ? 'download' : 'view');
          return (
            <StoreLink
              key={kind}
              href={link.href}
              external
              className="ta-action ta-store-action"
              lead={kind === 'download'}
              label={t('fileAction', { action, name })}
              onPress={(event) => {
                onOpen(kind);
                if (kind !== 'play') return;
                event.preventDefault();
                onPlay(link.href);
              }}
            >
              {action}
            </StoreLink>
          );
        })}
      </span>
    </li>
  );
}

function nameOf({ name, filename }: ProductFile): string {
  return name || filename;
}

const shapes: Readonly<Record<string, IconShape>> = {
  pdf: documentsIcon,
  table: tableIcon,
  image: imageIcon,
  vector: imageIcon,
  video: videoIcon,
};

function shapeOf({ icon }: ProductFile): IconShape {
  return (Object.hasOwn(shapes, icon) ? shapes[icon] : undefined) ?? fileIcon;
}
