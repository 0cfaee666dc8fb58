import type { IconShape } from '../../ui/icons.ts';

/** Shapes that only the editor shows, on the grid of `ui/icons.ts`. */
export const undoIcon: IconShape = 'M7 4L3.5 7.5 7 11M3.5 7.5h8a5 5 0 0 1 0 10H8';
export const redoIcon: IconShape = 'M13 4l3.5 3.5L13 11M16.5 7.5h-8a5 5 0 0 0 0 10H12';
export const turnIcon: IconShape = 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v3.5H13';
export const turnBackIcon: IconShape = 'M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 2.5v3.5H7';
export const mirrorIcon: IconShape = 'M10 2.5v15M7.5 5v10H2.5zM12.5 5v10h5z';
export const cropIcon: IconShape = 'M5.5 2v12.5H18M2 5.5h12.5V18';
export const paperIcon: IconShape = 'M3 6h14v8H3zM6 3h8v14H6z';
