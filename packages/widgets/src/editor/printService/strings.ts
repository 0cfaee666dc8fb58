import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Spoken name of the area in which the editor of another service is shown. */
  editor: 'Print editor',

  // It cannot be used
  notLoaded: 'The editor couldn’t be loaded',
  notLoadedText:
    'Your network or a browser extension may block it. Try again, or contact the lab if the problem remains.',
  noAnswer: 'The editor isn’t responding',
  failed: 'The editor stopped',
  /** Below the two titles above. */
  kept: 'Projects that were saved are kept.',
  noSession: 'Couldn’t open the editor',
  toStore: 'Go to the store',

  // A project is finished
  orderFailed: 'Couldn’t open the checkout',

  // The page is left while a project is edited
  leaveTitle: 'Leave the editor?',
  leaveText: 'Changes that the editor hasn’t saved are lost.',
  leaveYes: 'Leave',
  leaveNo: 'Stay',
} as const;

export type PrintServiceTexts = typeof english;

/** Words around a print editor of another service. */
export const printServiceTexts = defineTexts('printService', english);
