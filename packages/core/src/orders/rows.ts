import type { OrderRow, UnreadMessage } from '../contract/index.ts';
import { statusLabel, toneOf } from '../contract/orderStatus.ts';
import type { StatusFilter, StatusLabel } from '../contract/orderStatus.ts';

/**
 * The status cell of an incomplete order (ORD-26, ORD-27, ORD-48). `unknown` shows as '--'. A label is the full name of
 * the status: what is suspended before its production is not in production (DEC-27).
 */
export type IncompleteStatus =
  | { readonly kind: 'sendFiles' | 'resumeUpload' | 'complete' | 'unknown' }
  | { readonly kind: 'label'; readonly label: StatusLabel };

export function incompleteStatus(row: OrderRow, statusFilter: StatusFilter | null = null): IncompleteStatus {
  if (row.by_ftp && row.blocked) {
    if (row.transfer_status === 0) return { kind: 'sendFiles' };
    return { kind: row.transfer_status === 1 ? 'resumeUpload' : 'unknown' };
  }
  if (!row.by_ftp) return { kind: 'complete' };
  return { kind: 'label', label: statusLabel(row, { list: false, statusFilter }) };
}

/** Deletion is offered for blocked incomplete orders only (ORD-30). */
export function isDeletable(row: Pick<OrderRow, 'blocked'>): boolean {
  return row.blocked;
}

export interface Progress {
  /** Percent of the bar, at least 5 (ORD-29). */
  readonly width: number;
  /** `bad` red, `good` green, `info` blue. */
  readonly tone: 'bad' | 'good' | 'info';
  /** Percent to say, 0 to 100. */
  readonly value: number;
}

/** `fm_status` of orders that were cancelled or are a duplicate (ORD-17). */
const withdrawn = [7, 9, 10, 11];

/** Whether an order has a bar: not one that was withdrawn before any work on it. */
export function hasProgress(row: Pick<OrderRow, 'fm_status' | 'is_onhold' | 'order_progress'>): boolean {
  return !withdrawn.includes(row.fm_status) || row.is_onhold === 1 || (row.order_progress ?? 0) > 0;
}

const least = 5;

/** ORD-28, ORD-29, ORD-37, ORD-38. `dashboard`: the minimum applies only to 0 and below. */
export function progressOf(
  row: Pick<OrderRow, 'fm_status' | 'is_onhold' | 'order_progress'>,
  variant: 'list' | 'dashboard' = 'list',
): Progress {
  const tone = toneOf(row);
  if (tone === 'good') return { width: 100, tone, value: 100 };
  const progress = row.order_progress ?? 0;
  const value = Math.min(100, Math.max(0, Number.isFinite(progress) ? progress : 0));
  const raised = variant === 'list' ? Math.max(least, value) : value <= 0 ? least : value;
  return { width: raised, tone: tone === 'bad' ? 'bad' : 'info', value };
}

/** In the in-progress list, delivered rows on hold are hidden (ORD-22); the server does it too (ORD-44). */
export function visibleRows<Row extends Pick<OrderRow, 'fm_status' | 'is_onhold'>>(
  rows: readonly Row[],
  statusFilter: StatusFilter | null,
): readonly Row[] {
  if (statusFilter !== 1) return rows;
  const remaining = rows.filter((row) => !(row.is_onhold === 1 && row.fm_status === 2));
  return remaining.length === rows.length ? rows : remaining;
}

/** Unread messages of a row: its own count, else the entries of the unread list (ORD-51, DASH-12). */
export function unreadOf(
  row: Pick<OrderRow, 'commessa' | 'messages'>,
  unread: readonly UnreadMessage[] = [],
): number {
  if (row.messages.unread > 0) return row.messages.unread;
  return unreadTotal(unread.filter((entry) => entry.cod_order === row.commessa));
}

/** The sum over all orders; an entry without a count is one message (DASH-14, ORD-51). */
export function unreadTotal(unread: readonly UnreadMessage[]): number {
  return unread.reduce((sum, entry) => sum + Math.max(0, Math.trunc(entry.unread ?? 1)), 0);
}
