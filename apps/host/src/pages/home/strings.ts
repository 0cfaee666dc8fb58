import { defineTexts } from '@trade-area/widgets';

const english = {
  title: 'Explore, design, order',
  text: 'There’s no page at this address, but the store is one click away. Explore albums and prints, design your own and order it.',
  /** Buttons. */
  toStore: 'Go to the store',
  toDashboard: 'Back to the dashboard',
} as const;

export type HomePageTexts = typeof english;

/** Texts of the fallback page of any unknown address (SHELL-23). */
export const homePageTexts = defineTexts('homePage', english);
