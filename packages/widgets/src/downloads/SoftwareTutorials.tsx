import { useState } from 'react';
import type { ReactElement } from 'react';
import { softwareTutorials, softwareTutorialsFolder } from '@trade-area/core/downloads';
import type { Library, LibraryFile } from '@trade-area/core/downloads';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFileNotes } from '../kit/useFileNotes.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { playIcon } from '../ui/icons.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { downloadsTexts } from './strings.ts';
import { useFileDownload } from './useFileDownload.tsx';
import { useLibrary } from './useLibrary.ts';

/**
 * The nine lessons of the design software in their order (LIB-12, LIB-13). A lesson whose film the lab does not have says
 * so.
 *
 * @example
 * <SoftwareTutorials />
 */
export const SoftwareTutorials = withBoundary(function SoftwareTutorials(): ReactElement {
  const remote = useLibrary('videos');
  return (
    <div className="ta-downloads" part="library">
      <DataView remote={remote} waiting={<Skeleton shape="block" count={5} />}>
        {(library) => <Lessons library={library} />}
      </DataView>
    </div>
  );
});

function Lessons({ library }: { readonly library: Library }): ReactElement {
  const t = useText(downloadsTexts);
  const note = useFileNotes();
  const download = useFileDownload();
  const [shown, setShown] = useState<LibraryFile | null>(null);
  const films = library.folders.get(softwareTutorialsFolder)?.files ?? [];
  return (
    <>
      <p className="ta-downloads__lead">{t('tutorialsLead')}</p>
      <ol className="ta-downloads__lessons">
        {softwareTutorials.map(({ key, file }) => {
          const film = films.find(({ name }) => name === file);
          const name = t(`tutorial_${key}`);
          return (
            <li key={key} className="ta-downloads__lesson">
              <div>
                <h2 className="ta-heading">{name}</h2>
                <p>{t(`tutorial_${key}Text`)}</p>
              </div>
              {film && film.href !== '' ? (
                <Button
                  icon={playIcon}
                  aria-label={t('actionOf', { action: t('watch'), name })}
                  onClick={() => {
                    note('view', film.id);
                    setShown({ ...film, title: name });
                  }}
                >
                  {t('watch')}
                </Button>
              ) : (
                <p className="ta-downloads__filename">{t('notYet')}</p>
              )}
            </li>
          );
        })}
      </ol>
      {shown && <PreviewDialog file={shown} download={download} onClose={() => setShown(null)} />}
      {download.dialog}
    </>
  );
}
