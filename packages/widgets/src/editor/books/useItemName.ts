import { findPhoto } from '@trade-area/core/layout';
import type { PrintProject, ProjectItem } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { bookEditorTexts } from './strings.ts';

/** Characters of a text that name its box. */
const shownCharacters = 40;

/** Names an item with its size and place on the sheet, centimetres from the left and the top. */
export function useItemName(project: PrintProject): (item: ProjectItem) => string {
  const t = useText(bookEditorTexts);
  const { number } = useFormats();
  const centimetres = (millimetres: number) => number(Math.round(millimetres) / 10);
  return (item) => {
    const where = {
      width: centimetres(item.w),
      height: centimetres(item.h),
      left: centimetres(item.x),
      top: centimetres(item.y),
    };
    if (item.kind === 'text') return t('itemText', { ...where, text: item.text.slice(0, shownCharacters) });
    const photo = findPhoto(project, item.photoId);
    return photo ? t('itemPhoto', { ...where, name: photo.name }) : t('itemEmpty', where);
  };
}
