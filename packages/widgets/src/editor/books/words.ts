import type { BookDensity, BookStyle } from '@trade-area/core/editor';
import type { Act, Alignment, Order, ProjectFinding, TextItem } from '@trade-area/core/layout';
import type { TextKey, Translate } from '../../kit/text/bundle.ts';
import type { BookEditorTexts } from './strings.ts';
import type { TraySort } from './usePhotoTray.ts';

type Key = TextKey<keyof BookEditorTexts>;
type T = Translate<BookEditorTexts>;

export const styleTexts = {
  mixed: { label: 'styleMixed', hint: 'styleMixedHint' },
  full: { label: 'styleFull', hint: 'styleFullHint' },
  margin: { label: 'styleMargin', hint: 'styleMarginHint' },
  whole: { label: 'styleWhole', hint: 'styleWholeHint' },
} as const satisfies Readonly<Record<BookStyle, { readonly label: Key; readonly hint: Key }>>;

export const densityTexts = {
  few: 'densityFew',
  some: 'densitySome',
  many: 'densityMany',
} as const satisfies Readonly<Record<BookDensity, Key>>;

export const sortTexts = {
  time: 'sortTime',
  name: 'sortName',
  stars: 'sortStars',
} as const satisfies Readonly<Record<TraySort, Key>>;

export const alignTexts = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
} as const satisfies Readonly<Record<Alignment, Key>>;

export const orderTexts = {
  front: 'orderFront',
  forward: 'orderForward',
  backward: 'orderBackward',
  back: 'orderBack',
} as const satisfies Readonly<Record<Order, Key>>;

const acts: Partial<Record<Act, Key>> = {
  addPhotos: 'actAddPhotos',
  removePhotos: 'actRemovePhotos',
  ratePhoto: 'actRatePhoto',
  setFocus: 'actSetFocus',
  placePhoto: 'actPlacePhoto',
  swapPhotos: 'actSwapPhotos',
  copyPhoto: 'actCopyPhoto',
  emptyBox: 'actEmptyBox',
  addBox: 'actAddBox',
  addText: 'actAddText',
  editText: 'actEditText',
  styleText: 'actStyleText',
  moveItems: 'actMoveItems',
  resizeItem: 'actResizeItem',
  turnItem: 'actTurnItem',
  cropPhoto: 'actCropPhoto',
  stylePhoto: 'actStylePhoto',
  removeItems: 'actRemoveItems',
  pasteItems: 'actPasteItems',
  reorderItems: 'actReorderItems',
  alignItems: 'actAlignItems',
  lockItems: 'actLockItems',
  addSpread: 'actAddSpread',
  duplicateSpread: 'actDuplicateSpread',
  removeSpread: 'actRemoveSpread',
  moveSpread: 'actMoveSpread',
  lockSpread: 'actLockSpread',
  setBackground: 'actSetBackground',
  changeLayout: 'actChangeLayout',
  fillBook: 'actFillBook',
  setCopies: 'actSetCopies',
  rename: 'actRename',
  changeProduct: 'actChangeProduct',
  setPages: 'actSetPages',
  acceptFinding: 'actAcceptFinding',
  fixFinding: 'actFixFinding',
};
/** The name of a step of the history. */
export const bookActText = (t: T, act: Act): string => t(acts[act] ?? 'actOther');

/** Fonts by the names that their makers gave them. */
export const fontNames: Readonly<Record<TextItem['font'], string>> = {
  'eb-garamond': 'EB Garamond',
  lato: 'Lato',
  'dancing-script': 'Dancing Script',
  fraunces: 'Fraunces',
};

export const textAlignTexts = {
  left: 'textLeft',
  center: 'textCenter',
  right: 'textRight',
} as const satisfies Readonly<Record<TextItem['align'], Key>>;

export const textVerticalTexts = {
  top: 'textTop',
  middle: 'textMiddle',
  bottom: 'textBottom',
} as const satisfies Readonly<Record<TextItem['valign'], Key>>;

/** The sentence of a finding in a book. */
export function bookFindingText(t: T, { check, level, values }: ProjectFinding): string {
  switch (check) {
    case 'pageCount':
      return t('checkPageCount', values);
    case 'missingPhoto':
      return t('checkMissingPhoto');
    case 'outsidePage':
      return t('checkOutsidePage');
    case 'lowRes':
      return t(level === 'confirm' ? 'checkLowRes' : 'checkLowResStrong', values);
    case 'softRes':
      return t('checkSoftRes', values);
    case 'bleedGuard':
      return t('checkBleedGuard');
    case 'safeZone':
      return t(values['what'] === 'text' ? 'checkSafeText' : 'checkSafeFocus');
    case 'gutter':
      return t(values['what'] === 'text' ? 'checkGutterText' : 'checkGutterFocus');
    case 'textOverflow':
      return t('checkTextOverflow');
    case 'missingGlyph':
      return t('checkMissingGlyph', values);
    case 'placeholderText':
      return t('checkPlaceholderText');
    case 'emptyBox':
      return t('checkEmptyBox');
    case 'emptyPage':
      return t('checkEmptyPage');
    case 'duplicate':
      return t('checkDuplicate', { count: Number(values['times'] ?? 2) });
    case 'mixedProfile':
      return t('checkMixedProfile');
  }
}
