import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { LibraryFile } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { useFileNotes } from '../kit/useFileNotes.ts';
import { useFormats } from '../kit/useFormats.ts';
import { useShowsPdf } from '../kit/useShowsPdf.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { documentsIcon, fileIcon, imageIcon, videoIcon } from '../ui/icons.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { downloadsTexts } from './strings.ts';
import type { FileDownload } from './useFileDownload.tsx';
import { VariantLink } from './VariantLink.tsx';

export interface FileGridProps {
  readonly files: readonly LibraryFile[];
  readonly download: FileDownload;
  /** Ids of the files for the ZIP. */
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (selected: ReadonlySet<string>) => void;
}

/** Tiles that are drawn at once: a folder may have thousands of files. */
const step = 120;

/** Files with a preview and one or two downloads each (LIB-06, LIB-07); of many, more when they are asked for. */
export function FileGrid({ files, download, selected, onSelected }: FileGridProps): ReactElement {
  const t = useText(downloadsTexts);
  const id = useId();
  const note = useFileNotes();
  const [shown, setShown] = useState<LibraryFile | null>(null);
  const [limit, setLimit] = useState(step);
  const firstNew = useRef<HTMLLIElement>(null);
  // The button may be gone: reading goes on where the new tiles begin.
  useEffect(() => {
    if (limit > step) firstNew.current?.focus();
  }, [limit]);
  const selectable = files.filter((file) => file.id !== '').map((file) => file.id);
  const chosen = selectable.filter((each) => selected.has(each));
  const change = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const each of ids) {
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    onSelected(next);
  };
  const look = (file: LibraryFile) => {
    note('view', file.id);
    setShown(file);
  };
  return (
    <section className="ta-downloads__section" aria-labelledby={id}>
      <div className="ta-downloads__head">
        <h2 className="ta-heading" id={id}>
          {t('files')}
        </h2>
        {selectable.length > 1 && (
          <Checkbox
            checked={chosen.length === selectable.length}
            partly={chosen.length > 0 && chosen.length < selectable.length}
            onChecked={(isChosen) => change(selectable, isChosen)}
          >
            {t('selectAll')}
          </Checkbox>
        )}
      </div>
      <ul className="ta-downloads__tiles">
        {files.slice(0, limit).map((file, index) => (
          <li
            key={file.path}
            className="ta-downloads__tile"
            {...(limit > step && index === limit - step ? { ref: firstNew, tabIndex: -1 } : {})}
          >
            <FileCard
              file={file}
              download={download}
              isSelected={selected.has(file.id)}
              onSelected={(isChosen) => change([file.id], isChosen)}
              onLook={() => look(file)}
              onOpened={() => note('view', file.id)}
            />
          </li>
        ))}
      </ul>
      {files.length > limit && (
        <p className="ta-downloads__more">
          <span className="ta-figures">{t('shownOf', { shown: limit, count: files.length })}</span>
          <Button onClick={() => setLimit(limit + step)}>{t('loadMore')}</Button>
        </p>
      )}
      {shown && <PreviewDialog file={shown} download={download} onClose={() => setShown(null)} />}
    </section>
  );
}

const marks = { image: imageIcon, video: videoIcon, document: documentsIcon } as const;

/** An address that a frame may have: no script, no data. */
const isFramed = (href: string) => /^https?:/i.test(href);

interface FileCardProps {
  readonly file: LibraryFile;
  readonly download: FileDownload;
  readonly isSelected: boolean;
  readonly onSelected: (isSelected: boolean) => void;
  /** Opens the preview. */
  readonly onLook: () => void;
  /** A document was opened in a tab of its own. */
  readonly onOpened: () => void;
}

function FileCard(props: FileCardProps): ReactElement {
  const { file, download, isSelected, onSelected, onLook, onOpened } = props;
  const t = useText(downloadsTexts);
  const { size } = useFormats();
  const { title, name, preview, href, icon } = file;
  const showsPdf = useShowsPdf();
  const picture = icon || (preview === 'image' ? href : '');
  const mark =
    picture === '' ? (
      <Icon shape={preview ? marks[preview] : fileIcon} size="large" />
    ) : (
      <img className="ta-downloads__image" src={picture} alt="" loading="lazy" />
    );
  const canLook = href !== '' && preview !== null;
  return (
    <>
      {file.id !== '' && (
        <span className="ta-downloads__check">
          <Checkbox checked={isSelected} onChecked={onSelected} labelHidden>
            {t('select', { name: title })}
          </Checkbox>
        </span>
      )}
      {canLook && preview === 'document' && !(showsPdf && isFramed(href)) ? (
        <a
          className="ta-downloads__picture"
          data-kind="pdf"
          href={href}
          target="_blank"
          rel="noopener external"
          referrerPolicy="no-referrer"
          aria-label={`${t('preview', { name: title })} (${t('newTab')})`}
          onClick={onOpened}
        >
          {mark}
        </a>
      ) : canLook ? (
        <button
          type="button"
          className="ta-downloads__picture"
          data-kind={picture === '' ? (preview === 'document' ? 'pdf' : 'file') : undefined}
          aria-label={t('preview', { name: title })}
          onClick={onLook}
        >
          {mark}
        </button>
      ) : (
        <span className="ta-downloads__picture" data-kind="file">
          {mark}
        </span>
      )}
      <span className="ta-downloads__name">{title}</span>
      <span className="ta-downloads__filename">
        {name !== title && name}
        {file.size > 0 && <span className="ta-figures"> {size(file.size)}</span>}
      </span>
      <span className="ta-downloads__actions">
        {file.variants.map((variant) => (
          <VariantLink key={variant.quality} file={file} variant={variant} download={download} />
        ))}
      </span>
    </>
  );
}
