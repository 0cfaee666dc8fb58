import type { ReactNode } from 'react';

/** The meaning of a colour: none, in progress, done, needs attention, wrong. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of {@link StatusMark}. */
export interface StatusMarkProps {
  /** Colour of the mark. */
  readonly tone: Tone;
  /** The word: the state is never colour alone. */
  readonly children: ReactNode;
}

/**
 * A state as word, colour and shape: ring, half disc, disc with tick, triangle, octagon.
 *
 * @example
 * <StatusMark tone="success">Shipped</StatusMark>
 */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <span className="ta-status" data-tone={tone} part={`status status-${tone}`}>
      <svg className="ta-status__shape" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={shapes[tone]} />
      </svg>
      <span>{children}</span>
    </span>
  );
}

const ring = 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
const shapes: Readonly<Record<Tone, string>> = {
  neutral: ring,
  info: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 0 0 0 7z',
  success: 'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8zm2.3 3L5.2 6.9 3.8 5.5l-.9.9 2.3 2.3 4-4z',
  warning: 'M6 .6l5.7 10.4H.3zM5.3 4.3l.2 3.2h1l.2-3.2zM5.4 8.3v1.2h1.2V8.3z',
  danger: 'M3.8.7h4.4l3.1 3.1v4.4l-3.1 3.1H3.8L.7 8.2V3.8zM5.3 3l.2 3.8h1L6.7 3zM5.4 7.7V9h1.2V7.7z',
};

/** Props of {@link Tag}. */
export interface TagProps {
  /** A word or a number, such as "New" or "−20 %". */
  readonly children: ReactNode;
  /** Default `neutral`. `accent` is for what can be acted upon. */
  readonly tone?: Tone | 'accent' | undefined;
}

/**
 * A short word on a tinted ground.
 *
 * @example
 * <Tag tone="accent">New</Tag>
 */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return (
    <span className="ta-tag" data-tone={tone} part="tag">
      {children}
    </span>
  );
}
