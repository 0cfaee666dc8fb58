import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { deletePhoto, sharedPhotos } from '@trade-area/core/contract';
import type { AnswerOf, SharedPhoto, SharingTerms } from '@trade-area/core/contract';
import { sharePhotos } from '@trade-area/core/sharing';
import { DataView } from '../kit/DataView.tsx';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useLeaveGuard } from '../kit/useLeaveGuard.ts';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { successIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { portalHrefs } from './hrefs.ts';
import type { SharingHrefs } from './hrefs.ts';
import { ManualCodeDialog } from './ManualCodeDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { sharingTexts } from './strings.ts';
import { TagDialog } from './TagDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { UploadFrame } from './UploadFrame.tsx';
import { useChange } from './useChange.ts';
import { useTerms } from './useTerms.ts';
import { useVisit } from './useVisit.ts';
import type { Visit } from './useVisit.ts';
import { VisitPhotos } from './VisitPhotos.tsx';
import { WentWrong } from './WentWrong.tsx';

export interface SharePhotosProps {
  /** Default: the pages of the portal. */
  readonly hrefs?: SharingHrefs | undefined;
  /** A link of the widget was followed; `preventDefault` of the press keeps it from leading away. */
  readonly onLink?: ((to: keyof SharingHrefs, press: { preventDefault(): void }) => void) | undefined;
}

/** Seconds between two looks at photos that the lab still checks. */
const checkingSeconds = 2;

/**
 * Uploads photos of finished products, tags them, links them to orders, and shares them under the lab's terms (SHARE-01).
 *
 * @example
 * <SharePhotos />
 */
export const SharePhotos = withBoundary(function SharePhotos({
  hrefs = portalHrefs,
  onLink,
}: SharePhotosProps): ReactElement {
  const visit = useVisit();
  const [shared, setShared] = useState(0);
  if (shared > 0) {
    return <Thanks {...{ hrefs, onLink }} count={shared} onMore={() => setShared(0)} />;
  }
  return (
    <VisitPage
      key={visit.key}
      visit={visit}
      onShared={(count) => {
        visit.end();
        setShared(count);
      }}
    />
  );
});

interface VisitPageProps {
  readonly visit: Visit;
  readonly onShared: (count: number) => void;
}

type Wish = { readonly kind: 'tags' | 'order'; readonly photos: readonly SharedPhoto[] };

function VisitPage({ visit, onShared }: VisitPageProps): ReactElement {
  const t = useText(sharingTexts);
  const lang = useLanguage();
  const { session } = useSessionArea();
  const isInternal = useSessionState(({ customer }) => customer?.features.includes('internal') ?? false);
  const [isBusy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const remote = useRemote(
    sharedPhotos,
    { query: { session_key: visit.key, lang } },
    { refreshSeconds: isChecking ? checkingSeconds : 0 },
  );
  const listed = useListed(remote, visit);
  const hasArriving = listed.some(({ state }) => state === 'arrived');
  if (hasArriving !== isChecking) setChecking(hasArriving);
  useLeaveGuard(isBusy, false);
  const change = useChange();
  const remove = (photos: readonly SharedPhoto[]) =>
    void change.run(
      async () => {
        for (const { id } of photos) {
          const answer = await session.gateway.call(deletePhoto, { query: { id } });
          // Another window has removed it already.
          if (!answer.ok && answer.failure.kind !== 'notFound')
            return { kind: 'failed', failure: answer.failure };
        }
        return { kind: 'done' };
      },
      () => remote.retry(),
    );
  const close = () => setWish(null);
  const saved = () => {
    setWish(null);
    remote.retry();
  };
  const Orders = isInternal ? ManualCodeDialog : OrderDialog;
  return (
    <div className="ta-sharing" part="share">
      <p className="ta-sharing__lead">{t('lead')}</p>
      <UploadFrame visit={visit.key} onPhotos={remote.retry} onBusy={setBusy} />
      <section className="ta-sharing__part" aria-labelledby={`photos-${visit.key}`}>
        <h2 className="ta-heading" id={`photos-${visit.key}`}>
          {t('yourPhotos')}
        </h2>
        <DataView remote={remote} waiting={<Skeleton shape="card" count={4} />}>
          {({ allTags }) =>
            listed.length === 0 ? (
              <p className="ta-quiet">{t('noneYet')}</p>
            ) : (
              <VisitPhotos
                photos={listed}
                tags={allTags}
                isLocked={change.isRunning}
                onTags={(photos) => setWish({ kind: 'tags', photos })}
                onOrder={(photos) => setWish({ kind: 'order', photos })}
                onRemove={remove}
              />
            )
          }
        </DataView>
        <WentWrong outcome={change.outcome} />
      </section>
      <SendPart photos={listed} isBusy={isBusy || hasArriving || change.isRunning} onShared={onShared} />
      {wish?.kind === 'tags' && (
        <TagDialog photos={wish.photos} tags={remote.data?.allTags ?? []} onClose={close} onSaved={saved} />
      )}
      {wish?.kind === 'order' && <Orders photos={wish.photos} onClose={close} onSaved={saved} />}
    </div>
  );
}

/** The photos of the visit that are here and not shared yet. The visit is kept for a reload while there are any. */
function useListed(remote: Remote<AnswerOf<typeof sharedPhotos>>, { keep }: Visit): readonly SharedPhoto[] {
  const photos = (remote.data?.result ?? []).filter(
    ({ state, ts_sent }) => ts_sent === '' && (state === 'ready' || state === 'arrived'),
  );
  const hasPhotos = photos.length > 0;
  useEffect(() => {
    if (hasPhotos) keep();
  }, [hasPhotos, keep]);
  return photos;
}

interface SendPartProps {
  readonly photos: readonly SharedPhoto[];
  /** Photos are on their way, or being checked. */
  readonly isBusy: boolean;
  readonly onShared: (count: number) => void;
}

/** The terms, and SEND: enabled once photos are here and the terms are accepted (SHARE-02, SHARE-03). */
function SendPart({ photos, isBusy, onShared }: SendPartProps): ReactElement {
  const t = useText(sharingTexts);
  const { session } = useSessionArea();
  const code = useSessionState(({ person }) => person?.code ?? '');
  const terms = useTerms();
  const [isReading, setReading] = useState(false);
  const [accepted, setAccepted] = useState<SharingTerms | null>(null);
  const change = useChange();
  const ready = photos.filter(({ state }) => state === 'ready');
  const waitsFor =
    ready.length === 0 ? 'sendNeedsPhotos' : isBusy ? 'sendWaits' : accepted ? null : 'sendNeedsTerms';
  const send = () =>
    void change.run(
      async () => {
        const outcome = await sharePhotos(session.gateway, ready, { code, terms: accepted?.id ?? '' });
        if (outcome.kind === 'refused' && outcome.reason === 'terms') {
          setAccepted(null);
          terms.retry();
        }
        return outcome;
      },
      () => onShared(ready.length),
    );
  return (
    <section className="ta-sharing__part ta-sharing-send">
      <span className="ta-sharing-send__terms">
        <Checkbox
          checked={accepted !== null}
          disabled={change.isRunning}
          // Unchecking withdraws it; checking reads the terms first (SHARE-02, SHARE-30).
          onChecked={(on) => (on ? setReading(true) : setAccepted(null))}
        >
          {t('termsAccept')}
        </Checkbox>
        <Button variant="link" onClick={() => setReading(true)}>
          {t('termsRead')}
        </Button>
      </span>
      <WentWrong outcome={change.outcome} />
      <span className="ta-sharing-send__end">
        <span className="ta-quiet" id="share-waits">
          {waitsFor && t(waitsFor)}
        </span>
        <Button
          variant="primary"
          busy={change.isRunning}
          disabled={waitsFor !== null}
          aria-describedby="share-waits"
          onClick={send}
        >
          {t('send')}
        </Button>
      </span>
      <TermsDialog
        open={isReading}
        terms={terms}
        onClose={() => setReading(false)}
        onAccept={(read) => {
          setAccepted(read);
          setReading(false);
        }}
      />
    </section>
  );
}

interface ThanksProps extends Pick<SharePhotosProps, 'onLink'> {
  readonly hrefs: SharingHrefs;
  readonly count: number;
  readonly onMore: () => void;
}

/** The thank-you screen with its three links (SHARE-04). */
function Thanks({ hrefs, onLink, count, onMore }: ThanksProps): ReactElement {
  const t = useText(sharingTexts);
  return (
    <div role="status">
      <EmptyState
        icon={successIcon}
        title={t('thanksTitle')}
        action={
          <span className="ta-sharing-thanks">
            <Button
              variant="primary"
              href={hrefs.share}
              onClick={(event) => {
                // The same page: it begins again.
                event.preventDefault();
                onMore();
              }}
            >
              {t('uploadMore')}
            </Button>
            <Button href={hrefs.gallery} onClick={(event) => onLink?.('gallery', event)}>
              {t('toGallery')}
            </Button>
            <Button href={hrefs.store} onClick={(event) => onLink?.('store', event)}>
              {t('toStore')}
            </Button>
          </span>
        }
      >
        {t('thanks', { count })}
      </EmptyState>
    </div>
  );
}
