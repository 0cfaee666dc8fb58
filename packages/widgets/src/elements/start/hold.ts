/** What a person does with a drawing before its element is there is kept and done when it is. */
const patience = 8_000;

export function hold(element: Element, root: ShadowRoot): void {
  let pressed: HTMLElement | null = null;
  const typed = new Map<HTMLInputElement, string>();
  const listening = new AbortController();
  const press = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!at || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A page may want to route by itself: nothing leaves it before the element could say where to.
    event.preventDefault();
    pressed = at;
  };
  const type = (event: Event) => {
    if (event.target instanceof HTMLInputElement) typed.set(event.target, event.target.value);
  };
  root.addEventListener('click', press as EventListener, { signal: listening.signal });
  root.addEventListener('input', type, { signal: listening.signal });
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: listening.signal });

  const release = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    for (const [input, value] of typed) {
      if (!input.isConnected) continue;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (pressed?.isConnected) pressed.click();
  };
  // Behind everything that the element does at its beginning.
  element.addEventListener('ta-ready', () => setTimeout(release), { once: true });
  // An element that never comes must not keep its links.
  setTimeout(release, patience);
}
