const most = 50;

/**
 * Lists the events of the widgets inside a part of the page, the newest first. Those that would leave the page are
 * cancelled, so that the example stays.
 */
export function logEvents(
  within: HTMLElement,
  log: HTMLElement,
  names: readonly string[],
  cancelable: readonly string[],
): void {
  for (const name of new Set(names))
    within.addEventListener(name, (event) => {
      const stays = cancelable.includes(name) && event.cancelable;
      if (stays) event.preventDefault();
      log.prepend(entryOf(event as CustomEvent<unknown>, stays));
      log.children[most]?.remove();
    });
}

function entryOf({ type, detail }: CustomEvent<unknown>, isCancelled: boolean): HTMLElement {
  const item = document.createElement('p');
  const name = document.createElement('code');
  name.textContent = type;
  item.append(name, ` ${JSON.stringify(detail)}${isCancelled ? ' (cancelled by this page)' : ''}`);
  return item;
}
