import type { Lab } from '../base/lab.ts';

/** The front picture of a product as a data address, '' when it has none. */
export async function photoOf(lab: Pick<Lab, 'pictures'>, slug: string): Promise<string> {
  const pictures = await lab.pictures.index();
  const name = pictures.file(slug, pictures.views(slug)[0] ?? '', 960);
  const bytes = name === '' ? null : await lab.pictures.read(name);
  return bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : '';
}
