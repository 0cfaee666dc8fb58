import type { ExpectedSlot, Finding } from '../contract/index.ts';
import type { DeepFacts, FileFacts, Side } from './facts.ts';
import type { FindingCode } from './findingCodes.ts';
import { pageFit } from './pageFit.ts';
import { ofContents, ofPdf } from './pdfRules.ts';
import { allSpreadsSlot, isHalf, findSlot } from './slots.ts';
import type { Slot } from './slots.ts';
import { printDensity } from './pixels.ts';
import { densityLimits, fitOf, targetOf, turnedFor, uprightPixels } from './size.ts';

/** Pixels of a picture that are taken at all: the largest sheet of the lab and a half. */
export const mostPixels = 200_000_000;

type SheetSlot = Pick<Slot, 'kind' | 'w_mm' | 'h_mm' | 'bleed_mm'>;

export interface JudgeOptions {
  /** null while the file is unassigned: then it has to fit one of `sheets`. */
  readonly slot: SheetSlot | null;
  /** 'sRGB' or 'AdobeRGB'. */
  readonly profile: string;
  /** Double pages that one PDF may fill together. Default: none. */
  readonly spreads?: number;
  /** One sheet of each size of the order: an unassigned file that fits none of them cannot be used. */
  readonly sheets?: readonly SheetSlot[];
  /** Side of a single page that is not cut but joined. */
  readonly fold?: Side;
}

/** The measures a file is judged by on a sheet of its order: unassigned prints by the size that all of them have. */
export function judgeOptionsFor(slots: readonly ExpectedSlot[], name: string, profile: string): JudgeOptions {
  const prints = slots.every(({ kind }) => kind === 'image');
  return {
    slot: findSlot(slots, name) ?? (prints ? (slots[0] ?? null) : null),
    profile,
    spreads: allSpreadsSlot(slots)?.number ?? 0,
    sheets: (['spread', 'cover'] as const).flatMap((kind) => slots.find((each) => each.kind === kind) ?? []),
    ...(isHalf(name) ? { fold: name.endsWith('l') ? 'right' : 'left' } : {}),
  };
}

export type Draft = { readonly code: FindingCode } & Pick<Finding, 'level'> &
  Partial<Pick<Finding, 'fix' | 'values'>>;

/**
 * Every check of P-CHECKS that one file alone can answer, the gravest first.
 *
 * @example
 * const findings = judge(await readFacts(file), judgeOptionsFor(slots, 'spread-001', 'sRGB'));
 * const isBlocked = findings.some(({ level }) => level === 'block');
 */
