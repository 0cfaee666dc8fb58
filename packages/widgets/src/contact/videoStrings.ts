import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** In place of a video that does not load (VID-05). */
  unavailable: 'Video not available',
  unavailableHint:
    'Check your connection and try again. If it doesn’t help, the video may have been removed.',
  /** In place of a video that the address does not name. */
  noVideo: 'The address of this page doesn’t lead to a video. Open the link from your e-mail again.',
  /** Inside the player, for a browser without one (VID-05). */
  unsupported: 'Your browser does not support the video tag.',
} as const;

export type VideoTexts = typeof english;

/** Texts of the public video page. */
export const videoTexts = defineTexts('video', english);
