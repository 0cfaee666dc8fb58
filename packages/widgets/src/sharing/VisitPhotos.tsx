import { useState } from 'react';
import type { ReactElement } from 'react';
import { sharingLimits } from '@trade-area/core/contract';
import type { SharedPhoto, TagChoice } from '@trade-area/core/contract';
import { ordersOf } from '@trade-area/core/sharing';
import { clampPage } from '@trade-area/core/kernel';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Button } from '../ui/Button.tsx';
import { Tag } from '../ui/StatusMark.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import { sharingTexts } from './strings.ts';

export interface VisitPhotosProps {
  readonly photos: readonly SharedPhoto[];
  readonly tags: readonly TagChoice[];
  readonly isLocked: boolean;
  /** The selected photos are to be changed. */
  readonly onTags: (photos: readonly SharedPhoto[]) => void;
  readonly onOrder: (photos: readonly SharedPhoto[]) => void;
  readonly onRemove: (photos: readonly SharedPhoto[]) => void;
}

/** The uploaded photos of this visit: a page of them at a time, selected to be tagged or linked. */
export function VisitPhotos(props: VisitPhotosProps): ReactElement {
  const { photos, tags, isLocked, onTags, onOrder, onRemove } = props;
  const t = useText(sharingTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setPage] = useState(1);
  const { perPage } = sharingLimits;
  const pages = Math.max(1, Math.ceil(photos.length / perPage));
  const page = clampPage(asked, pages);
  const selected = photos.filter(({ id }) => chosen.has(id));
  const isReady = ({ state }: SharedPhoto) => state === 'ready';
  const choosable = photos.filter((photo) => isReady(photo));
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const nothing = selected.length === 0 || isLocked;
  return (
    <>
      <div className="ta-sharing-bar">
        <Checkbox
          checked={selected.length > 0 && selected.length === choosable.length}
          partly={selected.length > 0 && selected.length < choosable.length}
          disabled={choosable.length === 0 || isLocked}
          onChecked={(on) => setChosen(new Set(on ? choosable.map(({ id }) => id) : []))}
        >
          {t('selectAll')}
        </Checkbox>
        <span className="ta-quiet" role="status">
          {selected.length > 0 && t('selected', { count: selected.length })}
        </span>
        <span className="ta-sharing-bar__actions">
          <Button size="small" disabled={nothing} onClick={() => onTags(selected)}>
            {t('tags')}
          </Button>
          <Button size="small" disabled={nothing} onClick={() => onOrder(selected)}>
            {t('linkOrder')}
          </Button>
          <Button size="small" disabled={nothing} onClick={() => onRemove(selected)}>
            {t('remove')}
          </Button>
        </span>
      </div>
      <ul className="ta-sharing-grid">
        {photos.slice((page - 1) * perPage, page * perPage).map((photo) => (
          <li className="ta-sharing-tile" key={photo.id} data-chosen={chosen.has(photo.id) || undefined}>
            <PhotoPicture photo={photo} />
            <span className="ta-sharing-tile__choice">
              <Checkbox
                labelHidden
                checked={chosen.has(photo.id)}
                disabled={!isReady(photo) || isLocked}
                onChecked={(on) => toggle(photo.id, on)}
              >
                {t('selectPhoto', { name: photo.name })}
              </Checkbox>
            </span>
            <span className="ta-sharing-tile__text">
              <bdi className="ta-sharing-tile__name">{photo.name}</bdi>
              {!isReady(photo) && <span className="ta-quiet">{t('stateChecking')}</span>}
              <PhotoTags photo={photo} tags={tags} />
              {ordersOf(photo).length > 0 && (
                <span className="ta-quiet ta-figures">
                  {t('order', { count: ordersOf(photo).length, codes: ordersOf(photo).join(', ') })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ListPager label={t('pages')} page={page} pages={pages} onPage={setPage} />
    </>
  );
}

/** The names of a photo's tags. */
export function PhotoTags({
  photo,
  tags,
}: {
  readonly photo: SharedPhoto;
  readonly tags: readonly TagChoice[];
}): ReactElement | null {
  if (photo.tag.length === 0) return null;
  const nameOf = ({ categoria, valore }: SharedPhoto['tag'][number]) =>
    tags.find((tag) => tag.categoria === categoria && tag.valore === valore)?.nome_valore || valore;
  return (
    <span className="ta-sharing-tags">
      {photo.tag.map((tag) => (
        <Tag key={`${tag.categoria} ${tag.valore}`}>{nameOf(tag)}</Tag>
      ))}
    </span>
  );
}
