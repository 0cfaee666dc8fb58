import type { ProjectPhoto, ProjectSpread } from '@trade-area/core/layout';

/** `thumb` for a grid, `proxy` to crop with. */
export type PictureKind = 'thumb' | 'proxy';

/** Pictures of photos, decoded small: a 26 megapixel photo as it is would take 100 MB each. */
export interface Pictures {
  /** The picture, or a smaller one until it is loaded; null = none yet. Asks for it when it is not there. */
  get(photo: ProjectPhoto, kind: PictureKind): ImageBitmap | null;
  /** Told whenever another picture is there. */
  subscribe(listener: () => void): () => void;
  /** Grows with each picture of a photo that is there, and when it can be asked for again. */
  version(photoId: string): number;
  close(): void;
}

export interface PictureSources {
  /** The file of a photo that was chosen on this device; null = another device chose it. */
  readonly fileOf: (photoId: string) => Blob | null;
  /** The lab’s picture at an address. */
  readonly fetchPicture: (address: string) => Promise<Blob | null>;
  /** Told of each small picture when it is there. */
  readonly onThumb?: (photo: ProjectPhoto, picture: ImageBitmap) => void;
}

/** Pictures to edit with that are kept at the same time: a sheet with more photos is drawn with the small ones. */
const mostProxies = 12;
/** Longer side in pixels, and how many are kept. */
const limits = { thumb: { side: 480, most: 300 }, proxy: { side: 1_600, most: mostProxies } } as const;
/** Pictures that are decoded at the same time. */
const parallel = 2;

/** A smaller picture of a file; the browser turns it upright. */
function decode(blob: Blob, { w, h }: ProjectPhoto, side: number): Promise<ImageBitmap> {
  const scale = Math.min(1, side / Math.max(w, h));
  return createImageBitmap(blob, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(w * scale)),
    resizeHeight: Math.max(1, Math.round(h * scale)),
    resizeQuality: 'medium',
  });
}

/** Loads pictures when they are first asked for, and closes those that have not been asked for the longest. */
export function createPictures({ fileOf, fetchPicture, onThumb }: PictureSources): Pictures {
  const loaded = { thumb: new Map<string, ImageBitmap>(), proxy: new Map<string, ImageBitmap>() };
  const waiting = new Map<string, { readonly photo: ProjectPhoto; readonly kind: PictureKind }>();
  /** Sources that gave no picture: asked again once the photo has another one. */
  const failed = new Map<string, string>();
  const listeners = new Set<() => void>();
  let running = 0;
  const versions = new Map<string, number>();
  let isClosed = false;

  const sourceOf = (photo: ProjectPhoto, kind: PictureKind) =>
    `${fileOf(photo.id) ? 'file' : ''} ${kind === 'proxy' ? photo.proxy : photo.thumb}`;

  async function load(photo: ProjectPhoto, kind: PictureKind): Promise<ImageBitmap | null> {
    const { side } = limits[kind];
    const file = fileOf(photo.id);
    if (file) {
      // Browsers draw no TIFF: its picture is the lab’s.
      const bitmap = await decode(file, photo, side).catch(() => null);
      if (bitmap) return bitmap;
    }
    const blob = await fetchPicture(
      kind === 'proxy' ? photo.proxy || photo.thumb : photo.thumb || photo.proxy,
    );
    return blob ? decode(blob, photo, side) : null;
  }

  async function run(key: string, photo: ProjectPhoto, kind: PictureKind) {
    running += 1;
    // As it is now: its file may arrive while the lab is asked.
    const source = sourceOf(photo, kind);
    const bitmap = await load(photo, kind).catch(() => null);
    running -= 1;
    waiting.delete(key);
    if (isClosed) bitmap?.close();
    else if (bitmap) {
      keep(photo.id, kind, bitmap);
      if (kind === 'thumb') onThumb?.(photo, bitmap);
    } else {
      failed.set(key, source);
      if (sourceOf(photo, kind) !== source) tell(photo.id);
    }
    pump();
  }

  function tell(id: string) {
    versions.set(id, (versions.get(id) ?? 0) + 1);
    for (const listener of listeners) listener();
  }

  function keep(id: string, kind: PictureKind, bitmap: ImageBitmap) {
    const kept = loaded[kind];
    kept.set(id, bitmap);
    const [oldest] = kept;
    if (oldest && kept.size > limits[kind].most) {
      kept.delete(oldest[0]);
      oldest[1].close();
    }
    tell(id);
  }

  const begun = new Set<string>();
  function pump() {
    for (const [key, { photo, kind }] of waiting) {
      if (isClosed || running >= parallel) return;
      if (begun.has(key)) continue;
      begun.add(key);
      void run(key, photo, kind).finally(() => begun.delete(key));
    }
  }

  return {
    get(photo, kind) {
      const kept = loaded[kind];
      const bitmap = kept.get(photo.id);
      if (bitmap) {
        // The last one of the map is the one asked for last.
        kept.delete(photo.id);
        kept.set(photo.id, bitmap);
        return bitmap;
      }
      const key = `${kind} ${photo.id}`;
      if (!isClosed && !waiting.has(key) && failed.get(key) !== sourceOf(photo, kind)) {
        waiting.set(key, { photo, kind });
        pump();
      }
      return kind === 'proxy' ? (loaded.thumb.get(photo.id) ?? null) : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: (photoId) => versions.get(photoId) ?? 0,
    close() {
      isClosed = true;
      waiting.clear();
      for (const kept of [loaded.thumb, loaded.proxy]) {
        for (const bitmap of kept.values()) bitmap.close();
        kept.clear();
      }
    },
  };
}

/** The pictures by which a sheet can be drawn whole. */
export const pictureKindFor = ({ items }: Pick<ProjectSpread, 'items'>): PictureKind =>
  new Set(items.flatMap((item) => (item.kind === 'photo' ? (item.photoId ?? []) : []))).size < mostProxies
    ? 'proxy'
    : 'thumb';
