/** Comes after the first part of the page, in the same answer of the server. */
export function Hours() {
  return <p>Wir sind werktags für Sie da.</p>;
}
