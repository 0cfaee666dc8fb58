import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { mostArchived, mostArchivedBytes } from '@trade-area/core/contract';
import type { Library } from '@trade-area/core/downloads';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { downloadsTexts } from './strings.ts';
import type { FileDownload } from './useFileDownload.tsx';

export interface SelectionBarProps {
  readonly tree: Library;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (selected: ReadonlySet<string>) => void;
  readonly download: FileDownload;
}

/** The files that were selected in any folder, as one ZIP; nothing while none is. */
export function SelectionBar({ tree, selected, onSelected, download }: SelectionBarProps): ReactElement {
  const t = useText(downloadsTexts);
  const { size: sizeText } = useFormats();
  const files = useMemo(
    () => [...tree.folders.values()].flatMap((content) => content.files.filter(({ id }) => selected.has(id))),
    [tree, selected],
  );
  const known = files.reduce((sum, { size }) => sum + size, 0);
  // A ZIP is as long as its files where all their lengths are known.
  const bytes = files.every(({ size }) => size > 0) ? known : null;
  const isTooMany = files.length > mostArchived;
  const isTooLarge = known > mostArchivedBytes;
  return (
    <div className="ta-downloads__selection" role="status" data-open={files.length > 0 || undefined}>
      {files.length > 0 && (
        <>
          <span className="ta-figures">
            {t('selected', { count: files.length })}
            {isTooMany && ` · ${t('tooMany', { count: mostArchived })}`}
            {isTooLarge && ` · ${t('tooLarge', { size: sizeText(mostArchivedBytes) })}`}
          </span>
          <span className="ta-downloads__actions">
            <Button onClick={() => onSelected(new Set())}>{t('clearSelection')}</Button>
            <Button
              variant="primary"
              icon={downloadIcon}
              disabled={isTooMany || isTooLarge}
              onClick={() =>
                download.archive(
                  files.map(({ id }) => id),
                  bytes,
                )
              }
            >
              {t('asZip')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
