/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Shown count; 0 shows nothing. Above 99 it reads "99+". */
  readonly count: number;
  /** Spoken instead of the bare number, such as "3 unread messages". */
  readonly label: string;
  /** `accent` (default) asks for attention, `quiet` only counts. */
  readonly tone?: 'accent' | 'quiet' | undefined;
}

/**
 * A count beside a name.
 *
 * @example
 * <Badge count={3} label="3 unread messages" />
 */
export function Badge({ count, label, tone = 'accent' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="ta-badge" data-tone={tone} part="badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="ta-hidden">{label}</span>
    </span>
  );
}
