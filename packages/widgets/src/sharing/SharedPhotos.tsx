import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { sharedPhotos, writeTags } from '@trade-area/core/contract';
import type { SharedPhoto, SharingTerms } from '@trade-area/core/contract';
import { formatGalleryAddress, isShown, parseGalleryAddress, toggleTag } from '@trade-area/core/sharing';
import { DataView } from '../kit/DataView.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useClampedPage } from '../kit/list/useClampedPage.ts';
import { useSessionState } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useLabMessage } from '../kit/useLabMessage.ts';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { imageIcon, uploadIcon } from '../ui/icons.ts';
import { EmptyState, Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import { portalHrefs } from './hrefs.ts';
import { sharingTexts } from './strings.ts';
import { TagFilter } from './TagFilter.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { useGallery } from './useGallery.ts';
import { useTerms } from './useTerms.ts';

export interface SharedPhotosProps {
  /** The query of the address, with or without `?`: page and tags. */
  readonly search: string;
  /** Asks the owner for another address; `replace`: it is a correction. */
  readonly onAddress: (address: string, how: { readonly replace: boolean }) => void;
  /** Address of the upload page. Default: that of the portal. */
  readonly uploadHref?: string | undefined;
  /** The link to the upload page was followed; `preventDefault` of the press keeps it from leading away. */
  readonly onUpload?: ((press: { preventDefault(): void }) => void) | undefined;
}

/**
 * The photos that a customer shared, filtered by tags, with their permissions (SHARE-11 to SHARE-15).
 *
 * @example
 * <SharedPhotos search={search} onAddress={setSearch} />
 */
export const SharedPhotos = withBoundary(function SharedPhotos({
  search,
  onAddress,
  uploadHref = portalHrefs.share,
  onUpload,
}: SharedPhotosProps): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const lang = useLanguage();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const address = useMemo(() => parseGalleryAddress(search), [search]);
  const remote = useRemote(sharedPhotos, {
    query: {
      page: String(address.page),
      lang,
      ...(address.tags.length === 0 ? {} : { tags: writeTags(address.tags) }),
    },
  });
  const gallery = useGallery(remote.retry);
  useLabMessage('share_photo_album', remote.retry);
  useClampedPage(address.page, remote.data?.pages, (page) =>
    onAddress(formatGalleryAddress({ ...address, page }), { replace: true }),
  );
  const clear = () => onAddress(formatGalleryAddress({ page: 1, tags: [] }), { replace: false });
  const isFiltered = address.tags.length > 0;
  return (
    <div className="ta-sharing" part="gallery">
      <DataView
        remote={remote}
        waiting={<Skeleton shape="card" count={8} />}
        isEmpty={({ result }) => result.length === 0 && !isFiltered}
        empty={
          <Slot name="empty">
            <EmptyState
              icon={imageIcon}
              title={t('none')}
              action={<UploadLink {...{ uploadHref, onUpload }} />}
            >
              {t('noneHint')}
            </EmptyState>
          </Slot>
        }
      >
        {({ result, allTags, seeAll, total, pages, page }) => (
          <>
            <div className="ta-sharing-top">
              <TagFilter
                tags={allTags}
                chosen={address.tags}
                onToggle={(tag) =>
                  onAddress(formatGalleryAddress({ page: 1, tags: toggleTag(address.tags, tag) }), {
                    replace: false,
                  })
                }
                onClear={clear}
              />
              <UploadLink {...{ uploadHref, onUpload }} />
            </div>
            <p className="ta-quiet" role="status">
              {t('found', { count: total })}
            </p>
            <div role="status" className="ta-sharing-told">
              {gallery.told && (
                <Notice tone="success" onDismiss={gallery.dismiss} dismissLabel={kit('close')}>
                  {gallery.told}
                </Notice>
              )}
            </div>
            {gallery.problem && (
              <Notice tone="danger" title={t('wentWrong')} announce="alert">
                {gallery.problem}
              </Notice>
            )}
            {result.length === 0 ? (
              <EmptyState
                icon={imageIcon}
                title={t('noneFound')}
                action={<Button onClick={clear}>{t('clearFilters')}</Button>}
              />
            ) : (
              <ul className="ta-sharing-grid">
                {result
                  .map((photo) => gallery.latest(photo))
                  .filter((photo): photo is SharedPhoto => photo !== null && isShown(photo, code))
                  .map((photo) => (
                    <GalleryPhoto
                      key={photo.id}
                      photo={photo}
                      tags={allTags}
                      code={code}
                      showsCode={seeAll}
                      isDownloading={gallery.downloading === photo.id}
                      acts={gallery.acts}
                    />
                  ))}
              </ul>
            )}
            <ListPager
              label={t('galleryPages')}
              page={page}
              pages={pages}
              onPage={(next) =>
                onAddress(formatGalleryAddress({ ...address, page: next }), { replace: false })
              }
            />
          </>
        )}
      </DataView>
      <Questions gallery={gallery} />
    </div>
  );
});

/**
 * The link to the upload page. A component, not an element that the gallery keeps for its two places: handlers that
 * outlive a page of photos would keep the element, and with it everything that was drawn beside it.
 */
function UploadLink({
  uploadHref,
  onUpload,
}: Pick<SharedPhotosProps, 'uploadHref' | 'onUpload'>): ReactElement {
  const t = useText(sharingTexts);
  return (
    <Button variant="primary" icon={uploadIcon} href={uploadHref} onClick={(event) => onUpload?.(event)}>
      {t('shareTitle')}
    </Button>
  );
}

/** The question before a photo is deleted (SHARE-29), and the terms before a permission is given. */
function Questions({ gallery }: { readonly gallery: ReturnType<typeof useGallery> }): ReactElement {
  const t = useText(sharingTexts);
  const { asked } = gallery;
  const terms = useTerms(asked?.kind === 'accept');
  const [shown, setShown] = useState(asked);
  // The name stays while the dialog closes.
  if (asked && asked !== shown) setShown(asked);
  return (
    <>
      <ConfirmDialog
        open={asked?.kind === 'delete'}
        title={t('deleteTitle')}
        yesLabel={t('delete')}
        noLabel={t('keep')}
        busy={gallery.isDeleting}
        danger
        onYes={() => asked && void gallery.remove(asked.photo)}
        onNo={gallery.leave}
      >
        {t('deleteText', { name: shown?.photo.name ?? '' })}
      </ConfirmDialog>
      <TermsDialog
        open={asked?.kind === 'accept'}
        terms={terms}
        onClose={gallery.leave}
        onAccept={(read: SharingTerms) => asked && void gallery.accept(asked.photo, read)}
      />
    </>
  );
}
