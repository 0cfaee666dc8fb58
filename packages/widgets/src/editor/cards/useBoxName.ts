import { findPhoto } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { cardEditorTexts } from './strings.ts';

/** Names a box for a photo, by its number on the sheet and the photo that is in it. */
export function useBoxName(
  project: PrintProject,
): (item: Pick<PhotoItem, 'photoId'>, index: number) => string {
  const t = useText(cardEditorTexts);
  const formats = useFormats();
  return ({ photoId }, index) => {
    const number = formats.number(index + 1);
    const photo = findPhoto(project, photoId);
    return photo ? t('photoNamed', { number, name: photo.name }) : t('photoEmpty', { number });
  };
}
