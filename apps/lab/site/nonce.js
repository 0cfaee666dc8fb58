/** The parent page accepts only messages that repeat its nonce: they come from the page that it opened (T-B1). */
export const nonce = new URLSearchParams(location.search).get('nonce') ?? '';
