/** The design of a product as data: surfaces, pictures, stamps. Lengths are centimetres, colours `#rrggbb`. */

/** Material of a surface. Every material is procedural; `colour` tints it. */
export type MaterialName =
  | 'leather'
  | 'linen'
  | 'cotton'
  | 'velvet'
  | 'suede'
  | 'wood'
  | 'metal'
  | 'paper'
  | 'board'
  | 'plaster';

/** A material in a colour, e.g. `{ material: 'leather', colour: '#5b3527' }`. */
export interface Surface {
  readonly material: MaterialName;
  readonly colour: string;
}

/** How a photograph is toned before it is printed; default `colour`. */
export type Tone = 'colour' | 'mono' | 'warm';

/** A photograph by the name the caller's `photos` knows; `focus` (0 to 1 each way) is kept when it is cropped. */
export interface PhotoPicture {
  readonly photo: string;
  readonly focus?: readonly [number, number];
  /** 1 shows as much as fits, 2 half of it; default 1. */
  readonly zoom?: number;
  /** The part that is printed, `[x, y, width, height]` as shares of the photograph; default as much as fits. */
  readonly cut?: readonly [number, number, number, number];
  readonly tone?: Tone;
}

/** Drawings of our own, where people or type are wanted. */
export type ArtName = 'couple' | 'family' | 'newborn' | 'branch' | 'title' | 'month' | 'hills' | 'star';

/** A drawing in two colours; `text` is its title, `small` the line below. */
export interface ArtPicture {
  readonly art: ArtName;
  readonly ink: string;
  readonly paper: string;
  readonly text?: string;
  readonly small?: string;
}

/** Several pictures on one printed sheet: boxes are shares of the sheet `[x, y, width, height]`. */
export interface LayoutPicture {
  readonly paper: string;
  readonly boxes: readonly {
    readonly at: readonly [number, number, number, number];
    readonly picture: Picture;
  }[];
}

/** Anything that can be printed. */
export type Picture = PhotoPicture | ArtPicture | LayoutPicture;

/** Width along the reading direction and height, cm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Foil or engraving on a cover: a line of text or a drawing, at shares of the cover. */
export interface Stamp {
  readonly text?: string;
  readonly art?: ArtName;
  /** Font family of the text; default the scene's. */
  readonly font?: string;
  readonly finish: 'gold' | 'silver' | 'copper' | 'white' | 'blind';
  /** Middle of the stamp on the cover, shares from the left and the top. */
  readonly at: readonly [number, number];
  /** Width as a share of the cover. */
  readonly width: number;
}

/** A picture set into the cover: `window` lies below its rim, `acrylic` covers it with clear glass, `print` is flush. */
export interface Inset {
  readonly kind: 'window' | 'acrylic' | 'print';
  readonly picture: Picture;
  /** `[x, y, width, height]`, shares of the cover from its left and top; omitted: the whole cover. */
  readonly at?: readonly [number, number, number, number];
  readonly shape?: 'rectangle' | 'oval';
  /** A picture of the whole cover is laminated with gloss. Default: it is satin. */
  readonly isGlossy?: boolean;
}
