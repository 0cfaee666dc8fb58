/** Facts a file states about itself, read alike on both sides: by the browser before a byte is sent, and again by the lab. */
export type FileType =
  | 'jpeg'
  | 'tiff'
  | 'pdf'
  | 'png'
  | 'psd'
  | 'heic'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'zip'
  | 'empty'
  | 'unknown';

export type ColourModel = 'rgb' | 'gray' | 'cmyk' | 'lab' | 'indexed' | 'unknown';
export type ProfileKind = 'sRGB' | 'AdobeRGB' | 'other' | 'none' | 'unknown';

export interface FileFacts {
  readonly type: FileType;
  /** Pixels as stored, 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Pixels in an inch that the tag claims, 0 without one. */
  readonly density: number;
  readonly model: ColourModel;
  readonly profile: ProfileKind;
  readonly profileName: string;
  /** Bits of a channel. */
  readonly depth: number;
  /** EXIF: 1 is upright, 5 to 8 lie on their side. */
  readonly orientation: number;
  readonly alpha: boolean;
  /** Pictures in the file; pages of a PDF. */
  readonly pages: number;
  /** 0 when unknown. */
  readonly bytes: number;
  /** null when it is no PDF, or one whose tables could not be followed. */
  readonly pdf: PdfFacts | null;
}

export interface PdfFacts {
  /** It opens with a password only. */
  readonly locked: boolean;
  /** The first 500 pages. */
  readonly sheets: readonly PdfSheet[];
}

/** Left, lower, width, height in millimetres. */
export type PdfBox = readonly [number, number, number, number];
export interface PdfSheet {
  readonly media: PdfBox;
  /** null where the page has none of its own. */
  readonly trim: PdfBox | null;
  readonly bleed: PdfBox | null;
  /** It is shown lying on its side: width and height are exchanged. */
  readonly sideways: boolean;
}

/** The pages of a PDF. */
export interface PdfContents {
  /** Every use of a picture on a page, one entry for each. */
  readonly pictures: readonly { readonly page: number; readonly density: number; readonly model: PdfModel }[];
  /** Names of fonts that are not in the file. */
  readonly fontsMissing: readonly string[];
}
/** Colour models by page, from 1: of lines, areas, letters, gradients and images; each model once. */
export interface PdfColour {
  readonly page: number;
  readonly model: PdfModel;
}
export type PdfModel = 'rgb' | 'gray' | 'cmyk' | 'lab' | 'indexed' | 'spot' | 'unknown';

/** Facts that only decoding yields. */
export interface DeepFacts {
  /** Everything the header promises is there. */
  readonly complete: boolean;
  /** Standard deviation of the brightness, 0 to 255; null when unknown. */
  readonly deviation: number | null;
  /** Sides whose outermost strip is one colour while the picture is not. */
  readonly bareSides: readonly Side[];
  /** Of a PDF; null when its contents were not read. */
  readonly contents?: PdfContents | null;
  /** Of a PDF, told without any tool; null when its tables could not be followed. */
  readonly colours?: readonly PdfColour[] | null;
}
export type Side = 'top' | 'right' | 'bottom' | 'left';

export const unknownFacts: FileFacts = {
  type: 'unknown',
  width: 0,
  height: 0,
  density: 0,
  model: 'unknown',
  profile: 'unknown',
  profileName: '',
  depth: 8,
  orientation: 1,
  alpha: false,
  pages: 1,
  bytes: 0,
  pdf: null,
};
