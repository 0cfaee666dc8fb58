import './menu.css';
import { Button, IconButton, useText } from '@trade-area/widgets';
import {
  closeIcon,
  LanguageSwitch,
  logoutIcon,
  PromotionSlides,
  Representative,
  useActivePromotions,
  WelcomeBlock,
  YourInfo,
} from '@trade-area/widgets/portal';
import type { Language } from '@trade-area/core/contract';
import { Suspense, useEffect, useRef } from 'react';
import { hrefOf } from '../portal/addresses.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { layoutTexts } from './strings.ts';
import type { SideMenuState } from './useSideMenu.ts';

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  readonly id: string;
  readonly menu: SideMenuState;
  /** Without account entry and bottom part (SHELL-22, SHELL-31). */
  readonly reduced: boolean;
  /** Name of the customer's sales area. */
  readonly areaName: string;
  readonly onLanguage: (language: Language) => void;
  readonly onLogOut: () => void;
}

/** The side menu: the customer, the entries, the representative and the language (SHELL-01 to SHELL-11). */
export function SideMenu({ id, menu, reduced, areaName, onLanguage, onLogOut }: SideMenuProps) {
  const t = useText(layoutTexts);
  const promotions = useActivePromotions();
  const iconsOnly = menu.mode === 'icons';
  const drawer = menu.mode === 'drawer';
  const closeRef = useRef<HTMLElement>(null);

  const isDrawerOpen = drawer && menu.isOpen;
  const { closeDrawer } = menu;

  useEffect(() => {
    if (!isDrawerOpen) return;
    closeRef.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // A list that is open inside the drawer handles Escape itself.
      if (event.key === 'Escape' && !event.defaultPrevented) closeDrawer();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDrawerOpen, closeDrawer]);

  return (
    <aside id={id} className="ta-shell-side" inert={drawer && !isDrawerOpen}>
      {drawer && (
        <div className="ta-shell-side__close">
          <IconButton icon={closeIcon} label={t('closeMenu')} controlRef={closeRef} onClick={closeDrawer} />
        </div>
      )}
      {!iconsOnly && <WelcomeBlock />}
      <MenuEntries iconsOnly={iconsOnly} withAccount={!reduced} promotions={promotions} />
      {!reduced && (
        <div className="ta-shell-side__bottom">
          {!iconsOnly && (
            <>
              <YourInfo accountHref={hrefOf('account')} areaName={areaName} />
              <Representative />
            </>
          )}
          <div className="ta-shell-side__tools">
            <LanguageSwitch iconOnly={iconsOnly} size="small" onChoose={onLanguage} />
            {iconsOnly ? (
              <IconButton icon={logoutIcon} label={t('logOut')} onClick={onLogOut} />
            ) : (
              <Button size="small" icon={logoutIcon} onClick={onLogOut}>
                {t('logOut')}
              </Button>
            )}
          </div>
          {!iconsOnly && (
            <div className="ta-shell-side__offers">
              {/* Its texts are loaded apart, so that the menu does not wait for them. */}
              <Suspense fallback={null}>
                <PromotionSlides slot="menu" />
              </Suspense>
            </div>
          )}
        </div>
      )}
    </aside>
  );
}
