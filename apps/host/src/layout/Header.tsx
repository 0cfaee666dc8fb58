import { useRight, useSessionState, useText } from '@trade-area/widgets';
import { CartLink, InboxLink } from '@trade-area/widgets/portal';
import type { ReactNode, Ref } from 'react';
import { usePortal } from '../portal/usePortal.ts';
import { hrefOf } from '../portal/addresses.ts';
import { PortalSearch } from './PortalSearch.tsx';
import { layoutTexts } from './strings.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Before the logo: the button of the menu. */
  readonly start?: ReactNode;
  /** At the far end, after the theme switch. */
  readonly children?: ReactNode;
  /** The menu's drawer covers it. Default false. */
  readonly covered?: boolean;
  /** Measured for the sticky menu. */
  readonly barRef?: Ref<HTMLElement>;
}

/** The bar with the logo; sticky above 1024 px (SHELL-21). */
export function Header({ start, children, covered = false, barRef }: HeaderProps) {
  const t = useText(layoutTexts);
  const { company } = usePortal().config;
  // Pages that a visitor may read have no messages and no cart of theirs.
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const hasOrders = useRight('orders') && signedIn;
  return (
    <header className="ta-shell-header" ref={barRef} inert={covered}>
      {start}
      <a className="ta-shell-logo" href={hrefOf('')}>
        <span className="ta-shell-logo__name">{t('brand')}</span>
        <span className="ta-shell-logo__company">{company.name}</span>
      </a>
      <div className="ta-shell-header__tools">
        {signedIn && <PortalSearch />}
        {hasOrders && <CartLink href={hrefOf('cart')} />}
        {hasOrders && <InboxLink href={hrefOf('messages')} />}
        <ThemeSwitch />
        {children}
      </div>
    </header>
  );
}
