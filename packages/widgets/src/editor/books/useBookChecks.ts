import type { Editor } from '@trade-area/core/editor';
import { findItem, findPhoto, findSheet } from '@trade-area/core/layout';
import type { CheckOptions, PrintProject, ProjectFinding } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import type { FindingActs } from '../workspace/CheckList.tsx';
import { bookEditorTexts } from './strings.ts';
import { useSheetName } from './useSheetName.ts';
import { bookFindingText } from './words.ts';

/** How the findings of a book are named, and where they lead: to their item on its spread. */
export function useBookChecks(
  editor: Editor,
  project: PrintProject,
  options: CheckOptions,
  onEdit: () => void,
): FindingActs {
  const t = useText(bookEditorTexts);
  const sheetName = useSheetName(project);
  return {
    options,
    textOf: (finding) => bookFindingText(t, finding),
    subjectOf({ sheetId, itemId, photoId }: ProjectFinding) {
      const sheet = findSheet(project, sheetId);
      if (!sheet) return null;
      const item = findItem(project, itemId);
      const photo = findPhoto(project, photoId === '' ? null : photoId);
      const where = sheetName(sheet);
      const what = photo?.name ?? (item?.kind === 'text' ? item.text.slice(0, 40) : '');
      const name = what === '' ? where : t('itemOn', { item: what, sheet: where });
      return { name, where: name, canShow: true };
    },
    onShow({ sheetId, itemId }) {
      onEdit();
      editor.show(sheetId);
      if (itemId !== '') editor.select([itemId]);
    },
  };
}
