import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useFramed } from '../kit/framed.ts';
import { useText } from '../kit/text/engine.tsx';
import { storeTexts } from './strings.ts';

export interface StoreLinkProps {
  /** As core made it: placeholders substituted, the scheme looked at. */
  readonly href: string;
  /** Leads out of the trade area: a tab of its own, except in a frame (STORE-37, STORE-50). Default false. */
  readonly external?: boolean | undefined;
  readonly className?: string | undefined;
  /** Spoken name; default: the children. */
  readonly label?: string | undefined;
  /** Another link beside it says the same: not reached by Tab and not spoken. Default false. */
  readonly silent?: boolean | undefined;
  /** The main action among its neighbours. Default false. */
  readonly lead?: boolean | undefined;
  /** Pressed: `preventDefault` keeps the browser from following it. */
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A link of the store: its target learns neither the page of the link nor its opener (ROUTE-34). */
export function StoreLink(props: StoreLinkProps): ReactElement {
  const {
    href,
    external = false,
    className = 'ta-link',
    label,
    silent = false,
    lead,
    onPress,
    children,
  } = props;
  const t = useText(storeTexts);
  const framed = useFramed();
  const newTab = external && !framed;
  return (
    <a
      className={className}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={external ? 'noopener external' : undefined}
      referrerPolicy={external ? 'no-referrer' : undefined}
      aria-label={label !== undefined && newTab ? `${label} (${t('newTab')})` : label}
      aria-hidden={silent || undefined}
      tabIndex={silent ? -1 : undefined}
      data-lead={lead || undefined}
      onClick={onPress}
    >
      {children}
      {newTab && label === undefined && !silent && <span className="ta-hidden"> ({t('newTab')})</span>}
    </a>
  );
}
