/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text` lines of a paragraph, `title` one heading, `card` a picture with two lines, `block` a box. Default `text`. */
  readonly shape?: 'text' | 'title' | 'card' | 'block' | undefined;
  /** How many lines or cards. Default 1. */
  readonly count?: number | undefined;
}

/**
 * The quiet outline of what is about to come; hidden from screen readers: say the waiting beside it once.
 *
 * @example
 * <Skeleton shape="card" count={4} />
 */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <span className={`ta-skeleton ta-skeleton--${shape}`} aria-hidden="true" part="skeleton">
      {Array.from({ length: count }, (_, index) =>
        shape === 'card' ? (
          <span className="ta-skeleton__card" key={index}>
            <span className="ta-skeleton__picture" />
            <span className="ta-skeleton__bar" />
            <span className="ta-skeleton__bar" />
          </span>
        ) : (
          <span className="ta-skeleton__bar" key={index} />
        ),
      )}
    </span>
  );
}
