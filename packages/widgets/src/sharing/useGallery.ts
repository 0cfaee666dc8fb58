import { useCallback, useState } from 'react';
import { changePermission, deletePhoto, downloadSharedPhoto } from '@trade-area/core/contract';
import type { SharedPhoto, SharingTerms } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { withPermission } from '@trade-area/core/sharing';
import { useSessionArea } from '../kit/provider.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useLatest } from '../ui/useLatest.ts';
import { sharingTexts } from './strings.ts';

/** A question about one photo. */
export interface GalleryQuestion {
  readonly kind: 'delete' | 'accept';
  readonly photo: SharedPhoto;
}

/** Acts on a photo of the gallery; the same functions for the life of the gallery. */
export interface PhotoActs {
  readonly ask: (question: GalleryQuestion) => void;
  readonly revoke: (photo: SharedPhoto) => void;
  readonly download: (photo: SharedPhoto) => void;
}

export interface Gallery {
  /**
   * The photo as it is after this page's changes, which the lab may not have answered yet; null = deleted. One without a
   * change is the same object.
   */
  readonly latest: (photo: SharedPhoto) => SharedPhoto | null;
  readonly acts: PhotoActs;
  readonly asked: GalleryQuestion | null;
  /** The question was answered with no. */
  readonly leave: () => void;
  readonly accept: (photo: SharedPhoto, terms: SharingTerms) => Promise<void>;
  readonly remove: (photo: SharedPhoto) => Promise<void>;
  readonly isDeleting: boolean;
  /** Id of the photo that is being downloaded; '' = none. */
  readonly downloading: string;
  /** Outcome of the last change, and of one that failed; '' = none. */
  readonly told: string;
  readonly problem: string;
  readonly dismiss: () => void;
}

type Permission = Pick<SharedPhoto, 'ts_acept_terms' | 'ts_delete_terms'>;

/**
 * The changes of photos in the gallery: permissions are shown at once and return when the call fails, a deleted photo
 * disappears after the call (SHARE-29).
 */
export function useGallery(refresh: () => void): Gallery {
  const t = useText(sharingTexts);
  const failureText = useFailureText();
  const { session, clock } = useSessionArea();
  const { gateway } = session;
  const [changed, setChanged] = useState<ReadonlyMap<string, Permission>>(new Map());
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<GalleryQuestion | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [downloading, setDownloading] = useState('');
  const [said, setSaid] = useState({ told: '', problem: '' });
  const leave = useCallback(() => setAsked(null), []);
  const put = (id: string, permission: Permission | null) =>
    setChanged((before) => {
      const next = new Map(before);
      if (permission) next.set(id, permission);
      else next.delete(id);
      return next;
    });
  const fail = (text: string, failure: Failure) =>
    setSaid({ told: '', problem: `${text} ${failureText(failure)}` });

  async function change(photo: SharedPhoto, wish: 'accept' | 'revoke', terms: string): Promise<void> {
    const { name, id } = photo;
    setAsked(null);
    setSaid({ told: '', problem: '' });
    put(id, withPermission(photo, wish, clock.now()));
    const answer = await gateway.call(changePermission, {
      query: { id, wish, ...(terms === '' ? {} : { terms }) },
    });
    if (answer.ok && answer.value.success) {
      put(id, answer.value);
      setSaid({ told: t(wish === 'accept' ? 'accepted' : 'revoked', { name }), problem: '' });
    } else {
      put(id, null);
      if (answer.ok) setSaid({ told: '', problem: t('changeFailed', { name }) });
      else fail(t('changeFailed', { name }), answer.failure);
    }
    refresh();
  }

  async function download({ id, name, s3_key }: SharedPhoto): Promise<void> {
    setDownloading(id);
    setSaid({ told: '', problem: '' });
    const answer = await gateway.call(downloadSharedPhoto, { path: { s3_key }, query: {} });
    setDownloading('');
    if (answer.ok) saveFile(name, answer.value, /\.tiff?$/i.test(name) ? 'image/tiff' : 'image/jpeg');
    else fail(t('downloadFailed', { name }), answer.failure);
  }

  const newest = useLatest({ change, download });
  const [acts] = useState<PhotoActs>(() => ({
    ask: setAsked,
    revoke: (photo) => void newest.current.change(photo, 'revoke', ''),
    download: (photo) => void newest.current.download(photo),
  }));

  return {
    latest: (photo) => (deleted.has(photo.id) ? null : withChange(photo, changed.get(photo.id))),
    ...{ acts, asked, leave, isDeleting, downloading, ...said },
    dismiss: () => setSaid({ told: '', problem: '' }),
    accept: (photo, terms) => change(photo, 'accept', terms.id),

    async remove({ id, name }) {
      setDeleting(true);
      setSaid({ told: '', problem: '' });
      const answer = await gateway.call(deletePhoto, { query: { id } });
      setDeleting(false);
      setAsked(null);
      // Another window has deleted it already.
      if (answer.ok || answer.failure.kind === 'notFound') {
        setDeleted((before) => new Set(before).add(id));
        setSaid({ told: t('deleted', { name }), problem: '' });
      } else fail(t('changeFailed', { name }), answer.failure);
      refresh();
    },
  };
}

/** The photo with the change of this page, unless the lab has told something newer since. */
function withChange(photo: SharedPhoto, change: Permission | undefined): SharedPhoto {
  const latest = ({ ts_acept_terms, ts_delete_terms }: Permission) =>
    Math.max(Date.parse(ts_acept_terms) || 0, Date.parse(ts_delete_terms) || 0);
  return !change || latest(photo) > latest(change) ? photo : { ...photo, ...change };
}
