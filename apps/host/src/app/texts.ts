import { accountTexts, authTexts, inboxTexts, kitTexts, passwordTexts } from '@trade-area/widgets';
import { consentTexts } from '@trade-area/widgets/portal';
import type { TextBundle } from '@trade-area/widgets';
import { layoutTexts } from '../layout/strings.ts';
import { authPageTexts } from '../pages/auth/strings.ts';

/**
 * Bundles of what stands around every page: there before anything is shown, so that no screen mixes two languages.
 * A page's own come with its code.
 */
export const portalTexts: readonly TextBundle[] = [
  kitTexts,
  authTexts,
  passwordTexts,
  accountTexts,
  consentTexts,
  inboxTexts,
  layoutTexts,
  authPageTexts,
];
