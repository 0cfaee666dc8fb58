/** Peers of `<ta-catalogue>`, bundled for this benchmark alone: none is measured where none is installed. */
export async function peers() {
  return { names: [], files: new Map() };
}
