const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), select, textarea, [contenteditable]:not([contenteditable="false"])';

/** The part of a `KeyboardEvent` that decides whether it opens the search. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
  composedPath(): readonly unknown[];
}

/**
 * Ctrl-K or Cmd-K anywhere, and `/` outside fields in which it is a letter. On a page with a search of its own, `/` leads
 * there: that page has prevented the default. Not above a dialog that is open.
 */
export function opensSearch(pressed: PressedKey, hasDialog: boolean): boolean {
  if (pressed.defaultPrevented || pressed.repeat || pressed.isComposing || pressed.altKey || hasDialog)
    return false;
  const withCommand = pressed.ctrlKey || pressed.metaKey;
  if (withCommand) return pressed.key.toLowerCase() === 'k' && !pressed.shiftKey;
  if (pressed.key !== '/') return false;
  const [at] = pressed.composedPath();
  return !isElement(at) || at.closest(typing) === null;
}

function isElement(node: unknown): node is Pick<Element, 'closest'> {
  return typeof node === 'object' && node !== null && 'closest' in node;
}
