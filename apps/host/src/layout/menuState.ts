import { storageKeys } from '@trade-area/core/kernel';
import type { KeyValue } from '@trade-area/core/kernel';

/** Widths at which the layout changes (SHELL-03, SHELL-04, SHELL-37, CONST-03). */
export const desktopQuery = '(min-width: 1025px)';
export const phoneQuery = '(max-width: 767px)';

/** `open` with names, `icons` only, or `drawer` shown by the toggle. */
export type MenuMode = 'open' | 'icons' | 'drawer';

/** The width of the window, as far as it decides about the menu. */
export interface Viewport {
  /** Wider than 1024 px. */
  readonly desktop: boolean;
  /** Narrower than 768 px. */
  readonly phone: boolean;
}

/** Only a desktop may collapse to icons; at 1024 px or less names are shown, below 768 px in a drawer (SHELL-37). */
export function menuModeIn({ desktop, phone }: Viewport, open: boolean): MenuMode {
  if (phone) return 'drawer';
  return desktop && !open ? 'icons' : 'open';
}

/** Whether the menu was left open; open by default (SHELL-03). */
export function readOpenMenu(storage: Pick<KeyValue, 'get'>): boolean {
  const stored = (storage.get(storageKeys.openMenu) ?? '').trim().toLowerCase();
  return stored !== 'false' && stored !== '0';
}

export function writeOpenMenu(storage: Pick<KeyValue, 'set'>, open: boolean): void {
  storage.set(storageKeys.openMenu, String(open));
}
