import type { Editor } from '@trade-area/core/editor';
import { findPhoto, findSheet } from '@trade-area/core/layout';
import type { CheckOptions, PrintProject, ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { bookEditorTexts } from '../books/strings.ts';
import { bookFindingText } from '../books/words.ts';
import type { FindingActs } from '../workspace/CheckList.tsx';
import { calendarEditorTexts } from './strings.ts';
import { usePageName } from './usePageName.ts';

/** How the findings of a calendar are named, and where they lead: to their page. */
export function useCalendarChecks(
  editor: Editor,
  project: PrintProject,
  options: CheckOptions,
  onEdit: () => void,
): FindingActs {
  const t = useText(calendarEditorTexts);
  const books = useText(bookEditorTexts);
  const nameOf = usePageName(project);
  return {
    options,
    textOf: (finding) => (finding.check === 'pageCount' ? t('checkPages') : bookFindingText(books, finding)),
    subjectOf({ sheetId, photoId }: ProjectFinding) {
      const sheet = findSheet(project, sheetId);
      if (!sheet) return null;
      const photo = findPhoto(project, photoId === '' ? null : photoId);
      const where = nameOf(sheet);
      return { name: photo ? `${where}: ${photo.name}` : where, where, canShow: true };
    },
    onShow({ sheetId }) {
      onEdit();
      editor.show(sheetId);
    },
  };
}
