import type { CalendarSettings } from '@trade-area/core/layout';
import type { TextKey } from '../../kit/text/bundle.ts';
import type { CalendarEditorTexts } from './strings.ts';

type Key = TextKey<keyof CalendarEditorTexts>;

export const styleTexts = {
  classic: { label: 'styleClassic', hint: 'styleClassicHint' },
  modern: { label: 'styleModern', hint: 'styleModernHint' },
  strip: { label: 'styleStrip', hint: 'styleStripHint' },
} as const satisfies Readonly<Record<CalendarSettings['style'], { readonly label: Key; readonly hint: Key }>>;
