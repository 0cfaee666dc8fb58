import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Title of the consent modal (PRIV-06, PRIV-12). */
  modalTitle: 'Your privacy',
  /** Its text; the link and the buttons follow. */
  modalText:
    'The Trade Area stores data on your device to keep you signed in and remember your language. With your permission, one analytics service helps us improve it. Ordering works the same either way.',
  /** Link to /ta/privacy. */
  policyLink: 'Privacy Policy',
  /** Button that gives the consent, from the modal. */
  allow: 'Allow',

  /** Heading above the checkbox at the end of the policy. */
  choiceTitle: 'Your choice',
  /** Words of the checkbox (PRIV-04). */
  checkbox: 'I have read this notice and I allow the processing of my data.',
  /** Line under it. */
  choiceHint: 'You can change this at any time. Your orders do not depend on it.',
  /** While the choice is on its way. */
  saving: 'Saving your choice…',
  /** The choice did not arrive; `reason` is a sentence (PRIV-14). */
  notSaved: 'Couldn’t save your choice. Your previous choice still applies. {{reason}}',
} as const;

export type ConsentTexts = typeof english;

/** Words of the consent modal and of the checkbox of the policy. */
export const consentTexts = defineTexts('consent', english);
