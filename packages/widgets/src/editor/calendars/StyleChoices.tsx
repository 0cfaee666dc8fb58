import type { ReactElement } from 'react';
import type { CalendarSettings } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { calendarEditorTexts } from './strings.ts';
import { styleTexts } from './words.ts';

type Style = CalendarSettings['style'];

export interface StyleChoicesProps {
  readonly value: Style;
  readonly onValue: (style: Style) => void;
}

const styles = ['classic', 'modern', 'strip'] as const satisfies readonly Style[];

/** How the pages of a calendar look. */
export function StyleChoices({ value, onValue }: StyleChoicesProps): ReactElement {
  const t = useText(calendarEditorTexts);
  return (
    <Choices
      legend={t('style')}
      name="style"
      value={value}
      onValue={(chosen) => onValue(styles.find((each) => each === chosen) ?? 'classic')}
      options={styles.map((style) => ({
        value: style,
        label: t(styleTexts[style].label),
        hint: t(styleTexts[style].hint),
      }))}
    />
  );
}
