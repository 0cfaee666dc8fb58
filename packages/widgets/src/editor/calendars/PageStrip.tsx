import type { ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import type { PrintProject } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import { calendarEditorTexts } from './strings.ts';
import { usePageName } from './usePageName.ts';
import type { SheetSources } from '../stage/paintSheet.ts';

export interface PageStripProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  /** The page that is shown. */
  readonly sheetId: string;
  readonly pictures: Pictures;
  readonly outlinesOf: SheetSources['outlinesOf'];
}

/** All pages of a calendar, small; a press shows one. */
export function PageStrip(props: PageStripProps): ReactElement {
  const { editor, project, sheetId, pictures, outlinesOf } = props;
  const t = useText(calendarEditorTexts);
  const nameOf = usePageName(project);
  return (
    <nav className="ta-calendar-strip" aria-label={t('pages')}>
      <ol className="ta-calendar-strip__pages">
        {project.spreads.map((sheet) => (
          <li key={sheet.id}>
            <button
              type="button"
              className="ta-calendar-strip__page"
              aria-current={sheet.id === sheetId ? 'page' : undefined}
              onClick={() => editor.show(sheet.id)}
            >
              <SheetPicture project={project} sheet={sheet} pictures={pictures} outlinesOf={outlinesOf} />
              <span className="ta-calendar-strip__name">{nameOf(sheet)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
