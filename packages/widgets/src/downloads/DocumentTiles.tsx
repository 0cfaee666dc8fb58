import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { documentLists } from '@trade-area/core/contract';
import { documentTile } from '@trade-area/core/downloads';
import type { DocumentAction, DocumentTile } from '@trade-area/core/downloads';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFileNotes } from '../kit/useFileNotes.ts';
import { useRemote } from '../kit/useRemote.ts';
import { Icon } from '../ui/Icon.tsx';
import { documentsIcon, downloadIcon, externalIcon, fileIcon, imageIcon, tableIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tag } from '../ui/StatusMark.tsx';
import { downloadsTexts } from './strings.ts';
import { useFileDownload } from './useFileDownload.tsx';
import type { FileDownload } from './useFileDownload.tsx';

export interface DocumentTilesProps {
  readonly list: 'price_list' | 'product_info';
}

/** The tiles of one list in the lab’s order: six, four, three or two in a row (DOC-03, DOC-16). */
export function DocumentTiles({ list }: DocumentTilesProps): ReactElement {
  const t = useText(downloadsTexts);
  const lang = useLanguage();
  const remote = useRemote(documentLists, { query: { lang } });
  const download = useFileDownload();
  const note = useFileNotes();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onOpened = (id: string) => setOpened((before) => new Set(before).add(id));
  return (
    <>
      <DataView
        remote={remote}
        waiting={<Skeleton shape="card" count={6} />}
        isEmpty={(lists) => lists[list].length === 0}
        empty={
          <Slot name="empty">
            <EmptyState icon={documentsIcon} title={t('noDocuments')}>
              {t('noDocumentsHint')}
            </EmptyState>
          </Slot>
        }
      >
        {(lists) => (
          <Tiles
            label={t(list)}
            entries={lists[list]}
            opened={opened}
            download={download}
            onView={(tile) => {
              note('view', tile.id);
              onOpened(tile.id);
            }}
            onOpened={onOpened}
          />
        )}
      </DataView>
      {download.dialog}
    </>
  );
}

interface TilesProps {
  readonly label: string;
  readonly entries: Parameters<typeof documentTile>[0][];
  readonly opened: ReadonlySet<string>;
  readonly download: FileDownload;
  readonly onView: (tile: DocumentTile) => void;
  readonly onOpened: (id: string) => void;
}

function Tiles({ label, entries, opened, ...rest }: TilesProps): ReactElement {
  const tiles = useMemo(
    () => entries.map((entry) => documentTile(entry, opened)).filter((tile) => tile !== null),
    [entries, opened],
  );
  return (
    <ul className="ta-downloads__tiles" aria-label={label}>
      {tiles.map((tile, index) => (
        <li key={`${tile.id} ${index}`} className="ta-downloads__tile">
          <Tile tile={tile} {...rest} />
        </li>
      ))}
    </ul>
  );
}

const marks = { pdf: documentsIcon, table: tableIcon, image: imageIcon, file: fileIcon } as const;

function Tile({
  tile,
  download,
  onView,
  onOpened,
}: Omit<TilesProps, 'label' | 'entries' | 'opened'> & { readonly tile: DocumentTile }): ReactElement {
  const t = useText(downloadsTexts);
  const { title, picture, kind, isUpdated, actions } = tile;
  const isAlone = actions.length === 1;
  return (
    <>
      <span className="ta-downloads__picture" data-kind={picture === '' ? kind : undefined}>
        {picture === '' ? (
          <Icon shape={marks[kind]} size="large" />
        ) : (
          <img className="ta-downloads__image" src={picture} alt="" loading="lazy" />
        )}
        {isUpdated && (
          <span className="ta-downloads__ribbon">
            <Tag tone="info">{t('updated')}</Tag>
          </span>
        )}
      </span>
      <span className="ta-downloads__name">{title}</span>
      <span className="ta-downloads__actions">
        {actions.map((action) => (
          <TileAction
            key={action.quality}
            tile={tile}
            action={action}
            fillsTile={isAlone}
            download={download}
            onView={onView}
            onOpened={onOpened}
          />
        ))}
      </span>
    </>
  );
}

interface TileActionProps extends Omit<TilesProps, 'label' | 'entries' | 'opened'> {
  readonly tile: DocumentTile;
  readonly action: DocumentAction;
  /** The whole tile is pressed. */
  readonly fillsTile: boolean;
}

/** PDF and pictures open in a tab of their own; everything else is downloaded (DOC-24). */
function TileAction({ tile, action, fillsTile, download, onView, onOpened }: TileActionProps): ReactElement {
  const t = useText(downloadsTexts);
  const { quality, key, href } = action;
  const opens = tile.opens && href !== '';
  const words = quality === '' ? t(opens ? 'view' : 'downloadEnding', { ending: tile.ending }) : t(quality);
  const label = t('actionOf', { action: words, name: tile.title });
  const look = `ta-link ta-downloads__action${fillsTile ? ' ta-downloads__action--whole' : ''}`;
  const mark = <Icon shape={opens ? externalIcon : downloadIcon} size="small" />;
  if (opens)
    return (
      <a
        className={look}
        href={href}
        target="_blank"
        rel="noopener external"
        referrerPolicy="no-referrer"
        aria-label={`${label} (${t('newTab')})`}
        onClick={() => onView(tile)}
      >
        {mark}
        {words}
      </a>
    );
  const file = { id: tile.id, name: tile.title, key, href, size: 0 };
  if (href === '')
    return (
      <button
        type="button"
        className={look}
        aria-label={label}
        onClick={() => {
          download.start(file);
          onOpened(tile.id);
        }}
      >
        {mark}
        {words}
      </button>
    );
  return (
    <a
      className={look}
      href={`${href}${href.includes('?') ? '&' : '?'}download=1`}
      download={tile.filename}
      aria-label={label}
      onClick={(event) => {
        download.press(event, file);
        onOpened(tile.id);
      }}
    >
      {mark}
      {words}
    </a>
  );
}
