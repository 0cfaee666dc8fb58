import { useState } from 'react';
import { ticket } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { useTradeArea } from '../kit/provider.tsx';
import { useRight } from '../kit/useRight.ts';

/** Result of {@link useOldArea}. */
export interface OldArea {
  /** Address without any credential; '' when no old area is configured. */
  readonly href: string;
  /** An address with a ticket that works once, for a minute; null when it could not be had. */
  readonly admit: () => Promise<string | null>;
  readonly busy: boolean;
  /** Why the last ticket could not be had. */
  readonly failure: Failure | null;
  readonly dismiss: () => void;
}

/** The way to the old trade area: a ticket, fetched when it is pressed, replaces `ta_token` (SHELL-13, DEC-01). */
export function useOldArea(): OldArea {
  const { config, gateway } = useTradeArea();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The old trade area knows the owner of the account alone.
  const href = useRight('owner') ? config.links.oldArea : '';

  const admit = async () => {
    setBusy(true);
    setFailure(null);
    const ticketAnswer = await gateway.call(ticket, { body: { purpose: 'old-area' } });
    setBusy(false);
    if (!ticketAnswer.ok) {
      if (ticketAnswer.failure.kind !== 'unauthorized') setFailure(ticketAnswer.failure);
      return null;
    }
    const url = new URL(href);
    url.searchParams.set('ta_token', ticketAnswer.value.ticket);
    return url.href;
  };
  return { href, admit, busy, failure, dismiss: () => setFailure(null) };
}
