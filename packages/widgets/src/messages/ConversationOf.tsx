import type { ReactElement, ReactNode } from 'react';
import { orderDetails } from '@trade-area/core/contract';
import { DataView } from '../kit/DataView.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LazyConversation } from './LazyConversation.tsx';

export interface ConversationOfProps {
  /** Order code. */
  readonly code: string;
  /** Full address of a path of the portal. */
  readonly portalHref: (path: string) => string;
  /** Instead, when there is no such order or it is not theirs. */
  readonly missing: ReactNode;
}

/** The conversation of an order of which only the code is known. */
export function ConversationOf({ code, portalHref, missing }: ConversationOfProps): ReactElement {
  const details = useRemote(orderDetails, { path: { id: code } }, { keepPrevious: false });
  return (
    <DataView
      remote={details}
      waiting={<Skeleton shape="block" count={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={missing}
    >
      {([order]) => order && <LazyConversation key={code} order={order} portalHref={portalHref} />}
    </DataView>
  );
}
