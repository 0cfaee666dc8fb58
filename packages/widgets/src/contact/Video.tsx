/* oxlint-disable jsx-a11y/media-has-caption -- the tracks are a component’s, and a lab may have a film without captions */
import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { captionsAddress, videoAddress } from '@trade-area/core/contact';
import type { VideoLink } from '@trade-area/core/contact';
import { videoCaptions } from '@trade-area/core/contract';
import { Captions } from '../kit/Captions.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useViewLog } from './useViewLog.ts';
import { videoTexts } from './videoStrings.ts';

export interface VideoProps {
  /** The query of the video's page: its path, and the link of the person whom it was sent to. */
  readonly link: VideoLink;
}

/**
 * A video tutorial of the lab for everybody, streamed, so that it can be watched from any point (VID-01 to VID-08). Needs no
 * sign-in.
 *
 * @example
 * <Video link={readVideoLink(location.search)} />
 */
export const Video = withBoundary(function Video({ link }: VideoProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt(attempt + 1);
  const logView = useViewLog(link);
  const broken = useRef<Position>({ path: '', seconds: 0 });
  return (
    <div className="ta-contact-video" part="video">
      {link.path === '' ? (
        <Unavailable />
      ) : (
        <Player
          key={`${link.path} ${attempt}`}
          link={link}
          broken={broken}
          onArrived={logView}
          onRetry={again}
        />
      )}
    </div>
  );
});

/** A video that the address does not name has no second try; any other has (VID-05). */
function Unavailable({ onRetry }: { readonly onRetry?: () => void }): ReactElement {
  const t = useText(videoTexts);
  const kit = useText(kitTexts);
  if (onRetry)
    return (
      <FailedState title={t('unavailable')} retryLabel={kit('retry')} onRetry={onRetry}>
        {t('unavailableHint')}
      </FailedState>
    );
  return (
    <div className="ta-contact-video__none">
      <h2 className="ta-heading">{t('unavailable')}</h2>
      <p>{t('noVideo')}</p>
    </div>
  );
}

/** Where a video broke off; a retry goes on from there. */
interface Position {
  readonly path: string;
  readonly seconds: number;
}

interface PlayerProps extends VideoProps {
  readonly broken: RefObject<Position>;
  /** Called when the beginning of the video has come. */
  readonly onArrived: () => void;
  readonly onRetry: () => void;
}

function Player({ link, broken, onArrived, onRetry }: PlayerProps): ReactElement {
  const t = useText(videoTexts);
  const kit = useText(kitTexts);
  const { config, log } = useSessionArea();
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
  const video = useRef<HTMLVideoElement>(null);
  const src = videoAddress(config.labOrigin, link.path);
  // The video never waits for them.
  const { data } = useRemote(videoCaptions, state === 'here' ? { query: { video_path: link.path } } : null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.src = src;
    // A player that is taken away goes on loading until its source is.
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [src]);
  if (state === 'failed') return <Unavailable onRetry={onRetry} />;
  return (
    <div className="ta-contact-video__stage" data-state={state}>
      {state === 'loading' && <Spinner label={kit('loading')} centred />}
      <video
        ref={video}
        className="ta-contact-video__player"
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        aria-label={nameOf(link.path)}
        onLoadedMetadata={({ currentTarget }) => {
          const { path, seconds } = broken.current;
          if (path === link.path && seconds > 0) currentTarget.currentTime = seconds;
          setState('here');
          onArrived();
        }}
        onError={({ currentTarget }) => {
          broken.current = { path: link.path, seconds: Math.max(currentTarget.currentTime, 0) };
          // VID-04: the page says it as well (VID-05).
          log('warn', 'ta: the video could not be loaded', { path: link.path });
          setState('failed');
        }}
      >
        <Captions
          tracks={(data?.languages ?? []).map((language) => ({
            language,
            href: captionsAddress(config.labOrigin, link.path, language),
          }))}
        />
        {t('unsupported')}
      </video>
    </div>
  );
}

/** The name of the file without its ending. */
export const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
