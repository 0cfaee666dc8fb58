import type { PhotoRefusal, PrintEdge, ResolutionLevel } from '@trade-area/core/editor';
import type { Act, PhotoItem, ProjectFinding } from '@trade-area/core/layout';
import type { TextKey, Translate } from '../../kit/text/bundle.ts';
import type { Tone } from '../../ui/StatusMark.tsx';
import type { PrintEditorTexts } from './strings.ts';

type Key = TextKey<keyof PrintEditorTexts>;
type T = Translate<PrintEditorTexts>;

const acts: Partial<Record<Act, Key>> = {
  addPrints: 'actAddPrints',
  setCopies: 'actSetCopies',
  cropPhoto: 'actCropPhoto',
  turnPrint: 'actTurnPrint',
  stylePhoto: 'actStylePhoto',
  removeSpread: 'actRemoveSpread',
  duplicateSpread: 'actDuplicateSpread',
  changeProduct: 'actChangeProduct',
  rename: 'actRename',
  acceptFinding: 'actAcceptFinding',
};
/** The name of a step of the history. */
export const actText = (t: T, act: Act): string => t(acts[act] ?? 'actOther');

export const edgeTexts = {
  full: 'edgeFull',
  border: 'edgeBorder',
  whole: 'edgeWhole',
} as const satisfies Readonly<Record<PrintEdge, Key>>;

export const filterTexts = {
  none: 'coloursNone',
  bw: 'coloursBw',
  sepia: 'coloursSepia',
} as const satisfies Readonly<Record<PhotoItem['filter'], Key>>;

export const refusalTexts = {
  kind: 'refusedKind',
  empty: 'refusedEmpty',
  colours: 'refusedColours',
  damaged: 'refusedDamaged',
  unreadable: 'refusedUnreadable',
  many: 'refusedMany',
} as const satisfies Readonly<Record<PhotoRefusal, Key>>;

export const sharpness = {
  good: { text: 'sharpGood', tone: 'success' },
  soft: { text: 'sharpSoft', tone: 'info' },
  low: { text: 'sharpLow', tone: 'warning' },
  refused: { text: 'sharpRefused', tone: 'danger' },
} as const satisfies Readonly<Record<ResolutionLevel, { readonly text: Key; readonly tone: Tone }>>;

/** The sentence of a finding. */
export function findingText(t: T, { check, level, values }: ProjectFinding): string {
  switch (check) {
    case 'pageCount':
      return t('checkPageCount');
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
      return t('checkSafeZone');
    case 'emptyBox':
    case 'emptyPage':
      return t('checkEmpty');
    case 'duplicate':
      return t('checkDuplicate', { count: Number(values['times'] ?? 2) });
    case 'mixedProfile':
      return t('checkMixedProfile');
    default:
      return t('checkOther');
  }
}

export const findingTones: Readonly<Record<ProjectFinding['level'], Tone>> = {
  blocks: 'danger',
  confirm: 'danger',
  strong: 'warning',
  warning: 'warning',
  note: 'info',
};
