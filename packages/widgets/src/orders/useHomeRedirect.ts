import { useEffect } from 'react';
import { ordersIncomplete } from '@trade-area/core/contract';
import { succeed } from '@trade-area/core/kernel';
import { claimHomeRedirect, incompleteStatus, storePath } from '@trade-area/core/orders';
import { useTradeArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { latestIncomplete } from './latest.ts';
import { useUnread } from './useUnread.ts';

/**
 * Sends the person to the store, once per session, when nothing waits for them here (DASH-14, DASH-24): no unread
 * message, no upload to resume, no failed call and no notice to read (reliability, row 30).
 * @param noticeWaiting the page shows something that must be read first.
 * @param onRedirect gets the path of the store.
 */
export function useHomeRedirect(noticeWaiting: boolean, onRedirect: (path: string) => void): void {
  const { storage } = useTradeArea();
  const unread = useUnread();
  // The same question as the table's: one call for both.
  const incomplete = useRemote(ordersIncomplete, { body: latestIncomplete.request });

  const known = unread.data !== undefined && incomplete.data !== undefined;
  const failed = unread.failure !== undefined || incomplete.failure !== undefined;
  const toResume =
    incomplete.data?.orders.some((row) => incompleteStatus(row).kind === 'resumeUpload') ?? false;
  useEffect(() => {
    if (!known || failed || !unread.data) return;
    const answer = succeed(unread.data);
    if (claimHomeRedirect(storage, answer, { noticeWaiting: noticeWaiting || toResume }))
      onRedirect(storePath);
  }, [known, failed, toResume, unread.data, noticeWaiting, onRedirect, storage]);
}
