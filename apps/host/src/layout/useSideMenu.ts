import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePortal } from '../portal/usePortal.ts';
import { desktopQuery, menuModeIn, phoneQuery, readOpenMenu, writeOpenMenu } from './menuState.ts';
import type { MenuMode } from './menuState.ts';
import { useMedia } from './useMedia.ts';

export interface SideMenuState {
  readonly mode: MenuMode;
  /** The menu or the drawer is open: entries are shown with their names. */
  readonly isOpen: boolean;
  /** False at widths where the menu is always open (SHELL-04). */
  readonly canToggle: boolean;
  readonly toggle: () => void;
  /** Closes the drawer and returns the focus to the toggle button. */
  readonly closeDrawer: () => void;
  readonly toggleRef: RefObject<HTMLElement | null>;
}

/**
 * The state of the side menu: saved in the storage on a desktop; on a phone a drawer, which closes on every navigation,
 * even to the same page (SHELL-37).
 * @param locationKey the router's key of the location; it differs after every navigation.
 * @param isFullArea the page takes the whole window: the menu is a drawer at every width (PRINT-15).
 */
export function useSideMenu(locationKey: string, isFullArea = false): SideMenuState {
  const { storage } = usePortal().tradeArea;
  const isDesktop = useMedia(desktopQuery);
  const isPhone = useMedia(phoneQuery);
  const [isExpanded, setIsExpanded] = useState(() => readOpenMenu(storage));
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [lastLocationKey, setLastLocationKey] = useState(locationKey);
  const toggleRef = useRef<HTMLElement>(null);
  const focusReturns = useRef(false);
  const mode = menuModeIn({ isDesktop, isPhone, isFullArea }, isExpanded);
  const isDrawer = mode === 'drawer';

  if (lastLocationKey !== locationKey) {
    setLastLocationKey(locationKey);
    setIsDrawerOpen(false);
  } else if (isDrawerOpen && !isDrawer) {
    setIsDrawerOpen(false);
  }

  useEffect(() => {
    // While the drawer is open, the rest of the page is inert: only now can the button take the focus.
    if (!isDrawerOpen && focusReturns.current) toggleRef.current?.focus();
    focusReturns.current = false;
  }, [isDrawerOpen]);

  const closeDrawer = useCallback(() => {
    focusReturns.current = true;
    setIsDrawerOpen(false);
  }, []);

  return {
    mode,
    isOpen: isDrawer ? isDrawerOpen : mode === 'open',
    canToggle: isDesktop || isDrawer,
    toggle() {
      if (isDrawer) return setIsDrawerOpen(!isDrawerOpen);
      writeOpenMenu(storage, !isExpanded);
      setIsExpanded(!isExpanded);
    },
    closeDrawer,
    toggleRef,
  };
}