export function judge(facts: FileFacts, asked: JudgeOptions, deep: DeepFacts | null = null): Finding[] {
  const drafts: (Draft | false)[] = [
    ...ofType(facts),
    ...(facts.type === 'pdf' ? ofPdf(facts, asked) : ofSize(facts, asked)),
    ...ofColour(facts, asked),
    ...ofRest(facts),
  ];
  if (deep) drafts.push(...ofPicture(facts, asked, deep));
  if (deep && facts.type === 'pdf') drafts.push(...ofContents(deep.contents ?? null, deep.colours ?? []));
  const levels = ['block', 'warn', 'note'];
  const found = drafts.filter((draft): draft is Draft => draft !== false);
  const first = found.find(({ code }) => ['empty', 'type', 'pixels', 'damaged'].includes(code));
  // A file that is no image, or a broken one, has no other faults worth telling.
  return (first ? [first] : found)
    .map((draft) => ({ fix: '', values: {}, ...draft }))
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

function ofType({ type, width, height }: FileFacts): (Draft | false)[] {
  const isAcceptedType = type === 'jpeg' || type === 'tiff' || type === 'pdf';
  return [
    type === 'empty' && { code: 'empty', level: 'block' },
    !isAcceptedType &&
      type !== 'empty' && {
        code: 'type',
        level: 'block',
        values: { type: type === 'unknown' ? '?' : type.toUpperCase() },
      },
    isAcceptedType && type !== 'pdf' && (width === 0 || height === 0) && { code: 'damaged', level: 'block' },
    width * height > mostPixels && {
      code: 'pixels',
      level: 'block',
      values: { megapixels: Math.round((width * height) / 1_000_000) },
    },
  ];
}

function ofSize(facts: FileFacts, { slot, sheets = [] }: JudgeOptions): (Draft | false)[] {
  if (facts.width === 0) return [];
  const { width, height } = uprightPixels(facts);
  return slot
    ? ofSheet(facts.density, { width, height }, slot)
    : ofLoose(facts.density, { width, height }, sheets);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}

function ofSheet(tag: number, { width, height }: Pixels, slot: SheetSlot): (Draft | false)[] {
  if (slot.kind === 'spreads') return [{ code: 'notAll', level: 'block' }];
  const sheet = slot.kind === 'image' ? turnedFor(width, height, slot) : slot;
  const target = targetOf(sheet);
  const values = { width, height, wantedWidth: target.width, wantedHeight: target.height };
  if (slot.kind === 'page') return ofPage(values, slot);
  const fit = fitOf(width, height, sheet, slot.kind === 'spread');
  if (fit.kind === 'exact')
    return [
      tag !== printDensity && tag > 0 && { code: 'densityTag', level: 'note', values: { density: tag } },
    ];
  if (fit.kind === 'singlePage') {
    // Joined it would be as coarse as it is now.
    const density = pageFit(width, height, { ...sheet, w_mm: sheet.w_mm / 2 })?.density ?? 0;
    return density < densityLimits.refused
      ? [{ code: 'lowDensity', level: 'block', values: { ...values, density } }]
      : [{ code: 'singlePage', level: 'block', values }];
  }
  if (fit.kind === 'turned') return [{ code: 'turned', level: 'block', values }];
  if (fit.kind === 'otherShape')
    return [
      fit.looksLike === ''
        ? { code: 'shape', level: 'block', values }
        : { code: 'shapeOf', level: 'block', values: { ...values, book: fit.looksLike } },
    ];
  const { density } = fit;
  const dpi = { ...values, density };
  return [
    density < densityLimits.refused && { code: 'lowDensity', level: 'block', values: dpi },
    density >= densityLimits.refused &&
      density < densityLimits.warned && { code: 'softDensity', level: 'warn', values: dpi },
    density >= densityLimits.warned &&
      fit.kind === 'scaled' && { code: 'scaled', level: 'note', values: dpi },
    fit.kind === 'noBleed' &&
      density >= densityLimits.refused && { code: 'noBleed', level: 'warn', values, fix: 'mirrorBleed' },
  ];
}

/**
 * An unassigned file that fits a sheet of the order is judged by its size once it is assigned. One that fits none is
 * refused by the sheet it comes nearest to: the one whose shape it has, else the first.
 */
function ofLoose(tag: number, size: Pixels, sheets: readonly SheetSlot[]): (Draft | false)[] {
  const blocks = sheets.map((sheet) =>
    ofSheet(tag, size, sheet).filter((draft): draft is Draft => draft !== false && draft.level === 'block'),
  );
  if (blocks.some((found) => found.length === 0)) return [];
  const codeOf = ([first]: (typeof blocks)[number]) => (first ? first.code : '');
  const shaped = blocks.find((found) => ['lowDensity', 'singlePage'].includes(codeOf(found)));
  return shaped ?? blocks[0] ?? [];
}

/** Row "spread": one of two single pages that the lab joins. */
function ofPage(
  values: { readonly width: number; readonly height: number },
  slot: NonNullable<JudgeOptions['slot']>,
): (Draft | false)[] {
  const fit = pageFit(values.width, values.height, slot);
  if (!fit) return [{ code: 'shape', level: 'block', values }];
  const dpi = { ...values, density: fit.density };
  const { refused, warned } = densityLimits;
  return [
    { code: 'joined', level: 'note', fix: 'join' },
    fit.density < refused && { code: 'lowDensity', level: 'block', values: dpi },
    fit.density >= refused && fit.density < warned && { code: 'softDensity', level: 'warn', values: dpi },
    fit.form === 'trim' &&
      fit.density >= refused && { code: 'noBleed', level: 'warn', values, fix: 'mirrorBleed' },
  ];
}

function ofColour(facts: FileFacts, { profile }: JudgeOptions): (Draft | false)[] {
  if (facts.type === 'pdf') return [];
  const { model } = facts;
  if (model === 'cmyk' || model === 'lab' || model === 'indexed')
    return [
      {
        code: 'colourModel',
        level: 'block',
        values: { model: model === 'lab' ? 'Lab' : model === 'cmyk' ? 'CMYK' : 'indexed' },
      },
    ];
  return [
    model === 'gray' && { code: 'gray', level: 'note', fix: 'toRgb' },
    model === 'rgb' && facts.profile === 'none' && { code: 'noProfile', level: 'warn', fix: 'assumeSrgb' },
    facts.profile === 'other' &&
      model === 'rgb' && {
        code: 'otherProfile',
        level: 'warn',
        values: { profile: facts.profileName || '?' },
        fix: 'toSrgb',
      },
    (facts.profile === 'sRGB' || facts.profile === 'AdobeRGB') &&
      facts.profile !== profile && {
        code: 'profileDiffers',
        level: 'note',
        values: { profile: nameOf(facts.profile), wanted: nameOf(profile) },
      },
  ];
}

const nameOf = (profile: string) => (profile === 'AdobeRGB' ? 'Adobe RGB (1998)' : profile);

function ofRest(facts: FileFacts): (Draft | false)[] {
  return [
    facts.depth > 8 && { code: 'depth', level: 'note', values: { depth: facts.depth }, fix: 'to8bit' },
    facts.type === 'tiff' &&
      facts.pages > 1 && { code: 'layers', level: 'block', values: { pages: facts.pages } },
    facts.alpha && { code: 'alpha', level: 'note', fix: 'flatten' },
    facts.orientation > 1 && { code: 'orientation', level: 'note', fix: 'turn' },
  ];
}

/** Below this a picture is one colour. */
const blank = 2;

function ofPicture(facts: FileFacts, { fold }: JudgeOptions, deep: DeepFacts): (Draft | false)[] {
  const bare = deep.bareSides.filter((side) => side !== fold);
  return [
    !deep.complete && { code: 'damaged', level: 'block' },
    deep.deviation !== null &&
      deep.deviation < blank &&
      facts.type !== 'pdf' && { code: 'blank', level: 'note' },
    bare.length > 0 && { code: 'bareEdge', level: 'warn', values: { sides: bare.join(' ') } },
  ];
}
