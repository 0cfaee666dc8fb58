import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { TextProvider, useLanguage } from '../../kit/text/engine.tsx';
import { Team } from './Team.tsx';
import { teamTexts } from './teamStrings.ts';

const texts = [kitTexts, teamTexts];

/** The people of the studio with the texts that only they need; loaded when the section is opened. */
export function TeamSection(): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={texts}>
      <Team />
    </TextProvider>
  );
}
