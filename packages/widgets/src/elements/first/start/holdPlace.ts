/** Keeps what a person does with a drawing before its element is defined, and repeats it afterwards. */
const holdTimeoutMs = 8_000;

type Written = HTMLInputElement | HTMLSelectElement;

export function holdPlace(element: Element, root: ShadowRoot): void {
  let pressed = pressedBefore(root);
  const written = writtenBefore(root);
  const listening = new AbortController();
  const press = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!at || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A page may want to route by itself: nothing leaves it before the element could say where to. The element may have
    // taken the drawing over already without having said so: the press must reach it once, by the repetition alone.
    event.preventDefault();
    event.stopPropagation();
    pressed = at;
  };
  const write = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      written.set(target, target.value);
  };
  root.addEventListener('click', press as EventListener, { signal: listening.signal, capture: true });
  root.addEventListener('input', write, { signal: listening.signal });
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: listening.signal });

  const release = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    for (const [field, value] of written) {
      if (!field.isConnected) continue;
      field.value = value;
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    const repeat = () => pressed?.isConnected && pressed.click();
    // A form is sent once the element has drawn again with what was written; any other target may be gone by then.
    if (pressed instanceof HTMLButtonElement && pressed.form) setTimeout(repeat);
    else repeat();
  };
  // Behind everything that the element does at its beginning.
  element.addEventListener('ta-ready', () => setTimeout(release), { once: true });
  // An element that never comes must not keep its links.
  setTimeout(release, holdTimeoutMs);
}

/** Pressed before any script ran: no key reaches what is out of the tab order, so the focus came there by a press. */
function pressedBefore({ activeElement }: ShadowRoot): HTMLElement | null {
  return activeElement instanceof HTMLButtonElement && activeElement.tabIndex < 0 ? activeElement : null;
}

/** Written before any script ran: what differs from what was drawn. */
function writtenBefore(root: ShadowRoot): Map<Written, string> {
  const written = new Map<Written, string>();
  for (const field of root.querySelectorAll<Written>('input, select')) {
    const drawn =
      field instanceof HTMLInputElement
        ? field.defaultValue
        : ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value;
    if (field.value !== drawn) written.set(field, field.value);
  }
  return written;
}
