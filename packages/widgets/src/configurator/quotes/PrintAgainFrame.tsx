import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { printAgainAddress } from '@trade-area/core/configurator';
import { ticket as ticketCall } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { Frame } from '../../kit/frames.tsx';
import { useSessionArea } from '../../kit/provider.tsx';
import { kitTexts } from '../../kit/strings.ts';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFramedCustomer } from '../../kit/useFramedCustomer.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { externalIcon } from '../../ui/icons.ts';
import { FailedState } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { quoteTexts } from './quoteStrings.ts';

export interface PrintAgainFrameProps {
  /** The configured page, see `readPrintAgainPage`. */
  readonly page: string;
}

/**
 * The lab's own page of quotes in a frame (AGAIN-02, AGAIN-05); a spinner until it is there, and a link that opens it in
 * a new tab. Frame and link each have a ticket of their own, since a ticket opens one page.
 */
export const PrintAgainFrame = withBoundary(function PrintAgainFrame({
  page,
}: PrintAgainFrameProps): ReactElement {
  const language = useLanguage();
  const kit = useText(kitTexts);
  const customer = useFramedCustomer();
  if (customer === null) return <Spinner label={kit('loading')} centred />;
  // Another language, or another customer, opens the page again, which takes a new ticket.
  return <TicketedFrame key={`${language} ${customer}`} {...{ page, language, customer }} />;
});

function TicketedFrame({
  page,
  language,
  customer,
}: PrintAgainFrameProps & { readonly language: string; readonly customer: string }): ReactElement {
  const t = useText(quoteTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const forFrame = useTicket();
  const forLink = useTicket();
  const [isLoaded, setLoaded] = useState(false);
  const addressFor = (ticket: string) => printAgainAddress(page, { customer, ticket, language });
  if (forFrame.failure)
    return (
      <FailedState title={kit('failedTitle')} retryLabel={kit('retry')} onRetry={forFrame.renew}>
        {failureText(forFrame.failure)}
      </FailedState>
    );
  return (
    <div className="ta-quotes-frame" data-loaded={isLoaded || undefined}>
      {/* A ticket lasts a minute: the link has a new one when a person reaches for it. */}
      <p onPointerEnter={forLink.renew} onFocus={forLink.renew}>
        {forLink.code !== null && (
          <Button href={addressFor(forLink.code)} target="_blank" size="small" iconEnd={externalIcon}>
            {t('openTab')}
          </Button>
        )}
      </p>
      {!isLoaded && <Spinner label={kit('loading')} centred />}
      {forFrame.code !== null && (
        <Frame
          src={addressFor(forFrame.code)}
          title={t('title')}
          repeatsNonce={false}
          leadsAway
          onLoad={() => setLoaded(true)}
          onMessage={() => undefined}
        />
      )}
    </div>
  );
}

/** A single-use code for the page (DEC-01); the present one stays until another has come. */
function useTicket(): {
  readonly code: string | null;
  readonly failure: Failure | null;
  readonly renew: () => void;
} {
  const { session } = useSessionArea();
  const { gateway } = session;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly code: string | null; readonly failure: Failure | null }>({
    code: null,
    failure: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await gateway.call(
        ticketCall,
        { body: { purpose: 'print-again' } },
        { signal: leaving.signal },
      );
      if (leaving.signal.aborted) return;
      if (answer.ok) setState({ code: answer.value.ticket, failure: null });
      else setState(({ code }) => ({ code, failure: code === null ? answer.failure : null }));
    };
    void ask();
    return () => leaving.abort();
  }, [gateway, attempt]);
  const renew = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, renew };
}
