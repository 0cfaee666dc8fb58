import type { CardRole, CardSide } from '@trade-area/core/layout';
import type { TextKey } from '../../kit/text/bundle.ts';
import type { CardEditorTexts } from './strings.ts';

type Key = TextKey<keyof CardEditorTexts>;

export const sideTexts = {
  front: 'sideFront',
  back: 'sideBack',
  outside: 'sideOutside',
  inside: 'sideInside',
} as const satisfies Readonly<Record<CardSide, Key>>;

export const roleTexts = {
  title: 'textTitle',
  names: 'textNames',
  date: 'textDate',
  message: 'textMessage',
} as const satisfies Readonly<Record<CardRole, Key>>;
