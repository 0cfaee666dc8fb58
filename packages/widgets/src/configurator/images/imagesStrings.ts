import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  partImages: 'Images',
  /** A frame of a wall set, and the only one of a product. */
  frame: 'Frame {{number}}',
  onlyImage: 'Your image',
  noImage: 'No image yet',
  imagesSignIn: 'Sign in to add your images.',
  chooseImage: 'Choose image',
  changeImage: 'Change image',
  clearImage: 'Remove',
  /** Spoken names of the three. */
  chooseImageFor: 'Choose image: {{frame}}',
  changeImageOf: 'Change image: {{frame}}',
  clearImageOf: 'Remove image: {{frame}}',
  /** Button of an image in its frame, its spoken name, and the title of the dialog that it opens. */
  cropImage: 'Crop',
  cropImageOf: 'Crop image: {{frame}}',
  /** In that dialog. */
  cropHint: 'Drag the image, or use the sliders.',
  cropZoom: 'Zoom',
  cropAcross: 'Left to right',
  cropDown: 'Top to bottom',
  cropReset: 'Reset',
  cropApply: 'Apply',
  imagePixels: '{{width}} × {{height}} px',
  /** How an image looks in its frame. */
  fitGood: 'Good for this frame',
  fitGoodUpTo: 'Good for this frame, up to {{size}}',
  fitSoft: 'May look less sharp in this frame',
  fitLow: 'Too few pixels for this frame',

  // Panel of the images
  imagesTitle: 'Your images',
  addImages: 'Add images',
  imagesHint: 'JPG or TIFF, up to {{size}} each. You can also drop them here.',
  noImages: 'No images yet',
  noImagesText: 'Add images, then choose one for this frame.',
  imagesFull: 'This is the maximum number of images.',
  useImage: 'Use image',
  removeImage: 'Delete {{name}}',
  imageKept: 'This image couldn’t be deleted: a saved quote uses it, or the connection was lost.',
  resumeImages: 'Resume upload',
  imageWaiting: 'Waiting…',
  imageSending: 'Uploading…',
  imageChecking: 'Checking…',
  imageInterrupted: 'Interrupted',
  imageKind: 'Use a JPG or TIFF file.',
  imageEmpty: 'This file is empty.',
  imageLarge: 'This file is too large.',
  imageMany: 'Delete another image first. The maximum is {{limit}}.',
  imageLabFull: 'The lab’s storage is full. Try again later.',
  imageUnreadable: 'This file can’t be read. Choose it again.',
  imageElsewhere: 'Another tab is uploading this file.',
  imageUnprintable: 'This file can’t be printed. Use an RGB image without errors.',
} as const;

export type FrameImagesTexts = typeof english;

/** Words of the images in the frames of a product, which few products have. */
export const frameImagesTexts = defineTexts('frameImages', english);
