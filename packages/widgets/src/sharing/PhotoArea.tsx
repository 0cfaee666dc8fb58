import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { sharedPhotoEndings, sharingLimits } from '@trade-area/core/contract';
import type { LocalFile } from '@trade-area/core/kernel';
import type { PhotoProblem, QueuedPhoto } from '@trade-area/core/sharing';
import { DataView } from '../kit/DataView.tsx';
import type { TextKey } from '../kit/text/bundle.ts';
import { useText } from '../kit/text/engine.tsx';
import type { UploadAccess } from '../kit/upload/access.ts';
import { filesOf, localFile } from '../kit/upload/localFiles.ts';
import { useFormats } from '../kit/useFormats.ts';
import { useLeaveGuard } from '../kit/useLeaveGuard.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { closeIcon, resumeIcon, uploadIcon } from '../ui/icons.ts';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { sharingTexts } from './strings.ts';
import type { SharingTexts } from './strings.ts';
import { usePhotoSender } from './usePhotoSender.ts';

export interface PhotoAreaProps {
  /** The right to send the photos of this visit. */
  readonly access: UploadAccess;
  /** Key of the visit (SHARE-32). */
  readonly visit: string;
  /** Photos have arrived, or were taken back: whoever lists them asks the lab again. */
  readonly onChanged?: (() => void) | undefined;
  /** Photos are on their way or not: leaving now would interrupt them. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
}

const accepted = ['image/jpeg', 'image/tiff', ...sharedPhotoEndings.map((ending) => `.${ending}`)].join(',');
/** Rows of a list that is not finished; of two thousand photos the others are counted. */
const mostRows = 30;

const states = {
  waiting: 'stateWaiting',
  sending: 'stateSending',
  checking: 'stateChecking',
  interrupted: 'stateInterrupted',
} as const satisfies Readonly<Record<string, TextKey<keyof SharingTexts>>>;

const problems = {
  kind: 'problemKind',
  heic: 'problemHeic',
  empty: 'problemEmpty',
  large: 'problemLarge',
  many: 'problemMany',
  full: 'problemFull',
  unreadable: 'problemUnreadable',
  elsewhere: 'problemElsewhere',
  duplicate: 'problemDuplicate',
  damaged: 'problemDamaged',
} as const satisfies Readonly<Record<PhotoProblem, TextKey<keyof SharingTexts>>>;

/**
 * Takes photos and sends them to the lab, in the lab's own frame (SHARE-06): several at once, resumable, each with its
 * progress.
 */
export const PhotoArea = withBoundary(function PhotoArea({
  access,
  visit,
  onChanged,
  onBusy,
}: PhotoAreaProps): ReactElement {
  const { sender, queue } = usePhotoSender(access, visit);
  const { photos, isLoading, failure } = queue;
  useChanges(photos, { onChanged, onBusy });
  const remote = {
    data: isLoading || failure ? undefined : photos,
    failure: photos.length > 0 ? undefined : (failure ?? undefined),
    asking: isLoading,
    retry: () => void sender.start(),
  };
  return (
    <DataView
      remote={photos.length > 0 ? { ...remote, data: photos } : remote}
      waiting={<Skeleton shape="block" count={2} />}
    >
      {(rows) => (
        <Area
          photos={rows}
          onFiles={(files) => void sender.add(files)}
          onRemove={(key) => void sender.remove(key)}
          onResume={() => sender.resume()}
          onClear={() => void sender.clearRefused()}
        />
      )}
    </DataView>
  );
});

interface AreaProps {
  readonly photos: readonly QueuedPhoto[];
  readonly onFiles: (files: readonly LocalFile[]) => void;
  readonly onRemove: (key: string) => void;
  readonly onResume: () => void;
  readonly onClear: () => void;
}

function Area({ photos, onFiles, onRemove, onResume, onClear }: AreaProps): ReactElement {
  const t = useText(sharingTexts);
  const { size } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = () => input.current?.click();
  const moving = photos.filter(({ state }) => state !== 'ready' && state !== 'refused');
  const refused = photos.filter(({ state }) => state === 'refused');
  const ready = photos.filter(({ state }) => state === 'ready').length;
  const stopped = photos.filter(({ state }) => state === 'interrupted');
  const lost = stopped.filter(({ file }) => file === null);
  const all = ready + moving.length;
  return (
    <div
      className="ta-sharing-area"
      role="group"
      aria-label={t('area')}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void filesOf(event.dataTransfer).then((files) => onFiles(files));
      }}
    >
      <input
        ref={input}
        className="ta-hidden"
        type="file"
        multiple
        accept={accepted}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          // Now: the list is emptied before anything else happens.
          const files = [...(event.currentTarget.files ?? [])].map((file) => localFile(file));
          event.currentTarget.value = '';
          onFiles(files);
        }}
      />
      <div className="ta-sharing-area__drop" data-small={photos.length > 0 || undefined}>
        <p className="ta-sharing-area__title">{t('drop')}</p>
        <p className="ta-quiet">{t('areaHint', { size: size(sharingLimits.bytes) })}</p>
        <Button variant="primary" icon={uploadIcon} onClick={choose}>
          {t('choose')}
        </Button>
      </div>
      <div role="status" className="ta-sharing-area__status">
        {moving.length === 0 && ready > 0 && t('uploaded', { count: ready })}
      </div>
      {stopped.length > 0 && (
        <Notice
          tone="warning"
          announce="status"
          actions={
            <Button
              size="small"
              icon={resumeIcon}
              onClick={() => {
                onResume();
                if (lost.length === stopped.length) choose();
              }}
            >
              {t('resume')}
            </Button>
          }
        >
          {lost.length > 0
            ? t('resumeHint', { count: lost.length })
            : t('interrupted', { count: stopped.length })}
        </Notice>
      )}
      {moving.length > 0 && <Progress photos={photos} done={ready} all={all} />}
      {refused.length > 0 && (
        <section className="ta-sharing-area__refused" aria-label={t('refused', { count: refused.length })}>
          <p className="ta-sharing-area__head">
            <span role="alert">{t('refused', { count: refused.length })}</span>
            <Button variant="link" size="small" onClick={onClear}>
              {t('clearRefused')}
            </Button>
          </p>
          <Rows photos={refused} onRemove={onRemove} />
        </section>
      )}
      {moving.length > 0 && <Rows photos={moving} onRemove={onRemove} />}
    </div>
  );
}

