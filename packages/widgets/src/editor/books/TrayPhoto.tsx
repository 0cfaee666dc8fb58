import { memo, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { ProjectPhoto } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { starIcon } from '../../ui/icons.ts';
import { PhotoPicture } from '../workspace/PhotoPicture.tsx';
import type { Pictures } from '../workspace/pictures.ts';
import { photoType } from './photoDrag.ts';
import { bookEditorTexts } from './strings.ts';

export interface TrayPhotoProps {
  readonly photo: ProjectPhoto;
  readonly pictures: Pictures;
  readonly uses: number;
  readonly isHeld: boolean;
  readonly onToggle: (id: string) => void;
  readonly onPlace: (id: string) => void;
  readonly onStars: (id: string, stars: number) => void;
}

/** Stars of a favourite, which an automatic layout gives a spread of its own; a press on the star gives or takes them. */
const favourite = 5;

/** A photo of the tray: a press chooses it, Enter places it, digits rate it. */
export const TrayPhoto = memo(
  function TrayPhoto(props: TrayPhotoProps): ReactElement {
    const { photo, pictures, uses, isHeld, onToggle, onPlace, onStars } = props;
    const { id, name, stars, status } = photo;
    const t = useText(bookEditorTexts);
    const item = useRef<HTMLLIElement>(null);
    const walk = (step: -1 | 1) => {
      const other = step < 0 ? item.current?.previousElementSibling : item.current?.nextElementSibling;
      other?.querySelector<HTMLElement>('button')?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') onPlace(id);
      else if (/^[0-5]$/.test(event.key)) onStars(id, Number(event.key));
      else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') walk(1);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') walk(-1);
      else return;
      event.preventDefault();
    };
    const isFailed = status === 'failed' || status === 'gone';
    return (
      <li ref={item} className="ta-book-photo" data-used={uses > 0 || undefined}>
        <button
          type="button"
          className="ta-book-photo__choose"
          aria-pressed={isHeld}
          aria-label={[
            t('photoUses', { name, count: uses }),
            ...(stars > 0 ? [t('stars', { count: stars })] : []),
            ...(isFailed ? [t('photoFailed')] : []),
          ].join(', ')}
          title={name}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(photoType, id)}
          onClick={() => onToggle(id)}
          onDoubleClick={() => onPlace(id)}
          onKeyDown={onKeyDown}
        >
          <PhotoPicture photo={photo} pictures={pictures} />
          {uses > 0 && (
            <span className="ta-book-photo__uses ta-figures" aria-hidden="true">
              {uses}
            </span>
          )}
          {isFailed && <span className="ta-book-photo__failed">{t('photoFailed')}</span>}
        </button>
        <button
          type="button"
          className="ta-book-photo__star"
          aria-pressed={stars >= 4}
          aria-label={t('favourite', { name })}
          tabIndex={-1}
          onClick={() => onStars(id, stars >= 4 ? 0 : favourite)}
        >
          <Icon shape={starIcon} size="small" />
        </button>
      </li>
    );
  },
  (a, b) => a.photo === b.photo && a.uses === b.uses && a.isHeld === b.isHeld && a.onToggle === b.onToggle,
);
