import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { ticket as ticketCall } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { Frame } from '../kit/frames.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { profileTexts } from './profileStrings.ts';

/**
 * The addresses that a checkout offers, on the lab's own page in a frame, which is asked for when it is opened.
 *
 * @example
 * <AddressBook />
 */
export const AddressBook = withBoundary(function AddressBook(): ReactElement {
  const t = useText(profileTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const frame = useId();
  return (
    <div className="ta-account-addresses" part="addresses">
      <h2 className="ta-heading">{t('addressesTitle')}</h2>
      {/* The page in the frame has its own. */}
      {!isOpen && <p className="ta-quiet">{t('addressesIntro')}</p>}
      <p>
        <Button aria-expanded={isOpen} aria-controls={frame} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'addressesClose' : 'addressesOpen')}
        </Button>
      </p>
      <div id={frame} hidden={!isOpen}>
        {isOpen && (
          // A ticket opens one page: another language, or another try, has one of its own.
          <BookFrame key={`${language} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />
        )}
      </div>
    </div>
  );
});

function BookFrame({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useText(profileTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const language = useLanguage();
  const { session, config } = useSessionArea();
  const { gateway } = session;
  const [ticket, setTicket] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const body = { purpose: 'address-book' } as const;
      const answer = await gateway.call(ticketCall, { body }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.ok) setTicket(answer.value.ticket);
      else setFailure(answer.failure);
    };
    void ask();
    return () => leaving.abort();
  }, [gateway]);
  if (failure)
    return (
      <FailedState title={kit('failedTitle')} retryLabel={kit('retry')} onRetry={onRetry}>
        {failureText(failure)}
      </FailedState>
    );
  const query = new URLSearchParams({ ta_token: ticket, lang: language });
  return (
    <div className="ta-account-addresses__frame" data-loaded={isLoaded || undefined}>
      {!isLoaded && <Spinner label={kit('loading')} centred />}
      {ticket !== '' && (
        <Frame
          src={`${config.labOrigin}/embed/address-book?${query}`}
          title={t('addressesTitle')}
          leadsAway
          onLoad={() => setLoaded(true)}
          onMessage={() => undefined}
        />
      )}
    </div>
  );
}
