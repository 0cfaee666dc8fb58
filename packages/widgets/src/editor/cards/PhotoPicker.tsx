import type { ReactElement } from 'react';
import { usesOf } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import type { LocalFile } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import { PhotoPicture } from '../workspace/PhotoPicture.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { cardEditorTexts } from './strings.ts';

export interface PhotoPickerProps {
  readonly project: PrintProject;
  readonly pictures: Pictures;
  readonly onFiles: (files: readonly LocalFile[]) => void;
  readonly onPick: (photoId: string) => void;
  readonly onClose: () => void;
}

/** All photos of a project, to put one of them into a box. */
export function PhotoPicker({ project, pictures, onFiles, onPick, onClose }: PhotoPickerProps): ReactElement {
  const t = useText(cardEditorTexts);
  const kit = useText(kitTexts);
  const uses = usesOf(project);
  const photos = project.photos.filter(({ status }) => status !== 'gone' && status !== 'failed');
  return (
    <Dialog open size="large" onClose={onClose} title={t('pickTitle')} closeLabel={kit('close')}>
      <div className="ta-card-picker">
        {photos.length === 0 ? (
          <p className="ta-quiet">{t('pickNone')}</p>
        ) : (
          <ul className="ta-card-picker__photos">
            {photos.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className="ta-card-picker__photo"
                  aria-label={uses.has(photo.id) ? t('photoInUse', { name: photo.name }) : photo.name}
                  data-used={uses.has(photo.id) || undefined}
                  onClick={() => onPick(photo.id)}
                >
                  <PhotoPicture photo={photo} pictures={pictures} />
                  <span className="ta-card-picker__name" aria-hidden="true">
                    {photo.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <PhotoDrop isMore onFiles={onFiles} />
      </div>
    </Dialog>
  );
}
