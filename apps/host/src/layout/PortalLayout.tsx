import './layout.css';
import './print.css';
import { IconButton, useSessionState, useText } from '@trade-area/widgets';
import { ConsentModal, menuIcon, useLanguageSwitch, useOldArea } from '@trade-area/widgets/portal';
import { Suspense, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hrefOf } from '../portal/addresses.ts';
import { usePortal } from '../portal/usePortal.ts';
import { PageLoading } from '../portal/PageLoading.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { Notices } from './Notices.tsx';
import { SideMenu } from './SideMenu.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { layoutTexts } from './strings.ts';
import { useCommunity } from './useCommunity.ts';
import { useCustomerDataPreload } from './useCustomerDataPreload.ts';
import { usePage } from './usePage.ts';
import { useSideMenu } from './useSideMenu.ts';
import { useStickyHead } from './useStickyHead.ts';
import { UserMenu } from './UserMenu.tsx';
import { ViewingBar } from './ViewingBar.tsx';

/** The layout around every page of a signed-in customer. `children` is the page. */
export function PortalLayout({ children }: { readonly children: ReactNode }) {
  const t = useText(layoutTexts);
  const { key, hash } = useLocation();
  const { route } = usePage();
  const portal = usePortal();
  const reduced = useSessionState(({ features }) => features.includes('reducedLayout'));
  // Before anything is chosen, it must be said for whom (T-A5).
  const switching = useSessionState(({ switched }) => switched?.undoable === true);
  const isFullArea = route.fullAreaAt !== undefined && hash.startsWith(route.fullAreaAt);
  const menu = useSideMenu(key, isFullArea);
  const menuId = useId();
  const layoutRef = useRef<HTMLDivElement>(null);
  const barRef = useStickyHead(layoutRef);
  const oldArea = useOldArea();
  const language = useLanguageSwitch({
    change: portal.language.choose,
    onHere: () => window.location.reload(),
  });
  const { areaName } = useCommunity();
  useCustomerDataPreload();
  const logOut = () => void portal.tradeArea.session.signOut();

  const covered = menu.mode === 'drawer' && menu.isOpen;
  const toggleLabel = { drawer: 'openMenu', open: 'collapseMenu', icons: 'expandMenu' } as const;
  return (
    <div className="ta-shell" ref={layoutRef} data-menu={menu.mode} data-drawer={covered || undefined}>
      <SkipLink />
      <div className="ta-shell__top" inert={covered}>
        <ViewingBar onLogOut={logOut} />
        <NoticeBar oldArea={oldArea} withWebsite={!reduced} />
      </div>
      <Header
        barRef={barRef}
        covered={covered}
        start={
          menu.canToggle && (
            <IconButton
              icon={menuIcon}
              label={t(toggleLabel[menu.mode])}
              aria-expanded={menu.isOpen}
              aria-controls={menuId}
              controlRef={menu.toggleRef}
              onClick={menu.toggle}
            />
          )
        }
      >
        <UserMenu isReduced={reduced} onLanguage={language.choose} onLogOut={logOut} />
      </Header>
      <div className="ta-shell__body">
        <SideMenu
          id={menuId}
          menu={menu}
          reduced={reduced}
          areaName={areaName}
          onLanguage={language.choose}
          onLogOut={logOut}
        />
        {covered && <div className="ta-shell__cover" onPointerDown={() => menu.closeDrawer()} />}
        <div className="ta-shell__column" inert={covered}>
          <Notices language={language} oldArea={oldArea} />
          <main className="ta-shell__content" id={contentId} tabIndex={-1}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </main>
          <Footer />
        </div>
      </div>
      <ConsentModal policyHref={hrefOf('privacy')} waits={switching || route.title === 'privacy'} />
    </div>
  );
}
