import type { IconShape } from '../../ui/icons.ts';

/** Shapes that only the editor of books shows, on the grid of `ui/icons.ts`. */
export const addIcon: IconShape = 'M10 4v12M4 10h12';
export const lockIcon: IconShape = 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9';
export const unlockIcon: IconShape = 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1';
export const previousIcon: IconShape = 'M16 10H4M9 5l-5 5 5 5';
export const nextIcon: IconShape = 'M4 10h12M11 5l5 5-5 5';
export const shuffleIcon: IconShape =
  'M3 6h3l7 8h4M14.5 11.5L17 14l-2.5 2.5M3 14h3l1.8-2M10.5 8.8L13 6h4M14.5 3.5L17 6l-2.5 2.5';
export const boxIcon: IconShape = 'M3 4h14v12H3zM3 13l4-4 4 4 2.5-2L17 14';
export const textIcon: IconShape = 'M4 5V3.5h12V5M10 3.5v13M7.5 16.5h5';
export const takeOutIcon: IconShape = 'M3 4h14v12H3zM7 7l6 6M13 7l-6 6';
export const alignIcon: IconShape = 'M4 3v14M7 6h9v3H7zM7 12h5v3H7z';
export const orderIcon: IconShape = 'M3 7l7-4 7 4-7 4zM3 11l7 4 7-4M3 14.5l7 4 7-4';
export const zoomInIcon: IconShape =
  'M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.5 4.5M6 8.75h5.5M8.75 6v5.5';
export const zoomOutIcon: IconShape =
  'M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.5 4.5M6 8.75h5.5';
export const previewIcon: IconShape =
  'M10 5.2C8 3.8 5.5 3.5 2.5 3.5v12c3 0 5.5.3 7.5 1.7 2-1.4 4.5-1.7 7.5-1.7v-12c-3 0-5.5.3-7.5 1.7zM10 5.2v12';
