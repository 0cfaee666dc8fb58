// Messages of a framed page to the page around it.

/** The parent page accepts only messages that repeat its nonce: they come from the page that it opened (T-B1). */
const nonce = new URLSearchParams(location.search).get('nonce') ?? '';

/** Posts to the parent page, if it is of this origin; '' posts nothing. */
export const postTo = (origin) => (message) => {
  if (window.parent !== window && origin !== '') window.parent.postMessage({ ...message, nonce }, origin);
};

/** Tells the parent page of an Escape that closed nothing here: it hears no key that is pressed in its frame. */
export function reportEscape(postToParent) {
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const isInDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement && node.open);
    if (!isInDialog) postToParent({ task: 'escape' });
  });
}
