/** The portal's page of a public video (`/ta/showVideo`), as the desk's words name it. */
export function videoPage(portalOrigin: string, path: string): string {
  return `${portalOrigin}/ta/showVideo?${new URLSearchParams({ video_path: path })}`;
}

/**
 * The same page for the person of a link, so that the desk sees what was watched (VID-03).
 * @returns null for a paragraph that is anything else than the address of such a page.
 */
export function personalVideoPage(
  paragraph: string,
  portalOrigin: string,
  person: Readonly<Record<'c' | 'a', string>>,
): { readonly link: string; readonly name: string } | null {
  const page = URL.parse(paragraph);
  const path = page?.searchParams.get('video_path') ?? '';
  if (path === '' || /\s/.test(paragraph) || videoPage(portalOrigin, path) !== paragraph) return null;
  const query = new URLSearchParams({ ...person, video_path: path });
  const name = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  return { link: `${portalOrigin}/ta/showVideo?${query}`, name };
}
