import { storageKeys } from '../kernel/storage/keys.ts';
import type { KeyValue } from '../kernel/ports.ts';

/** Picture and link of the popup of the day (DASH-18). */
export interface PopupOverlay {
  readonly img: string;
  readonly link: string;
}

/** Dialogs that have priority over a popup: it comes after notices, and never over these (T-R30). */
export interface PopupMoment {
  readonly noticeWaiting?: boolean;
  /** The person came by a link to something else than the home. */
  readonly deepLink?: boolean;
  readonly uploadToResume?: boolean;
  readonly failed?: boolean;
}

/** The popup to show now, or null: none, closed before (SHELL-18), or something else comes first. */
export function popupToShow(
  overlay: PopupOverlay | null,
  storage: KeyValue,
  { noticeWaiting = false, deepLink = false, uploadToResume = false, failed = false }: PopupMoment = {},
): PopupOverlay | null {
  if (overlay === null || overlay.img.trim() === '') return null;
  if (noticeWaiting || deepLink || uploadToResume || failed) return null;
  return storage.get(storageKeys.hidePromoPopup) === popupMarker(overlay) ? null : overlay;
}

/** Closed: this one does not come back, another one will; cleared on log out (SHELL-35). */
export function hidePopup(overlay: PopupOverlay, storage: KeyValue): void {
  storage.set(storageKeys.hidePromoPopup, popupMarker(overlay));
}

/** Which popup a marker is about: its picture, without the query that only defeats caches. */
export function popupMarker({ img }: PopupOverlay): string {
  return img.trim().replace(/[?#].*$/s, '');
}
