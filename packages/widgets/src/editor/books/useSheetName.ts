import { pagesOfSpread } from '@trade-area/core/editor';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { bookEditorTexts } from './strings.ts';

/** Names a sheet of a book: `Cover`, `Pages 3–4`. */
export function useSheetName(project: PrintProject): (sheet: Pick<ProjectSpread, 'id'>) => string {
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  return ({ id }) => {
    const pages = pagesOfSpread(project, id);
    return pages ? t('pagesFromTo', { from: number(pages[0]), to: number(pages[1]) }) : t('cover');
  };
}
