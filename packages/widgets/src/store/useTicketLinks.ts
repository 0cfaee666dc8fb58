import { useCallback, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Failure, Result } from '@trade-area/core/kernel';
import type { StoreLink } from '@trade-area/core/store';
import { isModifiedClick } from '../ui/dom.ts';

/** The link once more, with the ticket in its place. */
export type InsertTicket = (code: string) => StoreLink | null;

export interface TicketLinkOpener {
  /** Opens a link that takes a ticket; leaves any other to the browser. */
  readonly open: (
    link: StoreLink,
    refill: InsertTicket,
    framed: boolean,
    event: MouseEvent<HTMLElement>,
  ) => void;
  readonly failure: Failure | null;
  readonly dismiss: () => void;
}

/**
 * Links to configured sites carry a ticket that is good once, for a minute, in place of the session's token (DEC-01):
 * it is asked for at the press.
 */
export function useTicketLinks(ask: (() => Promise<Result<string>>) | null): TicketLinkOpener {
  const [failure, setFailure] = useState<Failure | null>(null);

  const open = useCallback<TicketLinkOpener['open']>(
    (link, refill, framed, event) => {
      if (!link.wantsTicket || !ask || event.defaultPrevented) return;
      event.preventDefault();
      setFailure(null);
      const page = event.currentTarget.ownerDocument.defaultView;
      // A tab may only be opened within the press itself; it waits there for its ticket.
      const tab = framed && !isModifiedClick(event) ? null : (page?.open('about:blank', '_blank') ?? null);
      if (tab) tab.opener = null;
      void ask().then((given) => {
        if (given.ok) (tab ?? page)?.location.assign((refill(given.value) ?? link).href);
        else {
          tab?.close();
          if (given.failure.kind !== 'unauthorized') setFailure(given.failure);
        }
      });
    },
    [ask],
  );
  const dismiss = useCallback(() => setFailure(null), []);
  return useMemo(() => ({ open, failure, dismiss }), [open, failure, dismiss]);
}
