import { coverTypes } from '@trade-area/core/contract';

/** Bytes that a slow line carries in seconds. */
const smallBytes = 1_000_000;
/** The lab keeps half of it. */
const longestSide = 1_920;

/**
 * A picture as it is sent: a camera's photo would take minutes over a slow line, of which the lab keeps a small one. A
 * picture of a type that the lab does not read is drawn as one that it does. One that this browser cannot draw is
 * returned as it is.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const isRead = file.type === '' || coverTypes.some((known) => known === file.type);
  if (isRead && file.size <= smallBytes) return file;
  try {
    const drawn = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
    const [width, height] = [drawn.width * scale, drawn.height * scale].map((side) =>
      Math.max(1, Math.round(side)),
    ) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, width, height);
    drawn.close();
    // JPEG has no transparency: other types stay able to have some.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    return await canvas.convertToBlob({ type, quality: 0.9 });
  } catch {
    return file;
  }
}
