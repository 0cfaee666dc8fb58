/** The lab's products as parametric three.js scenes: describe a product in cm and materials, look at it in a view. */
export type { DrawableImage, DrawingSurface, Ports } from './art/surface.ts';
export { banners, type Banner } from './catalogue/banners.ts';
export { layoutSpreads, spreadView, type LayoutSpread } from './catalogue/layouts.ts';
export { presets } from './catalogue/presets.ts';
export { swatchCards, type SwatchCard } from './configurator/swatches.ts';
export { entries, productOf } from './catalogue.ts';
export { configure, type Configured } from './configurator/configure.ts';
export type { SceneFields, Swatches } from './configurator/fields.ts';
export type { FrameImage, FrameImages } from './configurator/images.ts';
export { galleryOf, secondViewOf } from './configurator/gallery.ts';
export { postersOf, type PosterLayer, type Posters } from './configurator/posters.ts';
export { between, viewNames, viewOfOption, type NamedView, type ViewName } from './configurator/views.ts';
export type {
  ArtName,
  ArtPicture,
  Inset,
  LayoutPicture,
  MaterialName,
  PhotoPicture,
  Picture,
  Size,
  Stamp,
  Surface,
  Tone,
} from './design.ts';
export { engraved, fontOf, typefaces, usual, type Typeface } from './lettering.ts';
export type {
  BookProduct,
  BoxProduct,
  BoxShape,
  CalendarProduct,
  Cover,
  Entry,
  FrameProduct,
  GroupProduct,
  HungProduct,
  Leaf,
  PanelBody,
  PanelProduct,
  Pose,
  Product,
  SheetsProduct,
  SwatchesProduct,
  TabletopProduct,
  View,
  WallSetProduct,
} from './product.ts';
export { createScene, type DrawOptions, type ProductScene, type SceneOptions } from './scene.ts';
export { blockThickness, leafThickness, outerSize, parseSize } from './sizes.ts';
export { backdropColour } from './stage/backdrop.ts';
