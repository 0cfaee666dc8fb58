import { memo } from 'react';
import type { ReactElement } from 'react';
import type { SharedPhoto, TagChoice } from '@trade-area/core/contract';
import { actionsOf, isAccepted, ordersOf } from '@trade-area/core/sharing';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import { sharingTexts } from './strings.ts';
import type { PhotoActs } from './useGallery.ts';
import { PhotoTags } from './VisitPhotos.tsx';

export interface GalleryPhotoProps {
  readonly photo: SharedPhoto;
  readonly tags: readonly TagChoice[];
  /** Code of the customer who looks. */
  readonly code: string;
  /** The photographer's code is shown: photos of all customers are listed (SHARE-15). */
  readonly showsCode: boolean;
  readonly isDownloading: boolean;
  readonly acts: PhotoActs;
}

/**
 * One photo of the gallery with its permission, and what its owner can do with it (SHARE-13, SHARE-14). Drawn again when it
 * has changed itself: while the next page is asked for, and in every question, the others stay as they are.
 */
export const GalleryPhoto = memo(function GalleryPhoto({
  photo,
  tags,
  code,
  showsCode,
  isDownloading,
  acts,
}: GalleryPhotoProps): ReactElement {
  const t = useText(sharingTexts);
  const { date } = useFormats();
  const { name } = photo;
  const accepted = isAccepted(photo);
  const can = actionsOf(photo, code);
  const orders = ordersOf(photo);
  return (
    <li className="ta-sharing-tile" data-revoked={!accepted || undefined}>
      <PhotoPicture photo={photo} />
      <span className="ta-sharing-tile__download">
        <IconButton
          icon={downloadIcon}
          size="small"
          label={t('downloadNamed', { name })}
          busy={isDownloading}
          onClick={() => acts.download(photo)}
        />
      </span>
      <span className="ta-sharing-tile__text">
        <StatusMark tone={accepted ? 'success' : 'warning'}>
          {t(accepted ? 'stateAccepted' : 'stateRevoked')}
        </StatusMark>
        {showsCode && <span className="ta-figures">{t('photographer', { code: photo.cod_gs })}</span>}
        <span className="ta-quiet ta-figures">
          {t('sharedOn', { date: date(photo.ts_sent.slice(0, 10)) })}
        </span>
        {orders.length > 0 && (
          <span className="ta-quiet ta-figures">
            {t('order', { count: orders.length, codes: orders.join(', ') })}
          </span>
        )}
        <PhotoTags photo={photo} tags={tags} />
      </span>
      {(can.accept || can.revoke || can.remove) && (
        <span className="ta-sharing-tile__actions">
          {can.revoke && (
            <Button size="small" aria-label={t('revokeNamed', { name })} onClick={() => acts.revoke(photo)}>
              {t('revoke')}
            </Button>
          )}
          {can.accept && (
            <Button
              size="small"
              aria-label={t('acceptNamed', { name })}
              onClick={() => acts.ask({ kind: 'accept', photo })}
            >
              {t('acceptTerms')}
            </Button>
          )}
          {can.remove && (
            <Button
              size="small"
              aria-label={t('deleteNamed', { name })}
              onClick={() => acts.ask({ kind: 'delete', photo })}
            >
              {t('delete')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
});
