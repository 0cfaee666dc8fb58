import { storageKeys } from '@trade-area/core/kernel';
import type { KeyValue } from '@trade-area/core/kernel';

/** Widths at which the layout changes (SHELL-03, SHELL-04, SHELL-37, CONST-03). */
export const desktopQuery = '(min-width: 1025px)';
export const phoneQuery = '(max-width: 767px)';

/** `open` with names, `icons` without names, or a `drawer` that the toggle opens and closes. */
export type MenuMode = 'open' | 'icons' | 'drawer';

/** The width classes of the window that decide about the menu. */
export interface Viewport {
  /** Wider than 1024 px. */
  readonly isDesktop: boolean;
  /** Narrower than 768 px. */
  readonly isPhone: boolean;
  /** The page takes the whole window: its menu waits behind the toggle at every width (PRINT-15). Default false. */
  readonly isFullArea?: boolean;
}

/** Above 1024 px the menu can collapse to icons; up to 1024 px it is always open, below 768 px a drawer (SHELL-37). */
export function menuModeIn(
  { isDesktop, isPhone, isFullArea = false }: Viewport,
  isExpanded: boolean,
): MenuMode {
  if (isPhone || isFullArea) return 'drawer';
  return isDesktop && !isExpanded ? 'icons' : 'open';
}

/** Whether the menu was left open; open by default (SHELL-03). */
export function readOpenMenu(storage: Pick<KeyValue, 'get'>): boolean {
  const stored = (storage.get(storageKeys.openMenu) ?? '').trim().toLowerCase();
  return stored !== 'false' && stored !== '0';
}

export function writeOpenMenu(storage: Pick<KeyValue, 'set'>, open: boolean): void {
  storage.set(storageKeys.openMenu, String(open));
}
