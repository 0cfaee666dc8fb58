import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { asPhotos, placePhotos } from '@trade-area/core/editor';
import type { EditorState } from '@trade-area/core/editor';
import type { LocalFile } from '@trade-area/core/kernel';
import { ratePhoto } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Select } from '../../ui/Select.tsx';
import { PhotoDrop } from '../workspace/PhotoDrop.tsx';
import type { OpenedProject } from '../workspace/usePrintEditor.ts';
import { bookEditorTexts } from './strings.ts';
import { TrayPhoto } from './TrayPhoto.tsx';
import { traySorts, usePhotoTray } from './usePhotoTray.ts';
import { sortTexts } from './words.ts';

export interface PhotoTrayProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  /** Photos that are chosen, the first one first. */
  readonly held: readonly string[];
  readonly onHeld: (photoIds: readonly string[]) => void;
}

/** All photos of the book: sorted, searched, chosen, rated, and placed on the spread that is shown. */
export function PhotoTray({ opened, state, held, onHeld }: PhotoTrayProps): ReactElement {
  const { editor, sender, pictures } = opened;
  const { project } = state;
  const t = useText(bookEditorTexts);
  const tray = usePhotoTray(project);
  const { shown, uses } = tray;
  const add = useCallback((files: readonly LocalFile[]) => void sender.add(files, asPhotos), [sender]);
  const toggle = useCallback(
    (id: string) => onHeld(held.includes(id) ? held.filter((each) => each !== id) : [...held, id]),
    [held, onHeld],
  );
  const place = (ids: readonly string[]) => {
    // The spread of now: a photo of the tray is not drawn again for each one that is shown.
    const { sheetId } = editor.store.getState();
    editor.act('placePhoto', (each) => placePhotos(each, sheetId, ids));
    onHeld([]);
  };
  const unused = project.photos.filter(({ id }) => !uses.has(id)).length;
  return (
    <div className="ta-book-tray">
      <PhotoDrop isMore={project.photos.length > 0} onFiles={add} />
      {project.photos.length > 0 && (
        <div className="ta-book-tray__tools">
          <SearchInput
            aria-label={t('searchPhotos')}
            placeholder={t('searchPhotos')}
            clearLabel={t('clearSearch')}
            value={tray.search}
            onValue={tray.setSearch}
          />
          <Select
            aria-label={t('sortPhotos')}
            value={tray.sort}
            onValue={(value) => tray.setSort(traySorts.find((each) => each === value) ?? 'time')}
            options={traySorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
          />
          <Checkbox checked={tray.hidesUsed} onChecked={tray.setHidesUsed}>
            {t('hideUsed')}
          </Checkbox>
          <p className="ta-quiet ta-figures" role="status">
            {t('unused', { count: unused })}
          </p>
        </div>
      )}
      {project.photos.length === 0 && <EmptyState title={t('noPhotos')}>{t('noPhotosText')}</EmptyState>}
      {project.photos.length > 0 && shown.length === 0 && <p className="ta-quiet">{t('noneFound')}</p>}
      <ul className="ta-book-tray__photos" aria-label={t('photos')}>
        {shown.map((photo) => (
          <TrayPhoto
            key={photo.id}
            photo={photo}
            pictures={pictures}
            uses={uses.get(photo.id) ?? 0}
            isHeld={held.includes(photo.id)}
            onToggle={toggle}
            onPlace={(id) => place([id])}
            onStars={(id, stars) =>
              editor.act('ratePhoto', (each) => ratePhoto(each, id, stars), `rate ${id}`)
            }
          />
        ))}
      </ul>
      {held.length > 0 && (
        <p className="ta-book-tray__held">
          <Button variant="primary" onClick={() => place(held)}>
            {t('placeHeld', { count: held.length })}
          </Button>
          <Button onClick={() => onHeld([])}>{t('clearHeld')}</Button>
        </p>
      )}
    </div>
  );
}