function Progress({
  photos,
  done,
  all,
}: {
  readonly photos: readonly QueuedPhoto[];
  readonly done: number;
  readonly all: number;
}): ReactElement {
  const t = useText(sharingTexts);
  const { number } = useFormats();
  const counted = photos.filter(({ state }) => state !== 'refused');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, photo) => sum + (photo.state === 'ready' ? photo.size : photo.sent), 0);
  return (
    <ProgressBar
      value={bytes === 0 ? 0 : (sent / bytes) * 100}
      label={t('progress')}
      detail={t('progressDetail', { done: number(done), all: number(all) })}
    />
  );
}

function Rows({
  photos,
  onRemove,
}: {
  readonly photos: readonly QueuedPhoto[];
  readonly onRemove: (key: string) => void;
}): ReactElement {
  const t = useText(sharingTexts);
  const { number, percent, size } = useFormats();
  // Those under way first: they would be below two thousand that wait.
  const order = ['sending', 'interrupted', 'checking', 'refused', 'waiting', 'ready'];
  const shown = [...photos]
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .slice(0, mostRows);
  return (
    <>
      <ul className="ta-sharing-rows">
        {shown.map((photo) => (
          <li className="ta-sharing-row" key={photo.key} data-state={photo.state}>
            <bdi className="ta-sharing-row__name">{photo.name}</bdi>
            <span className="ta-sharing-row__state">
              {photo.problem
                ? t(problems[photo.problem], {
                    size: size(sharingLimits.bytes),
                    limit: number(sharingLimits.photos),
                  })
                : photo.state === 'ready' || photo.state === 'refused'
                  ? ''
                  : t(states[photo.state])}
            </span>
            {photo.state === 'sending' && (
              <span className="ta-sharing-row__part ta-figures">
                {percent(photo.size > 0 ? Math.min(1, photo.sent / photo.size) : 0)}
              </span>
            )}
            <IconButton
              icon={closeIcon}
              size="small"
              label={t('removeNamed', { name: photo.name })}
              onClick={() => onRemove(photo.key)}
            />
          </li>
        ))}
      </ul>
      {photos.length > shown.length && (
        <p className="ta-quiet">{t('more', { count: photos.length - shown.length })}</p>
      )}
    </>
  );
}

/** Tells the page around what has changed: arrivals and removals, and whether anything is under way. */
function useChanges(
  photos: readonly QueuedPhoto[],
  { onChanged, onBusy }: Pick<PhotoAreaProps, 'onChanged' | 'onBusy'>,
): void {
  const callbacks = useRef({ onChanged, onBusy });
  useEffect(() => {
    callbacks.current = { onChanged, onBusy };
  });
  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending');
  const arrived = photos
    .filter(({ state }) => state === 'checking' || state === 'ready')
    .map(({ key, state }) => `${key} ${state}`)
    .join('\n');
  const told = useRef('');
  useEffect(() => {
    if (told.current === arrived) return;
    told.current = arrived;
    callbacks.current.onChanged?.();
  }, [arrived]);
  useEffect(() => void callbacks.current.onBusy?.(isBusy), [isBusy]);
  // Links stay alone: the page around may be another site's. The browser asks before it is left.
  useLeaveGuard(isBusy, false);
}
