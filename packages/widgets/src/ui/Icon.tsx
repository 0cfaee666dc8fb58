import type { IconShape } from './icons.ts';

/** Props of {@link Icon}. */
export interface IconProps {
  /** One of the shapes of `icons.ts`. */
  readonly shape: IconShape;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  readonly label?: string | undefined;
  /** Edge in steps: `small` 16 px, `medium` 20 px (default), `large` 32 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Filled with the text's colour, as for a chosen star. Default false. */
  readonly filled?: boolean | undefined;
}

/**
 * A hairline icon in the colour of the text around it.
 *
 * @example
 * <Icon shape={star} label="Favourite" filled />
 */
export function Icon({ shape, label, size = 'medium', filled = false }: IconProps) {
  return (
    <svg
      className={`ta-icon ta-icon--${size}`}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      data-filled={filled || undefined}
    >
      <path d={shape} />
    </svg>
  );
}
