import { useEffect, useState } from 'react';
import { ordersIncomplete } from '@trade-area/core/contract';
import { succeed } from '@trade-area/core/kernel';
import { claimHomeRedirect, incompleteStatus, storePath } from '@trade-area/core/orders';
import { useTradeArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { incompleteOnHome } from './latest.ts';
import { useUnread } from './useUnread.ts';

/** The notices of the home page, once it is known that the person stays there. */
export interface HomeMoment {
  readonly noticeWaiting: boolean;
  readonly uploadToResume: boolean;
  readonly failed: boolean;
}

/**
 * Sends the person to the store, once per session, when nothing waits for them here (DASH-14, DASH-24): no unread
 * message, no upload to resume, no failed call and no notice to read (T-R30). Gives what is to be read
 * first, for what would lie over it; null while that is open, and once they were sent.
 * @param noticeWaiting the page shows something that must be read first.
 * @param onRedirect gets the path of the store.
 */
export function useHomeRedirect(
  noticeWaiting: boolean,
  onRedirect: (path: string) => void,
): HomeMoment | null {
  const { storage } = useTradeArea();
  const unread = useUnread();
  // The same question as the table's: one call for both.
  const incomplete = useRemote(ordersIncomplete, { body: incompleteOnHome.request });
  const [stays, setStays] = useState(false);

  const isLoaded = unread.data !== undefined && incomplete.data !== undefined;
  const failed = unread.failure !== undefined || incomplete.failure !== undefined;
  const uploadToResume =
    incomplete.data?.orders.some((row) => incompleteStatus(row).kind === 'resumeUpload') ?? false;
  useEffect(() => {
    if (!isLoaded || failed || !unread.data) return;
    const answer = succeed(unread.data);
    if (claimHomeRedirect(storage, answer, { noticeWaiting: noticeWaiting || uploadToResume }))
      onRedirect(storePath);
    else setStays(true);
  }, [isLoaded, failed, uploadToResume, unread.data, noticeWaiting, onRedirect, storage]);
  return stays || failed ? { noticeWaiting, uploadToResume, failed } : null;
}
