import './layout.css';
import { IconButton, useSessionState, useText } from '@trade-area/widgets';
import { ConsentModal, menuIcon, useLanguageSwitch, useOldArea } from '@trade-area/widgets/portal';
import { Suspense, useId, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePortal } from '../portal/usePortal.ts';
import { Waiting } from '../portal/Waiting.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { Notices } from './Notices.tsx';
import { hrefOf, segmentsOf } from './places.ts';
import { SideMenu } from './SideMenu.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { layoutTexts } from './strings.ts';
import { useCommunity } from './useCommunity.ts';
import { useCustomerStore } from './useCustomerStore.ts';
import { useSideMenu } from './useSideMenu.ts';
import { useStickyHead } from './useStickyHead.ts';
import { UserMenu } from './UserMenu.tsx';
import { ViewingBar } from './ViewingBar.tsx';

/** The frame around every page of a signed-in customer. */
export function PortalLayout() {
  const t = useText(layoutTexts);
  const { pathname, key } = useLocation();
  const portal = usePortal();
  const reduced = useSessionState(({ features }) => features.includes('reducedLayout'));
  // Before anything is chosen, it must be said for whom (T-A5).
  const switching = useSessionState(({ switched }) => switched?.undoable === true);
  const menu = useSideMenu(key);
  const menuId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const barRef = useStickyHead(frameRef);
  const oldArea = useOldArea();
  const language = useLanguageSwitch({
    change: portal.language.choose,
    onHere: () => window.location.reload(),
  });
  const { areaName } = useCommunity();
  useCustomerStore();
  const logOut = () => void portal.tradeArea.session.signOut();

  const covered = menu.mode === 'drawer' && menu.shown;
  const toggleLabel = { drawer: 'openMenu', open: 'collapseMenu', icons: 'expandMenu' } as const;
  return (
    <div className="ta-shell" ref={frameRef} data-menu={menu.mode} data-drawer={covered || undefined}>
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
              aria-expanded={menu.shown}
              aria-controls={menuId}
              controlRef={menu.toggleRef}
              onClick={menu.toggle}
            />
          )
        }
      >
        {reduced && <UserMenu onLanguage={language.choose} onLogOut={logOut} />}
      </Header>
      <div className="ta-shell__body">
        <SideMenu
          id={menuId}
          menu={menu}
          route={pathname}
          reduced={reduced}
          areaName={areaName}
          onLanguage={language.choose}
          onLogOut={logOut}
        />
        {covered && <div className="ta-shell__cover" onPointerDown={() => menu.closeDrawer()} />}
        <div className="ta-shell__column" inert={covered}>
          <Notices language={language} oldArea={oldArea} />
          <main className="ta-shell__content" id={contentId} tabIndex={-1}>
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </main>
          <Footer />
        </div>
      </div>
      <ConsentModal
        policyHref={hrefOf('privacy')}
        waits={switching || segmentsOf(pathname)[0] === 'privacy'}
      />
    </div>
  );
}
