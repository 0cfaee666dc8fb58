import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export interface CountLinkProps {
  readonly href: string;
  readonly icon: IconProps['shape'];
  /** Its name, which says the count as well: the number on the icon is for the eye. */
  readonly label: string;
  /** 0 shows none. */
  readonly count: number;
}

/**
 * An icon that leads to a list, with how much waits there.
 *
 * @example
 * <CountLink href="/ta/cart" icon={cartIcon} label="Your cart, 2 quotes" count={2} />
 */
export function CountLink({ href, icon, label, count }: CountLinkProps): ReactElement {
  return (
    <a className="ta-count-link" href={href} aria-label={label}>
      <Icon shape={icon} />
      {count > 0 && (
        <span className="ta-badge" data-tone="accent" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
}
