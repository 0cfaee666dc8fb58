export type Moment =
  /** So many whole units ago. */
  | { readonly kind: 'relative'; readonly value: number; readonly unit: 'minute' | 'hour' | 'day' }
  /** Older, from the future beyond a clock's error, or no date at all. */
  | { readonly kind: 'full'; readonly date: Date }
  | { readonly kind: 'none' };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Clocks differ: what is said to come from the next minutes has just happened. */
const clockError = 5 * minute;

/** MSG-20: minutes up to 59, hours up to 23, days up to 6; older as date and time. */
export function momentOf(iso: string, now: Date): Moment {
  const date = new Date(iso);
  const time = date.getTime();
  if (Number.isNaN(time)) return { kind: 'none' };
  const age = now.getTime() - time;
  if (age < -clockError) return { kind: 'full', date };
  const relative = (unit: 'minute' | 'hour' | 'day', length: number): Moment => ({
    kind: 'relative',
    value: Math.max(0, Math.floor(age / length)),
    unit,
  });
  if (age < hour) return relative('minute', minute);
  if (age < day) return relative('hour', hour);
  if (age < 7 * day) return relative('day', day);
  return { kind: 'full', date };
}
