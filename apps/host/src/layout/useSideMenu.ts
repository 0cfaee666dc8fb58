import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePortal } from '../portal/usePortal.ts';
import { desktopQuery, menuModeIn, phoneQuery, readOpenMenu, writeOpenMenu } from './menuState.ts';
import type { MenuMode } from './menuState.ts';
import { useMedia } from './useMedia.ts';

export interface SideMenuState {
  readonly mode: MenuMode;
  /** Open with names, or a drawer that is out. */
  readonly shown: boolean;
  /** The button does nothing useful where the menu is forced open (SHELL-04). */
  readonly canToggle: boolean;
  readonly toggle: () => void;
  /** Puts the drawer away; the focus goes back to the button. */
  readonly closeDrawer: () => void;
  readonly toggleRef: RefObject<HTMLElement | null>;
}

/**
 * The side menu: remembered on a desktop, a drawer on a phone that goes away when a page is opened, even the same one
 * again (SHELL-37). `visit` is another one for every opened page: the router's key of the location.
 */
export function useSideMenu(visit: string): SideMenuState {
  const { storage } = usePortal().tradeArea;
  const desktop = useMedia(desktopQuery);
  const phone = useMedia(phoneQuery);
  const [open, setOpen] = useState(() => readOpenMenu(storage));
  const [drawer, setDrawer] = useState(false);
  const [opened, setOpened] = useState(visit);
  const toggleRef = useRef<HTMLElement>(null);
  const returns = useRef(false);
  const mode = menuModeIn({ desktop, phone }, open);

  if (opened !== visit) {
    setOpened(visit);
    setDrawer(false);
  } else if (drawer && !phone) {
    setDrawer(false);
  }

  useEffect(() => {
    // Only now can the button take the focus: while the drawer is out, everything beside it is inert.
    if (!drawer && returns.current) toggleRef.current?.focus();
    returns.current = false;
  }, [drawer]);

  const closeDrawer = useCallback(() => {
    returns.current = true;
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
