import { accountTexts, authTexts, inboxLinkTexts, kitTexts, passwordTexts } from '@trade-area/widgets';
import { consentTexts } from '@trade-area/widgets/portal';
import type { TextBundle } from '@trade-area/widgets';
import { layoutTexts } from '../layout/strings.ts';
import { authPageTexts } from '../pages/auth/strings.ts';

/**
 * The texts around every page. They are loaded before anything is shown, so that no screen mixes two languages; a
 * page's own texts come with its code.
 */
export const portalTexts: readonly TextBundle[] = [
  kitTexts,
  authTexts,
  passwordTexts,
  accountTexts,
  consentTexts,
  inboxLinkTexts,
  layoutTexts,
  authPageTexts,
];
