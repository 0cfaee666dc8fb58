import type { Finding } from '@trade-area/core/contract';
import { referenceOf } from '@trade-area/core/kernel';
import type { Formats } from '@trade-area/core/kernel';
import type { Slot } from '@trade-area/core/preflight';
import type { RowProblem, UploadRow } from '@trade-area/core/uploads';
import type { KitTexts } from '../kit/strings.ts';
import type { Translate } from '../kit/text/bundle.ts';
import type { UploadsTexts } from './strings.ts';

export type Words = Translate<UploadsTexts>;

const problems = {
  signIn: 'problemSignIn',
  offline: 'problemOffline',
  gone: 'problemGone',
  tooLarge: 'problemTooLarge',
  labFull: 'problemLabFull',
  unreadable: 'problemUnreadable',
  elsewhere: 'problemElsewhere',
  refused: 'problemRefused',
  damaged: 'problemDamaged',
  duplicate: 'problemDuplicate',
  cardNumber: 'problemCardNumber',
  changed: 'problemChanged',
} as const satisfies Readonly<Record<RowProblem, keyof UploadsTexts>>;

/** The reasons about which a person may have to contact the lab. */
const problemsWithReference: readonly RowProblem[] = ['offline', 'gone', 'labFull', 'refused'];

/** The reason why a file stopped, with the reference of the answer where the lab gave one. */
export function problemText(
  t: Words,
  kit: Translate<KitTexts>,
  problem: RowProblem,
  requestId: string | undefined,
): string {
  if (requestId === undefined || !problemsWithReference.includes(problem)) return t(problems[problem]);
  // The lab answered, so the line is there.
  const reason = t(problem === 'offline' ? 'problemUnavailable' : problems[problem]);
  return `${reason} ${kit('reference', { code: referenceOf(requestId) })}`;
}

/** A colour profile by the name that editors show. */
export function profileText(t: Words, profile: string): string {
  if (profile === 'none') return t('noProfile');
  return profile === 'AdobeRGB' ? 'Adobe RGB (1998)' : profile;
}

/** Pixels, resolution on the paper and profile of a file, as far as they are known. */
export function looksText(t: Words, { width, height, density, profile }: UploadRow['looks']): string {
  return [
    ...(width > 0 ? [t('pixels', { width, height })] : []),
    ...(density > 0 ? [t('density', { density })] : []),
    ...(profile === '' ? [] : [profileText(t, profile)]),
  ].join(' · ');
}

/** The finding, its reason and the remedy, in one or two sentences with the numbers in them. */
export function findingText(t: Words, { code, values }: Finding, { list }: Pick<Formats, 'list'>): string {
  const sides = String(values['sides'] ?? '')
    .split(' ')
    .filter((side) => side !== '')
    .map((side) => t(`side_${side}` as 'side_top'));
  const models = String(values['model'] ?? '')
    .split(', ')
    .map((model) => (model === 'spot' || model === 'indexed' ? t(`model_${model}`) : model));
  // The reader of the file did not recognise any type, so there is none to name.
  if (code === 'type' && values['type'] === '?') return t('f_typeUnknown');
  return t(`f_${code}` as 'f_empty', { ...values, sides: list(sides), model: list(models) });
}

/** 'Spread 3' and 'pages 5–6'; of a half 'Page 5' and 'Spread 3'. */
export function slotText(t: Words, slot: Slot): { readonly name: string; readonly detail: string } {
  if (slot.kind === 'cover') return { name: t('cover'), detail: '' };
  if (slot.kind === 'image') return { name: t('image', { number: slot.number }), detail: '' };
  if (slot.kind === 'page')
    return {
      name: t('page', { number: slot.number }),
      detail: t('spread', { number: Math.ceil(slot.number / 2) }),
    };
  return {
    name: slot.kind === 'spreads' ? t('allSpreads') : t('spread', { number: slot.number }),
    detail: t('pages', { first: slot.first_page, last: slot.last_page }),
  };
}

const mostNames = 12;

/** Names of files in one sentence; of many the first twelve, and how many more there are. */
export function namesOf(rows: readonly UploadRow[], t: Words, list: Formats['list']): string {
  const more = rows.length - mostNames;
  const names = rows.slice(0, mostNames).map(({ name }) => name);
  return list(more > 0 ? [...names, t('moreNames', { count: more })] : names);
}

export function timeText(t: Words, seconds: number): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, seconds) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('minutes', { count: minutes });
  return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Word and colour of a row's state. */
export function stateOf(
  t: Words,
  row: UploadRow,
  light: 'red' | 'amber' | 'green' | null,
  formats: Pick<Formats, 'percent'>,
): { readonly text: string; readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' } {
  // Rounded down: 100 % means that every byte has arrived.
  const percent = formats.percent(row.size === 0 ? 0 : Math.floor((row.sent / row.size) * 100) / 100);
  switch (row.status) {
    case 'refused':
      return { text: t('refused'), tone: 'danger' };
    case 'failed':
      return { text: t('failed'), tone: 'danger' };
    case 'checked':
      if (light === 'red') return { text: t('blocked'), tone: 'danger' };
      return light === 'amber'
        ? { text: t('warned'), tone: 'warning' }
        : { text: t('checked'), tone: 'success' };
    case 'needsFile':
      return { text: row.sent === 0 ? t('awaited') : t('needsFile', { percent }), tone: 'warning' };
    case 'sending':
      return { text: percent, tone: 'info' };
    case 'retrying':
      return { text: t('retrying'), tone: 'warning' };
    case 'checking':
      return { text: t('checking'), tone: 'info' };
    default:
      return { text: t(row.status), tone: 'neutral' };
  }
}
