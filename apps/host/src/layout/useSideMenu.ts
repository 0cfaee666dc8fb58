import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePortal } from '../portal/usePortal.ts';
import { desktopQuery, menuModeIn, phoneQuery, readOpenMenu, writeOpenMenu } from './menuState.ts';
import type { MenuMode } from './menuState.ts';
import { useMedia } from './useMedia.ts';

export interface SideMenuState {
  readonly mode: MenuMode;
  /** The names are shown: in the open menu, or in an open drawer. */
  readonly shown: boolean;
  /** False where the menu is forced open (SHELL-04). */
  readonly canToggle: boolean;
  readonly toggle: () => void;
  /** Closes the drawer and gives the focus back to the button. */
  readonly closeDrawer: () => void;
  readonly toggleRef: RefObject<HTMLElement | null>;
}

/**
 * The state of the side menu: kept in the storage on a desktop; on a phone a drawer, which closes when a page is opened,
 * even the same one again (SHELL-37).
 * @param visit differs for every opened page: the router's key of the location.
 */
export function useSideMenu(visit: string): SideMenuState {
  const { storage } = usePortal().tradeArea;
  const desktop = useMedia(desktopQuery);
  const phone = useMedia(phoneQuery);
  const [open, setOpen] = useState(() => readOpenMenu(storage));
  const [drawer, setDrawer] = useState(false);
  const [opened, setOpened] = useState(visit);
  const toggleRef = useRef<HTMLElement>(null);
  const focusReturns = useRef(false);
  const mode = menuModeIn({ desktop, phone }, open);

  if (opened !== visit) {
    setOpened(visit);
    setDrawer(false);
  } else if (drawer && !phone) {
    setDrawer(false);
  }

  useEffect(() => {
    // While the drawer is open, everything beside it is inert: the button can take the focus only now.
    if (!drawer && focusReturns.current) toggleRef.current?.focus();
    focusReturns.current = false;
  }, [drawer]);

  const closeDrawer = useCallback(() => {
    focusReturns.current = true;
    setDrawer(false);
  }, []);

  return {
    mode,
    shown: mode === 'drawer' ? drawer : mode === 'open',
    canToggle: desktop || phone,
    toggle() {
      if (phone) return setDrawer(!drawer);
      writeOpenMenu(storage, !open);
      setOpen(!open);
    },
    closeDrawer,
    toggleRef,
  };
}
