import type { ReactElement } from 'react';
import { kitTexts } from '../kit/strings.ts';
import { TextProvider, useLanguage } from '../kit/text/engine.tsx';
import { NotificationChoices } from '../messages/NotificationChoices.tsx';
import { messagesTexts } from '../messages/strings.ts';

const texts = [kitTexts, messagesTexts];

/** Which news come by e-mail, under the profile; loaded behind it. */
export function NoticesSection(): ReactElement {
  return (
    <TextProvider language={useLanguage()} bundles={texts}>
      <NotificationChoices />
    </TextProvider>
  );
}
