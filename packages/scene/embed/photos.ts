import type { DrawableImage, Pose, Product } from '../src/index.ts';

/** The photographs of a product that are seen in a pose: its spread is printed only for the open book. */
export function photosOf(product: Product, pose: Pose): string[] {
  const names = new Set<string>();
  const visit = (value: unknown, key = '') => {
    if (key === 'spread' && pose !== 'open') return;
    if (typeof value !== 'object' || value === null) return;
    if ('photo' in value && typeof value.photo === 'string') names.add(value.photo);
    for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(product);
  return [...names];
}

/** Photographs that are loaded once. One that cannot be loaded is printed grey. */
export interface PhotoLibrary {
  find(name: string): DrawableImage | undefined;
  load(names: readonly string[]): Promise<void>;
  dispose(): void;
}

/** Before the names of the customer's images; the rest is the lab's name of the image. */
export const ownImage = 'image:';

/**
 * @param folder address of the photographs, with a slash at its end.
 * @param fetchImage the bytes of an image of the customer by its name; null when there are none.
 */
export function createPhotoLibrary(
  folder: string,
  fetchImage: (id: string) => Promise<Blob | null> = async () => null,
): PhotoLibrary {
  const loaded = new Map<string, ImageBitmap>();
  const asked = new Map<string, Promise<void>>();
  let isDisposed = false;
  const fetchPhoto = async (name: string) => {
    const answer = await fetch(`${folder}${name}.webp`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return answer.ok ? answer.blob() : null;
  };
  const ask = async (name: string) => {
    try {
      const bytes = await (name.startsWith(ownImage)
        ? fetchImage(name.slice(ownImage.length))
        : fetchPhoto(name));
      if (!bytes) return;
      const image = await createImageBitmap(bytes);
      if (isDisposed) image.close();
      else loaded.set(name, image);
    } catch {
      // Printed grey.
    }
  };
  return {
    find: (name) => loaded.get(name),
    async load(names) {
      for (const name of names) if (!asked.has(name)) asked.set(name, ask(name));
      await Promise.all(names.map((name) => asked.get(name)));
    },
    dispose() {
      isDisposed = true;
      for (const image of loaded.values()) image.close();
      loaded.clear();
    },
  };
}
