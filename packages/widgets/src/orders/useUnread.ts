import { unreadMessages } from '@trade-area/core/contract';
import type { UnreadMessage } from '@trade-area/core/contract';
import { useTradeArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** Unread messages by order: for the badges of rows that bring no count (ORD-51) and the home redirect (DASH-14). */
export function useUnread(): Remote<readonly UnreadMessage[]> {
  const { config } = useTradeArea();
  return useRemote(unreadMessages, {}, { refreshSeconds: config.refreshSeconds });
}
