export interface DayCount {
  /** ISO date. */
  readonly day: string;
  readonly orders: number;
}

/** The position of a row in a list that is ordered by day: its day, and its offset within the day. */
export interface DayPosition {
  readonly day: string;
  readonly offset: number;
}

/**
 * Walks the days, the oldest first, or the newest first with `isDescending`; null when the list ends before the row.
 */
export function locateDay(
  days: readonly DayCount[],
  isDescending: boolean,
  offset: number,
): DayPosition | null {
  let remaining = offset;
  for (const { day, orders } of isDescending ? days.toReversed() : days) {
    if (remaining < orders) return { day, offset: remaining };
    remaining -= orders;
  }
  return null;
}
