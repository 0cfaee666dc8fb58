import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  // In place of the configurator of another service that cannot be used
  serviceNotLoaded: 'The configurator couldn’t be loaded',
  serviceNotLoadedText:
    'Your network or a browser extension may block it. Try again, or contact the lab if the problem remains.',
  serviceNoAnswer: 'The configurator isn’t responding',
  serviceFailed: 'The configurator stopped',
  serviceUnreadable: 'The configurator’s data can’t be read',
  /** Below each of the last three. */
  serviceKept:
    'The choices shown on this page are kept. Try again, or contact the lab if the problem remains.',
} as const;

export type ConfiguratorServiceTexts = typeof english;

/** Words in place of the configurator of another service. */
export const configuratorServiceTexts = defineTexts('configuratorService', english);
