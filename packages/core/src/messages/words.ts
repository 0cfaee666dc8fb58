import { originOf } from '../kernel/address/links.ts';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** Leads elsewhere, or to the portal's own pickup page when `path` is given (PICK-02). */
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly path: string | null };

const address = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** `…/fedex/{codice}/{contact_id}` of any site, as old messages and the lab's have it. */
const pickup = /\/fedex\/([A-Za-z0-9-]{1,40})\/([A-Za-z0-9-]{1,40})\/?$/;

/**
 * The words of a message as pieces to show: plain text, and its http(s) addresses as links (MSG-23). Markup is text
 * like any other. An address of a courier's pickup becomes the portal's own page (MSG-16, PICK-02): at once, so there
 * is no moment at which a press leads anywhere else.
 */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const shown = withoutTail(found[0]);
    // Nothing in front of the host: who reads `https://bank.test@evil.test` reads another address than the browser.
    if (originOf(shown) === '') continue;
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    pieces.push({ kind: 'link', text: shown, href: shown, path: pickupPath(shown) });
    from = found.index + shown.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** The full stop behind an address ends the sentence, and a bracket that was opened before it closes outside. */
function withoutTail(found: string): string {
  const plain = found.replace(/(?<![.,;:!?…»”’])[.,;:!?…»”’]+$/u, '');
  return plain.endsWith(')') && !plain.includes('(') ? plain.slice(0, -1) : plain;
}

function pickupPath(shown: string): string | null {
  const [, codice, contact] = pickup.exec(shown.split(/[?#]/)[0] ?? '') ?? [];
  return codice && contact ? `/ta/fedex/${codice}/${contact}` : null;
}

/** PICK-05: letters, digits, hyphens. */
export function isPickupCode(text: string): boolean {
  return /^[A-Za-z0-9-]{1,40}$/.test(text);
}
