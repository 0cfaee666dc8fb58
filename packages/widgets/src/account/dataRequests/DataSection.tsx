import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { TextProvider, useLanguage } from '../../kit/text/engine.tsx';
import { DataRequests } from './DataRequests.tsx';
import { dataTexts } from './dataStrings.ts';

const texts = [kitTexts, dataTexts];

/** Copies and erasures of data with the texts that only they need; loaded when the section is opened. */
export function DataSection(): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={texts}>
      <DataRequests />
    </TextProvider>
  );
}
