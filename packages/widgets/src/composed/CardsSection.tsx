import type { ReactElement } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { TextProvider, useLanguage } from '../kit/text/engine.tsx';
import { ManageCards } from '../payments/ManageCards.tsx';
import { paymentsTexts } from '../payments/strings.ts';

const texts = [kitTexts, paymentsTexts];

/** The cards in the account, loaded when their section is opened. */
export function CardsSection(): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={texts}>
      <ManageCards />
    </TextProvider>
  );
}
