import { authTexts, kitTexts, readyTexts } from '@trade-area/widgets';

/** Texts of other languages than English are files: both sides have them ready before they draw. */
export const germanTexts = () => readyTexts('de', [kitTexts, authTexts]);
