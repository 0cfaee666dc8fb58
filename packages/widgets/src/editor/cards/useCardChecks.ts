import type { Editor } from '@trade-area/core/editor';
import { findItem, findPhoto, findSheet, sideOf } from '@trade-area/core/layout';
import type { CheckOptions, PrintProject, ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { bookEditorTexts } from '../books/strings.ts';
import { bookFindingText } from '../books/words.ts';
import type { FindingActs } from '../workspace/CheckList.tsx';
import { cardEditorTexts } from './strings.ts';
import { sideTexts } from './words.ts';

/** How the findings of a card are named, and where they lead: to their side. */
export function useCardChecks(
  editor: Editor,
  project: PrintProject,
  options: CheckOptions,
  onEdit: () => void,
): FindingActs {
  const t = useText(cardEditorTexts);
  const books = useText(bookEditorTexts);
  return {
    options,
    textOf(finding) {
      if (finding.check === 'placeholderText') return t('checkPlaceholder');
      return finding.check === 'pageCount' ? t('checkSheets') : bookFindingText(books, finding);
    },
    subjectOf({ sheetId, itemId, photoId }: ProjectFinding) {
      const sheet = findSheet(project, sheetId);
      if (!sheet) return null;
      const item = findItem(project, itemId);
      const photo = findPhoto(project, photoId === '' ? null : photoId);
      const where = t(sideTexts[sideOf(project, sheet)]);
      const what = photo?.name ?? (item?.kind === 'text' ? item.text.slice(0, 40) : '');
      return { name: what === '' ? where : `${where}: ${what}`, where, canShow: true };
    },
    onShow({ sheetId }) {
      onEdit();
      editor.show(sheetId);
    },
  };
}
