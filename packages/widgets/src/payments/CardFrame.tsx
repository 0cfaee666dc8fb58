import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { ticket as ticketCall } from '@trade-area/core/contract';
import { cardFrameAddress, cardFrameLimit, readCardFrameMessage } from '@trade-area/core/payments';
import type { CardFrameState, CardMode } from '@trade-area/core/payments';
import type { Failure, FailureKind, FrameMessage } from '@trade-area/core/kernel';
import { Frame } from '../kit/frames.tsx';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useLatest } from '../ui/useLatest.ts';
import { paymentsTexts } from './strings.ts';

export interface CardFrameProps {
  readonly mode: CardMode;
  /** The present card, '' = none. */
  readonly token?: string | undefined;
  /** The order the card is for. */
  readonly orderCode?: string | undefined;
  /** A card was chosen, once. */
  readonly onCard?: ((card: Readonly<Record<string, string>>) => void) | undefined;
  /** The stored cards are not the same any more. */
  readonly onChanged?: (() => void) | undefined;
}

/**
 * The lab's page with the stored cards (EMB-09). Numbers are typed in there and never seen here. Where it says nothing
 * in time, that is said, and it can be asked for again.
 */
export function CardFrame(props: CardFrameProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return <OneFrame key={attempt} {...props} onAgain={again} />;
}

/** The card page cannot be had at all. */
const unserved: readonly FailureKind[] = ['unavailable', 'timeout', 'offline'];

function OneFrame(props: CardFrameProps & { readonly onAgain: () => void }): ReactElement {
  const { mode, token = '', orderCode = '', onCard, onChanged, onAgain } = props;
  const { config, clock } = useSessionArea();
  const t = useText(paymentsTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const locale = useLanguage();
  const cardTicket = useCardTicket(orderCode);
  const [state, setState] = useState<CardFrameState>('waiting');
  const now = useLatest(state);
  // The address is made once: a new language or card must not take the page away from under a half-typed number.
  const [asked, setAsked] = useState<{ readonly address: string; readonly locale: string } | null>(null);
  const isAccountKnown = useSessionState(
    ({ accountLanguage, customer, detailsFailure }) =>
      accountLanguage !== '' || customer !== null || detailsFailure !== null,
  );
  if (asked === null && cardTicket.code !== null && isAccountKnown) {
    const address = cardFrameAddress(config.labOrigin, { mode, token, ticket: cardTicket.code, locale });
    setAsked({ address, locale });
  }
  const address = asked?.address ?? null;
  // The account's language may arrive after the page was asked for: before it has begun, it begins anew (I18N-08).
  const isInOtherLanguage = asked !== null && asked.locale !== locale && state === 'waiting';
  useEffect(() => {
    if (isInOtherLanguage) onAgain();
  }, [isInOtherLanguage, onAgain]);

  useEffect(() => {
    if (address === null) return;
    return clock.after(cardFrameLimit, () =>
      setState((before) => (before === 'waiting' ? 'silent' : before)),
    );
  }, [address, clock]);

  const hear = (message: FrameMessage) => {
    if (message.name === 'cardsChanged') onChanged?.();
    const next = readCardFrameMessage(now.current, message);
    now.current = next.state;
    setState(next.state);
    if (next.card) onCard?.(next.card);
  };
  // A page that is not served and one that says nothing look alike from here (PAY-23, ERR-14).
  const isServed = cardTicket.failure ? !unserved.includes(cardTicket.failure.kind) : state !== 'silent';
  const failed = !isServed
    ? { title: t('cardSorry'), text: `${t('cardMaintenance')} ${t('frameSilent')}` }
    : cardTicket.failure && { title: kit('failedTitle'), text: failureText(cardTicket.failure) };
  return (
    <div className="ta-payments-frame" data-loaded={state === 'ready' || state === 'answered' || undefined}>
      {failed ? (
        <FailedState title={failed.title} retryLabel={kit('retry')} onRetry={onAgain}>
          {failed.text}
        </FailedState>
      ) : (
        state === 'waiting' && <Spinner label={kit('loading')} centred />
      )}
      {address !== null && state !== 'silent' && (
        <Frame src={address} title={t('cardsFrame')} onMessage={hear} />
      )}
    </div>
  );
}

/** A single-use code for the card page, asked for once (DEC-01). */
function useCardTicket(orderCode: string): {
  readonly code: string | null;
  readonly failure: Failure | null;
} {
  const { gateway } = useSessionArea();
  const [state, setState] = useState<{ code: string | null; failure: Failure | null }>({
    code: null,
    failure: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const body = { purpose: 'cards' as const, ...(orderCode === '' ? {} : { order_code: orderCode }) };
      const ticketAnswer = await gateway.call(ticketCall, { body }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setState(
        ticketAnswer.ok
          ? { code: ticketAnswer.value.ticket, failure: null }
          : { code: null, failure: ticketAnswer.failure },
      );
    };
    void ask();
    return () => leaving.abort();
  }, [gateway, orderCode]);
  return state;
}
