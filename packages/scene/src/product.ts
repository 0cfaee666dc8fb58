import type { ArtPicture, Inset, Picture, Size, Stamp, Surface } from './design.ts';

/** The construction of a product as data: the scene's parameters. Lengths are centimetres, angles degrees. */

/** How leaves are made: `layflat` 0.62 mm, `book` 0.16 mm, `matted` 2.2 mm boards with windows. */
export type Leaf = 'layflat' | 'book' | 'matted';

/** Cover boards and spine. */
export interface Cover {
  readonly surface: Surface;
  /** Spine in another material; default the cover's. */
  readonly spine?: Surface;
  /** Back board in another material; default the cover's. */
  readonly back?: Surface;
  /** How far the spine's material runs over the boards, cm; default a narrow joint. */
  readonly quarter?: number;
  readonly inset?: Inset;
  readonly stamps?: readonly Stamp[];
  /** Thickness of a board; default 0.28 (0.03: soft cover). */
  readonly board?: number;
  /** Radius of the rounded corners of the boards; default 0.15. */
  readonly corner?: number;
}

/** A book or an album. `spread` is what an open view shows. */
export interface BookProduct {
  readonly kind: 'book';
  readonly size: Size;
  readonly pages: number;
  readonly leaf: Leaf;
  readonly cover: Cover;
  readonly spread?: Picture;
  /** How its pages shine; default satin in an album, matte in a book. */
  readonly paper?: 'matte' | 'satin' | 'metal';
  /** Colour of gilded or painted page edges; default paper. */
  readonly edges?: string;
  readonly ribbon?: string;
  readonly box?: BoxShape;
}

/** A box around something: slip case, lift-off lid, presentation box with hinged lid, wooden box with sliding lid. */
export interface BoxShape {
  readonly form: 'slip' | 'lid' | 'clamshell' | 'slide';
  readonly surface: Surface;
  readonly lining?: Surface;
  readonly stamps?: readonly Stamp[];
  readonly inset?: Inset;
}

/** A box sold by itself, with prints or mats inside. */
export interface BoxProduct {
  readonly kind: 'box';
  readonly size: Size;
  readonly depth: number;
  readonly box: BoxShape;
  readonly content?: 'prints' | 'mats' | 'empty';
  readonly picture: Picture;
  readonly others?: readonly Picture[];
  /** A USB stick in the lid, of this surface. */
  readonly usb?: Surface;
}

/** How a wall panel is made. */
export type PanelBody = 'acrylic' | 'canvas' | 'metal' | 'leather' | 'wood';

/** A picture for the wall without mat: canvas wraps its picture round the sides when `wrap`. */
export interface PanelProduct {
  readonly kind: 'panel';
  readonly size: Size;
  readonly depth: number;
  readonly body: PanelBody;
  readonly picture: Picture;
  readonly wrap?: boolean;
  /** Sides, when they are not wrapped. */
  readonly side?: Surface;
  /** A floating frame of this surface around it. */
  readonly floater?: Surface;
  /** White border of the print, cm. */
  readonly border?: number;
  /** Its print has no shine. Default: that of its body. */
  readonly isMatte?: boolean;
  /** Metal spacers through its corners, or an easel on a table. Default: hidden behind it. */
  readonly mount?: 'spacers' | 'easel';
}

/** A frame with a mat's window in front of the picture. */
export interface FrameProduct {
  readonly kind: 'frame';
  readonly size: Size;
  readonly moulding: Surface;
  /** Width and depth of the moulding. */
  readonly width: number;
  readonly depth: number;
  /** Mat around the picture, cm; 0 for none. */
  readonly mat: number;
  readonly matColour?: string;
  readonly picture: Picture;
}

/** Anything that hangs. */
export type HungProduct = PanelProduct | FrameProduct;

/** Several pieces on one wall, middle of each in cm from the middle of the set. */
export interface WallSetProduct {
  readonly kind: 'wallset';
  readonly pieces: readonly {
    readonly at: readonly [number, number];
    readonly turn?: number;
    readonly piece: HungProduct;
  }[];
}

/** A picture standing on a table: a leaning block, or two hinged ones. */
export interface TabletopProduct {
  readonly kind: 'tabletop';
  readonly size: Size;
  readonly pictures: readonly Picture[];
  readonly stand: Surface;
}

/** Loose sheets: prints with a border, mats with a window, flat or folded cards with envelopes. */
export interface SheetsProduct {
  readonly kind: 'sheets';
  readonly sheet: 'print' | 'mat' | 'card' | 'folded';
  readonly size: Size;
  readonly pictures: readonly Picture[];
  /** White border or mat, cm. */
  readonly border: number;
  readonly matColour?: string;
  readonly thickness: number;
  readonly envelope?: string;
}

/** A calendar: on its desk stand, or hanging from its wire. */
export interface CalendarProduct {
  readonly kind: 'calendar';
  readonly form: 'desk' | 'wall';
  readonly size: Size;
  readonly picture: Picture;
  readonly month: ArtPicture;
}

/** Pieces of materials side by side on the table, the first row at the back. */
export interface SwatchesProduct {
  readonly kind: 'swatches';
  readonly rows: readonly (readonly Surface[])[];
}

/** Everything the scene can build. */
export type Product =
  | BookProduct
  | BoxProduct
  | PanelProduct
  | FrameProduct
  | WallSetProduct
  | TabletopProduct
  | SheetsProduct
  | CalendarProduct
  | SwatchesProduct
  | GroupProduct;

/** Several products side by side: middle of each on the table in cm, its turn in degrees and its pose. */
export interface GroupProduct {
  readonly kind: 'group';
  readonly parts: readonly {
    readonly product: Product;
    readonly pose: Pose;
    readonly at: readonly [number, number, number];
    readonly turn?: number;
  }[];
}

/** How a product is placed before it is looked at. */
export type Pose = 'lying' | 'standing' | 'open' | 'inbox' | 'hung' | 'room' | 'stack' | 'fan';

/** One look at a product. Angles are degrees: `yaw` from the front to the right, `pitch` from the table upward. */
export interface View {
  readonly pose: Pose;
  readonly yaw: number;
  readonly pitch: number;
  /** Share of the picture that the product fills; default 0.8. */
  readonly fill?: number;
  /** Opening of the lens, cm; 0 (default) is sharp everywhere. */
  readonly aperture?: number;
  /** Cuts to a part: middle as a share of the product's extent `[x, y]` and the magnification. */
  readonly close?: readonly [number, number, number];
}

/** A catalogue row: a product and its two pictures (`foto`, and `foto_hover` on hover and focus). */
export interface Entry {
  readonly slug: string;
  readonly product: Product;
  readonly views: { readonly foto: View; readonly foto_hover: View };
  /** Another arrangement for the second picture, when it shows more than the product. */
  readonly second?: Product;
}
