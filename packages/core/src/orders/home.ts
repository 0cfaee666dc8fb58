import type { UnreadMessage } from '../contract/index.ts';
import type { Result } from '../kernel/result.ts';
import { storageKeys } from '../kernel/storage/keys.ts';
import type { KeyValue } from '../kernel/ports.ts';
import { unreadTotal } from './rows.ts';

/** Rows a table of the home shows at most (DASH-10). */
export const dashboardRows = 5;

/** Where the one-time home redirect leads (DASH-14). */
export const storePath = '/ta/graphistore';

/**
 * Whether the home sends the person to the store, once per session (DASH-14, DASH-24): no unread message at all and
 * the flag unset or 1. Never after a failed call, nor while a notice waits to be read. Writes the flag when it does.
 */
export function claimHomeRedirect(
  storage: KeyValue,
  unread: Result<readonly UnreadMessage[]>,
  { noticeWaiting = false }: { readonly noticeWaiting?: boolean } = {},
): boolean {
  const flag = storage.get(storageKeys.redirectGraphistore);
  const allowed = flag === null || flag === '' || flag === '1';
  if (!unread.ok || noticeWaiting || !allowed || unreadTotal(unread.value) > 0) return false;
  storage.set(storageKeys.redirectGraphistore, 'false');
  return true;
}
