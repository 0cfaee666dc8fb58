const longest = 500;
/** Characters that are read: an error may carry a whole file in its text. */
const longestRead = 4 * longest;

/**
 * Takes out of a text what must not leave the page (DEC-13, T-E11): queries of addresses, e-mail
 * addresses, and anything that may be a token or a ticket. At most 500 characters stay.
 */
export function scrub(text: string): string {
  return cut(text)
    .replace(/(\/[^\s?#'"]*)[?#][^\s'")]*/g, '$1')
    .replace(/[^\s<>'"(),;:]+@[^\s<>'"(),;:]+/g, '[mail]')
    .replace(/[A-Za-z0-9_~+/=.-]{20,}/g, (word) => (/\d/.test(word) && !word.includes('/') ? '[code]' : word))
    .slice(0, longest);
}

/** Ends between two words, so that no token is cut and then taken for a harmless word. */
function cut(text: string): string {
  if (text.length <= longestRead) return text;
  return text.slice(0, text.slice(0, longestRead).search(/\S*$/));
}

/** `/ta/order/2600001/message` is `/ta/order/:id/message`: which page, not whose. */
export function pageName(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (/\d/.test(segment) || segment.length > 40 ? ':id' : segment))
    .join('/');
}
