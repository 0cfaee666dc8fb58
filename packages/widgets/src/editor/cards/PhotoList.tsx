import type { ReactElement } from 'react';
import { emptyBoxes, findPhoto } from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectSpread } from '@trade-area/core/layout';
import type { Editor } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { PhotoPicture } from '../workspace/PhotoPicture.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { printEditorTexts } from '../workspace/strings.ts';
import { boxesOf } from './SheetDesk.tsx';
import { cardEditorTexts } from './strings.ts';
import { useBoxName } from './useBoxName.ts';

export interface PhotoListProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly pictures: Pictures;
  readonly onCrop: (item: PhotoItem) => void;
  readonly onPick: (item: PhotoItem) => void;
}

/** The boxes for photos of a sheet as a list: the same as on the picture, with a button for each act. */
export function PhotoList(props: PhotoListProps): ReactElement {
  const { editor, project, sheet, pictures, onCrop, onPick } = props;
  const t = useText(cardEditorTexts);
  const shared = useText(printEditorTexts);
  const { number } = useFormats();
  const boxName = useBoxName(project);
  const boxes = boxesOf(sheet);
  return (
    <section className="ta-card-photos" aria-label={t('photos')}>
      <h2 className="ta-heading">{t('photos')}</h2>
      {boxes.length === 0 && <p className="ta-quiet">{t('noBoxes')}</p>}
      <ul className="ta-card-photos__list">
        {boxes.map((item, index) => {
          const photo = findPhoto(project, item.photoId);
          return (
            <li key={item.id} className="ta-card-photos__row">
              {photo && <PhotoPicture photo={photo} pictures={pictures} />}
              <span className="ta-card-photos__name">{boxName(item, index)}</span>
              <span className="ta-card-photos__acts">
                {photo ? (
                  <>
                    <Button
                      size="small"
                      aria-label={t('cropOf', { name: photo.name })}
                      onClick={() => onCrop(item)}
                    >
                      {shared('crop')}
                    </Button>
                    <Button
                      size="small"
                      aria-label={t('replaceOf', { name: photo.name })}
                      onClick={() => onPick(item)}
                    >
                      {t('replace')}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t('takeOutOf', { name: photo.name })}
                      onClick={() => editor.act('emptyBox', (each) => emptyBoxes(each, [item.id]))}
                    >
                      {shared('remove')}
                    </Button>
                  </>
                ) : (
                  <Button
                    size="small"
                    aria-label={t('choosePhotoFor', { number: number(index + 1) })}
                    onClick={() => onPick(item)}
                  >
                    {t('choosePhoto')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
