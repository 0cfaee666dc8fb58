// Geometry of print: one set of rules for the browser, its workers and the lab. Pure; lengths in millimetres.
//
// | file          | holds                                                                                        |
// | ------------- | -------------------------------------------------------------------------------------------- |
// | `units.ts`    | millimetres, pixels, points                                                                  |
// | `box.ts`      | boxes, turned boxes, their bounds, and whole pixels of a box on a sheet (`pixelBox`)          |
// | `sheet.ts`    | trim, bleed, safe areas, gutters, folds and spine of a sheet (`guidesOf`, `sheetPixels`)      |
// | `crop.ts`     | a photo in its frame: `placePhoto`, `photoMatrix` for canvases, `planCut` for picture libraries |
// | `moveCrop.ts` | gestures on a crop: pan, zoom about a point, quarter turns, mirror, tilt                      |
// | `outlines.ts` | glyphs of a font by `opentype.parse`, from one or several files                               |
// | `lines.ts`    | lines of a text in its box, each glyph's position, and the path that is drawn (`textPath`)    |
//
// The documents that are laid out with it are in `../layout`.
export {
  boundsOf,
  boundsOfAll,
  centreOf,
  contains,
  cornersOf,
  grow,
  intersect,
  isInside,
  overlap,
  pixelBox,
  turnOf,
  turnPoint,
} from './box.ts';
export type { Box, PixelRectangle, Point, Size, TurnedBox } from './box.ts';
export {
  applyMatrix,
  cropLimits,
  effectiveDpi,
  framePixels,
  keptPixels,
  photoMatrix,
  placePhoto,
  planCut,
  turnedSize,
  turnPixel,
  wholePhoto,
} from './crop.ts';
export type { Crop, CutPlan, Matrix, Placement } from './crop.ts';
export { aligns, charactersOf, layOutText, textPath, valigns } from './lines.ts';
export type { PlacedGlyph, TextLayout, TextLine, TextSetting } from './lines.ts';
export {
  cropAbout,
  cropLoss,
  mirrorCrop,
  panCrop,
  settle,
  tiltCrop,
  turnCrop,
  zoomCrop,
} from './moveCrop.ts';
export { outlinesOf } from './outlines.ts';
export type { FontOutlines, Outline, ParsedFont, ParsedGlyph, PathCommand } from './outlines.ts';
export { guidesOf, printDpi, sheetPixels, spineWidth, trimSize, usualGutter } from './sheet.ts';
export type { Binding, CoverGeometry, Guides, SheetGeometry, SheetKind, SheetOf } from './sheet.ts';
export { clamp, millimetresPerInch, pointsToMillimetres, toMillimetres, toPixels } from './units.ts';
