import type { ReactElement } from 'react';
import { fillCalendar } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectSpread } from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { PhotoList } from '../cards/PhotoList.tsx';
import { SheetDesk } from '../cards/SheetDesk.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { PageStrip } from './PageStrip.tsx';
import { calendarEditorTexts } from './strings.ts';
import { usePageName } from './usePageName.ts';
import type { SheetSources } from '../stage/paintSheet.ts';

export interface CalendarDeskProps {
  readonly opened: OpenedProject;
  readonly project: PrintProject;
  /** The page that is shown. */
  readonly sheet: ProjectSpread;
  readonly outlinesOf: SheetSources['outlinesOf'];
  readonly onBox: (item: PhotoItem) => void;
  readonly onCrop: (item: PhotoItem) => void;
  readonly onPick: (item: PhotoItem) => void;
  readonly onFiles: (files: readonly LocalFile[]) => void;
  readonly onSettings: () => void;
  readonly onFinish: () => void;
}

/** One page of a calendar with its photo, over all pages. */
export function CalendarDesk(props: CalendarDeskProps): ReactElement {
  const { opened, project, sheet, outlinesOf, onBox, onCrop, onPick, onFiles, onSettings, onFinish } = props;
  const { editor, pictures } = opened;
  const t = useText(calendarEditorTexts);
  const nameOf = usePageName(project);
  return (
    <div className="ta-calendar-desk">
      <div className="ta-card-desk">
        <div className="ta-card-desk__picture">
          <h2 className="ta-heading">{nameOf(sheet)}</h2>
          <SheetDesk {...{ project, sheet, pictures, outlinesOf, onBox }} />
        </div>
        <div className="ta-card-desk__side">
          <PhotoList {...{ editor, project, sheet, pictures, onCrop, onPick }} />
          <PhotoDrop isMore onFiles={onFiles} />
          <p className="ta-calendar-desk__fill">
            <Button
              disabled={project.photos.length === 0}
              onClick={() => editor.act('fillBook', fillCalendar)}
            >
              {t('fill')}
            </Button>
            <span className="ta-quiet">{t('fillHint')}</span>
          </p>
          <span className="ta-card-desk__acts">
            <Button onClick={onSettings}>{t('settings')}</Button>
            <Button variant="primary" onClick={onFinish}>
              {t('finish')}
            </Button>
          </span>
        </div>
      </div>
      <PageStrip {...{ editor, project, pictures, outlinesOf }} sheetId={sheet.id} />
    </div>
  );
}
