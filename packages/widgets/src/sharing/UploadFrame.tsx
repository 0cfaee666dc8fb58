import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { ticket as ticketCall } from '@trade-area/core/contract';
import { sharedPhotosDelay } from '@trade-area/core/kernel';
import type { Failure, FrameMessage } from '@trade-area/core/kernel';
import { shareUploadAddress } from '@trade-area/core/sharing';
import { Frame } from '../kit/frames.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { sharingTexts } from './strings.ts';

export interface UploadFrameProps {
  /** Key of the visit (SHARE-32). */
  readonly visit: string;
  /** Photos have arrived in the frame, 2000 ms ago (SHARE-16). */
  readonly onPhotos: () => void;
  /** Photos are on their way or not. */
  readonly onBusy: (busy: boolean) => void;
}

const purpose = 'share-upload';

/** The upload area, on the lab's own page in a frame 380 px high (SHARE-06); opened by a ticket (DEC-01). */
export function UploadFrame({ visit, onPhotos, onBusy }: UploadFrameProps): ReactElement {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  return (
    // A ticket opens one page: another language, or another try, has one of its own.
    <TicketedFrame
      key={`${language} ${visit} ${attempt}`}
      {...{ visit, onPhotos, onBusy }}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function TicketedFrame({
  visit,
  onPhotos,
  onBusy,
  onRetry,
}: UploadFrameProps & { readonly onRetry: () => void }): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const language = useLanguage();
  const { session, config, clock } = useSessionArea();
  const { gateway } = session;
  const [ticket, setTicket] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const newest = useLatest(onPhotos);
  // Several photos that arrive together are asked for once.
  const [due, setDue] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await gateway.call(ticketCall, { body: { purpose } }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.ok) setTicket(answer.value.ticket);
      else setFailure(answer.failure);
    };
    void ask();
    return () => leaving.abort();
  }, [gateway]);

  useEffect(() => {
    if (!due) return undefined;
    return clock.after(sharedPhotosDelay, () => {
      setDue(false);
      newest.current();
    });
  }, [due, clock, newest]);

  const hear = useCallback(
    (message: FrameMessage, reply: (answer: FrameMessage) => void) => {
      if (message.name === 'share_photo_album') setDue(true);
      else if (message.name === 'unsaved') onBusy(message.unsaved);
      else if (message.name === 'wantsTicket')
        // The session ended under the page: a sign-in over it continues it (DEC-02).
        void gateway
          .call(ticketCall, { body: { purpose } })
          .then(
            (answer) => answer.ok && reply({ name: 'ticket', orderCode: '', ticket: answer.value.ticket }),
          );
    },
    [gateway, onBusy],
  );

  if (failure)
    return (
      <FailedState title={kit('failedTitle')} retryLabel={kit('retry')} onRetry={onRetry}>
        {failureText(failure)}
      </FailedState>
    );
  return (
    <div className="ta-sharing-frame" data-loaded={isLoaded || undefined}>
      {!isLoaded && <Spinner label={kit('loading')} centred />}
      {ticket !== '' && (
        <Frame
          src={shareUploadAddress(config.labOrigin, { session: visit, ticket, language })}
          title={t('area')}
          onLoad={() => setLoaded(true)}
          onMessage={hear}
        />
      )}
    </div>
  );
}
