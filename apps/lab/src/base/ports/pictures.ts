/** One rendered view of a product in every size and format, as addresses without an origin. */
export interface PictureSet {
  /** The medium size as WebP; '' = there is no picture. */
  readonly src: string;
  /** `srcset` of the WebP files; '' when there is one size only. */
  readonly srcset: string;
  readonly avif: string;
}

/** The current pictures; a missing folder counts as empty. */
export interface PictureIndex {
  /** Names of the files, each with the hash that its address carries. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Views of a product, the front first. */
  views(slug: string): readonly string[];
  set(slug: string, view: string): PictureSet;
  /** Names of the views of second pictures by `slug-view`, such as `open`; a picture without one has its view's name. */
  readonly names: ReadonlyMap<string, string>;
  /** Which view a picture shows: `front`, `spine`, `open`…; '' = not known. */
  nameOf(slug: string, view: string): string;
  /** Name of the WebP file of this width, or the widest below it; '' when there is none. */
  file(slug: string, view: string, width: number): string;
  /** Hash that a file's address carries; undefined when there is no such file. */
  hashOf(name: string): string | undefined;
}

export interface Pictures {
  index(): Promise<PictureIndex>;
  /** Bytes of a file of the listing; null for any other name. */
  read(name: string): Promise<Buffer | null>;
}

/** The pictures that posters are mixed of. */
export interface PosterIndex {
  /** Another one for every other content of the layers; '' = there are no posters. */
  readonly version: string;
  /** Whether there are posters of a product. */
  has(slug: string): boolean;
  /** Names of the layers of a product's poster with a choice: the whole picture, or the gray and the black one. */
  layersOf(slug: string, option: string, value: string): readonly string[];
}

export interface Posters {
  index(): Promise<PosterIndex>;
  /** Bytes of a layer of the index. */
  read(name: string): Promise<Buffer>;
}
