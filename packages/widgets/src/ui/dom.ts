/** The elements a person can reach with the Tab key, in document order within one tree. */
const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex^="-"])';

/** The element that really has the focus: follows open shadow roots inwards. Null when nothing has. */
export function activeElement(from: Document = document): Element | null {
  let active: Element | null = from.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === from.body || active === from.documentElement ? null : active;
}

/** The focused element of the tree (document or shadow root) that contains `node`. */
export function activeElementBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

/** Whether the focus is on `node` or inside it, slots and nested shadow roots included. */
export function hasFocusWithin(node: Element): boolean {
  for (let at: Node | null = activeElement(node.ownerDocument); at; at = composedParent(at)) {
    if (at === node) return true;
  }
  return false;
}

/** Whether an event happened on `node` or inside it: right inside shadow roots, where `event.target` is not. */
export function isEventWithin(event: Event, node: Node | null): boolean {
  return node !== null && event.composedPath().includes(node);
}

/** Tabbable elements inside `container` that are rendered. */
export function tabbableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** Moves the focus back to where it came from, if that is still in the page. */
export function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

/** A click that a browser would treat as "open elsewhere": modifier keys or another button. */
export function isModifiedClick(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function composedParent(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}
